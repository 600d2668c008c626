"""A test that asks for `either_path`, or whose server does, runs on both paths of a screen's socket."""

from collections.abc import Iterator

import pytest

from tests.server.paths import DIRECT, WITHOUT_PICOWS, sockets


@pytest.fixture(scope="module", params=[DIRECT, WITHOUT_PICOWS])
def either_path(request: pytest.FixtureRequest) -> Iterator[str]:
    with sockets(request.param) as path:
        yield path

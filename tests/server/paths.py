"""The two paths of a screen's socket, for rigs of what must be the same on both."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

DIRECT, WITHOUT_PICOWS = "direct", "without picows"
_OF_PICOWS = ("direct_sockets", "frame_listener", "frame_parts")


@contextmanager
def sockets(path: str) -> Iterator[str]:
    """Servers that are made meanwhile have their sockets by picows, or find that it is not installed."""
    with pytest.MonkeyPatch.context() as patch:
        if path == WITHOUT_PICOWS:
            patch.setitem(sys.modules, "picows", None)
            for name in _OF_PICOWS:
                patch.delitem(sys.modules, f"croupier.server.{name}", raising=False)
        yield path

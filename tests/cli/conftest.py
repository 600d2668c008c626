"""Commands print as into a file, however wide the terminal is that the tests were started from."""

import pytest


@pytest.fixture(autouse=True)
def piped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)

"""The log does no harm: a line that cannot be written is lost, and nonsense is told of once."""

import logging
import sys

import pytest

from croupier.server.logs import LineLogger, SeldomRepeated


class Gone:
    def write(self, _: str) -> int:
        raise BrokenPipeError

    def flush(self) -> None:
        raise BrokenPipeError


def test_a_line_that_cannot_be_written_is_lost_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = LineLogger()
    log.error('{"event": "here"}')
    assert capsys.readouterr().out == '{"event": "here"}\n'
    monkeypatch.setattr(sys, "stdout", Gone())
    log.error('{"event": "lost"}')


def record(says: str) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, says, None, None)


def test_a_message_passes_once_in_ten_seconds_and_others_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("croupier.server.logs.monotonic", lambda: now)
    seldom = SeldomRepeated()
    assert [seldom.filter(record(says)) for says in ("a", "a", "b", "a")] == [True, False, True, False]
    now += 10.0
    assert seldom.filter(record("a"))

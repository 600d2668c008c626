"""The log does no harm: a line that cannot be written is lost, and nonsense is told of once."""

import logging
import os

import pytest

from croupier.server.log_thread import LogThread
from croupier.server.logs import LineLogger, SeldomRepeated


def test_a_line_that_cannot_be_written_is_lost_and_nothing_else() -> None:
    read, write = os.pipe()
    lines = LogThread(write)
    LineLogger(lines).error('{"event": "here"}')
    lines.flush()
    assert os.read(read, 100) == b'{"event": "here"}\n'
    os.close(read)
    LineLogger(lines).error('{"event": "lost"}')
    lines.flush()
    os.close(write)


def test_a_reader_who_does_not_read_holds_nothing_up_and_is_told_what_was_dropped() -> None:
    read, write = os.pipe()
    lines, long = LogThread(write, most=5), "x" * 50_000
    for _ in range(20):
        lines.put(long)
    assert lines.dropped >= 10
    text = b""
    while b"log lines were dropped" not in text:
        text += os.read(read, 1_000_000)
    assert lines.dropped == 0


def record(says: str) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, says, None, None)


def test_a_message_passes_once_in_ten_seconds_and_others_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("croupier.server.logs.monotonic", lambda: now)
    seldom = SeldomRepeated()
    assert [seldom.filter(record(says)) for says in ("a", "a", "b", "a")] == [True, False, True, False]
    now += 10.0
    assert seldom.filter(record("a"))

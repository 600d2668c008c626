"""A serial line: bytes both ways without waiting, a lock, and no limit on how many files are open."""

import os
import resource
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from croupier.devices.pseudo_terminal import PseudoTerminal
from croupier.devices.serial_line import SerialLine, open_line

SELECTABLE = 1024
"""The file from which on `select` fails."""


@pytest.fixture
def other() -> Iterator[PseudoTerminal]:
    made = PseudoTerminal()
    yield made
    made.close()


def test_bytes_go_both_ways_and_nobody_waits(other: PseudoTerminal) -> None:
    line = SerialLine(other.path)
    assert (line.read(), other.receive()) == (b"", b"")
    everything = bytes(range(256))
    other.send(everything)
    assert line.read() == everything
    assert line.write(everything)
    assert other.receive() == everything
    line.close()


def test_a_line_that_takes_nothing_says_so(other: PseudoTerminal) -> None:
    line = SerialLine(other.path)
    while line.write(b"x" * 256):
        pass
    assert other.receive()
    line.close()


def test_a_lost_line_gives_nothing_and_takes_nothing() -> None:
    other = PseudoTerminal()
    line = SerialLine(other.path)
    other.close()
    assert line.read() is None
    assert not line.write(b"*X\r\n")
    line.close()


def test_what_was_sent_before_anyone_listened_is_not_heard(other: PseudoTerminal) -> None:
    other.send(b"*X;2;011;23;0;165;1\r\n")
    line = SerialLine(other.path)
    assert line.read() == b""
    line.close()


def test_a_line_has_one_listener(other: PseudoTerminal) -> None:
    line = SerialLine(other.path)
    assert open_line(other.path) is None
    line.close()
    again = open_line(other.path)
    assert again is not None
    again.close()


def test_a_line_works_however_many_files_are_open(other: PseudoTerminal) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2 * SELECTABLE:
        pytest.skip("this process may not open enough files")
    with ExitStack() as stack:
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2 * SELECTABLE), hard))
        for _ in range(SELECTABLE):
            stack.callback(os.close, os.open(os.devnull, os.O_RDONLY))
        line = SerialLine(other.path)
        stack.callback(line.close)
        assert line._serial.fileno() >= SELECTABLE
        assert line.write(b"*X\r\n")
        assert other.receive() == b"*X\r\n"
        other.send(b" 7\r\n")
        assert line.read() == b" 7\r\n"

"""The three lines that printers stand on: every byte both ways, and an error once a line is lost."""

import asyncio
import errno
import os
import termios
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvloop

from croupier.devices.printer_line import LineOpener, drop_stale, file_at, serial_at, tcp_at
from croupier.devices.simulated_line import FarEnd, PtyEnd, TcpEnd

EVERY_BYTE = bytes(range(256)) * 8
Run = Callable[[Coroutine[Any, Any, None]], None]


def serial_line() -> tuple[FarEnd, LineOpener]:
    end = PtyEnd()
    return end, serial_at(end.address, 38400)


def file_line() -> tuple[FarEnd, LineOpener]:
    end = PtyEnd()
    return end, file_at(end.address)


def tcp_line() -> tuple[FarEnd, LineOpener]:
    end = TcpEnd()
    return end, tcp_at("127.0.0.1", end.port)


LINES = pytest.mark.parametrize("make", [serial_line, file_line, tcp_line])


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """On the loop of the standard library, and on the one that the server runs on."""

    def run_there(work: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(work)

    return run_there


def heard(end: FarEnd, size: int) -> bytes:
    """What the far end hears, until it is so many bytes."""
    found = b""
    while len(found) < size:
        found += end.receive(0.01)
    return found


@LINES
def test_every_byte_goes_both_ways_as_it_is(run: Run, make: Callable[[], tuple[FarEnd, LineOpener]]) -> None:
    end, open_line = make()

    async def talk() -> None:
        line = await open_line()
        await line.send(EVERY_BYTE)
        assert await asyncio.to_thread(heard, end, len(EVERY_BYTE)) == EVERY_BYTE
        end.send(EVERY_BYTE[:256])
        answered = b""
        while len(answered) < 256:
            answered += await line.receive()
        assert answered == EVERY_BYTE[:256]
        await line.close()

    run(talk())
    end.close()


@pytest.mark.parametrize("make", [serial_line, tcp_line])
def test_a_line_that_is_lost_raises(run: Run, make: Callable[[], tuple[FarEnd, LineOpener]]) -> None:
    end, open_line = make()

    async def lose() -> None:
        line = await open_line()
        await asyncio.to_thread(end.receive, 0.05)
        end.close()
        with pytest.raises(OSError, match=r"\w"):
            async with asyncio.timeout(2):
                await line.receive()
        await line.close()

    run(lose())


@LINES
def test_what_was_left_unread_is_dropped(make: Callable[[], tuple[FarEnd, LineOpener]]) -> None:
    end, open_line = make()

    async def drop() -> None:
        line = await open_line()
        await asyncio.to_thread(end.receive, 0.05)
        end.send(b"old")
        await drop_stale(line)
        end.send(b"new")
        assert await line.receive() == b"new"
        await line.close()

    asyncio.run(drop())
    end.close()


@pytest.mark.parametrize("make", [serial_line, file_line])
def test_a_second_user_is_refused(make: Callable[[], tuple[FarEnd, LineOpener]]) -> None:
    end, open_line = make()

    async def open_twice() -> None:
        line = await open_line()
        with pytest.raises(OSError, match=r"\w"):
            await open_line()
        await line.close()
        await (await open_line()).close()

    asyncio.run(open_twice())
    end.close()


def test_the_serial_line_is_opened_at_its_speed_with_eight_bits_no_parity_and_one_stop_bit() -> None:
    end = PtyEnd()
    open_line = serial_at(end.address, 38400)

    async def look() -> None:
        line = await open_line()
        found = termios.tcgetattr(end._others_side)
        assert found[4:6] == [termios.B38400, termios.B38400]
        framing = termios.CSIZE | termios.PARENB | termios.CSTOPB | termios.CRTSCTS
        assert found[2] & framing == termios.CS8
        await line.close()

    asyncio.run(look())
    end.close()


@LINES
def test_nothing_is_left_open(make: Callable[[], tuple[FarEnd, LineOpener]]) -> None:
    end, open_line = make()

    async def come_and_go() -> None:
        for _ in range(5):
            line = await open_line()
            await asyncio.to_thread(end.receive, 0.05)
            await line.close()

    asyncio.run(come_and_go())
    before = len(os.listdir("/proc/self/fd"))
    asyncio.run(come_and_go())
    assert len(os.listdir("/proc/self/fd")) <= before + 1  # a far end may not have hung up yet
    end.close()


def test_a_usb_printer_that_is_pulled_out_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    end, open_line = file_line()

    def gone(_file: int, _most: int) -> bytes:
        raise OSError(errno.ENODEV, "no such device")

    async def talk() -> None:
        line = await open_line()
        end.send(b"said")
        monkeypatch.setattr(os, "read", gone)
        with pytest.raises(OSError, match="no such device"):
            await line.receive()
        monkeypatch.undo()
        await line.close()

    asyncio.run(talk())
    end.close()


def test_a_read_that_brings_nothing_is_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the kernel's driver of USB printers answers while the printer has nothing to say."""
    end, open_line = file_line()
    real, empty = os.read, [b"", b""]

    async def talk() -> None:
        line = await open_line()
        end.send(b"said")
        monkeypatch.setattr(os, "read", lambda file, most: empty.pop() if empty else real(file, most))
        assert await line.receive() == b"said"
        monkeypatch.undo()
        await line.close()

    asyncio.run(talk())
    assert empty == []
    end.close()

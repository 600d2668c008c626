"""The lines that printers stand on: a serial line, a character device such as a USB printer's, a TCP port."""

import asyncio
import fcntl
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import serialx

from croupier.base.refusal import Reason, refuse, shown

MOST = 4096
STALE_WITHIN = 0.03
"""Seconds of silence after which nothing of an earlier conversation is left on a line."""


CLOSED_WITHIN = 0.5
EMPTY_PAUSE = 0.01
BAUDS = (1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200)
"""The speeds of serial lines that printers have."""


class PrinterLine(Protocol):
    """Both directions, every byte as it is. `OSError` is raised once the line is lost."""

    async def send(self, raw: bytes, /) -> None: ...

    async def receive(self) -> bytes:
        """What comes next, at least one byte."""
        ...

    async def close(self) -> None: ...


LineOpener = Callable[[], Awaitable[PrinterLine]]
"""Opens a line, or raises `OSError`."""


class StreamLine:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, raw: bytes) -> None:
        try:
            self._writer.write(raw)
            await self._writer.drain()
        except serialx.SerialException as error:
            raise OSError(str(error)) from None

    async def receive(self) -> bytes:
        try:
            received = await self._reader.read(MOST)
        except serialx.SerialException as error:
            raise OSError(str(error)) from None
        if not received:
            raise ConnectionResetError("the line is closed")
        return received

    async def close(self) -> None:
        """Within bounded time, even where bytes wait that nobody takes."""
        self._writer.close()
        with suppress(OSError, serialx.SerialException, TimeoutError):
            async with asyncio.timeout(CLOSED_WITHIN):
                await self._writer.wait_closed()
            return
        self._writer.transport.abort()


class FileLine:
    """Holds a lock while it is open: two floors would mix their papers."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise

    async def send(self, raw: bytes) -> None:
        loop = asyncio.get_running_loop()
        while raw:
            await self._ready(loop.add_writer, loop.remove_writer)
            with suppress(BlockingIOError):
                raw = raw[os.write(self._file, raw) :]

    async def receive(self) -> bytes:
        loop = asyncio.get_running_loop()
        while True:
            await self._ready(loop.add_reader, loop.remove_reader)
            with suppress(BlockingIOError):
                if received := os.read(self._file, MOST):
                    return received
            await asyncio.sleep(EMPTY_PAUSE)  # USB printers answer reads with nothing while they have nothing

    async def _ready(self, add: Callable[..., object], remove: Callable[[int], object]) -> None:
        ready = asyncio.Event()
        add(self._file, ready.set)
        try:
            await ready.wait()
        finally:
            remove(self._file)

    async def close(self) -> None:
        os.close(self._file)


def read_baud(text: str) -> int:
    """Raises `Refused` for what is no speed of a printer's line."""
    if text in map(str, BAUDS):
        return int(text)
    refuse(
        Reason.UNREADABLE, f"a printer's line has a baud of {', '.join(map(str, BAUDS))}, not {shown(text)}"
    )


def serial_at(path: str, baud: int) -> LineOpener:
    """Eight bits, no parity, one stop bit; locked against a second user."""

    async def open_line() -> PrinterLine:
        try:
            return StreamLine(*await serialx.open_serial_connection(path, baudrate=baud))
        except (serialx.SerialException, ValueError) as error:
            raise OSError(str(error)) from None

    return open_line


def file_at(path: str) -> LineOpener:
    async def open_line() -> PrinterLine:
        try:
            return FileLine(path)
        except ValueError as error:
            raise OSError(str(error)) from None

    return open_line


def tcp_at(host: str, port: int) -> LineOpener:
    async def open_line() -> PrinterLine:
        return StreamLine(*await asyncio.open_connection(host, port))

    return open_line


async def drop_stale(line: PrinterLine) -> None:
    """Read what an earlier conversation left unread, until the line is silent.

    Twice, because a machine that stood still for a moment sees bytes and the end of the time at once.
    """
    silences = 0
    while silences < 2:
        try:
            async with asyncio.timeout(STALE_WITHIN):
                await line.receive()
            silences = 0
        except TimeoutError:
            silences += 1

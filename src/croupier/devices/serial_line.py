"""A serial line that is listened to: 9600 baud, eight bits, no parity, one stop bit, every byte as it is."""

import asyncio
import fcntl
import os
import termios
from contextlib import suppress

_SPEED = termios.B9600
_MOST = 4096


class SerialLine:
    """Holds a lock while it is open: of two listeners each would get only some of the bytes."""

    def __init__(self, path: str) -> None:
        """Raises `OSError` where there is no such line, or somebody else listens to it."""
        self._file = os.open(path, os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _make_raw(self._file)
        except OSError:
            self.close()
            raise

    async def receive(self, within: float | None = None) -> bytes | None:
        """What has come; empty if nothing came within so many seconds, None once the line is lost."""
        if not await self._can_be_read(within):
            return b""
        try:
            return os.read(self._file, _MOST) or None
        except BlockingIOError:
            return b""
        except OSError:
            return None

    async def _can_be_read(self, within: float | None) -> bool:
        loop, ready = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._file, ready.set)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(within):
                    await ready.wait()
        finally:
            loop.remove_reader(self._file)
        return ready.is_set()  # after a frozen second both may be so: bytes there, and time over

    def close(self) -> None:
        os.close(self._file)


def open_line(path: str) -> SerialLine | None:
    """None where it cannot be opened."""
    with suppress(OSError, ValueError):
        return SerialLine(path)
    return None


def _make_raw(file: int) -> None:
    try:
        *_, controls = termios.tcgetattr(file)
        flags = termios.CS8 | termios.CREAD | termios.CLOCAL
        termios.tcsetattr(file, termios.TCSANOW, [0, 0, flags, 0, _SPEED, _SPEED, controls])
    except termios.error as error:
        raise OSError(*error.args) from None

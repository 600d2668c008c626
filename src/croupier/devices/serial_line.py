"""A serial line over serialx: eight bits, no parity, one stop bit, every byte as it is.

Reading and writing never wait, so that a device may be asked from a table's own loop; whoever only listens
awaits `receive`. A pseudo-terminal is opened the same way, which is how simulated devices are connected.
"""

import asyncio
import os
from contextlib import suppress

from serialx import SerialException, serial_for_url

SPEED = 9600
_MOST = 4096


class SerialLine:
    """Holds a lock while it is open: of two listeners each would get only some of the bytes.

    serialx opens, locks and configures the line. Bytes are read and written here, because its own `read` and
    `write` use `select`, which fails once a busy floor has more than 1,024 files open.
    """

    def __init__(self, path: str, speed: int = SPEED) -> None:
        """Raises `OSError` where there is no such line, or somebody else listens to it."""
        self._serial = serial_for_url(f"device://{path}", baudrate=speed, exclusive=True)
        try:
            self._serial.open()
        except SerialException as error:
            raise OSError(str(error)) from None

    def read(self) -> bytes | None:
        """What has come; empty if nothing has, None once the line is lost."""
        try:
            return os.read(self._serial.fileno(), _MOST) or None
        except BlockingIOError:
            return b""
        except OSError:
            return None

    def write(self, message: bytes) -> bool:
        """False if the line takes nothing now; a device that is not there is told of by `read`."""
        try:
            return os.write(self._serial.fileno(), message) == len(message)
        except OSError:
            return False

    async def receive(self, within: float | None = None) -> bytes | None:
        """What has come; empty if nothing came within so many seconds, None once the line is lost."""
        return self.read() if await self._can_be_read(within) else b""

    async def _can_be_read(self, within: float | None) -> bool:
        loop, ready, file = asyncio.get_running_loop(), asyncio.Event(), self._serial.fileno()
        loop.add_reader(file, ready.set)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(within):
                    await ready.wait()
        finally:
            loop.remove_reader(file)
        return ready.is_set()  # after a frozen second both may be so: bytes there, and time over

    def close(self) -> None:
        self._serial.close()


def open_line(path: str, speed: int = SPEED) -> SerialLine | None:
    """None where it cannot be opened."""
    with suppress(OSError, ValueError):
        return SerialLine(path, speed)
    return None

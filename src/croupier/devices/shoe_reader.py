"""A shoe of paper cards with a reader in it, heard over a serial line."""

import asyncio

from croupier.devices.serial_line import SerialLine, open_line
from croupier.devices.shoe import ShoeAlarm, ShoeFault, ShoePlace, Told
from croupier.devices.shoe_frames import FrameScanner

TORN_AFTER = 0.5
"""Seconds of silence within a frame; at 9600 baud the longest frame takes a seventh of one."""
RETRY_EVERY = 1.0
"""Seconds between two attempts to open a line that is lost."""


class ShoeReader:
    """It does not see the cutting card: the dealer says when that comes out."""

    simulated = by_screen = False
    keyed = False
    virtual = None

    def __init__(self, path: str, retry_every: float = RETRY_EVERY) -> None:
        self._path, self._retry_every = path, retry_every

    async def run(self, told: Told) -> None:
        """Reports a lost line once, and once more when it is back."""
        lost = False
        while True:
            if line := open_line(self._path):
                if lost:
                    await told(ShoeAlarm(ShoeFault.LINE_BACK, self._path))
                await self._listen(line, told)
                lost = False
            if not lost:
                lost = True
                await told(ShoeAlarm(ShoeFault.LINE_LOST, self._path))
            await asyncio.sleep(self._retry_every)

    async def _listen(self, line: SerialLine, told: Told) -> None:
        """Until the line is lost."""
        scanner = FrameScanner()
        try:
            received: bytes | None = b""
            while received is not None:
                received = await line.receive(TORN_AFTER if scanner.waits else None)
                for message in scanner.feed(received) if received else scanner.give_up():
                    await told(message)
        finally:
            line.close()


def serial_shoe(_place: ShoePlace, address: str) -> ShoeReader:
    return ShoeReader(address)

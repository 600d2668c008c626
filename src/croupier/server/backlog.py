"""The way out to a screen where another task sends: frames wait here until the socket takes them."""

import asyncio
from collections import deque


class Backlog:
    def __init__(self) -> None:
        self.frames: deque[bytes] = deque()
        self._bytes = 0
        self._ended = False
        self._woken = asyncio.Event()

    def unsent(self) -> int:
        return self._bytes

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)
        self._bytes += len(frame)
        self._woken.set()

    def end(self) -> None:
        self._ended = True
        self._woken.set()

    async def next_frame(self) -> bytes | None:
        """The next frame to send, or None when the line has ended and all that was said is sent."""
        while not self.frames:
            if self._ended:
                return None
            self._woken.clear()
            await self._woken.wait()
        frame = self.frames.popleft()
        self._bytes -= len(frame)
        return frame

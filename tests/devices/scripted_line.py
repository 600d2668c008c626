"""A line in memory: what is sent is noted, and each sending is answered by what the script says next."""

import asyncio
from collections.abc import Iterable


class ScriptedLine:
    """An answer of None loses the line; after the last one it is silent."""

    def __init__(self, answers: Iterable[bytes | None]) -> None:
        self.sent: list[bytes] = []
        self._answers = list(answers)
        self._received: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def send(self, raw: bytes) -> None:
        self.sent.append(raw)
        if self._answers:
            answer = self._answers.pop(0)
            if answer != b"":
                self._received.put_nowait(answer)

    async def receive(self) -> bytes:
        received = await self._received.get()
        if received is None:
            raise ConnectionResetError
        return received

    async def close(self) -> None:
        """Nothing is held open."""

"""A shoe that is listened to, and everything that it told."""

import asyncio
from types import TracebackType

from croupier.devices.shoe import Shoe, ShoeMessage

PATIENCE = 10.0


class HeardShoe:
    def __init__(self, shoe: Shoe) -> None:
        self._shoe = shoe
        self.messages: list[ShoeMessage] = []
        self._heard = asyncio.Condition()

    async def __aenter__(self) -> "HeardShoe":
        self._work = asyncio.ensure_future(self._shoe.run(self._told))
        await asyncio.sleep(0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert not self._work.done(), "a shoe is heard until that is called off"
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)

    async def _told(self, message: ShoeMessage) -> None:
        async with self._heard:
            self.messages.append(message)
            self._heard.notify_all()

    async def hear(self, many: int) -> list[ShoeMessage]:
        """So many messages, from the first."""
        async with asyncio.timeout(PATIENCE), self._heard:
            await self._heard.wait_for(lambda: len(self.messages) >= many)
        return self.messages

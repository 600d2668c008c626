"""One bounded queue feeds the desk; many commands share one durable commit."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from croupier.desk.desk import Desk, Reply
from croupier.desk.record import Record
from croupier.messages.envelope import Envelope

MOST_WAITING = 20_000
MOST_TOGETHER = 1_000

Waiting = tuple[Envelope, "asyncio.Future[Reply]"]


class DeskStopped(Exception):  # noqa: N818 - it says what happened
    """The desk has stopped and answers nothing more; it comes back through replay."""


class DeskQueue:
    """`committed` is called with each batch's records, and only then are its senders answered.

    While a batch is committed the desk's state runs ahead of what is durable; whoever shows state waits.
    """

    def __init__(self, desk: Desk, committed: Callable[[list[Record]], None]) -> None:
        self._desk, self._committed = desk, committed
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue(MOST_WAITING)
        self._committing = asyncio.Lock()
        # a thread of its own: nothing else that the server does in threads can hold a commit up
        self._thread = ThreadPoolExecutor(1, "desk")
        self.stopped: BaseException | None = None

    async def submit(self, envelope: Envelope) -> Reply:
        self._check_running()
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        await self._waiting.put((envelope, future))
        if self.stopped is not None:  # while this waited for a place; make one for the next in line
            self._turn_away()
        return await future

    @asynccontextmanager
    async def showing(self) -> AsyncIterator[None]:
        """For whoever shows the desk's state: while this is held all of it is durable."""
        async with self._committing:
            self._check_running()
            yield

    def _check_running(self) -> None:
        if self.stopped is not None:
            raise DeskStopped

    async def work(self) -> None:
        """Until something goes wrong: after a failed commit nothing decided may be shown or used."""
        try:
            while True:
                await self._work_once()
        finally:
            self._turn_away()

    def _turn_away(self) -> None:
        while not self._waiting.empty():
            _stop([self._waiting.get_nowait()])

    async def stop(self) -> None:
        """Finish what is being committed and take nothing more."""
        async with self._committing:
            self.stopped = self.stopped or DeskStopped()

    async def _work_once(self) -> None:
        batch = [await self._waiting.get()]
        while not self._waiting.empty() and len(batch) < MOST_TOGETHER:
            batch.append(self._waiting.get_nowait())
        try:
            async with self._committing:
                self._check_running()
                replies = await self._commit([one for one, _ in batch])
        except BaseException as error:
            self.stopped = self.stopped or error
            _stop(batch)
            raise
        for (_, future), reply in zip(batch, replies, strict=True):
            if not future.done():
                future.set_result(reply)

    async def _commit(self, envelopes: list[Envelope]) -> list[Reply]:
        loop = asyncio.get_running_loop()
        replies, records = await loop.run_in_executor(self._thread, self._desk.handle, envelopes)
        self._committed(records)
        return replies


def _stop(batch: list[Waiting]) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(DeskStopped())

"""One bounded queue feeds the desk; many commands share one durable commit."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from croupier.desk.desk import Batch, Desk, Reply
from croupier.desk.record import Record
from croupier.messages.envelope import Envelope

MOST_WAITING = 20_000
MOST_TOGETHER = 1_000

Answer = Callable[[Reply | None], None]
"""Called with the reply once it is durable, or with None if the desk stopped before it was."""


class DeskStopped(Exception):  # noqa: N818 - it says what happened
    """The desk has stopped and answers nothing more; it comes back through replay."""


class DeskQueue:
    """`committed` is called with each batch's records, and only then are its senders answered.

    Deciding and writing are quick and happen here: a thread that did either would only fight this one for
    the interpreter. The commit waits for the disk in a thread of its own, while screens are read. Meanwhile
    the desk's state runs ahead of what is durable, and whoever shows state waits.
    """

    def __init__(self, desk: Desk, committed: Callable[[list[Record]], None]) -> None:
        self._desk, self._committed = desk, committed
        self._waiting: deque[tuple[Envelope, Answer]] = deque()
        self._arrived, self._room = asyncio.Event(), asyncio.Event()
        self._committing = asyncio.Lock()
        # a thread of its own: nothing else that the server does in threads can hold a commit up
        self._thread = ThreadPoolExecutor(1, "desk")
        self.stopped: BaseException | None = None

    async def put(self, envelope: Envelope, answer: Answer) -> None:
        """Take a place in the line, waiting only while the line is full."""
        while len(self._waiting) >= MOST_WAITING and self.stopped is None:
            self._room.clear()
            await self._room.wait()
        self._check_running()
        self._waiting.append((envelope, answer))
        self._arrived.set()

    async def submit(self, envelope: Envelope) -> Reply:
        replied: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        await self.put(envelope, lambda reply: _resolve(replied, reply))
        return await replied

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
        except BaseException as error:
            self.stopped = self.stopped or error
            raise
        finally:
            self._turn_away()

    def _turn_away(self) -> None:
        self._room.set()
        while self._waiting:
            _, answer = self._waiting.popleft()
            answer(None)

    async def stop(self) -> None:
        """Finish what is being committed and take nothing more."""
        async with self._committing:
            self.stopped = self.stopped or DeskStopped()

    async def _work_once(self) -> None:
        await self._arrived.wait()
        async with self._committing:
            self._check_running()
            envelopes, answers = self._next()
            try:
                batch = await self._commit(envelopes)
            except BaseException:
                for answer in answers:
                    answer(None)
                raise
        for answer, reply in zip(answers, batch.replies, strict=True):
            answer(reply)

    def _next(self) -> tuple[list[Envelope], list[Answer]]:
        """Everyone who waits, up to a limit, shares the next commit."""
        count = min(len(self._waiting), MOST_TOGETHER)
        taken = [self._waiting.popleft() for _ in range(count)]
        self._room.set()
        if not self._waiting:
            self._arrived.clear()
        return [envelope for envelope, _ in taken], [answer for _, answer in taken]

    async def _commit(self, envelopes: list[Envelope]) -> Batch:
        batch = self._desk.take(envelopes)
        sync = self._desk.write(batch)
        await asyncio.get_running_loop().run_in_executor(self._thread, sync)
        self._committed(batch.records)
        return batch


def _resolve(replied: "asyncio.Future[Reply]", reply: Reply | None) -> None:
    if replied.done():  # whoever asked has gone
        return
    if reply is None:
        replied.set_exception(DeskStopped())
    else:
        replied.set_result(reply)

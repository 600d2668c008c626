"""One bounded queue feeds the desk; many commands share one durable commit."""

import asyncio
from collections import deque
from collections.abc import Callable

from croupier.base.envelope import Envelope
from croupier.desk.desk import Desk
from croupier.desk.ports import DeskStopped
from croupier.desk.record import Record
from croupier.desk.reply import Reply
from croupier.server.listener import Outbox

MOST_WAITING = 20_000
MOST_TOGETHER = 1_000

Answer = Callable[[Reply | None], None]
"""Called with the reply once it is durable, or with None if the desk stopped before it was."""
Overdue = Callable[[], list[Envelope]]


def _nothing_overdue() -> list[Envelope]:
    return []


class DeskQueue:
    """`committed` is called with each batch's records, and only then are its senders answered.

    Whatever a batch has to tell a screen goes through `outbox`: one frame for each screen and commit.

    `overdue` is asked before each batch for what the floor's clocks should have sent by now. That goes first,
    so that a bet which is taken after the end of betting is ordered behind the close, however late both are.

    The loop waits for each commit, so that whatever else runs on it sees only what is durable. Whoever sends
    meanwhile shares the next one.
    """

    def __init__(
        self,
        desk: Desk,
        committed: Callable[[list[Record]], None],
        overdue: Overdue = _nothing_overdue,
        outbox: Outbox | None = None,
    ) -> None:
        self._desk, self._committed, self._overdue = desk, committed, overdue
        self._outbox = outbox or Outbox()
        self._waiting: deque[tuple[Envelope, Answer]] = deque()
        self._arrived, self._room = asyncio.Event(), asyncio.Event()
        self.stopped: BaseException | None = None

    def append(self, envelope: Envelope, answer: Answer) -> None:
        """Take a place in the line. Whoever finds it `full` waits for `room` before the next."""
        self.check_running()
        if not self._waiting:  # else the desk knows already
            self._arrived.set()
        self._waiting.append((envelope, answer))

    @property
    def full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    async def room(self) -> None:
        while self.full and self.stopped is None:
            self._room.clear()
            await self._room.wait()

    def wake(self) -> None:
        """Look what is overdue, though nobody sent anything."""
        self._arrived.set()

    async def submit(self, envelope: Envelope) -> Reply:
        replied: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        await self.room()
        self.append(envelope, lambda reply: _resolve(replied, reply))
        return await replied

    def check_running(self) -> None:
        """For whoever shows the desk's state: after a failed commit that is not known to be durable."""
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

    def stop(self) -> None:
        """Take nothing more."""
        self.stopped = self.stopped or DeskStopped()

    async def _work_once(self) -> None:
        await self._arrived.wait()
        self.check_running()
        envelopes, answers = self._next()
        with self._outbox.gather():
            for answer, reply in zip(answers, self._committed_replies(envelopes, answers), strict=True):
                answer(reply)
        await asyncio.sleep(0)  # frames come in before the next commit

    def _committed_replies(self, envelopes: list[Envelope], answers: list[Answer]) -> list[Reply]:
        """Decide, commit and tell the world; whoever sent one of these is turned away if that fails."""
        try:
            overdue = self._overdue()
            replies, records = self._desk.handle([*overdue, *envelopes])
            self._committed(records)
        except BaseException:
            for answer in answers:
                answer(None)
            raise
        return replies[len(overdue) :]

    def _next(self) -> tuple[list[Envelope], list[Answer]]:
        """Everyone who waits, up to a limit, shares the next commit."""
        count = min(len(self._waiting), MOST_TOGETHER)
        taken = [self._waiting.popleft() for _ in range(count)]
        self._room.set()
        if not self._waiting:
            self._arrived.clear()
        return [envelope for envelope, _ in taken], [answer for _, answer in taken]


def _resolve(replied: "asyncio.Future[Reply]", reply: Reply | None) -> None:
    if replied.done():  # whoever asked has gone
        return
    if reply is None:
        replied.set_exception(DeskStopped())
    else:
        replied.set_result(reply)

"""The desk's queue: senders share commits, are answered after them, and never after one that failed."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from croupier.base.money import Cents
from croupier.desk.desk import Desk
from croupier.desk.figure_rows import FigureRows
from croupier.desk.ports import NO_FIGURES, DeskStopped, Entry, KeptRefusal, StoreFailed
from croupier.desk.record import Record
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.parts.messages.tender import Money
from croupier.ledger.accounts import Account
from croupier.server.queue import MOST_TOGETHER, DeskQueue
from croupier.store.memory import MemoryStore
from tests.house import ONE, House, at


class Counting(MemoryStore):
    """Counts its commits, and fails from the `fails`-th on."""

    def __init__(self) -> None:
        super().__init__()
        self.commits = 0
        self.fails: int | None = None

    def commit(
        self,
        entries: Sequence[Entry],
        refused: Sequence[KeptRefusal],
        changes: Mapping[Account, Cents],
        figures: FigureRows = NO_FIGURES,
    ) -> None:
        self.commits += 1
        if self.fails is not None and self.commits >= self.fails:
            raise StoreFailed("the disk is gone")
        super().commit(entries, refused, changes, figures)


class Queued:
    """A house whose desk is fed by a queue, and what the queue said was committed."""

    def __init__(self) -> None:
        self.store = Counting()
        self.house = House(self.store)
        self.house.opened().buy_in(ONE, Money(10_000_00)).game({})
        self.desk: Desk = self.house.desk
        self.told: list[Record] = []
        self.queue = DeskQueue(self.desk, self.told.extend)
        self.store.commits = 0

    def bet(self, spot: str = "red") -> "asyncio.Task[object]":
        envelope = self.house.envelope(at(ONE), PlaceBet(1, spot, 100))
        return asyncio.create_task(self._submit(envelope))

    async def _submit(self, envelope: object) -> object:
        return await self.queue.submit(envelope)  # type: ignore[arg-type]


def test_many_senders_share_one_commit_and_each_gets_its_own_seq() -> None:
    async def run() -> None:
        queued = Queued()
        before = queued.desk.seq
        bets = [queued.bet() for _ in range(200)]
        await asyncio.sleep(0)
        worker = asyncio.create_task(queued.queue.work())
        replies = await asyncio.gather(*bets)
        worker.cancel()
        assert queued.store.commits < 10
        assert [reply.seq for reply in replies] == list(range(before + 1, before + 201))  # type: ignore[attr-defined]
        assert [record.seq for record in queued.told] == list(range(before + 1, before + 201))

    asyncio.run(run())


def test_no_one_is_answered_before_the_world_is_told_and_nothing_is_told_before_the_commit() -> None:
    async def run() -> None:
        queued = Queued()
        order: list[str] = []
        queued.queue = DeskQueue(
            queued.desk, lambda records: order.append(f"told after {queued.store.commits}")
        )
        bet = queued.bet()
        bet.add_done_callback(lambda _: order.append("answered"))
        worker = asyncio.create_task(queued.queue.work())
        await bet
        await asyncio.sleep(0)
        worker.cancel()
        assert order == ["told after 1", "answered"]

    asyncio.run(run())


def test_whoever_shares_the_first_of_many_commits_does_not_wait_for_the_last() -> None:
    """More are waiting than one commit takes; the loop waits for each, and goes on in between."""

    async def run() -> None:
        queued = Queued()

        async def commits_until_answered() -> int:
            await queued.queue.submit(queued.house.envelope(at(ONE), PlaceBet(1, "red", 100)))
            return queued.store.commits

        first = asyncio.create_task(commits_until_answered())
        others = [queued.bet() for _ in range(3 * MOST_TOGETHER - 1)]
        await asyncio.sleep(0)
        worker = asyncio.create_task(queued.queue.work())
        await asyncio.gather(first, *others)
        worker.cancel()
        assert (await first, queued.store.commits) == (1, 3)

    asyncio.run(run())


def test_a_refusal_is_answered_and_told_to_no_one_else() -> None:
    async def run() -> None:
        queued = Queued()
        worker = asyncio.create_task(queued.queue.work())
        reply = await queued.queue.submit(queued.house.envelope("dealer", rounds.StartGame()))
        worker.cancel()
        assert reply.refusal is not None
        assert queued.told == []

    asyncio.run(run())


@pytest.mark.parametrize("waiting", [1, 50, 1500])
def test_a_failed_commit_stops_everything(waiting: int) -> None:
    async def run() -> None:
        queued = Queued()
        queued.store.fails = 1
        worker = asyncio.create_task(queued.queue.work())
        bets = [queued.bet() for _ in range(waiting)]
        answers = await asyncio.wait_for(asyncio.gather(*bets, return_exceptions=True), 5)
        assert all(isinstance(answer, DeskStopped) for answer in answers)
        with pytest.raises(StoreFailed):
            await worker
        assert isinstance(queued.queue.stopped, StoreFailed)
        with pytest.raises(DeskStopped):
            await queued.bet()
        with pytest.raises(DeskStopped):
            queued.queue.check_running()
        assert queued.told == []
        assert queued.store.commits == 1

    asyncio.run(run())


def test_a_full_queue_that_stops_leaves_no_one_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr("croupier.server.queue.MOST_WAITING", 3)
        queued = Queued()
        queued.store.fails = 1
        bets = [queued.bet() for _ in range(10)]
        await asyncio.sleep(0)
        worker = asyncio.create_task(queued.queue.work())
        answers = await asyncio.wait_for(asyncio.gather(*bets, return_exceptions=True), 5)
        assert all(isinstance(answer, DeskStopped) for answer in answers)
        await asyncio.gather(worker, return_exceptions=True)

    asyncio.run(run())


def test_a_failure_to_tell_the_world_stops_too_and_leaves_no_one_waiting() -> None:
    async def run() -> None:
        queued = Queued()

        def broken(records: list[Record]) -> None:
            raise ZeroDivisionError

        queued.queue = DeskQueue(queued.desk, broken)
        worker = asyncio.create_task(queued.queue.work())
        answer = await asyncio.wait_for(asyncio.gather(queued.bet(), return_exceptions=True), 5)
        assert isinstance(answer[0], DeskStopped)
        with pytest.raises(ZeroDivisionError):
            await worker

    asyncio.run(run())


def test_a_sender_who_left_does_not_disturb_the_others() -> None:
    async def run() -> None:
        queued = Queued()
        first, second = queued.bet(), queued.bet("black")
        await asyncio.sleep(0)
        first.cancel()
        worker = asyncio.create_task(queued.queue.work())
        await second
        worker.cancel()
        assert len(queued.told) == 2  # what was asked was asked

    asyncio.run(run())

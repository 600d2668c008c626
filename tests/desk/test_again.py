"""Commands that come again, late, or in another order change nothing: whole recorded days at the new tables.

A day is every envelope of a journal and every refused one between them. A cable and a queue may repeat
any of them, at any later time, in any order, in one batch or in many, before and after a restart.
"""

import re
from collections.abc import Callable

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from croupier.base.envelope import Command, Envelope
from croupier.desk.desk import Desk
from croupier.floor.dealerless.messages import launches
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import bets, cash_outs, rounds, seats, stations, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.wheel.messages import deal
from croupier.store.memory import MemoryStore
from tests.books import findings, plain_balances, plain_floor
from tests.electronic import Electronic
from tests.house import ONE, TWO, House, Ticks, at
from tests.live import B2B, Live

Asked = list[tuple[str, Command]]


def live_day() -> House:
    """Buy-ins, every kind of wager, a no spin, B2B, a round collected and paid, a colour taken out."""
    house = Live().seated("massachusetts", **B2B).helped()
    house.issue(money=Money(20_000, 0, 1000)).issue("lime", 500, seat=TWO)
    house.start().lay("17", 500, coupon=500).lay("red", 1000).lay("17", 500, Chip.VALUE, seat=TWO).finish(
        "17"
    )
    house.start().lay("b2b", 500).lay("dozen2", 500, seat=TWO)
    house.do(at(ONE), wagers.TakeBack(2, "b2b"), wagers.LayWager(2, "b2b", 1000))
    house.do(at(TWO), wagers.CallWager(2, "black", 500), wagers.CallWager(2, "odd", 500))
    house.do("dealer", wagers.AcceptCalled(TWO, 2, "black", 500))
    refuse(house, [(at(ONE), wagers.LayWager(1, "17", 500)), (at(TWO), wagers.TakeBack(2, "00"))])
    house.close().draw()
    refuse(house, [(at(ONE), wagers.LayWager(2, "17", 500)), ("dealer", deal.PayWinners(2))])
    house.do("dealer", deal.CallNoSpin(2, "short-spin"))
    house.close()
    house.announce_only("17").collect()
    refuse(house, [("dealer", deal.CollectLosers(2))])
    house.pay()
    house.do("dealer", seats.ColourOut(TWO))
    refuse(house, [("dealer", deal.PayWinners(2)), ("dealer", seats.ColourOut(TWO))])
    return house


def electronic_day() -> House:
    """Bills, bets, a game won, a launch that failed, a void game, a cash-out paid by hand."""
    house = Electronic().opened().cash(ONE, 10_000).cash(TWO, 2000)
    house.game({ONE: [("17", 500), ("red", 1000)], TWO: [("dozen2", 500)]})
    house.do(at(ONE), bets.Undo(1), bets.PlaceBet(1, "black", 1000))
    house.launch()
    refuse(house, [(at(TWO), bets.PlaceBet(1, "17", 100)), ("clock", rounds.StartGame())])
    house.read("17")
    house.game({ONE: [("17", 500)], TWO: [("0", 500)]})
    house.close()
    house.do("device", launches.ReportFailed(house.effect.effect, "the jet did not fire"))
    house.do(at(ONE), cash_outs.AskCashOut())
    amount = house.terminal(ONE).credits
    refuse(house, [("supervisor", stations.PayByHand(ONE, amount - 100)), (at(ONE), cash_outs.AskCashOut())])
    house.do("supervisor", stations.PayByHand(ONE, amount))
    refuse(house, [("supervisor", stations.PayByHand(ONE, amount))])
    return house


def refuse(house: House, asked: Asked) -> None:
    for name, command in asked:
        house.ask(name, command)
        assert house.replies[-1].refusal is not None, command


class Day:
    """What was asked, in its order, refusals among it, and what came of it."""

    def __init__(self, play: Callable[[], House]) -> None:
        self.asked: list[Envelope] = []
        handle = Desk.handle
        with pytest.MonkeyPatch.context() as patch:

            def note(desk: Desk, envelopes: list[Envelope]) -> object:
                self.asked += envelopes
                return handle(desk, envelopes)

            patch.setattr(Desk, "handle", note)
            self.house = play()
        self.replies = {one.id: one for one in self.house.replies}
        self.bodies = [entry.body for entry in self.house.store.entries()]


DAYS = {"live": Day(live_day), "dealerless": Day(electronic_day)}
EVERY = st.sampled_from(sorted(DAYS))


@pytest.mark.parametrize("name", sorted(DAYS))
def test_a_day_is_worth_repeating(name: str) -> None:
    day = DAYS[name]
    assert len(day.asked) > 25
    assert sum(reply.refusal is not None for reply in day.replies.values()) >= 5
    assert len(day.bodies) == len(day.asked) - sum(one.refusal is not None for one in day.replies.values())
    assert findings(day.house.desk, day.house.store) == []


def timeless(desk: Desk) -> dict[str, str]:
    """The floor without the times at which players came: a command that comes again takes time as well."""
    return {
        table: re.sub(r"began=\d+", "began=...", str(state)) for table, state in plain_floor(desk).items()
    }


@settings(max_examples=60)
@given(
    name=EVERY,
    chosen=st.lists(st.integers(0, 999), max_size=40),
    batch=st.integers(1, 9),
    restart=st.booleans(),
)
def test_what_comes_again_in_any_order_changes_nothing(
    name: str, chosen: list[int], batch: int, restart: bool
) -> None:
    day = DAYS[name]
    desk = Desk(day.house.store, Ticks(10**9), KINDS) if restart else day.house.desk
    before = (desk.seq, plain_floor(desk), plain_balances(desk))
    again = [day.asked[index % len(day.asked)] for index in chosen]
    for start in range(0, len(again), batch):
        some = again[start : start + batch]
        replies, records = desk.handle(some)
        assert records == []
        assert replies == [day.replies[one.id] for one in some]
    assert (desk.seq, plain_floor(desk), plain_balances(desk)) == before
    assert [entry.body for entry in day.house.store.entries()] == day.bodies


@settings(max_examples=60)
@given(
    name=EVERY,
    repeated=st.lists(st.tuples(st.integers(0, 999), st.integers(0, 30)), max_size=25),
    batch=st.integers(1, 9),
)
def test_a_day_with_repetitions_among_it_is_the_same_day(
    name: str, repeated: list[tuple[int, int]], batch: int
) -> None:
    """Each command may come again any time after it first came; the records are those of the day itself."""
    day = DAYS[name]
    at_ = sorted((index % len(day.asked) + later, index % len(day.asked)) for index, later in repeated)
    asked: list[Envelope] = []
    for place, one in enumerate(day.asked):
        asked.append(one)
        asked += [day.asked[again] for after, again in at_ if after == place]
    store = MemoryStore()
    desk = Desk(store, Ticks(), KINDS)
    for start in range(0, len(asked), batch):
        some = asked[start : start + batch]
        replies, _ = desk.handle(some)
        for envelope, reply in zip(some, replies, strict=True):
            known = day.replies[envelope.id]
            assert (reply.seq, reply.refusal) == (known.seq, known.refusal)
    events = [KINDS.read_record(entry.body).events for entry in store.entries()]
    assert events == [KINDS.read_record(body).events for body in day.bodies]
    assert timeless(desk) == timeless(day.house.desk)
    assert plain_balances(desk) == plain_balances(day.house.desk)


@pytest.mark.parametrize("name", sorted(DAYS))
@settings(max_examples=40)
@given(order=st.randoms(use_true_random=False))
def test_commands_that_overtake_each_other_are_decided_once_and_leave_the_books_whole(
    name: str, order: object
) -> None:
    """Some that were taken may be refused now; nothing is taken twice, and everything balances."""
    day = DAYS[name]
    shuffled = list(day.asked[:8]) + _shuffled(day.asked[8:], order)
    store = MemoryStore()
    desk = Desk(store, Ticks(), KINDS)
    first, _ = desk.handle(shuffled)
    held = (desk.seq, plain_balances(desk))
    second, records = desk.handle(list(reversed(shuffled)))
    assert records == []
    assert {one.id: one for one in second} == {one.id: one for one in first}
    assert (desk.seq, plain_balances(desk)) == held
    assert desk.stopped == {}
    assert findings(desk, store) == []


def _shuffled(asked: list[Envelope], order: object) -> list[Envelope]:
    some = list(asked)
    order.shuffle(some)  # type: ignore[attr-defined]
    return some

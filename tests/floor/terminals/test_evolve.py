"""What each event changes: the state after it, and what stays."""

from typing import cast

import pytest

from croupier.base.envelope import Event
from croupier.base.names import Citation
from croupier.desk.messages import TableInstalled
from croupier.floor.parts.electronic.state import BuyIn, CashOut, Done, Game, Phase, Round, TableState
from croupier.floor.parts.messages import cash_outs, rounds, tables
from croupier.floor.parts.messages.bets import Action, BetsChanged
from croupier.floor.parts.messages.rounds import Closer, End, Refund, Reversal
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.evolve import TerminalEvent, evolve
from croupier.floor.terminals.kind import KIND
from croupier.floor.terminals.messages import cash
from tests.house import CHIPS, ONE, T1, TERMINALS, TWO, House, at, install

CLAUSE = Citation("oneida-roulette:I.9.d")
INSTALLED = TableInstalled("Roulette 1", install().effective, "terms", TERMINALS, CHIPS)
OPENED = tables.TableOpened(5000, 32, 13, "Sam", ball="non-metallic")


def after(*events: Event) -> TableState:
    table = KIND.installed(T1, INSTALLED)
    assert table is not None
    for event in (OPENED, *events):
        evolve(table, cast("TerminalEvent", event))
    return table


@pytest.mark.parametrize(
    ("event", "name", "value"),
    [
        (tables.TableClosed(5000, "Sam"), "phase", Phase.CLOSED),
        (tables.DealerChanged(None, "Dana"), "dealer", "Dana"),
        (tables.SupervisorCalled("Dana"), "calling", True),
        (tables.CallAnswered("Sam"), "calling", False),
        (rounds.GameStarted(3, "terms"), "round", 3),
        (rounds.SpinPrompted(1), "prompted", True),
        (rounds.BetsClosed(1, Closer.READER, 0), "phase", Phase.LOCKED),
        (rounds.NumberRead(1, 8, "17"), "spin", 8),
        (rounds.RoundSettled(1, "17", "terms", ()), "number", "17"),
        (rounds.GameVoided(1, "fraud", CLAUSE), "phase", Phase.VOID),
        (rounds.GameRefunded(1, ()), "phase", Phase.IDLE),
    ],
)
def test_an_event_of_the_table_sets_what_it_says(event: Event, name: str, value: object) -> None:
    assert getattr(after(event), name) == value


BOUGHT: tuple[Event, ...] = (
    cash.BuyInLaid(ONE, Money(900)),
    cash.BuyInPickedUp(ONE),
    cash.BuyInCounted(ONE, Money(1000, coupon=200)),
    cash.TerminalCredited(ONE, Money(1000, coupon=200)),
    cash.BuyInDropped(ONE, 1000),
    cash.CreditVerified(ONE),
)


@pytest.mark.parametrize(
    ("many", "step", "money", "verified", "free"),
    [
        (1, "laid", Money(900), False, 0),
        (2, "picked-up", Money(900), False, 0),
        (3, "counted", Money(1000, coupon=200), False, 0),
        (4, "credited", Money(1000, coupon=200), False, 1200),
        (5, "dropped", Money(1000, coupon=200), False, 1200),
        (6, "dropped", Money(1000, coupon=200), True, 1200),
    ],
)
def test_a_buy_in_goes_step_by_step(many: int, step: str, money: Money, verified: bool, free: int) -> None:
    terminal = after(*BOUGHT[:many]).terminals[ONE]
    buy_in = terminal.buy_in
    assert buy_in is not None
    assert (buy_in.step, buy_in.money, buy_in.verified, terminal.free) == (step, money, verified, free)


def test_a_correction_puts_the_right_amounts_in_and_asks_to_verify_again() -> None:
    reported = after(*BOUGHT, cash.CreditReported(ONE)).terminals[ONE].buy_in
    assert reported is not None
    assert reported.reported
    right = Money(700, chips=100, coupon=50)
    corrected = cash.BuyInCorrected(ONE, Money(1000, coupon=200), right, dropped=True)
    terminal = after(*BOUGHT, cash.CreditReported(ONE), corrected).terminals[ONE]
    assert (terminal.credits, terminal.promo) == (800, 50)
    assert terminal.buy_in == BuyIn(right, reported.step)


ASKED: tuple[Event, ...] = (
    *BOUGHT,
    cash_outs.CashOutAsked(ONE, 1000),
    cash.CashOutConfirmed(ONE),
    cash.CashOutSelected(ONE),
    cash.CashOutPaid(ONE, 1000),
)


@pytest.mark.parametrize(
    ("many", "step", "left"),
    [(7, "asked", 1000), (8, "confirmed", 1000), (9, "selected", 1000), (10, "paid", 0)],
)
def test_a_cash_out_goes_step_by_step(many: int, step: str, left: int) -> None:
    terminal = after(*ASKED[:many]).terminals[ONE]
    assert terminal.cash_out is not None
    assert (terminal.cash_out.step, terminal.cash_out.amount, terminal.credits) == (step, 1000, left)


@pytest.mark.parametrize("last", [cash_outs.CashOutWithdrawn(ONE), cash.ChipsDelivered(ONE)])
def test_a_cash_out_ends(last: Event) -> None:
    assert after(*ASKED, last).terminals[ONE].cash_out is None


PLACED = (
    rounds.GameStarted(1, "terms"),
    BetsChanged(1, ONE, Action.PLACE, (("17", 500),), 300, 200),
    BetsChanged(1, ONE, Action.PLACE, (("17", 100), ("red", 100)), 200),
)


def test_bets_add_up_and_leave_the_layout_at_nothing() -> None:
    off = BetsChanged(1, ONE, Action.CANCEL, (("17", -600),), -400, -200)
    terminal = after(*BOUGHT, *PLACED, off).terminals[ONE]
    assert (terminal.bets, terminal.staked, terminal.promo_staked) == ({"red": 100}, 100, 0)
    assert (terminal.credits, terminal.promo) == (900, 200)
    assert terminal.done[-1] == Done(Action.CANCEL, (("17", -600),), ("17", 100))


def test_undo_takes_the_last_action_off_the_stack_and_adds_none() -> None:
    back = BetsChanged(1, ONE, Action.UNDO, (("17", -100), ("red", -100)), -200)
    terminal = after(*BOUGHT, *PLACED, back).terminals[ONE]
    assert terminal.done == [Done(Action.PLACE, (("17", 500),), ("17", 500))]
    assert terminal.bets == {"17": 500}


def test_closing_remembers_the_bets_of_whoever_has_any() -> None:
    table = after(*BOUGHT, *PLACED, rounds.BetsClosed(1, Closer.TIMER, 700))
    one, two = table.terminals[ONE], table.terminals[TWO]
    assert one.last_game == {"17": 600, "red": 100}
    assert list(one.games) == [Game(1, {"17": 600, "red": 100}, 700, 1200)]
    assert (two.last_game, list(two.games)) == ({}, [])


def test_a_settlement_credits_the_terminal_and_is_remembered_by_it_and_by_the_table() -> None:
    end = End(ONE, staked=700, collected=100, paid=21_000, promo_staked=200, promo_lost=100)
    settled = rounds.RoundSettled(1, "17", "terms", (end,))
    table = after(*BOUGHT, *PLACED, rounds.BetsClosed(1, Closer.TIMER, 700), settled)
    one = table.terminals[ONE]
    assert (one.credits, one.promo, one.staked, one.promo_staked) == (500 + 500 + 21_000, 100, 0, 0)
    assert (one.bets, one.done) == ({}, [])
    assert one.games[-1] == Game(1, {"17": 600, "red": 100}, 700, 1200, "17", None, 21_600, 22_100)
    assert table.rounds[0] == Round(1, "17", None, None, 700, 21_000, (end,), {ONE: 1})


@pytest.mark.parametrize("closed", [False, True])
def test_a_void_game_is_remembered_and_its_refund_brings_everything_back(closed: bool) -> None:
    close = [rounds.BetsClosed(1, Closer.TIMER, 700)] * closed
    voided = rounds.GameVoided(1, "fraud", CLAUSE)
    refunded = rounds.GameRefunded(1, (Refund(ONE, 500, 200),))
    table = after(*BOUGHT, *PLACED, *close, voided, refunded)
    one = table.terminals[ONE]
    assert (one.credits, one.promo, one.staked, one.bets, one.done) == (1000, 200, 0, {}, [])
    assert one.last_game == {"17": 600, "red": 100}
    assert list(one.games) == [Game(1, {"17": 600, "red": 100}, 700, 1200, None, "fraud", 700, 1200)]
    assert table.rounds[0] == Round(1, None, "fraud", CLAUSE, 700)


@pytest.mark.parametrize(
    ("step", "left"), [("asked", None), ("confirmed", None), ("selected", None), ("paid", "paid")]
)
def test_a_reversal_stops_a_cash_out_that_is_not_yet_paid(step: str, left: str | None) -> None:
    table = after(*BOUGHT)
    table.terminals[ONE].cash_out = CashOut(1000)
    for event in ASKED[7:][: ["asked", "confirmed", "selected", "paid"].index(step)]:
        evolve(table, cast("TerminalEvent", event))
    evolve(table, rounds.SettlementReversed(1, "17", CLAUSE, (Reversal(ONE, 50, 0, 0, 10),)))
    now = table.terminals[ONE].cash_out
    assert (now.step if now else None) == left


def test_a_reversal_is_remembered_and_the_number_is_shown_no_more() -> None:
    house = House().opened().buy_in(ONE, Money(1000)).game({ONE: [("red", 500)]}).spin("1")
    house.game({ONE: [("red", 500)]}).spin("2")
    shown = []
    for settled in (1, 2):
        house.do("supervisor", rounds.VoidSettled(settled))
        shown.append(house.table.number)
    assert shown == ["2", None]
    assert [(one.round, one.void) for one in house.table.rounds] == [(2, "wrong-number"), (1, "wrong-number")]
    first, second = house.terminal().games
    assert (first.paid, first.after, first.void) == (500, 1000, "wrong-number")
    assert (second.paid, second.after, second.void) == (500, 1500, "wrong-number")
    assert house.terminal().credits == 1000


def test_a_reversal_during_the_next_game_leaves_its_phase_and_number_alone() -> None:
    house = House().opened().game({}).spin("1").game({}).close().read("5")
    house.do("supervisor", rounds.VoidSettled(1))
    assert (house.table.phase, house.table.number) == (Phase.READ, "5")


def test_locks_come_and_go() -> None:
    locked = tables.TerminalLocked(ONE, "a dispute")
    assert after(locked).terminals[ONE].lock == "a dispute"
    assert after(locked, tables.TerminalReleased(ONE, "Sam")).terminals[ONE].lock is None


def test_a_terminal_remembers_ten_games_and_a_table_twenty() -> None:
    house = House().opened().buy_in(ONE, Money(5000))
    for _ in range(25):
        house.game({ONE: [("red", 100)]}).spin("2")
    assert [game.round for game in house.terminal().games] == list(range(16, 26))
    assert [one.round for one in house.table.rounds] == list(range(25, 5, -1))
    assert house.ask(at(ONE), cash_outs.AskCashOut()) == (cash_outs.CashOutAsked(ONE, 2500),)

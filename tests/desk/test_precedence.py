"""Two things are wrong with a command at once, and the reason that is declared first is the one given.

Each row is somebody's command at a table brought to some state, and all that is wrong with it.
"""

from collections.abc import Callable

import pytest

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.messages import ChangeTerms, InstallTable, StopTable
from croupier.floor.parts.messages import bets, cash_outs, rounds, seats, stations, tables, wagers
from croupier.floor.parts.messages.racks import FillTable
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.messages import deal
from tests.electronic import Electronic
from tests.house import FLOAT, ONE, T1, TWO, House, at, install
from tests.live import CLOSED, SEED, Live, install_live
from tests.states import terminals_at

SEAT = at(ONE)
NOWHERE = TerminalId("9")
Row = tuple[str, Callable[[], House], str, Command, tuple[Reason, ...]]
R = Reason


def terminals() -> House:
    """Betting is open in game 1; terminal 1 holds 50.00."""
    return House().opened(limits="inside=5.00..10.00").buy_in(ONE, Money(5000)).game({})


def idle() -> House:
    return House().opened().buy_in(ONE, Money(5000))


def locked_out() -> House:
    house = idle()
    house.terminal().lock = "a dispute"
    return house


def unverified() -> House:
    house = idle()
    house.do("supervisor", cash.CorrectBuyIn(ONE, Money(6000)))
    return house.game({})


def leaving() -> House:
    """A cash-out is asked for, and a second buy-in waits to be verified."""
    house = idle()
    house.do(SEAT, cash_outs.AskCashOut(), cash.LayBuyIn(Money(1000)))
    house.do("dealer", cash.PickUpBuyIn(ONE), cash.CountBuyIn(ONE, Money(1000)), cash.CreditBuyIn(ONE, 1000))
    return house.game({})


def staked() -> House:
    """A bet is in play, and a second buy-in is not finished."""
    house = terminals()
    house.do(SEAT, bets.PlaceBet(1, "17", 500), cash.LayBuyIn(Money(1000)))
    return house


def stopped() -> House:
    house = idle()
    house.do("device", StopTable("an error"))
    return house


def closed() -> House:
    house = House().installed()
    terminals_at(house.desk, T1).terminals[ONE].lock = "a dispute"
    return house


def electronic() -> Electronic:
    return Electronic().opened().cash(ONE, 5000).game({})


def shut() -> Electronic:
    """The countdown runs, and station 1 is closed."""
    house = Electronic().opened()
    house.do("supervisor", stations.CloseStation(ONE, "night"))
    return house.game({})


def between() -> Electronic:
    return Electronic().opened().cash(ONE, 5000)


def live() -> Live:
    """Betting is open in game 1; seat 1 has 200.00 in navy chips of 1.00 and a coupon for 10.00."""
    options: dict[str, object] = {"offer": "five-adjacent", "layout": "wheel-replica"}
    house = Live().seated("new-jersey", limits="inside=5.00..10.00", **options)
    return house.issue(money=Money(20_000, 0, 1000)).start()


def oneida() -> Live:
    return Live().seated().issue()


def asked() -> Live:
    house = oneida()
    house.do(at(TWO), seats.AskChips(Money(1000), 100))
    return house


def on_layout() -> Live:
    """Value chips of seat 2 lie there, which has no colour."""
    return oneida().start().lay("17", 500, Chip.VALUE, seat=TWO)


def repeat() -> Live:
    return Live().seated("massachusetts", offer="b2b", b2b_paytable="10:6,20:3,50:1").issue().start()


TERMINALS: list[Row] = [
    ("not theirs, stopped", stopped, "reader", rounds.StartGame(), (R.NOT_PERMITTED, R.INTERNAL_ERROR)),
    ("stopped, nowhere", stopped, at(NOWHERE), bets.Undo(1), (R.INTERNAL_ERROR, R.UNKNOWN_TERMINAL)),
    ("nowhere, other game", idle, at(NOWHERE), bets.Undo(9), (R.UNKNOWN_TERMINAL, R.WRONG_ROUND)),
    ("locked, other game", locked_out, SEAT, bets.Undo(9), (R.TERMINAL_LOCKED, R.WRONG_ROUND)),
    ("other game, idle", idle, SEAT, bets.Undo(9), (R.WRONG_ROUND, R.WRONG_PHASE)),
    ("idle, no spot", idle, SEAT, bets.PlaceBet(0, "37", 100), (R.WRONG_PHASE, R.UNKNOWN_SPOT)),
    ("leaving, unverified", leaving, SEAT, bets.Clear(1), (R.WRONG_PHASE, R.CREDIT_UNVERIFIED)),
    ("unverified, no spot", unverified, SEAT, bets.PlaceBet(1, "37", 100),
     (R.CREDIT_UNVERIFIED, R.UNKNOWN_SPOT)),
    ("no spot, no chip", terminals, SEAT, bets.PlaceBet(1, "37", 7), (R.UNKNOWN_SPOT, R.BAD_AMOUNT)),
    ("not offered, no chip", terminals, SEAT, bets.PlaceBet(1, "b2b", 7), (R.NOT_OFFERED, R.BAD_AMOUNT)),
    ("no spot, none there", terminals, SEAT, bets.CancelBet(1, "37"), (R.UNKNOWN_SPOT, R.NOTHING_THERE)),
    ("no chip, no credits", terminals, SEAT, bets.PlaceBet(1, "17", 700_000),
     (R.BAD_AMOUNT, R.NOT_ENOUGH_CREDITS)),
    ("no credits, too much", terminals, SEAT, bets.PlaceBet(1, "17", 10_000),
     (R.NOT_ENOUGH_CREDITS, R.ABOVE_MAXIMUM)),
    ("locked, closed", closed, SEAT, cash.LayBuyIn(Money(100)), (R.TERMINAL_LOCKED, R.WRONG_PHASE)),
    ("closed, no amount", lambda: House().installed(), SEAT, cash.LayBuyIn(Money(0)),
     (R.WRONG_PHASE, R.BAD_AMOUNT)),
    ("no amount, coupon", idle, SEAT, cash.LayBuyIn(Money(-1, 0, 5)), (R.BAD_AMOUNT, R.COUPON_NOT_ACCEPTED)),
    ("unfinished, in play", staked, SEAT, cash_outs.AskCashOut(), (R.WRONG_PHASE, R.BETS_IN_PLAY)),
    ("in play, none there", terminals, "dealer", cash.CorrectBuyIn(TWO, Money(1)),
     (R.WRONG_PHASE, R.NOTHING_THERE)),
    ("other game, idle: close", idle, "dealer", rounds.CloseBets(9), (R.WRONG_ROUND, R.WRONG_PHASE)),
    ("other game, idle: prompt", idle, "clock", rounds.PromptSpin(9), (R.WRONG_ROUND, R.WRONG_PHASE)),
    ("idle, no number", idle, "reader", rounds.ReadNumber(9, "37"), (R.WRONG_PHASE, R.UNKNOWN_OUTCOME)),
    ("other game, no reason", terminals, "dealer", rounds.VoidGame(9, "rain"),
     (R.WRONG_ROUND, R.UNKNOWN_OUTCOME)),
    ("in play, not terms", terminals, "supervisor", ChangeTerms("?"), (R.WRONG_PHASE, R.MALFORMED)),
    ("other wheel, other unit", idle, "supervisor",
     ChangeTerms(install_live("new-jersey", unit="3.00").effective),
     (R.OPTION_NOT_ALLOWED, R.STAKE_NOT_DIVISIBLE)),
    ("open, no float", idle, "supervisor", tables.OpenTable(0, 1, 1), (R.WRONG_PHASE, R.BAD_AMOUNT)),
    ("no float, unfit", lambda: House().installed(), "supervisor", tables.OpenTable(0, 1, 1),
     (R.BAD_AMOUNT, R.EQUIPMENT_UNFIT)),
    ("no witness, no slip", idle, "supervisor", FillTable(0, "", "staff:Sam"),
     (R.NOT_WITNESSED, R.MALFORMED)),
    ("no slip, no amount", idle, "supervisor", FillTable(0, "", "staff:Dana"),
     (R.MALFORMED, R.BAD_AMOUNT)),
    ("no terms, no seats", House, "engineer", InstallTable("T", "?", (), ()),
     (R.MALFORMED, R.DUPLICATE_ID)),
    ("no chips, no seats", House, "engineer", InstallTable("T", install().effective, (), (7,) * 6),
     (R.BAD_AMOUNT, R.DUPLICATE_ID)),
]  # fmt: skip

DEALERLESS: list[Row] = [
    ("not the clock, other game", between, "reader", rounds.CloseBets(9), (R.NOT_PERMITTED, R.WRONG_ROUND)),
    ("nowhere, other game", between, at(NOWHERE), bets.Clear(9), (R.UNKNOWN_TERMINAL, R.WRONG_ROUND)),
    ("station closed, other game", shut, SEAT, bets.Clear(9), (R.TERMINAL_LOCKED, R.WRONG_ROUND)),
    ("station closed, no amount", shut, "device", stations.AcceptCash(ONE, 0),
     (R.TERMINAL_LOCKED, R.BAD_AMOUNT)),
    ("other game, idle", between, SEAT, bets.Clear(9), (R.WRONG_ROUND, R.WRONG_PHASE)),
    ("idle, no spot", between, SEAT, bets.PlaceBet(0, "37", 100), (R.WRONG_PHASE, R.UNKNOWN_SPOT)),
    ("not offered, none there", electronic, SEAT, bets.Neighbours(1), (R.NOT_OFFERED, R.NOTHING_THERE)),
    ("no spot, no chip", electronic, SEAT, bets.PlaceBet(1, "37", 7), (R.UNKNOWN_SPOT, R.BAD_AMOUNT)),
    ("no chip, no credits", electronic, SEAT, bets.PlaceBet(1, "17", 700_000),
     (R.BAD_AMOUNT, R.NOT_ENOUGH_CREDITS)),
    ("read before, idle", between, "reader", rounds.ReadNumber(0, "37"), (R.WRONG_ROUND, R.WRONG_PHASE)),
    ("idle, no number", between, "reader", rounds.ReadNumber(9, "37"), (R.WRONG_PHASE, R.UNKNOWN_OUTCOME)),
    ("other game, no reason", electronic, "supervisor", rounds.VoidGame(9, "rain"),
     (R.WRONG_ROUND, R.UNKNOWN_OUTCOME)),
    ("no reason, holds money", between, "supervisor", stations.CloseStation(ONE, " "),
     (R.NOTHING_THERE, R.BETS_IN_PLAY)),
    ("open, a float", between, "supervisor", tables.OpenTable(FLOAT, 0, 0), (R.WRONG_PHASE, R.BAD_AMOUNT)),
]  # fmt: skip

LIVE: list[Row] = [
    ("not mine, other game", live, "relief", deal.SpinBall(9, Live.direction),
     (R.NOT_PERMITTED, R.WRONG_ROUND)),
    ("a mucker's, other game", lambda: oneida().helped(), "dealer", deal.CountMucked(9, ()),
     (R.NOT_PERMITTED, R.WRONG_ROUND)),
    ("nowhere, other game", live, at(NOWHERE), wagers.TakeBack(9, "17"), (R.UNKNOWN_TERMINAL, R.WRONG_ROUND)),
    ("other game, idle", oneida, SEAT, wagers.TakeBack(9, "17"), (R.WRONG_ROUND, R.WRONG_PHASE)),
    ("idle, no spot", oneida, SEAT, wagers.LayWager(0, "37", 100), (R.WRONG_PHASE, R.UNKNOWN_SPOT)),
    ("no spot, no amount", live, SEAT, wagers.LayWager(1, "37", 0), (R.UNKNOWN_SPOT, R.BAD_AMOUNT)),
    ("not offered, no amount", live, SEAT, wagers.LayWager(1, "b2b", 0), (R.NOT_OFFERED, R.BAD_AMOUNT)),
    ("no amount, no colour", live, at(TWO), wagers.LayWager(1, "17", 0), (R.BAD_AMOUNT, R.CHIPS_CLASH)),
    ("no colour, no coupon", live, at(TWO), wagers.LayWager(1, "17", 500, coupon=900),
     (R.CHIPS_CLASH, R.COUPON_NOT_ACCEPTED)),
    ("coupon, not whole", live, SEAT, wagers.LayWager(1, "17", 550, Chip.VALUE, 100),
     (R.COUPON_NOT_ACCEPTED, R.STAKE_NOT_DIVISIBLE)),
    ("no prior, not whole", repeat, SEAT, wagers.LayWager(1, "b2b", 550),
     (R.NO_PRIOR_NUMBER, R.STAKE_NOT_DIVISIBLE)),
    ("not whole, not in hand", live, SEAT, wagers.LayWager(1, "17", 99_950),
     (R.STAKE_NOT_DIVISIBLE, R.NOT_ENOUGH_CREDITS)),
    ("not in fives, not in hand", live, SEAT, wagers.LayWager(1, "adjacent:17", 99_900),
     (R.STAKE_NOT_DIVISIBLE, R.NOT_ENOUGH_CREDITS)),
    ("not in hand, too much", live, SEAT, wagers.LayWager(1, "17", 99_900),
     (R.NOT_ENOUGH_CREDITS, R.ABOVE_MAXIMUM)),
    ("called: no amount, too little", live, SEAT, wagers.CallWager(1, "17", 0),
     (R.BAD_AMOUNT, R.BELOW_MINIMUM)),
    ("called: not whole, too little", live, SEAT, wagers.CallWager(1, "17", 50),
     (R.STAKE_NOT_DIVISIBLE, R.BELOW_MINIMUM)),
    ("no chip value, coupon", oneida, SEAT, seats.AskChips(Money(100, 0, 500), -1),
     (R.BAD_AMOUNT, R.COUPON_NOT_ACCEPTED)),
    ("coupon, not whole", oneida, SEAT, seats.AskChips(Money(150, 0, 50), 0),
     (R.COUPON_NOT_ACCEPTED, R.STAKE_NOT_DIVISIBLE)),
    ("no colour, not whole", asked, "dealer", seats.IssueChips(TWO, "red", 100, Money(150)),
     (R.CHIPS_CLASH, R.STAKE_NOT_DIVISIBLE)),
    ("not whole, not asked", asked, "dealer", seats.IssueChips(TWO, "lime", 700, Money(1000)),
     (R.STAKE_NOT_DIVISIBLE, R.AMOUNT_DIFFERS)),
    ("no colour, on the layout", on_layout, "dealer", seats.ColourOut(TWO),
     (R.NOTHING_THERE, R.BETS_IN_PLAY)),
    ("other game, no number", live, "dealer", deal.AnnounceNumber(9, "37"),
     (R.WRONG_ROUND, R.UNKNOWN_OUTCOME)),
    ("betting, no number", live, "dealer", deal.AnnounceNumber(1, "37"),
     (R.WRONG_PHASE, R.UNKNOWN_OUTCOME)),
    ("no spin, no reason", live, "dealer", deal.CallNoSpin(1, "rain"), (R.WRONG_PHASE, R.UNKNOWN_OUTCOME)),
    ("nothing runs, no number", live, "reader", rounds.ReadNumber(9, "37"),
     (R.WRONG_PHASE, R.UNKNOWN_OUTCOME)),
    ("nothing announced, no crown", lambda: Live().seated("big-six").start(), "dealer", deal.PlaceCrown(1),
     (R.WRONG_PHASE, R.NOT_OFFERED)),
    ("other game, in play", live, "chance", deal.CommitChance(9, "?"), (R.WRONG_ROUND, R.WRONG_PHASE)),
    ("in play, not a hash", live, "chance", deal.CommitChance(2, "?"), (R.WRONG_PHASE, R.MALFORMED)),
    ("not a hash, not offered", oneida, "chance", deal.CommitChance(1, "?"), (R.MALFORMED, R.NOT_OFFERED)),
    ("betting, not offered", live, "chance", deal.DrawMultiplier(1, SEED, CLOSED),
     (R.WRONG_PHASE, R.NOT_OFFERED)),
    ("in play, not terms", live, "supervisor", ChangeTerms("?"), (R.WRONG_PHASE, R.MALFORMED)),
    ("other wheel, other unit", oneida, "supervisor",
     ChangeTerms(install_live("new-jersey", unit="3.00").effective),
     (R.OPTION_NOT_ALLOWED, R.STAKE_NOT_DIVISIBLE)),
]  # fmt: skip

ROWS = [
    *(("terminals", *row) for row in TERMINALS),
    *(("dealerless", *row) for row in DEALERLESS),
    *(("live", *row) for row in LIVE),
]


@pytest.mark.parametrize(
    ("build", "name", "command", "faults"),
    [row[2:] for row in ROWS],
    ids=[f"{row[0]}: {row[1]}" for row in ROWS],
)
def test_of_two_faults_the_one_declared_first_is_given(
    build: Callable[[], House], name: str, command: Command, faults: tuple[Reason, ...]
) -> None:
    answer = build().ask(name, command)
    assert isinstance(answer, Refusal), answer
    assert answer.reason is faults[0], answer
    assert faults == tuple(sorted(faults, key=list(Reason).index))

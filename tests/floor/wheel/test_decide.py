"""One door for every command at a live table: it decides, and changes nothing."""

from copy import deepcopy

import pytest

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.desk.messages import ChangeTerms
from croupier.floor.parts.messages import bets, rounds, seats, tables, vouchers, wagers
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.racks import OFFERS
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.kind import KIND
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable
from tests.house import ONE, No, at
from tests.live import B2B, CLOSED, SEED, WHEEL, Live, install_live

SEAT = at(ONE)
LIVE: list[tuple[str, Command]] = [
    (SEAT, seats.AskChips(Money(100), 100)),
    ("dealer", seats.IssueChips(ONE, "navy", 100, Money(100))),
    ("dealer", seats.TakeMoney(ONE, "navy", 100, Money(100))),
    (SEAT, seats.AskColourOut()),
    ("dealer", seats.ColourOut(ONE)),
    (SEAT, seats.TakeChipsAway(ONE)),
    (SEAT, vouchers.RedeemVoucher("a" * 64)),
    (SEAT, vouchers.CashOutToVoucher()),
    (SEAT, wagers.LayWager(2, "17", 100)),
    ("dealer", wagers.LayFor(ONE, 2, "17", 100)),
    (SEAT, wagers.TakeBack(2, "red")),
    (SEAT, wagers.LayWagers(2, (("17", wagers.Chip.COLOUR, 100),))),
    (SEAT, wagers.DoubleWagers(2)),
    (SEAT, wagers.Rebet(2)),
    (SEAT, wagers.UndoWagers(2)),
    (SEAT, wagers.ClearWagers(2)),
    (SEAT, CallAttendant()),
    ("dealer", AnswerAttendant(ONE)),
    (SEAT, wagers.CallWager(2, "17", 100)),
    ("dealer", wagers.AcceptCalled(ONE, 2, "17", 500)),
    ("dealer", deal.SpinBall(2, WHEEL)),
    ("reader", deal.CallNoSpin(2, "short-spin")),
    ("dealer", deal.AnnounceNumber(2, "18")),
    ("dealer", deal.PlaceCrown(2)),
    ("dealer", deal.CollectLosers(2)),
    ("mucker", deal.CountMucked(2, ())),
    ("mucker", deal.LeavePost()),
    ("dealer", deal.PayWinners(2)),
    ("chance", deal.CommitChance(2, "0" * 64)),
    ("chance", deal.DrawMultiplier(2, SEED, CLOSED)),
]
SHARED: list[tuple[str, Command]] = [
    ("dealer", rounds.StartGame()),
    ("dealer", rounds.CloseBets(2)),
    ("reader", rounds.ReadNumber(9, "17")),
    ("reader", rounds.ReportFault(9, "short-spin")),
    ("supervisor", tables.OpenTable(100, 32, 13, ball="non-metallic")),
    ("supervisor", tables.CloseTable()),
    ("relief", tables.TakeTable()),
    ("dealer", tables.LeaveTable()),
    ("dealer", tables.CallSupervisor()),
    ("supervisor", tables.AnswerCall()),
    ("engineer", install_live()),
]
OF_TERMINALS: list[tuple[str, Command]] = [
    (SEAT, bets.PlaceBet(1, "17", 100)),
    (SEAT, bets.Undo(1)),
    (SEAT, cash.LayBuyIn(Money(100))),
    ("dealer", cash.PickUpBuyIn(ONE)),
    ("dealer", rounds.ConfirmNumber(1, "17")),
    ("supervisor", rounds.VoidGame(1, "fraud")),
    ("supervisor", rounds.RefundGame(1)),
    ("supervisor", tables.ReleaseTerminal(ONE)),
    ("clock", rounds.PromptSpin(1)),
]


def named(row: object) -> str:
    return type(row).__name__


def test_every_command_of_a_live_table_is_tried_here() -> None:
    tried = {type(command) for _, command in (*LIVE, *SHARED)}
    others = {racks.command for racks in OFFERS} | {ChangeTerms, CountSpin}
    assert tried >= {offer.command for offer in KIND.offers} - others


def at_phase(phase: str) -> Live:
    house = Live().seated("massachusetts", **B2B).helped().issue().start().finish("17")
    if phase != "idle":
        house.start().lay("red", 100)
    if phase not in ("idle", "betting"):
        house.close()
    if phase == "crowned":
        house.announce_only("18")
    return house


@pytest.mark.parametrize("phase", ["idle", "betting", "closed", "crowned"])
@pytest.mark.parametrize(
    ("name", "command"), [*LIVE, *SHARED], ids=[named(one) for _, one in (*LIVE, *SHARED)]
)
def test_deciding_changes_nothing_and_answers_the_same_twice(name: str, command: Command, phase: str) -> None:
    house = at_phase(phase)
    envelope = house.envelope(name, command)
    before = plain(house.live)
    first, second = house.desk.decide(envelope), house.desk.decide(envelope)
    assert first == second
    assert plain(house.live) == before


def plain(table: LiveTable) -> object:
    return deepcopy({name: getattr(table, name) for name in LiveTable.__slots__ if name != "rules"})


@pytest.mark.parametrize(("name", "command"), OF_TERMINALS, ids=[named(one) for _, one in OF_TERMINALS])
def test_what_belongs_to_terminals_is_refused_here(name: str, command: Command) -> None:
    house = Live().seated("new-jersey")
    assert house.refused(name, command) == No("not_offered", "new-jersey:5.1(a)")


def test_relief_takes_the_place_first() -> None:
    house = Live().seated()
    assert house.refused("relief", rounds.StartGame()) == No("not_permitted", "oneida-roulette:B.1")
    assert house.refused("mucker", deal.CountMucked(0, ())) == No("not_permitted", "oneida-roulette:B.1")


@pytest.mark.parametrize(
    "command", [wagers.LayFor(TerminalId("9"), 1, "17", 100), seats.ColourOut(TerminalId("9"))], ids=named
)
def test_there_is_no_such_seat(command: Command) -> None:
    house = Live().seated().start()
    assert house.refused("dealer", command) == No("unknown_terminal", "oneida-roulette:B.1")
    assert house.refused(at(TerminalId("9")), wagers.LayWager(1, "17", 100)).reason == "unknown_terminal"

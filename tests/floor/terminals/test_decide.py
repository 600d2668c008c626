"""One door for every command: it finds the terminal and the dealer, decides, and changes nothing."""

from copy import deepcopy

import pytest

from croupier.base.envelope import Command, Role
from croupier.base.names import EffectId, TerminalId
from croupier.desk.messages import ChangeTerms
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.messages import (
    cash_outs,
    chip_slips,
    reader,
    rounds,
    stations,
    tables,
    vouchers,
    wagers,
)
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.bets import CancelBet, Clear, Neighbours, PlaceBet, PlaceBets, Recall, Undo
from croupier.floor.parts.messages.racks import CountDrop, CountFloat, CreditTable, FillTable, PickUpDrop
from croupier.floor.parts.messages.tender import Money
from croupier.floor.pit.messages import pit
from croupier.floor.terminals.kind import KIND
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.messages import deal
from tests.house import ONE, T2, House, No, at, install, said

NOWHERE = TerminalId("99")
PLAYERS: list[Command] = [
    PlaceBet(1, "17", 100), PlaceBets(1, (("17", 100),)), CallAttendant(),
    CancelBet(1, "17"), Undo(1), Recall(1), Clear(1), Neighbours(1),
    cash.LayBuyIn(Money(100)), cash.VerifyCredit(), cash.ReportCredit(), cash_outs.AskCashOut(),
    vouchers.CashOutToVoucher(), vouchers.RedeemVoucher("a" * 64),
    cash.ConfirmCashOut(), cash_outs.WithdrawCashOut(),
]  # fmt: skip
DEALERS: list[Command] = [
    cash.TakeBuyIn(ONE, Money(100)), cash.PickUpBuyIn(ONE),
    cash.CountBuyIn(ONE, Money(100)), cash.CreditBuyIn(ONE, 100), cash.DropBuyIn(ONE),
    cash.CorrectBuyIn(ONE, Money(100)), cash.SelectCashOut(ONE), cash.CountChips(ONE, 100),
    cash.DeliverChips(ONE), rounds.StartGame(), rounds.CloseBets(1), rounds.ConfirmNumber(1, "17"),
    rounds.VoidGame(1, "fraud"), tables.CallSupervisor(), tables.LeaveTable(),
    AnswerAttendant(ONE),
]  # fmt: skip
OTHERS: list[tuple[str, Command]] = [
    ("clock", rounds.PromptSpin(1)), ("reader", rounds.ReadNumber(1, "17")),
    ("reader", rounds.ReportFault(1, "fraud")), ("supervisor", rounds.RefundGame(1)),
    ("supervisor", rounds.VoidSettled(1)), ("supervisor", rounds.VoidRead(1, "ball-out", "seen")),
    ("supervisor", tables.OpenTable(1, 32, 13, ball="non-metallic")),
    ("supervisor", tables.CloseTable()), ("relief", tables.TakeTable()), ("supervisor", tables.AnswerCall()),
    ("supervisor", tables.ReleaseTerminal(ONE)), ("engineer", install()),
    ("reader", reader.CountSpin(7)),
    ("supervisor", ChangeTerms(install(limits="straight=..10.00").effective)),
]  # fmt: skip
ELSEWHERE: list[tuple[str, Command]] = [
    ("device", launches.ReportLaunched(EffectId("launch:T1:1"), 7)),
    ("device", launches.ReportFailed(EffectId("launch:T1:1"), "no air")),
    ("device", stations.AcceptCash(ONE, 2000)), ("supervisor", stations.PayByHand(ONE, 2000)),
    ("supervisor", stations.OpenStation(ONE, "day")), ("supervisor", stations.CloseStation(ONE, "day")),
]  # fmt: skip
OF_THE_PIT: list[tuple[str, Command]] = [
    ("supervisor", pit.GoOnDuty()), ("supervisor", pit.GoOffDuty()),
    ("supervisor", FillTable(100, "1", "staff:Dana")),
    ("supervisor", CreditTable(100, "1", "staff:Dana")), ("supervisor", PickUpDrop("staff:Dana")),
    ("accountant", CountDrop(100, "staff:Dana")), ("supervisor", CountFloat(100, "staff:Dana")),
    ("supervisor", chip_slips.RequestFill(((100, 5),))), ("supervisor", chip_slips.CancelSlip(1)),
    ("supervisor", chip_slips.RequestCredit(((100, 5),))), ("supervisor", chip_slips.ConfirmSlip(1)),
    ("dealer", chip_slips.ReceiveSlip(1)),
    ("device", pit.RaiseAlarm("look")),
    ("clock", pit.BeginDay("2026-11-14")),
]  # fmt: skip
ALL: list[tuple[str, Command]] = [
    *((at(ONE), command) for command in PLAYERS),
    *(("dealer", command) for command in DEALERS),
    *OTHERS,
    *ELSEWHERE,
    *OF_THE_PIT,
]


def named(row: object) -> str:
    return type(row).__name__


def test_every_command_is_tried_here() -> None:
    assert {type(command) for _, command in ALL} >= {offer.command for offer in KIND.offers}


@pytest.mark.parametrize(("name", "command"), ELSEWHERE, ids=[named(command) for _, command in ELSEWHERE])
def test_what_belongs_to_a_dealerless_table_is_not_done_here(name: str, command: Command) -> None:
    assert said(House().opened().ask(name, command)) == No("not_offered", "I.2.a")


@pytest.mark.parametrize(
    ("name", "command"), [("dealer", deal.PlaceCrown(1)), (at(ONE), wagers.LayWager(1, "17", 100))]
)
def test_what_belongs_to_a_live_table_is_refused_at_terminals(name: str, command: Command) -> None:
    assert said(House().opened().ask(name, command)) == No("not_offered", "I.2.a")


def test_no_mucker_takes_a_table_of_terminals() -> None:
    assert said(House().opened().ask("mucker", tables.TakeTable())) == No("not_permitted", "I.2.b")


def plain(table: TableState) -> object:
    """A table's state without the shared rules, which are not state."""
    return deepcopy({name: getattr(table, name) for name in TableState.__slots__ if name != "rules"})


@pytest.mark.parametrize(("name", "command"), ALL, ids=[named(command) for _, command in ALL])
@pytest.mark.parametrize("phase", ["idle", "betting", "locked", "read", "void"])
def test_deciding_changes_nothing_and_answers_the_same_twice(name: str, command: Command, phase: str) -> None:
    house = House().opened().buy_in(ONE, Money(1000))
    if phase != "idle":
        house.game({ONE: [("17", 100)]})
    if phase in ("locked", "read"):
        house.close()
    if phase == "read":
        house.read("17")
    if phase == "void":
        house.do("dealer", rounds.VoidGame(1, "fraud"))
    before = plain(house.table)
    envelope = house.envelope(name, command)
    assert house.desk.decide(envelope) == house.desk.decide(envelope)
    assert plain(house.table) == before


@pytest.mark.parametrize("command", PLAYERS, ids=named)
def test_a_player_is_at_a_terminal_of_this_table(command: Command) -> None:
    house = House().opened()
    house.rows((at(NOWHERE), command, No("unknown_terminal", "I.2.a")))
    unseated = house.envelope("dealer", command)
    fields = {name: getattr(unseated, name) for name in unseated.__struct_fields__}
    assert said(house.send(type(unseated)(**fields | {"role": Role.PLAYER}))) == No(
        "unknown_terminal", "I.2.a"
    )


@pytest.mark.parametrize(
    "command",
    [
        cash.PickUpBuyIn(NOWHERE), cash.CountBuyIn(NOWHERE, Money(1)), cash.CreditBuyIn(NOWHERE, 1),
        cash.TakeBuyIn(NOWHERE, Money(1)),
        cash.DropBuyIn(NOWHERE), cash.CorrectBuyIn(NOWHERE, Money(1)), cash.SelectCashOut(NOWHERE),
        cash.CountChips(NOWHERE, 1), cash.DeliverChips(NOWHERE),
    ],
    ids=named,
)  # fmt: skip
def test_staff_serve_terminals_of_this_table(command: Command) -> None:
    House().opened().rows(("dealer", command, No("unknown_terminal", "I.2.a")))


def test_a_terminal_that_is_not_there_cannot_be_released() -> None:
    House().opened().rows(("supervisor", tables.ReleaseTerminal(NOWHERE), No("unknown_terminal", "I.2.a")))


@pytest.mark.parametrize("command", DEALERS, ids=named)
def test_another_dealer_takes_the_table_first(command: Command) -> None:
    House().opened().rows(("relief", command, No("not_permitted", "I.2.a")))


def test_a_table_is_installed_once() -> None:
    House().opened().rows(("engineer", install(), No("wrong_phase", "I.2.b")))


def test_a_table_that_is_not_there_answers_nothing() -> None:
    House().opened().rows(("dealer", rounds.StartGame(), No("unknown_table", "I.2.b")), table=T2)


def test_no_clock_starts_a_game_where_a_dealer_does() -> None:
    House().opened().rows(("clock", rounds.StartGame(), No("not_permitted", "I.2.b")))

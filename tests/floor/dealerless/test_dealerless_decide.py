"""One door for every command at a dealerless table; what only a dealer's table knows is not done here."""

from copy import deepcopy

import pytest

from croupier.base.envelope import Command
from croupier.base.names import EffectId
from croupier.base.refusal import Refusal
from croupier.desk.messages import ChangeTerms
from croupier.devices.acceptor import AcceptorFault
from croupier.floor.dealerless.kind import KIND
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.messages import bets, bills, cash_outs, reader, rounds, stations, tables, vouchers
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.duplicates import PrintHandPayAgain
from croupier.floor.parts.messages.papers import ReportPaper
from croupier.floor.parts.messages.racks import CountDrop, PickUpDrop
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from tests.electronic import Electronic, install_electronic
from tests.house import ONE, No, at, said

LAUNCH = EffectId("launch:T1:1")
PLAYERS: list[Command] = [
    bets.PlaceBet(1, "17", 500), bets.CancelBet(1, "17"), bets.Undo(1), bets.Recall(1),
    bets.Clear(1), bets.Neighbours(1), cash_outs.AskCashOut(), cash_outs.WithdrawCashOut(),
    cash.LayBuyIn(Money(100)), cash.VerifyCredit(), cash.ReportCredit(), cash.ConfirmCashOut(),
]  # fmt: skip
DEALERS: list[Command] = [
    cash.PickUpBuyIn(ONE), cash.CountBuyIn(ONE, Money(100)), cash.CreditBuyIn(ONE, 100), cash.DropBuyIn(ONE),
    cash.CorrectBuyIn(ONE, Money(100)), cash.SelectCashOut(ONE), cash.CountChips(ONE, 100),
    cash.DeliverChips(ONE), rounds.ConfirmNumber(1, "17"), tables.TakeTable(), tables.CallSupervisor(),
]  # fmt: skip
OTHERS: list[tuple[str, Command]] = [
    ("clock", rounds.StartGame()), ("clock", rounds.PromptSpin(1)), ("clock", rounds.CloseBets(1)),
    ("reader", rounds.ReadNumber(41, "17")), ("reader", rounds.ReportFault(41, "malfunction")),
    ("reader", reader.CountSpin(41)), ("device", launches.ReportLaunched(LAUNCH, 41)),
    (at(ONE), vouchers.CashOutToVoucher()), (at(ONE), vouchers.RedeemVoucher("a" * 64)),
    ("device", vouchers.IssueVoucher(LAUNCH, "a" * 64)), ("device", vouchers.ReportPrinted(LAUNCH)),
    ("device", vouchers.ReportPrintFailed(LAUNCH, "paper out")), ("device", ReportPaper(LAUNCH, "jam")),
    ("device", launches.ReportFailed(LAUNCH, "no air")), ("device", stations.AcceptCash(ONE, 100)),
    ("device", bills.HoldBill(ONE, 100)), ("device", bills.ReturnBill(ONE, 1, True)),
    ("device", bills.ReportAcceptor(ONE, AcceptorFault.JAMMED)),
    ("supervisor", bills.ClearAcceptor(ONE, bills.Whereabouts.NONE)),
    ("supervisor", rounds.VoidGame(1, "malfunction")), ("supervisor", rounds.RefundGame(1)),
    ("supervisor", rounds.VoidSettled(1)), ("supervisor", tables.OpenTable(0, 0, 0, enclosed=True)),
    ("supervisor", tables.CloseTable()), ("supervisor", tables.AnswerCall()),
    ("supervisor", tables.ReleaseTerminal(ONE)), ("supervisor", stations.OpenStation(ONE, "day")),
    ("supervisor", stations.CloseStation(ONE, "day")), ("supervisor", stations.PayByHand(ONE, 100)),
    ("supervisor", stations.WriteHandPay(ONE, 100)), ("supervisor", PrintHandPayAgain(1)),
    ("supervisor", AnswerAttendant(ONE)), (at(ONE), CallAttendant()),
    (at(ONE), bets.PlaceBets(1, (("17", 500),))),
    ("engineer", install_electronic()), ("supervisor", ChangeTerms(install_electronic().effective)),
]  # fmt: skip
ALL = [*((at(ONE), one) for one in PLAYERS), *(("dealer", one) for one in DEALERS), *OTHERS]

OFFERED = {offer.command for offer in KIND.offers}


def named(row: object) -> str:
    return type(row).__name__


def test_every_command_is_tried_here() -> None:
    assert {type(command) for _, command in ALL} >= OFFERED - {PickUpDrop, CountDrop}


def plain(table: TableState) -> object:
    return deepcopy({name: getattr(table, name) for name in TableState.__slots__ if name != "rules"})


@pytest.mark.parametrize(("name", "command"), ALL, ids=[named(command) for _, command in ALL])
@pytest.mark.parametrize("stage", ["idle", "betting", "asked", "launched"])
def test_deciding_changes_nothing_answers_the_same_twice_and_cites_ilani(
    name: str, command: Command, stage: str
) -> None:
    house = Electronic().opened().cash(ONE, 1000)
    if stage != "idle":
        house.game({ONE: [("17", 500)]})
    if stage == "asked":
        house.close()
    if stage == "launched":
        house.launch()
    before, envelope = plain(house.table), house.envelope(name, command)
    first, second = house.desk.decide(envelope), house.desk.decide(envelope)
    assert (plain(house.table), first) == (before, second)
    if isinstance(first, Refusal):
        assert str(first.clause).startswith("ilani:") or first.says.startswith("house rule:")


@pytest.mark.parametrize("command", [*PLAYERS[8:], *DEALERS], ids=named)
def test_what_a_dealer_does_is_not_done_here(command: Command) -> None:
    name = "dealer" if command in DEALERS else at(ONE)
    assert said(Electronic().opened().ask(name, command)) == No("not_offered", "ilani:2.a")


def test_it_is_installed_once_and_the_neighbours_bet_is_not_offered() -> None:
    house = Electronic().opened().cash(ONE, 1000).game({ONE: [("17", 500)]})
    house.rows(
        ("engineer", install_electronic(), No("wrong_phase", "ilani:3.a")),
        (at(ONE), bets.Neighbours(1), No("not_offered", "ilani:1.b")),
    )


def test_the_desks_own_refusals_cite_the_tables_document() -> None:
    house = Electronic().opened()
    house.rows((at(ONE), rounds.StartGame(), No("not_permitted", "ilani:3.a")))
    first = house.envelope("clock", rounds.StartGame())
    house.send(first)
    again = house.envelope("clock", rounds.PromptSpin(1), id_=first.id)
    assert said(house.send(again)) == No("id_reused", "ilani:3.a")
    house.desk.stopped[house.table.id] = "a bug"
    house.rows(("clock", rounds.CloseBets(1), No("internal_error", "ilani:5.a")))

"""Who may send which command: every cell, read again from `people.toml` as an auditor wrote it."""

import tomllib
from pathlib import Path
from typing import get_args

import pytest

from croupier.base.clause import book_and_key
from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import CommandId, EffectId, SenderId
from croupier.desk.people import (
    BEHIND,
    DEVICES,
    PERMITTED,
    READERS,
    STAFF,
    check_permission,
    named,
    permitted,
)
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.messages import cash, launches, rounds, tables
from croupier.floor.parts.messages.bets import CancelBet, Clear, Neighbours, PlaceBet, Recall, Undo
from croupier.floor.parts.messages.cash import Money
from croupier.floor.pit.messages import pit
from croupier.floor.wheel.messages import deal, seats, wagers
from croupier.games.library import load
from tests.house import ONE, T1, House, install, said

LAUNCH = EffectId("launch:T1:1")
WRITTEN = tomllib.loads((Path(__file__).parent / "people.toml").read_text("utf-8"))
EXPECTED = {command: set(who.split()) for part in WRITTEN.values() for command, who in part.items()}
COMMANDS: list[Command] = [
    PlaceBet(1, "17", 100), CancelBet(1, "17"), Undo(1), Recall(1), Clear(1), Neighbours(1),
    rounds.StartGame(), rounds.PromptSpin(1), rounds.CloseBets(1), rounds.ReadNumber(1, "17"),
    rounds.ReportFault(1, "fraud"), rounds.ConfirmNumber(1, "17"), rounds.VoidGame(1, "fraud"),
    rounds.RefundGame(1), rounds.VoidSettled(1), cash.LayBuyIn(Money(100)), cash.PickUpBuyIn(ONE),
    cash.CountBuyIn(ONE, Money(100)), cash.CreditBuyIn(ONE, 100), cash.DropBuyIn(ONE), cash.VerifyCredit(),
    cash.ReportCredit(), cash.CorrectBuyIn(ONE, Money(100)), cash.AskCashOut(), cash.ConfirmCashOut(),
    cash.WithdrawCashOut(), cash.SelectCashOut(ONE), cash.CountChips(ONE, 100), cash.DeliverChips(ONE),
    install(), tables.OpenTable(100, 32, 13), tables.CloseTable(), tables.TakeTable(),
    tables.CallSupervisor(), tables.AnswerCall(), tables.ReleaseTerminal(ONE), pit.GoOnDuty(),
    pit.GoOffDuty(), pit.FillTable(100, "1", "staff:Sam"), pit.CreditTable(100, "2", "staff:Sam"),
    pit.PickUpDrop("staff:Sam"), pit.CountDrop(100, "staff:Sam"), pit.CountFloat(100, "staff:Sam"),
    pit.ChangeTerms("{}"), pit.RaiseAlarm("look"), pit.BeginDay("2026-11-14"),
    tables.StopTable("a bug"), tables.RestartTable(), launches.CountSpin(7),
    launches.ReportLaunched(LAUNCH, 7), launches.ReportFailed(LAUNCH, "no air"),
    stations.OpenStation(ONE, "start of day"), stations.CloseStation(ONE, "end of day"),
    stations.AcceptCash(ONE, 2000), stations.PayByHand(ONE, 2000), seats.AskChips(Money(100), 100),
    seats.IssueChips(ONE, "navy", 100, Money(100)), seats.ColourOut(ONE), wagers.LayWager(1, "17", 100),
    wagers.LayFor(ONE, 1, "17", 100), wagers.TakeBack(1, "17"), wagers.CallWager(1, "17", 100),
    wagers.AcceptCalled(ONE, 1, "17", 500), deal.SpinBall(1, deal.Direction.CLOCKWISE),
    deal.CallNoSpin(1, "short-spin"), deal.AnnounceNumber(1, "17"), deal.PlaceCrown(1),
    deal.CollectLosers(1), deal.CountMucked(1, ()), deal.PayWinners(1), deal.CommitChance(1, "0" * 64),
    deal.DrawMultiplier(1, "00", "00"),
]  # fmt: skip
CELLS = [
    (command, role, role.value in EXPECTED[named(type(command))]) for command in COMMANDS for role in Role
]


def test_every_command_has_its_row() -> None:
    assert {type(command) for command in COMMANDS} == set(PERMITTED) == set(get_args(Command))
    assert EXPECTED.keys() == {named(command) for command in PERMITTED}
    assert len(CELLS) == len(get_args(Command)) * len(Role)


def test_every_word_of_the_page_is_a_role() -> None:
    assert {who for row in EXPECTED.values() for who in row} <= set(Role)


@pytest.mark.parametrize(
    ("command", "role", "may"), CELLS, ids=[f"{type(command).__name__}-{role}" for command, role, _ in CELLS]
)
def test_a_role_may_or_may_not_send_a_command(command: Command, role: Role, may: bool) -> None:
    house = House().opened()
    envelope = Envelope(CommandId("9"), SenderId("staff:Dana"), role, T1, command, ONE)
    answer = said(house.send(envelope))
    elsewhere = isinstance(command, rounds.StartGame) and role is Role.CLOCK  # where there is no dealer
    elsewhere |= role is Role.MUCKER and isinstance(command, tables.TakeTable)  # at terminals there is none
    assert (getattr(answer, "reason", None) != "not_permitted") == (may and not elsewhere)
    refusal = check_permission(envelope)
    assert (refusal is None) == may
    if refusal is not None:
        assert refusal.clause == "oneida-roulette:I.2.b"
        assert refusal.says.endswith(f", not the {role}")


@pytest.mark.parametrize("role", Role)
def test_a_role_is_told_all_that_it_may_send(role: Role) -> None:
    assert set(permitted(role)) == {command for command, who in EXPECTED.items() if role in who}


def test_a_refusal_says_whose_it_is() -> None:
    envelope = Envelope(CommandId("9"), SenderId("x"), Role.PLAYER, T1, rounds.CloseBets(1))
    refusal = check_permission(envelope)
    assert refusal is not None
    assert refusal.says == "that is for the clock or dealer or reader, not the player"


def test_people_players_and_devices_are_all_the_roles() -> None:
    assert STAFF | DEVICES | {Role.PLAYER} == set(Role)
    assert not STAFF & DEVICES
    assert READERS < STAFF


@pytest.mark.parametrize("command", list(BEHIND), ids=named)
def test_a_row_rests_on_a_clause_that_is_there(command: type) -> None:
    book, key = book_and_key(BEHIND[command])
    assert load(book).text(key)


@pytest.mark.clause("oneida-roulette:I.9.k")
def test_a_refund_rests_on_the_clause_that_names_the_supervisor_or_designee() -> None:
    assert BEHIND[rounds.RefundGame] == "oneida-roulette:I.9.k"
    assert PERMITTED[rounds.RefundGame] == {Role.SUPERVISOR, Role.DESIGNEE}

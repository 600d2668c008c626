"""Who may send which command: every cell of the table, written out again as an auditor reads it."""

from typing import get_args

import pytest

from croupier.desk.people import PERMITTED, check_permission
from croupier.messages import cage, effects, felt, rounds, seats, spins, stations, tables
from croupier.messages.betting import CancelBet, Clear, Neighbours, PlaceBet, Recall, Undo
from croupier.messages.cage import Money
from croupier.messages.envelope import Command, Envelope, Role
from croupier.names import CommandId, EffectId, SenderId
from tests.house import ONE, T1, House, install, said

LAUNCH = EffectId("launch:T1:1")
# p player, d dealer, s supervisor, e designee, r reader, c clock, n engineer, v device, m mucker, h chance
LETTERS = dict(zip("pdsercnvmh", Role, strict=True))
MATRIX: list[tuple[Command, str]] = [
    (PlaceBet(1, "17", 100), "p"),
    (CancelBet(1, "17"), "p"),
    (Undo(1), "p"),
    (Recall(1), "p"),
    (Clear(1), "p"),
    (Neighbours(1), "p"),
    (rounds.StartGame(), "dc"),
    (rounds.PromptSpin(1), "c"),
    (rounds.CloseBets(1), "drc"),
    (rounds.ReadNumber(1, "17"), "r"),
    (rounds.ReportFault(1, "fraud"), "r"),
    (rounds.ConfirmNumber(1, "17"), "d"),
    (rounds.VoidGame(1, "fraud"), "ds"),
    (rounds.RefundGame(1), "se"),
    (rounds.VoidSettled(1), "s"),
    (cage.LayBuyIn(Money(100)), "p"),
    (cage.PickUpBuyIn(ONE), "d"),
    (cage.CountBuyIn(ONE, Money(100)), "d"),
    (cage.CreditBuyIn(ONE, 100), "d"),
    (cage.DropBuyIn(ONE), "d"),
    (cage.VerifyCredit(), "p"),
    (cage.ReportCredit(), "p"),
    (cage.CorrectBuyIn(ONE, Money(100)), "d"),
    (cage.AskCashOut(), "p"),
    (cage.ConfirmCashOut(), "p"),
    (cage.WithdrawCashOut(), "p"),
    (cage.SelectCashOut(ONE), "d"),
    (cage.CountChips(ONE, 100), "d"),
    (cage.DeliverChips(ONE), "d"),
    (install(), "n"),
    (tables.OpenTable(100, 32, 13), "s"),
    (tables.CloseTable(), "s"),
    (tables.TakeTable(), "dm"),
    (tables.CallSupervisor(), "d"),
    (tables.AnswerCall(), "s"),
    (tables.ReleaseTerminal(ONE), "s"),
    (tables.StopTable("a bug"), "v"),
    (tables.RestartTable(), "s"),
    (effects.CountSpin(7), "r"),
    (effects.ReportLaunched(LAUNCH, 7), "v"),
    (effects.ReportFailed(LAUNCH, "no air"), "v"),
    (stations.OpenStation(ONE, "start of day"), "s"),
    (stations.CloseStation(ONE, "end of day"), "s"),
    (stations.AcceptCash(ONE, 2000), "v"),
    (stations.PayByHand(ONE, 2000), "s"),
    (seats.AskChips(Money(100), 100), "p"),
    (seats.IssueChips(ONE, "navy", 100, Money(100)), "d"),
    (seats.ColourOut(ONE), "d"),
    (felt.LayWager(1, "17", 100), "p"),
    (felt.LayFor(ONE, 1, "17", 100), "d"),
    (felt.TakeBack(1, "17"), "p"),
    (felt.CallWager(1, "17", 100), "p"),
    (felt.AcceptCalled(ONE, 1, "17"), "d"),
    (spins.SpinBall(1, spins.Direction.CLOCKWISE), "d"),
    (spins.CallNoSpin(1, "short-spin"), "dsr"),
    (spins.AnnounceNumber(1, "17"), "d"),
    (spins.PlaceCrown(1), "d"),
    (spins.CollectLosers(1), "d"),
    (spins.CountMucked(1, ()), "dm"),
    (spins.PayWinners(1), "dm"),
    (spins.CommitChance(1, "0" * 64), "h"),
    (spins.DrawMultiplier(1, "00", "00"), "h"),
]
CELLS = [(command, role, letter in who) for command, who in MATRIX for letter, role in LETTERS.items()]


def test_every_command_has_its_row() -> None:
    assert [type(command) for command, _ in MATRIX] == list(get_args(Command))
    assert set(PERMITTED) == set(get_args(Command))
    assert len(CELLS) == len(get_args(Command)) * len(Role)


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


def test_a_refusal_says_whose_it_is() -> None:
    envelope = Envelope(CommandId("9"), SenderId("x"), Role.PLAYER, T1, rounds.CloseBets(1))
    refusal = check_permission(envelope)
    assert refusal is not None
    assert refusal.says == "that is for the clock or dealer or reader, not the player"

"""Who may send which command: one table, printed for auditors and tested cell by cell."""

from collections.abc import Mapping

from croupier.messages import betting, cage, effects, felt, rounds, seats, spins, stations, tables
from croupier.messages.envelope import Envelope, Role
from croupier.messages.refusal import Reason, Refusal
from croupier.names import Citation
from croupier.rules.automatic import clauses

_PLAYER = frozenset({Role.PLAYER})
_DEALER = frozenset({Role.DEALER})
_AT_THE_TABLE = frozenset({Role.DEALER, Role.MUCKER})
_CHANCE = frozenset({Role.CHANCE})
_SUPERVISOR = frozenset({Role.SUPERVISOR})
_READER = frozenset({Role.READER})
_DEVICE = frozenset({Role.DEVICE})
_REFUNDER = frozenset({Role.SUPERVISOR, Role.DESIGNEE})

PERMITTED: Mapping[type, frozenset[Role]] = {
    betting.PlaceBet: _PLAYER,
    betting.CancelBet: _PLAYER,
    betting.Undo: _PLAYER,
    betting.Recall: _PLAYER,
    betting.Clear: _PLAYER,
    betting.Neighbours: _PLAYER,
    cage.LayBuyIn: _PLAYER,
    cage.VerifyCredit: _PLAYER,
    cage.ReportCredit: _PLAYER,
    cage.AskCashOut: _PLAYER,
    cage.ConfirmCashOut: _PLAYER,
    cage.WithdrawCashOut: _PLAYER,
    cage.PickUpBuyIn: _DEALER,
    cage.CountBuyIn: _DEALER,
    cage.CreditBuyIn: _DEALER,
    cage.DropBuyIn: _DEALER,
    cage.CorrectBuyIn: _DEALER,
    cage.SelectCashOut: _DEALER,
    cage.CountChips: _DEALER,
    cage.DeliverChips: _DEALER,
    rounds.StartGame: frozenset({Role.DEALER, Role.CLOCK}),
    rounds.CloseBets: frozenset({Role.DEALER, Role.READER, Role.CLOCK}),
    rounds.ConfirmNumber: _DEALER,
    rounds.VoidGame: frozenset({Role.DEALER, Role.SUPERVISOR}),
    rounds.PromptSpin: frozenset({Role.CLOCK}),
    rounds.ReadNumber: frozenset({Role.READER}),
    rounds.ReportFault: frozenset({Role.READER}),
    rounds.RefundGame: _REFUNDER,
    rounds.VoidSettled: _SUPERVISOR,
    tables.InstallTable: frozenset({Role.ENGINEER}),
    tables.OpenTable: _SUPERVISOR,
    tables.CloseTable: _SUPERVISOR,
    tables.TakeTable: _AT_THE_TABLE,
    tables.CallSupervisor: _DEALER,
    tables.AnswerCall: _SUPERVISOR,
    tables.ReleaseTerminal: _SUPERVISOR,
    tables.StopTable: frozenset({Role.DEVICE}),
    tables.RestartTable: _SUPERVISOR,
    effects.CountSpin: _READER,
    effects.ReportLaunched: _DEVICE,
    effects.ReportFailed: _DEVICE,
    stations.OpenStation: _SUPERVISOR,
    stations.CloseStation: _SUPERVISOR,
    stations.AcceptCash: _DEVICE,
    stations.PayByHand: _SUPERVISOR,
    seats.AskChips: _PLAYER,
    seats.IssueChips: _DEALER,
    seats.ColourOut: _DEALER,
    felt.LayWager: _PLAYER,
    felt.LayFor: _DEALER,
    felt.TakeBack: _PLAYER,
    felt.CallWager: _PLAYER,
    felt.AcceptCalled: _DEALER,
    spins.SpinBall: _DEALER,
    spins.CallNoSpin: frozenset({Role.DEALER, Role.SUPERVISOR, Role.READER}),
    spins.AnnounceNumber: _DEALER,
    spins.PlaceCrown: _DEALER,
    spins.CollectLosers: _DEALER,
    spins.CountMucked: _AT_THE_TABLE,
    spins.PayWinners: _AT_THE_TABLE,
    spins.CommitChance: _CHANCE,
    spins.DrawMultiplier: _CHANCE,
}


def check_permission(envelope: Envelope, clause: Citation = clauses.SUPERVISION) -> Refusal | None:
    """`clause` is what the table's own document says of who works it."""
    allowed = PERMITTED[type(envelope.command)]
    if envelope.role in allowed:
        return None
    who = " or ".join(sorted(allowed))
    says = f"that is for the {who}, not the {envelope.role}"
    return Refusal(Reason.NOT_PERMITTED, says, clause)

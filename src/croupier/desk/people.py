"""Who may send which command: one table, printed for auditors and tested cell by cell."""

from collections.abc import Callable, Mapping

from croupier.messages import betting, cage, effects, felt, pit, rounds, seats, spins, stations, tables
from croupier.messages.envelope import Envelope, Role
from croupier.messages.refusal import Reason, Refusal
from croupier.names import Citation
from croupier.rules.automatic import clauses

DEVICES = frozenset({Role.READER, Role.CLOCK, Role.CHANCE, Role.DEVICE})
STAFF = frozenset(Role) - DEVICES - {Role.PLAYER}
"""Whoever may have a name and a password."""
READERS = frozenset({Role.ACCOUNTANT, Role.AUDITOR, Role.SUPERVISOR, Role.DIRECTOR})
"""Who may read the accounts of the pit."""

_PLAYER = frozenset({Role.PLAYER})
_DEALER = frozenset({Role.DEALER})
_AT_THE_TABLE = frozenset({Role.DEALER, Role.MUCKER})
_CHANCE = frozenset({Role.CHANCE})
_SUPERVISOR = frozenset({Role.SUPERVISOR})
_READER = frozenset({Role.READER})
_DEVICE = frozenset({Role.DEVICE})
_REFUNDER = frozenset({Role.SUPERVISOR, Role.DESIGNEE})
_FLOOR = frozenset({Role.SUPERVISOR, Role.FLOORPERSON})
_COUNT_ROOM = frozenset({Role.ACCOUNTANT})
_TERMS = frozenset({Role.SUPERVISOR, Role.DIRECTOR})

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
    pit.GoOnDuty: STAFF,
    pit.GoOffDuty: STAFF,
    pit.RaiseAlarm: _DEVICE,
    pit.BeginDay: frozenset({Role.CLOCK}),
    pit.FillTable: _FLOOR,
    pit.CreditTable: _FLOOR,
    pit.PickUpDrop: _FLOOR | _COUNT_ROOM,
    pit.CountDrop: _COUNT_ROOM,
    pit.CountFloat: _FLOOR,
    pit.ChangeTerms: _TERMS,
}

BEHIND: Mapping[type, Citation] = {
    betting.PlaceBet: clauses.CHIPS,
    betting.CancelBet: clauses.CANCEL,
    betting.Undo: clauses.UNDO,
    betting.Recall: clauses.RECALL,
    betting.Clear: clauses.CLEAR,
    betting.Neighbours: clauses.NEIGHBOURS,
    cage.LayBuyIn: clauses.BUY_IN,
    cage.VerifyCredit: clauses.VERIFY,
    cage.ReportCredit: clauses.CORRECT,
    cage.AskCashOut: clauses.ASK_CASH_OUT,
    cage.ConfirmCashOut: clauses.CONFIRM_CASH_OUT,
    cage.PickUpBuyIn: clauses.PICK_UP,
    cage.CountBuyIn: clauses.COUNT,
    cage.CreditBuyIn: clauses.CREDIT,
    cage.DropBuyIn: clauses.DROP,
    cage.CorrectBuyIn: clauses.CORRECT,
    cage.SelectCashOut: clauses.SELECT_CASH_OUT,
    cage.CountChips: clauses.COUNT_CHIPS,
    cage.DeliverChips: clauses.DELIVER,
    rounds.StartGame: clauses.DEALER,
    rounds.CloseBets: clauses.FREEZE,
    rounds.ConfirmNumber: clauses.CONFIRM,
    rounds.PromptSpin: clauses.PROMPT,
    rounds.ReadNumber: clauses.CONFIRM,
    rounds.ReportFault: clauses.MALFUNCTION,
    rounds.VoidGame: clauses.WRONG_NUMBER,
    rounds.RefundGame: clauses.REFUND,
    rounds.VoidSettled: clauses.WRONG_NUMBER,
    tables.OpenTable: clauses.SUPERVISION,
    tables.CloseTable: clauses.SUPERVISION,
    tables.TakeTable: clauses.DEALER,
    tables.CallSupervisor: clauses.SUPERVISION,
    tables.AnswerCall: clauses.SUPERVISION,
    tables.ReleaseTerminal: clauses.SUPERVISION,
    pit.GoOnDuty: clauses.SUPERVISION,
    pit.GoOffDuty: clauses.SUPERVISION,
}
"""The clause that gives a row its people, where the documents name them; the rest is the house's to say."""


def named(command: type) -> str:
    """A command as it stands in the journal."""
    return str(command.__struct_config__.tag)  # type: ignore[attr-defined]


def permitted(role: Role) -> tuple[str, ...]:
    """What one of this role may send, by name."""
    return tuple(named(command) for command, roles in PERMITTED.items() if role in roles)


def check_permission(
    envelope: Envelope, clause: Callable[[], Citation] = lambda: clauses.SUPERVISION
) -> Refusal | None:
    """`clause` is what the table's own document says of who works it, looked up only for a refusal."""
    allowed = PERMITTED[type(envelope.command)]
    if envelope.role in allowed:
        return None
    who = " or ".join(sorted(allowed))
    says = f"that is for the {who}, not the {envelope.role}"
    return Refusal(Reason.NOT_PERMITTED, says, clause())

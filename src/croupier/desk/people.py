"""Who may send which command: one table, printed for auditors and tested cell by cell."""

from collections.abc import Callable, Mapping

from croupier.base.envelope import Envelope, Role
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.messages import bets, cash, launches, rounds, tables
from croupier.floor.pit.messages import pit
from croupier.floor.terminals import clauses
from croupier.floor.wheel.messages import deal, seats, wagers

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
    bets.PlaceBet: _PLAYER,
    bets.CancelBet: _PLAYER,
    bets.Undo: _PLAYER,
    bets.Recall: _PLAYER,
    bets.Clear: _PLAYER,
    bets.Neighbours: _PLAYER,
    cash.LayBuyIn: _PLAYER,
    cash.VerifyCredit: _PLAYER,
    cash.ReportCredit: _PLAYER,
    cash.AskCashOut: _PLAYER,
    cash.ConfirmCashOut: _PLAYER,
    cash.WithdrawCashOut: _PLAYER,
    cash.PickUpBuyIn: _DEALER,
    cash.CountBuyIn: _DEALER,
    cash.CreditBuyIn: _DEALER,
    cash.DropBuyIn: _DEALER,
    cash.CorrectBuyIn: _DEALER,
    cash.SelectCashOut: _DEALER,
    cash.CountChips: _DEALER,
    cash.DeliverChips: _DEALER,
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
    launches.CountSpin: _READER,
    launches.ReportLaunched: _DEVICE,
    launches.ReportFailed: _DEVICE,
    stations.OpenStation: _SUPERVISOR,
    stations.CloseStation: _SUPERVISOR,
    stations.AcceptCash: _DEVICE,
    stations.PayByHand: _SUPERVISOR,
    seats.AskChips: _PLAYER,
    seats.IssueChips: _DEALER,
    seats.ColourOut: _DEALER,
    wagers.LayWager: _PLAYER,
    wagers.LayFor: _DEALER,
    wagers.TakeBack: _PLAYER,
    wagers.CallWager: _PLAYER,
    wagers.AcceptCalled: _DEALER,
    deal.SpinBall: _DEALER,
    deal.CallNoSpin: frozenset({Role.DEALER, Role.SUPERVISOR, Role.READER}),
    deal.AnnounceNumber: _DEALER,
    deal.PlaceCrown: _DEALER,
    deal.CollectLosers: _DEALER,
    deal.CountMucked: _AT_THE_TABLE,
    deal.PayWinners: _AT_THE_TABLE,
    deal.CommitChance: _CHANCE,
    deal.DrawMultiplier: _CHANCE,
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
    bets.PlaceBet: clauses.CHIPS,
    bets.CancelBet: clauses.CANCEL,
    bets.Undo: clauses.UNDO,
    bets.Recall: clauses.RECALL,
    bets.Clear: clauses.CLEAR,
    bets.Neighbours: clauses.NEIGHBOURS,
    cash.LayBuyIn: clauses.BUY_IN,
    cash.VerifyCredit: clauses.VERIFY,
    cash.ReportCredit: clauses.CORRECT,
    cash.AskCashOut: clauses.ASK_CASH_OUT,
    cash.ConfirmCashOut: clauses.CONFIRM_CASH_OUT,
    cash.PickUpBuyIn: clauses.PICK_UP,
    cash.CountBuyIn: clauses.COUNT,
    cash.CreditBuyIn: clauses.CREDIT,
    cash.DropBuyIn: clauses.DROP,
    cash.CorrectBuyIn: clauses.CORRECT,
    cash.SelectCashOut: clauses.SELECT_CASH_OUT,
    cash.CountChips: clauses.COUNT_CHIPS,
    cash.DeliverChips: clauses.DELIVER,
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

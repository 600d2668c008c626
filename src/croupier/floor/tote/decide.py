"""One command at the tote: events, or a refusal with its clause. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.parts import attendants, drawer, racks
from croupier.floor.parts.drawer import DrawerCommand
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.racks import CountDrop, PickUpDrop
from croupier.floor.parts.stations.decide import StationCommand, decide_station
from croupier.floor.tote import claims, clauses, manual_cancel, printing_outcome
from croupier.floor.tote.decide_day import CardCommand, DayCommand, decide_card, decide_day
from croupier.floor.tote.decide_tickets import AtPlace, decide_at_place
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.messages.claims import SignClaim, WithdrawClaim
from croupier.floor.tote.standing import standing
from croupier.floor.tote.state import Tote

Counting: TypeAlias = PickUpDrop | CountDrop
Attendance: TypeAlias = CallAttendant | AnswerAttendant
Countersigning: TypeAlias = SignClaim | WithdrawClaim
Printing: TypeAlias = tickets.ReportTicketPrinted | tickets.ReportTicketFailed
ToteCommand: TypeAlias = (
    DrawerCommand
    | CardCommand
    | DayCommand
    | AtPlace
    | Printing
    | tickets.SignManualCancel
    | Countersigning
    | StationCommand
    | Counting
    | Attendance
)

NO_TERMINAL = Refusal(Reason.UNKNOWN_TERMINAL, "there is no such self-service terminal", clauses.MACHINE)


def decide(tote: Tote, envelope: Envelope[ToteCommand], house: House) -> Decided:
    command, by = envelope.command, envelope.sender
    if isinstance(command, AtPlace):
        return decide_at_place(tote, command, envelope, house)
    if isinstance(command, DrawerCommand):
        return drawer.decide(tote.drawers, tote.terms.imprest, command, by, house)
    if isinstance(command, StationCommand):
        return decide_station(tote, command, envelope, house, clauses.STATION)
    if isinstance(command, Attendance):
        return _attend(tote, envelope, command)
    if isinstance(command, Counting):
        kept = racks.kept(tote.id, house, clauses.CITATIONS, standing(tote))
        return racks.decide(house, kept, command, by)
    if isinstance(command, CardCommand):
        return decide_card(tote, command, by, house)
    if isinstance(command, DayCommand):
        try:
            return decide_day(tote, command, envelope.role, by)
        except Refused as refused:  # a pool that cannot be priced
            return refused.refusal
    match command:
        case tickets.ReportTicketPrinted():
            return printing_outcome.printed(tote, command)
        case tickets.ReportTicketFailed():
            return printing_outcome.failed(tote, command)
        case tickets.SignManualCancel():
            return manual_cancel.sign(tote, command, by)
        case SignClaim():
            return claims.sign(tote, house, command, by)
        case WithdrawClaim():
            return claims.withdraw(tote, command, by, teller=envelope.role is Role.TELLER)
        case _:
            assert_never(command)


def _attend(tote: Tote, envelope: Envelope[ToteCommand], command: Attendance) -> Decided:
    """Nobody works beside a self-service terminal: whoever calls there is heard in the pit."""
    at = command.terminal if isinstance(command, AnswerAttendant) else envelope.terminal
    here = tote.terminals.get(at) if at else None
    if here is None:
        return NO_TERMINAL
    if isinstance(command, AnswerAttendant):
        return attendants.answer(here, envelope.sender, clauses.MACHINE)
    called = attendants.call(here, clauses.MACHINE)
    if isinstance(called, Refusal):
        return called
    return [*called, Alarmed(f"self-service terminal {here.id} calls an attendant")]

"""What players and staff ask alike at every table with seats: which seat is meant, wagers, calls, counts."""

from typing import Protocol, TypeAlias, assert_never

from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import Citation, TableId, TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Citations, Decided, Standing
from croupier.floor.parts import attendants, racks, tables
from croupier.floor.parts.messages import wagers
from croupier.floor.parts.messages.attendants import CallAttendant
from croupier.floor.parts.messages.tables import AnswerCall, CallSupervisor
from croupier.floor.parts.messages.wagers import Hand
from croupier.floor.parts.seats import laying, movements, vouchers
from croupier.floor.parts.seats.movements import InOne
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.seats.seated_table import SeatedTable

AtLayout: TypeAlias = (
    wagers.LayWager | wagers.TakeBack | wagers.CallWager | InOne | CallAttendant | vouchers.AtSeat
)
"""Asked by a player about the player's own seat."""
OfTable: TypeAlias = CallSupervisor | AnswerCall | racks.Counting
"""Asked by staff about a table as a whole."""


class AboutSeat(Protocol):
    @property
    def terminal(self) -> TerminalId: ...


class StaffedTable(Protocol):
    """A table as far as its staff is concerned."""

    id: TableId
    calling: bool

    @property
    def citations(self) -> Citations: ...


def own_seat(table: SeatedTable, envelope: Envelope[Command], clause: Citation) -> Seat | Refusal:
    """The seat of the player who asks."""
    return _seat(table, envelope.terminal, clause)


def seat_meant(
    table: SeatedTable, command: AboutSeat, envelope: Envelope[Command], clause: Citation
) -> Seat | Refusal:
    """The seat that a command names; a player names no other than the player's own."""
    own = envelope.terminal if envelope.role is Role.PLAYER else command.terminal
    return _seat(table, command.terminal if own == command.terminal else None, clause)


def _seat(table: SeatedTable, seat: TerminalId | None, clause: Citation) -> Seat | Refusal:
    found = table.seats.get(seat) if seat is not None else None
    says = "there is no such seat at this table"
    return Refusal(Reason.UNKNOWN_TERMINAL, says, clause) if found is None else found


def take_first(role: Role, clause: Citation) -> Refusal:
    """Whoever works a table has taken it; relief comes by taking it."""
    return worded(Reason.NOT_PERMITTED, "take the table first: you are not its {role}", clause, role=role)


def at_layout(table: SeatedTable, seat: Seat, command: AtLayout, clause: Citation) -> Decided:
    match command:
        case wagers.LayWager():
            return laying.lay(table, seat, command, Hand.PLAYER)
        case wagers.TakeBack():
            return laying.take_back(table, seat, command)
        case wagers.CallWager():
            return laying.call(table, seat, command)
        case CallAttendant():
            return attendants.call(seat, clause)
        case _ if isinstance(command, vouchers.AtSeat):
            return vouchers.refuse(command, table.citations.tender)
        case _:
            return movements.decide(table, seat, command)


def of_table(table: StaffedTable, command: OfTable, sender: str, house: House, standing: Standing) -> Decided:
    clause = table.citations.supervision
    match command:
        case CallSupervisor():
            return tables.call(table.calling, sender, clause)
        case AnswerCall():
            return tables.answer(table.calling, sender, clause)
        case _ if isinstance(command, racks.Counting):
            kept = racks.kept(table.id, house, table.citations, standing)
            return racks.decide(house, kept, command, sender)
        case _:
            assert_never(command)

"""One command at a live table: events, or a refusal with its clause. It changes nothing."""

from typing import assert_never

from croupier.base.envelope import Envelope, Event, LiveCommand, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.floor.parts import tables as alike
from croupier.floor.parts.messages import launches, rounds, tables
from croupier.floor.pit.messages import pit
from croupier.floor.wheel import chips, felt, multiplier, settlement
from croupier.floor.wheel import rounds as games
from croupier.floor.wheel import tables as floor
from croupier.floor.wheel.messages import deal, seats
from croupier.floor.wheel.messages import wagers as on_felt
from croupier.floor.wheel.messages.wagers import Hand
from croupier.floor.wheel.state import LiveTable, Seat

Decided = list[Event] | Refusal
FromSeat = seats.AskChips | on_felt.LayWager | on_felt.TakeBack | on_felt.CallWager
ForSeat = seats.IssueChips | seats.ColourOut | on_felt.LayFor | on_felt.AcceptCalled
Game = (
    deal.SpinBall
    | deal.CallNoSpin
    | deal.AnnounceNumber
    | deal.PlaceCrown
    | deal.CollectLosers
    | deal.CountMucked
    | deal.PayWinners
    | deal.CommitChance
    | deal.DrawMultiplier
)


def decide(table: LiveTable, envelope: Envelope) -> Decided:
    command = envelope.command
    if isinstance(command, LiveCommand):
        return _live(table, envelope, command)
    match command:
        case rounds.StartGame():
            return games.start(table)
        case rounds.CloseBets():
            return games.close(table, command, envelope.role)
        case rounds.ReadNumber():
            return games.read(table, command)
        case rounds.ReportFault():
            return games.fault(table, command, envelope.sender)
        case launches.CountSpin():
            return games.count_spin(table, command)
        case tables.InstallTable():
            return Refusal(Reason.WRONG_PHASE, "that table is on the floor already", table.clauses.staff)
        case tables.OpenTable():
            return floor.open_table(table, command, envelope.sender)
        case tables.CloseTable():
            return floor.close_table(table, envelope.sender)
        case tables.TakeTable():
            return floor.take(table, envelope.role, envelope.sender)
        case tables.CallSupervisor():
            return alike.call(table.calling, envelope.sender, table.clauses.staff)
        case tables.AnswerCall():
            return alike.answer(table.calling, envelope.sender, table.clauses.staff)
        case pit.ChangeTerms():
            return floor.change_terms(table, command, envelope.sender)
        case _:
            says = "that belongs to a table of another kind; here wagers are chips on the layout"
            return Refusal(Reason.NOT_OFFERED, says, table.clauses.tender)


def not_working_here(table: LiveTable, envelope: Envelope) -> Refusal | None:
    """One dealer and one mucker work a table at a time; relief takes the place first."""
    places = {Role.DEALER: table.dealer, Role.MUCKER: table.mucker}
    taking = isinstance(envelope.command, tables.TakeTable)
    if not _mucks(table, envelope):
        return Refusal(Reason.NOT_PERMITTED, "a mucker works this table", table.clauses.mucker)
    if envelope.role not in places or taking or envelope.sender == places[envelope.role]:
        return None
    says = f"take the table first: you are not its {envelope.role}"
    return Refusal(Reason.NOT_PERMITTED, says, table.clauses.staff)


def _mucks(table: LiveTable, envelope: Envelope) -> bool:
    """Where a mucker works, the dealer leaves the count to the mucker."""
    counting = isinstance(envelope.command, deal.CountMucked)
    return not counting or envelope.role is not Role.DEALER or table.mucker is None


def _live(table: LiveTable, envelope: Envelope, command: LiveCommand) -> Decided:
    if isinstance(command, FromSeat):
        seat = _seat(table, envelope.terminal)
        return seat if isinstance(seat, Refusal) else _from_seat(table, seat, command)
    if isinstance(command, ForSeat):
        seat = _seat(table, command.terminal)
        return seat if isinstance(seat, Refusal) else _for_seat(table, seat, command)
    return _game(table, envelope, command)


def _seat(table: LiveTable, seat: TerminalId | None) -> Seat | Refusal:
    found = table.seats.get(seat) if seat is not None else None
    if found is None:
        return Refusal(Reason.UNKNOWN_TERMINAL, "there is no such seat at this table", table.clauses.staff)
    return found


def _from_seat(table: LiveTable, seat: Seat, command: FromSeat) -> Decided:
    match command:
        case seats.AskChips():
            return chips.ask(table, seat, command)
        case on_felt.LayWager():
            return felt.lay(table, seat, command, Hand.PLAYER)
        case on_felt.TakeBack():
            return felt.take_back(table, seat, command)
        case on_felt.CallWager():
            return felt.call(table, seat, command)
        case _:
            assert_never(command)


def _for_seat(table: LiveTable, seat: Seat, command: ForSeat) -> Decided:
    match command:
        case seats.IssueChips():
            return chips.issue(table, seat, command)
        case seats.ColourOut():
            return chips.colour_out(table, seat)
        case on_felt.LayFor():
            return felt.lay(table, seat, command, Hand.DEALER)
        case on_felt.AcceptCalled():
            return felt.accept(table, seat, command)
        case _:
            assert_never(command)


def _game(table: LiveTable, envelope: Envelope, command: Game) -> Decided:
    match command:
        case deal.SpinBall():
            return games.spin(table, command, envelope.sender)
        case deal.CallNoSpin():
            return games.no_spin(table, command.round, command.reason, envelope.sender)
        case deal.AnnounceNumber():
            return games.announce(table, command, envelope.sender)
        case deal.PlaceCrown():
            return settlement.crown(table, command)
        case deal.CollectLosers():
            return settlement.collect(table, command)
        case deal.CountMucked():
            return settlement.muck(table, command, envelope.sender)
        case deal.PayWinners():
            return settlement.pay(table, command)
        case deal.CommitChance():
            return multiplier.commit(table, command)
        case deal.DrawMultiplier():
            return multiplier.drawn(table, command)
        case _:
            assert_never(command)

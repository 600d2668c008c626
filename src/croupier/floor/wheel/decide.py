"""One command at a live table: events, or a refusal with its clause. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms
from croupier.floor.parts import attendants, racks
from croupier.floor.parts import tables as alike
from croupier.floor.parts.messages import reader, rounds, seats, tables
from croupier.floor.parts.messages import wagers as on_felt
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.wagers import Hand
from croupier.floor.parts.seats import buying, laying, movements
from croupier.floor.parts.seats.movements import InOne
from croupier.floor.parts.seats.seat import Seat, unserved
from croupier.floor.wheel import announcing, chips, multiplier, no_spins, settlement
from croupier.floor.wheel import rounds as games
from croupier.floor.wheel import tables as floor
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.standing import standing
from croupier.floor.wheel.state import LiveTable

FromSeat: TypeAlias = (
    seats.AskChips
    | seats.AskColourOut
    | on_felt.LayWager
    | on_felt.TakeBack
    | on_felt.CallWager
    | InOne
    | CallAttendant
)
ForSeat: TypeAlias = (
    seats.IssueChips
    | seats.TakeMoney
    | seats.ColourOut
    | seats.TakeChipsAway
    | on_felt.LayFor
    | on_felt.AcceptCalled
    | AnswerAttendant
)
Game: TypeAlias = (
    deal.SpinBall
    | deal.CallNoSpin
    | deal.AnnounceNumber
    | deal.PlaceCrown
    | deal.CollectLosers
    | deal.CountMucked
    | deal.PayWinners
    | deal.LeavePost
    | deal.CommitChance
    | deal.DrawMultiplier
)


Common: TypeAlias = (
    rounds.StartGame
    | rounds.CloseBets
    | rounds.ReadNumber
    | rounds.ReportFault
    | reader.CountSpin
    | tables.OpenTable
    | tables.CloseTable
    | tables.TakeTable
    | tables.LeaveTable
    | tables.CallSupervisor
    | tables.AnswerCall
    | ChangeTerms
)
HANDS = {Role.DEALER: Hand.DEALER, Role.MUCKER: Hand.MUCKER}
WheelCommand: TypeAlias = FromSeat | ForSeat | Game | Common | racks.Counting


def decide(table: LiveTable, envelope: Envelope[WheelCommand], house: House) -> Decided:
    command = envelope.command
    if refusal := _not_working_here(table, envelope):
        return refusal
    if isinstance(command, FromSeat):
        seat = _seat(table, envelope.terminal)
        return seat if isinstance(seat, Refusal) else _from_seat(table, seat, command)
    if isinstance(command, ForSeat):
        own = envelope.terminal if envelope.role is Role.PLAYER else command.terminal
        seat = _seat(table, command.terminal if own == command.terminal else None)
        return seat if isinstance(seat, Refusal) else _for_seat(table, seat, command, envelope, house)
    if isinstance(command, Game):
        return _game(table, envelope, command)
    if isinstance(command, racks.Counting):
        kept = racks.kept(table.id, house, table.citations, standing(table))
        return racks.decide(house, kept, command, envelope.sender)
    return _common(table, envelope, command, house)


def _common(table: LiveTable, envelope: Envelope[WheelCommand], command: Common, house: House) -> Decided:
    """What tables of other kinds hear too."""
    sender, role = envelope.sender, envelope.role
    match command:
        case rounds.StartGame():
            return games.start(table)
        case rounds.CloseBets():
            return games.close(table, command, role)
        case rounds.ReadNumber():
            return games.read(table, command)
        case rounds.ReportFault():
            return games.fault(table, command, sender)
        case reader.CountSpin():
            return games.count_spin(table, command)
        case tables.OpenTable():
            return floor.open_table(table, command, sender, house)
        case tables.CloseTable():
            return floor.close_table(table, sender, house)
        case tables.TakeTable():
            return floor.take(table, role, sender, house)
        case tables.LeaveTable():
            return alike.leave(sender, standing(table), unserved(table.seats))
        case tables.CallSupervisor():
            return alike.call(table.calling, sender, table.citations.supervision)
        case tables.AnswerCall():
            return alike.answer(table.calling, sender, table.citations.supervision)
        case ChangeTerms():
            return floor.change_terms(table, command, sender)
        case _:
            assert_never(command)


def _not_working_here(table: LiveTable, envelope: Envelope[WheelCommand]) -> Refusal | None:
    """One dealer and one mucker work a table at a time; relief takes the place first."""
    places = {Role.DEALER: table.dealer, Role.MUCKER: table.mucker}
    taking = isinstance(envelope.command, tables.TakeTable)
    if not _mucks(table, envelope):
        return Refusal(Reason.NOT_PERMITTED, "a mucker works this table", table.citations.mucker)
    if envelope.role not in places or taking or envelope.sender == places[envelope.role]:
        return None
    says = "take the table first: you are not its {role}"
    return worded(Reason.NOT_PERMITTED, says, table.citations.supervision, role=envelope.role)


def _mucks(table: LiveTable, envelope: Envelope[WheelCommand]) -> bool:
    """Where a mucker works, the dealer leaves the count to the mucker."""
    counting = isinstance(envelope.command, deal.CountMucked)
    return not counting or envelope.role is not Role.DEALER or table.mucker is None


def _seat(table: LiveTable, seat: TerminalId | None) -> Seat | Refusal:
    found = table.seats.get(seat) if seat is not None else None
    if found is None:
        return Refusal(
            Reason.UNKNOWN_TERMINAL, "there is no such seat at this table", table.citations.supervision
        )
    return found


def _from_seat(table: LiveTable, seat: Seat, command: FromSeat) -> Decided:
    match command:
        case seats.AskChips():
            return chips.ask(table, seat, command)
        case seats.AskColourOut():
            return chips.ask_out(table, seat)
        case on_felt.LayWager():
            return laying.lay(table, seat, command, Hand.PLAYER)
        case on_felt.TakeBack():
            return laying.take_back(table, seat, command)
        case on_felt.CallWager():
            return laying.call(table, seat, command)
        case CallAttendant():
            return attendants.call(seat, table.citations.supervision)
        case _:
            return movements.decide(table, seat, command)


def _for_seat(
    table: LiveTable, seat: Seat, command: ForSeat, envelope: Envelope[WheelCommand], house: House
) -> Decided:
    match command:
        case seats.IssueChips():
            return chips.issue(table, seat, command, house)
        case seats.TakeMoney():
            return chips.take_money(table, seat, command, house)
        case seats.ColourOut():
            return chips.colour_out(table, seat)
        case seats.TakeChipsAway():
            return buying.take_away(table, seat)
        case on_felt.LayFor():
            return laying.lay(table, seat, command, HANDS.get(envelope.role, Hand.DEALER))
        case on_felt.AcceptCalled():
            return laying.accept(table, seat, command)
        case AnswerAttendant():
            return attendants.answer(seat, envelope.sender, table.citations.supervision)
        case _:
            assert_never(command)


def _game(table: LiveTable, envelope: Envelope[WheelCommand], command: Game) -> Decided:
    sender = envelope.sender
    match command:
        case deal.SpinBall():
            return games.spin(table, command, sender)
        case deal.CallNoSpin():
            return no_spins.no_spin(table, command, envelope.role, sender)
        case deal.AnnounceNumber():
            return announcing.announce(table, command, sender)
        case deal.PlaceCrown():
            return settlement.crown(table, command)
        case deal.CollectLosers():
            return settlement.collect(table, command)
        case deal.CountMucked():
            return settlement.muck(table, command, sender)
        case deal.PayWinners():
            return settlement.pay(table, command)
        case deal.LeavePost():
            return [deal.MuckerLeft(sender)]
        case deal.CommitChance():
            return multiplier.commit(table, command)
        case deal.DrawMultiplier():
            return multiplier.drawn(table, command)
        case _:
            assert_never(command)

"""One command at a live table: events, or a refusal with its clause. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.refusal import Reason, Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms
from croupier.floor.parts import attendants
from croupier.floor.parts import tables as alike
from croupier.floor.parts.messages import reader, rounds, seats, tables
from croupier.floor.parts.messages import wagers as on_felt
from croupier.floor.parts.messages.attendants import AnswerAttendant
from croupier.floor.parts.messages.wagers import Hand
from croupier.floor.parts.seats import asking, buying, laying
from croupier.floor.parts.seats.asking import AtLayout, OfTable
from croupier.floor.parts.seats.seat import Seat, unserved
from croupier.floor.wheel import announcing, chips, multiplier, no_spins, settlement
from croupier.floor.wheel import rounds as games
from croupier.floor.wheel import tables as floor
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.standing import standing
from croupier.floor.wheel.state import LiveTable

FromSeat: TypeAlias = seats.AskChips | seats.AskColourOut | AtLayout
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
    | ChangeTerms
)
HANDS = {Role.DEALER: Hand.DEALER, Role.MUCKER: Hand.MUCKER}
WheelCommand: TypeAlias = FromSeat | ForSeat | Game | OfTable | Common


def decide(table: LiveTable, envelope: Envelope[WheelCommand], house: House) -> Decided:
    command = envelope.command
    if refusal := _not_working_here(table, envelope):
        return refusal
    if isinstance(command, FromSeat):
        seat = asking.own_seat(table, envelope, table.citations.supervision)
        return seat if isinstance(seat, Refusal) else _from_seat(table, seat, command)
    if isinstance(command, ForSeat):
        seat = asking.seat_meant(table, command, envelope, table.citations.supervision)
        return seat if isinstance(seat, Refusal) else _for_seat(table, seat, command, envelope, house)
    if isinstance(command, Game):
        return _game(table, envelope, command)
    if isinstance(command, OfTable):
        return asking.of_table(table, command, envelope.sender, house, standing(table))
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
    return asking.take_first(envelope.role, table.citations.supervision)


def _mucks(table: LiveTable, envelope: Envelope[WheelCommand]) -> bool:
    """Where a mucker works, the dealer leaves the count to the mucker."""
    counting = isinstance(envelope.command, deal.CountMucked)
    return not counting or envelope.role is not Role.DEALER or table.mucker is None


def _from_seat(table: LiveTable, seat: Seat, command: FromSeat) -> Decided:
    match command:
        case seats.AskChips():
            return chips.ask(table, seat, command)
        case seats.AskColourOut():
            return chips.ask_out(table, seat)
        case _:
            return asking.at_layout(table, seat, command, table.citations.supervision)


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

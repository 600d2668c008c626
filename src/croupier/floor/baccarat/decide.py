"""One command at a mini-baccarat table: events, or a refusal with its clause. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.refusal import Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms
from croupier.floor.baccarat import chips, settlement
from croupier.floor.baccarat import rounds as games
from croupier.floor.baccarat import tables as floor
from croupier.floor.baccarat.decide_cards import OfGame, decide_cards
from croupier.floor.baccarat.messages import pay
from croupier.floor.baccarat.standing import standing
from croupier.floor.baccarat.state import CardTable
from croupier.floor.parts import attendants
from croupier.floor.parts import tables as alike
from croupier.floor.parts.messages import rounds, seats, tables
from croupier.floor.parts.messages import wagers as on_felt
from croupier.floor.parts.messages.attendants import AnswerAttendant
from croupier.floor.parts.messages.wagers import Hand
from croupier.floor.parts.seats import asking, laying
from croupier.floor.parts.seats.asking import AtLayout, OfTable
from croupier.floor.parts.seats.movements import InOne
from croupier.floor.parts.seats.seat import Seat, unserved

FromSeat: TypeAlias = seats.AskChips | AtLayout
ForSeat: TypeAlias = (
    seats.IssueChips
    | seats.TakeMoney
    | seats.TakeChipsAway
    | on_felt.LayFor
    | on_felt.AcceptCalled
    | pay.ConfirmCalled
    | pay.CollectVigorish
    | pay.DocumentVigorish
    | AnswerAttendant
)
OnLayout: TypeAlias = (
    on_felt.LayWager
    | on_felt.LayFor
    | on_felt.TakeBack
    | on_felt.CallWager
    | on_felt.AcceptCalled
    | pay.ConfirmCalled
    | InOne
)
Common: TypeAlias = (
    rounds.StartGame
    | rounds.CloseBets
    | tables.OpenTable
    | tables.CloseTable
    | tables.TakeTable
    | tables.LeaveTable
    | ChangeTerms
)
BaccaratCommand: TypeAlias = FromSeat | ForSeat | OfGame | OfTable | Common


def decide(table: CardTable, envelope: Envelope[BaccaratCommand], house: House) -> Decided:
    command = envelope.command
    if refusal := _not_working_here(table, envelope):
        return refusal
    if isinstance(command, OnLayout) and (refusal := games.untouched(table)):
        return refusal
    if isinstance(command, FromSeat):
        seat = asking.own_seat(table, envelope, table.citations.supervision)
        return seat if isinstance(seat, Refusal) else _from_seat(table, seat, command)
    if isinstance(command, ForSeat):
        seat = asking.seat_meant(table, command, envelope, table.citations.supervision)
        return seat if isinstance(seat, Refusal) else _for_seat(table, seat, command, envelope)
    if isinstance(command, OfGame):
        return decide_cards(table, envelope, command, house.day)
    if isinstance(command, OfTable):
        return asking.of_table(table, command, envelope.sender, house, standing(table))
    return _common(table, envelope, command, house)


def _not_working_here(table: CardTable, envelope: Envelope[BaccaratCommand]) -> Refusal | None:
    if envelope.role is not Role.DEALER or isinstance(envelope.command, tables.TakeTable):
        return None
    if envelope.sender == table.dealer:
        return None
    return asking.take_first(envelope.role, table.citations.supervision)


def _from_seat(table: CardTable, seat: Seat, command: FromSeat) -> Decided:
    if isinstance(command, seats.AskChips):
        return chips.ask(table, seat, command)
    return asking.at_layout(table, seat, command, table.citations.supervision)


def _for_seat(table: CardTable, seat: Seat, command: ForSeat, envelope: Envelope[BaccaratCommand]) -> Decided:
    match command:
        case seats.IssueChips():
            return chips.issue(table, seat, command)
        case seats.TakeMoney():
            return chips.take_money(table, seat, command)
        case seats.TakeChipsAway():
            return chips.take_away(table, seat)
        case on_felt.LayFor():
            return laying.lay(table, seat, command, Hand.DEALER)
        case on_felt.AcceptCalled():
            return chips.accept_called(table, seat, command)
        case pay.ConfirmCalled():
            return chips.confirm_called(table, seat, command, envelope.sender)
        case pay.CollectVigorish():
            return settlement.collect_button(table, command)
        case pay.DocumentVigorish():
            return settlement.document_button(table, command, envelope.sender)
        case AnswerAttendant():
            return attendants.answer(seat, envelope.sender, table.citations.supervision)
        case _:
            assert_never(command)


def _common(table: CardTable, envelope: Envelope[BaccaratCommand], command: Common, house: House) -> Decided:
    """What tables of other kinds hear too."""
    sender = envelope.sender
    match command:
        case rounds.StartGame():
            return games.start(table)
        case rounds.CloseBets():
            return games.close(table, command)
        case tables.OpenTable():
            return floor.open_table(table, command, sender, house)
        case tables.CloseTable():
            return floor.close_table(table, sender, house)
        case tables.TakeTable():
            return floor.take(table, sender, house)
        case tables.LeaveTable():
            return alike.leave(sender, standing(table), unserved(table.seats))
        case ChangeTerms():
            return floor.change_terms(table, command, sender)
        case _:
            assert_never(command)

"""Buying in and colouring out: every colour is one seat's, at the value it was issued at."""

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import PlayerId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.floor.parts.amounts import amount_differs
from croupier.floor.parts.colours import COLOUR_NAME, coloured_by
from croupier.floor.parts.messages import seats
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.seats.buying import bad_amounts, not_whole
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.roulette.table import RouletteTable

Decided = list[Event] | Refusal


def ask(table: LiveTable, seat: Seat, command: seats.AskChips) -> Decided:
    """Asking again takes the place of what was asked before: the money is still the player's."""
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", table.citations.tender)
    refusal = (
        bad_amounts(table, command.money, command.value)
        or _coupon(table, command.money, command.value)
        or not_whole(table, command.money, command.value)
    )
    return refusal or [seats.ChipsAsked(seat.id, command.money, command.value)]


def issue(table: LiveTable, seat: Seat, command: seats.IssueChips, house: House) -> Decided:
    if seat.asked is None:
        return Refusal(Reason.NOTHING_THERE, "that seat has asked for no chips", table.citations.tender)
    return _issued(table, seat, command, seat.asked.value, house)


def take_money(table: LiveTable, seat: Seat, command: seats.TakeMoney, house: House) -> Decided:
    """Money laid by hand: asked for and issued by the rules of a player's own asking, both or neither."""
    if seat.asked is not None:
        says = "that seat has asked for chips already: issue those"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.tender)
    asked = ask(table, seat, seats.AskChips(command.money, command.value))
    if isinstance(asked, Refusal):
        return asked
    issuing = seats.IssueChips(seat.id, command.colour, command.value, command.money)
    issued = _issued(table, seat, issuing, command.value, house)
    return issued if isinstance(issued, Refusal) else [*asked, *issued]


def _issued(
    table: LiveTable, seat: Seat, command: seats.IssueChips, asked: Cents, house: House
) -> list[Event] | Refusal:
    refusal = (
        bad_amounts(table, command.money, command.value)
        or _colour(table, seat, command, house)
        or _coupon(table, command.money, command.value)
        or not_whole(table, command.money, command.value)
        or _not_asked(table, asked, command.value)
    )
    return refusal or [seats.ChipsIssued(seat.id, command.colour, command.value, command.money)]


def _coupon(table: LiveTable, given: Money, value: Cents) -> Refusal | None:
    if given.coupon and not isinstance(table.rules, RouletteTable):
        says = "the Big Six knows no match play coupon"
        return Refusal(Reason.COUPON_NOT_ACCEPTED, says, table.citations.chips)
    if given.coupon > given.cash:
        says = "a match play coupon is for no more than the money it comes with"
        return Refusal(Reason.COUPON_NOT_ACCEPTED, says, table.citations.chips)
    if value == 0 and given.coupon:
        says = "a match play coupon rides with non-value chips: ask for a colour"
        return Refusal(Reason.COUPON_NOT_ACCEPTED, says, table.citations.chips)
    return None


def _not_asked(table: LiveTable, asked: Cents, value: Cents) -> Refusal | None:
    if value == asked:
        return None
    says = "the player asked for chips of {asked}, not {value}"
    return amount_differs(says, table.citations.chips, asked=asked, value=value)


def _colour(table: LiveTable, seat: Seat, command: seats.IssueChips, house: House) -> Refusal | None:
    if not command.value:
        if not command.colour:
            return None
        return Refusal(Reason.CHIPS_CLASH, "value chips have no seat's colour", table.citations.chips)
    if not COLOUR_NAME.fullmatch(command.colour):
        says = "a colour is a word of lower case letters, like navy or light-blue"
        return Refusal(Reason.CHIPS_CLASH, says, table.citations.chips)
    if seat.colour not in (None, command.colour):
        says = "that seat plays {colour}; colour it out first"
        return worded(Reason.CHIPS_CLASH, says, table.citations.chips, colour=seat.colour)
    colours = coloured_by(table.colours, table.chips, house.chip_colours)
    return colours.check_issue(command.colour, PlayerId(seat.id), command.value)


def ask_out(table: LiveTable, seat: Seat) -> Decided:
    """It may be asked while wagers lie there; the dealer does it once they are decided."""
    if seat.colour is None:
        return Refusal(Reason.NOTHING_THERE, "you hold no colour", table.citations.chips)
    if seat.leaving:
        return Refusal(Reason.WRONG_PHASE, "the dealer has your request already", table.citations.chips)
    return [seats.ColourOutAsked(seat.id)]


def colour_out(table: LiveTable, seat: Seat) -> Decided:
    if seat.colour is None:
        return Refusal(Reason.NOTHING_THERE, "that seat holds no colour", table.citations.chips)
    if seat.felt:
        says = "that seat's wagers are on the layout; it colours out when they are decided"
        return Refusal(Reason.BETS_IN_PLAY, says, table.citations.chips)
    return [seats.ColouredOut(seat.id, seat.colour, seat.credits, seat.promo)]

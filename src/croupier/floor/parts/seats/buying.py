"""Money for chips at a seat, and chips taken away from it."""

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.parts.messages import seats
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.seats.seated_table import SeatedTable

Decided = list[Event] | Refusal


def bad_amounts(table: SeatedTable, given: Money, value: Cents) -> Refusal | None:
    if min(given.currency, given.chips, given.coupon) < 0 or not 0 < given.total <= money.MOST:
        says = "a buy-in is currency, chips or a coupon, more than 0.00"
        return Refusal(Reason.BAD_AMOUNT, says, table.citations.tender)
    if value < 0 or value % table.rules.terms.unit:
        says = "a chip is worth a multiple of {unit}"
        return worded(
            Reason.BAD_AMOUNT, says, table.citations.chips, unit=money.show_dollars(table.rules.terms.unit)
        )
    return None


def not_whole(table: SeatedTable, given: Money, value: Cents) -> Refusal | None:
    """Money comes to whole chips, of the value asked for or else of the smallest value chip."""
    one = value or min(table.chips)
    if given.cash % one == 0:
        return None
    says = "{cash} does not come to whole chips of {one}"
    return worded(
        Reason.STAKE_NOT_DIVISIBLE,
        says,
        table.citations.tender,
        cash=money.show_dollars(given.cash),
        one=money.show_dollars(one),
    )


def wagers_lie(table: SeatedTable, seat: Seat) -> Refusal | None:
    """Whoever has wagers on the layout has not left: no stay ends in the middle of a game."""
    if not seat.felt:
        return None
    says = (
        "that seat's wagers lie on the layout: its chips are taken away once they are settled or taken back"
    )
    return Refusal(Reason.BETS_IN_PLAY, says, table.citations.tender)


def take_away(table: SeatedTable, seat: Seat) -> Decided:
    if refusal := wagers_lie(table, seat):
        return refusal
    if not seat.held:
        return Refusal(Reason.NOTHING_THERE, "that seat holds no value chips", table.citations.tender)
    return [seats.ChipsTakenAway(seat.id, seat.held)]

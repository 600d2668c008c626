"""What screens show of a seat, alike at every table with seats."""

import msgspec

from croupier.base import money
from croupier.base.wire_types import Dollars
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.views import Named


class SeatNamePart(msgspec.Struct, frozen=True):
    """`reality_minutes`: how often the player is told how long the stay is; 0 is never.

    `sat_seconds`: how long this player had sat here when the screen connected.
    """

    seat: Named
    value_chips: list[Dollars]
    reality_minutes: int
    sat_seconds: int


class FeltWager(msgspec.Struct, frozen=True):
    spot: str
    tender: Chip
    stake: Dollars
    coupon: Dollars


class AskedChips(msgspec.Struct, frozen=True):
    """`value` is what one colour chip is to be worth; 0.00 asks for value chips."""

    currency: Dollars
    chips: Dollars
    coupon: Dollars
    value: Dollars


class GameResult(msgspec.Struct, frozen=True):
    """What comes back of what was staked in the game that is being decided, wins included."""

    back: Dollars
    staked: Dollars


class CanWager(msgspec.Struct, frozen=True):
    """Which of the seat's buttons would do something."""

    undo: bool
    rebet: bool
    clear: bool


def felt_of(seat: Seat) -> list[FeltWager]:
    return [
        FeltWager(spot, chip, money.show(laid.stake - laid.collected), money.show(laid.coupon))
        for (spot, chip), laid in seat.felt.items()
    ]


def asked_of(seat: Seat) -> AskedChips | None:
    if seat.asked is None:
        return None
    laid = seat.asked.money
    return AskedChips(*map(money.show, (laid.currency, laid.chips, laid.coupon, seat.asked.value)))


def can_wager(seat: Seat) -> CanWager:
    return CanWager(bool(seat.done), bool(seat.last), bool(seat.felt))

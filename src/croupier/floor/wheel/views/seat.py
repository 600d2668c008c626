"""What one player at a live table sees of the player's own."""

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.desk.act_view import ActsPart
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.seats.views import (
    AskedChips,
    CanWager,
    FeltWager,
    GameResult,
    SeatNamePart,
    asked_of,
    can_wager,
    felt_of,
)
from croupier.floor.parts.stays import StayView, stay_view
from croupier.floor.wheel.settlement import verdicts
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.floor.wheel.views.game import WheelGamePart, WheelTablePart
from croupier.games.round import Verdict
from croupier.law.sign import Line


class ChipsInHand(msgspec.Struct, frozen=True):
    """`value` is what one chip of the colour is worth, `hand` what the colour chips in hand are.

    `held` is what the value chips in hand come to; `leaving`: the player has asked to colour out.
    """

    colour: str | None
    value: Dollars
    hand: Dollars
    held: Dollars
    leaving: bool


class LiveWin(msgspec.Struct, frozen=True):
    spot: str
    stake: Dollars
    paid: Dollars
    clause: Citation


class SeatPart(msgspec.Struct, frozen=True):
    """`called` is cash by spot; `lapsed` the same, of calls that the dealer did not accept in time.

    `wins` are there from the announcement until the payment.
    """

    chips: ChipsInHand
    coupons: Dollars
    staked: Dollars
    felt: list[FeltWager]
    asked: AskedChips | None
    called: dict[str, Dollars]
    lapsed: dict[str, Dollars]
    wins: list[LiveWin]
    result: GameResult | None
    can: CanWager
    stay: StayView


class OtherWager(msgspec.Struct, frozen=True):
    """Another player's chips on a spot, each chip worth `each`; value chips have no colour."""

    spot: str
    colour: str | None
    stake: Dollars
    each: Dollars


class AroundSeatPart(msgspec.Struct, frozen=True):
    limits: list[Line]
    others: list[OtherWager]


SEAT = (SeatNamePart, WheelTablePart, WheelGamePart, SeatPart, AroundSeatPart, ActsPart)
"""All that a seat's screen is shown."""


def seat_part(table: LiveTable, seat: Seat) -> SeatPart:
    return SeatPart(
        chips=_in_hand(seat),
        coupons=money.show(seat.promo),
        staked=money.show(seat.staked),
        felt=felt_of(seat),
        asked=asked_of(seat),
        called={spot: money.show(cash) for spot, cash in seat.called.items()},
        lapsed={spot: money.show(cash) for spot, cash in seat.lapsed.items()},
        wins=_wins(table, seat),
        result=_result(table, seat),
        can=can_wager(seat),
        stay=stay_view(seat.stay),
    )


def _in_hand(seat: Seat) -> ChipsInHand:
    return ChipsInHand(
        colour=seat.colour,
        value=money.show(seat.value),
        hand=money.show(seat.credits),
        held=money.show(seat.held),
        leaving=seat.leaving,
    )


def others_of(table: LiveTable, seat: Seat) -> list[OtherWager]:
    """What other players have on the layout."""
    return [
        OtherWager(
            spot=spot,
            colour=other.colour if chip is Chip.COLOUR else None,
            stake=money.show(laid.stake - laid.collected),
            each=money.show(other.value),
        )
        for other in table.seats.values()
        if other is not seat
        for (spot, chip), laid in other.felt.items()
    ]


def _result(table: LiveTable, seat: Seat) -> GameResult | None:
    """From the announcement until the payment. Once losers are collected the last game has the stakes."""
    if table.number is None or table.phase is Phase.IDLE:
        return None
    collected = table.phase is Phase.COLLECTED
    stakes = seat.last.values() if collected else [laid.stake for laid in seat.felt.values()]
    back = sum(one.returned + one.paid for one in verdicts(table, seat, table.number))
    return GameResult(money.show(back), money.show(sum(stakes)))


def _wins(table: LiveTable, seat: Seat) -> list[LiveWin]:
    """Once a number is announced: what each winning wager is to be paid, and by which clause."""
    if table.number is None or table.phase is Phase.IDLE:
        return []
    return [
        LiveWin(one.wager.spot, money.show(one.wager.stake), money.show(one.paid), one.clause)
        for one in verdicts(table, seat, table.number)
        if one.verdict is Verdict.WON
    ]

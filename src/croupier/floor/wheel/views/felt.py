"""What the dealer and the mucker see: every seat, every stack, and what is to be done with it."""

from collections.abc import Container
from functools import partial

import msgspec

from croupier.base import money
from croupier.base.names import TerminalId, staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.act_view import ActsPart
from croupier.floor.parts.attendants import callers
from croupier.floor.parts.demonstration import demonstrates
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.seats.views import AskedChips, FeltWager, asked_of
from croupier.floor.parts.views import ReasonLine, reason_lines
from croupier.floor.wheel.no_spins import irregularities, waits
from croupier.floor.wheel.payments import WagerEnd, payments
from croupier.floor.wheel.state import LiveTable
from croupier.floor.wheel.views.game import WheelGamePart, WheelTablePart
from croupier.floor.wheel.views.lying import lying


class FeltSeat(msgspec.Struct, frozen=True):
    """`value` is what one chip of the colour is worth, `hand` what the colour chips in hand are.

    `held` is what the value chips in hand come to; `leaving`: the player has asked to colour out.
    """

    id: str
    name: str
    online: bool
    colour: str | None
    value: Dollars
    hand: Dollars
    coupons: Dollars
    staked: Dollars
    felt: list[FeltWager]
    asked: AskedChips | None
    called: dict[str, Dollars]
    held: Dollars
    leaving: bool


class FeltPart(msgspec.Struct, frozen=True):
    """`calls` are the seats whose players call an attendant.

    `colours` are the seats by the colours issued to them; `all_colours` are those that can be issued.

    `reader` is the number that was seen of this spin, `collected` what was taken off the felt in this game,
    `payments` the end of every wager once a number is announced. `mucking` is the game up to which collected
    chips wait for the mucker's count; `mucked` says how many there were of each colour, once they are
    counted. `faults`: a demonstration, whose wheel can be made to go wrong.

    What the rack should hold is not shown: dealers witness its count, which is blind.
    """

    dealer: str | None
    mucker: str | None
    calling: bool
    calls: list[str]
    staked: Dollars
    value_chips: list[Dollars]
    colours: dict[str, str]
    all_colours: list[str]
    seats: list[FeltSeat]
    reader: str | None
    collected: Dollars
    mucking: int | None
    mucked: dict[str, int]
    reasons: list[ReasonLine]
    payments: list[WagerEnd]
    simulated: bool
    faults: bool
    auto: bool


FELT = (WheelTablePart, WheelGamePart, FeltPart, ActsPart)
"""All that the dealer's felt is shown."""


def felt_part(
    table: LiveTable,
    all_colours: tuple[str, ...] = (),
    online: Container[TerminalId] = (),
    *,
    simulated: bool,
    faults: bool = False,
) -> FeltPart:
    return FeltPart(
        dealer=staff_name(table.dealer),
        mucker=staff_name(table.mucker),
        calling=table.calling,
        calls=callers(table.seats.values()),
        staked=money.show(table.staked),
        value_chips=[money.show(chip) for chip in table.chips],
        colours={colour: str(issued.player) for colour, issued in table.colours.issued.items()},
        all_colours=list(all_colours),
        seats=[_at_a_glance(table, seat, seat.id in online) for seat in table.seats.values()],
        reader=table.read,
        collected=money.show(table.collected),
        mucking=table.mucked_in if table.mucked and not table.counted else None,
        mucked=dict(table.mucked) if table.counted else {},
        reasons=reason_lines(irregularities(table), partial(waits, table)),
        payments=payments(table),
        simulated=simulated,
        faults=faults,
        auto=demonstrates(table.dealer),
    )


def _at_a_glance(table: LiveTable, seat: Seat, online: bool) -> FeltSeat:
    return FeltSeat(
        id=seat.id,
        name=f"Seat {seat.id}",
        online=online,
        colour=seat.colour,
        value=money.show(seat.value),
        hand=money.show(seat.credits),
        coupons=money.show(seat.promo),
        staked=money.show(seat.staked),
        felt=lying(table, seat),
        asked=asked_of(seat),
        called={spot: money.show(cash) for spot, cash in seat.called.items()},
        held=money.show(seat.held),
        leaving=seat.leaving,
    )

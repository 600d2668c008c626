"""What each wager comes to once a number is announced."""

from collections.abc import Iterator

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.wheel.game_acts import DECIDED
from croupier.floor.wheel.settlement import chip_of, ends
from croupier.floor.wheel.state import LiveTable
from croupier.games.round import Settled, Verdict


class ChipPile(msgspec.Struct, frozen=True):
    """So many chips of one worth: a seat's colour, or value chips. A count of 0 is change below a chip."""

    count: int
    colour: str | None
    value: Dollars


class WagerEnd(msgspec.Struct, frozen=True):
    """What one wager comes to; `chips` is what is paid, as a dealer cuts it.

    `collected` is what the house takes of it, of a winning five adjacent too: its four losing fifths.
    """

    seat: str
    spot: str
    tender: Chip
    stake: Dollars
    collected: Dollars
    paid: Dollars
    chips: list[ChipPile]
    clause: Citation
    verdict: Verdict


def payments(table: LiveTable) -> list[WagerEnd]:
    """Once a number is announced: every wager's end, losers first at each seat."""
    if table.phase not in DECIDED:
        return []
    return [
        WagerEnd(
            seat=seat.id,
            spot=one.wager.spot,
            tender=chip_of(one),
            stake=money.show(one.wager.stake),
            collected=money.show(one.collected),
            paid=money.show(one.paid),
            chips=list(_cut(table, seat, one)),
            clause=one.clause,
            verdict=one.verdict,
        )
        for seat, one in ends(table)
    ]


def _cut(table: LiveTable, seat: Seat, one: Settled) -> Iterator[ChipPile]:
    """In what was staked, the largest value chips first; what no chip comes to is change."""
    left = one.paid
    if chip_of(one) is Chip.COLOUR and left >= seat.value:
        yield ChipPile(left // seat.value, seat.colour, money.show(seat.value))
        left %= seat.value
    for chip in sorted(table.chips, reverse=True):
        if left >= chip:
            yield ChipPile(left // chip, None, money.show(chip))
            left %= chip
    if left:
        yield ChipPile(0, None, money.show(left))

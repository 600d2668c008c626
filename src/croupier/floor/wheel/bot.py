"""A bot at a live table: chips of a colour for money, laid on the layout and sometimes taken back."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from croupier.base.money import read
from croupier.desk.bot import Move

BUY_IN = "500.00"
CHIP = "1.00"
STAKE = "5.00"
TAKEN_BACK = 0.1
"""How often a wager is taken back rather than laid."""


class HandSeen(msgspec.Struct, frozen=True):
    colour: str | None
    hand: str


class WagerSeen(msgspec.Struct, frozen=True):
    spot: str


class SeatScreen(msgspec.Struct, frozen=True):
    """The fields of the view that a bot goes by."""

    phase: str
    round: int | None
    chips: HandSeen
    asked: object
    felt: tuple[WagerSeen, ...]


def next_move(view: Mapping[str, object], spots: Sequence[str], chance: Random) -> Move | None:
    seat = msgspec.convert(view, SeatScreen)
    if seat.asked is not None:
        return None
    if read(seat.chips.hand) < read(STAKE):
        return Move("ask-chips", (BUY_IN, "0.00", "0.00", CHIP))
    if seat.chips.colour is None or seat.phase != "betting":
        return None
    if seat.felt and chance.random() < TAKEN_BACK:
        return Move("take-back", (seat.round, chance.choice(seat.felt).spot), bets=True)
    return Move("lay-wager", (seat.round, chance.choice(spots), STAKE, "colour", "0.00"), bets=True)

"""A bot at a mini-baccarat table: it lays value chips on the three areas, and returns what it is handed."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from croupier.base.money import read
from croupier.desk.bot import Move

BUY_IN = "500.00"
STAKE = "5.00"
TAKEN_BACK = 0.1
"""How often a wager is taken back rather than laid."""
ACCEPTED = 0.5
"""How often a cut, or cards that are offered, are accepted."""
CUT = 100
"""Cards before the cutting card: far enough from both ends of any shoe."""


class WagerSeen(msgspec.Struct, frozen=True):
    spot: str


class HandSeen(msgspec.Struct, frozen=True):
    holder: str | None
    offered: str | None


class SeatSeen(msgspec.Struct, frozen=True):
    id: str


class PositionScreen(msgspec.Struct, frozen=True):
    """The fields of the view that a bot goes by."""

    phase: str
    round: int | None
    held: str
    asked: object
    felt: tuple[WagerSeen, ...]
    cut: bool
    own: tuple[object, ...]
    seat: SeatSeen
    player: HandSeen
    banker: HandSeen


def next_move(view: Mapping[str, object], spots: Sequence[str], chance: Random) -> Move | None:
    own = msgspec.convert(view, PositionScreen)
    if own.cut:
        return Move("cut-cards", (CUT,)) if chance.random() < ACCEPTED else Move("decline-cut")
    if move := _turn(own, chance):
        return move
    if own.asked is not None:
        return None
    if read(own.held) < read(STAKE):
        return Move("ask-value-chips", (BUY_IN, "0.00", "0.00"))
    if own.phase != "betting":
        return None
    if own.felt and chance.random() < TAKEN_BACK:
        return Move("take-back", (own.round, chance.choice(own.felt).spot), bets=True)
    return Move("lay-wager", (own.round, chance.choice(spots), STAKE, "value", "0.00"), bets=True)


def _turn(own: PositionScreen, chance: Random) -> Move | None:
    """Cards that it was handed it returns; cards that it is offered it accepts or declines."""
    for side, hand in (("player", own.player), ("banker", own.banker)):
        if hand.offered == own.seat.id:
            answer = "accept-cards" if chance.random() < ACCEPTED else "decline-cards"
            return Move(answer, (own.round, side))
        if hand.holder == own.seat.id and own.own:
            return Move("turn-cards", (own.round, side))
    return None

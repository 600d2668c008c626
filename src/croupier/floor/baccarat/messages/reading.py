"""A shoe that does not read all its cards: its faults, and cards that wait outside it."""

from enum import StrEnum

import msgspec

from croupier.base.wire_types import TextOrNothing


class Doubt(StrEnum):
    """Why a card may leave the shoe untold."""

    LOST = "line-lost"
    """No card is told until the line is back."""
    LOOK = "look"
    """Something went wrong: somebody looks whether a card has left the shoe."""


class DoubtShoe(msgspec.Struct, frozen=True, tag="doubt-shoe"):
    """From the shoe's reader: until this hand is over, or its line is back, the dealer tells its cards."""

    why: Doubt


class LayHeld(msgspec.Struct, frozen=True, tag="lay-held"):
    """From the shoe's reader: a card that waited outside the shoe goes where the game has it now.

    `card` and `salt` open its seal, where it lies face up.
    """

    draw: int
    card: TextOrNothing = ""
    salt: TextOrNothing = ""


class ShoeDoubted(msgspec.Struct, frozen=True, tag="shoe-doubted"):
    why: Doubt


class CardHeld(msgspec.Struct, frozen=True, omit_defaults=True, tag="card-held"):
    """It left the shoe while a card before it was not seen or not ruled on, and waits for that."""

    draw: int
    card: str = ""
    seal: str = ""

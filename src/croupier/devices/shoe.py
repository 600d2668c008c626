"""The port of a dealing shoe: it tells which cards leave it. What a card is for, the table knows."""

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Protocol

import msgspec

from croupier.base.names import TableId
from croupier.devices.chance import Chance
from croupier.devices.device import Device
from croupier.games.baccarat.cards import Card


class CardOut(msgspec.Struct, frozen=True):
    """A card has left the shoe; None where it was not read, and somebody must look at it.

    `burned`: the shoe was told, at its own buttons, that cards are being burned.
    """

    card: Card | None
    burned: bool = False


class CuttingCardOut(msgspec.Struct, frozen=True):
    """The cutting card has come to the front, between two cards."""


class ShoeFault(StrEnum):
    """What is wrong. After all but `empty` a card may have left the shoe untold: somebody must look."""

    DEVICE = "device"
    """The shoe says so itself, in the alarm's words. A card that it failed to read may be told besides."""
    GARBLED = "garbled"
    """Something was sent that is no message."""
    LINE_LOST = "line-lost"
    LINE_BACK = "line-back"
    EMPTY = "empty"


class ShoeAlarm(msgspec.Struct, frozen=True):
    """Never a card. `words` is what the device sent, in printable ASCII, or the address of its line."""

    fault: ShoeFault
    words: str = ""


ShoeMessage = CardOut | CuttingCardOut | ShoeAlarm
Told = Callable[[ShoeMessage], Awaitable[object]]


class VirtualCards(Protocol):
    """Cards that are numbers, not paper: committed to before the cut; their seed is told after the last hand.

    Nothing of it is kept for a restart: load, cut, place the cutting card and draw again as on record.
    """

    @property
    def out(self) -> int:
        """How many cards have left it since it was loaded."""
        ...

    @property
    def cards_left(self) -> int:
        """The cutting card does not count; 0 where no shoe is loaded."""
        ...

    def load(self, number: int, decks: int, salt: str, /) -> str:
        """Shuffle a new shoe of the table: the same number and salt give the same cards for ever.

        Returns the commitment, the SHA-256 of the seed in hex. `salt` is fresh from the table's chance.
        """
        ...

    def cut(self, at: int, /) -> None:
        """Move the first `at` cards to the back and take the cutting card out. A recut cuts the cut stack."""

    def place_cutting_card(self, from_back: int, /) -> None:
        """It comes out before the last `from_back` cards.

        A shoe that is neither cut nor marked reshuffles by itself: it takes its cards back, and has no end.
        """

    def draw(self) -> ShoeMessage:
        """What comes out next. An empty shoe gives an alarm, one that reshuffles by itself never does."""
        ...


class Shoe(Device, Protocol):
    @property
    def virtual(self) -> VirtualCards | None:
        """Its cards, where a person draws them at a screen; None of a shoe of paper cards."""
        ...

    @property
    def keyed(self) -> bool:
        """True where nothing reads the cards: the dealer keys each."""
        ...

    async def run(self, told: Told, /) -> None:
        """Tell what leaves the shoe, in order, awaiting `told` for each. Ends only by being cancelled.

        A shoe that never speaks by itself only waits. What goes wrong on its line is told, not raised.
        """
        ...


class ShoePlace(msgspec.Struct, frozen=True, kw_only=True):
    """What the maker of a shoe is told: its table, and the chance that a virtual one shuffles by."""

    table: TableId
    chance: Chance


ShoeMaker = Callable[[ShoePlace, str], Shoe]
"""It is given the address too that follows the device's name in a configuration."""

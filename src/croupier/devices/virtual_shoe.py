"""A shoe whose cards are numbers, committed to beforehand, so that nobody can change them in play."""

import asyncio
from collections.abc import Iterator

from croupier.base.names import TableId
from croupier.devices.chance import Chance
from croupier.devices.shoe import CardOut, CuttingCardOut, ShoeAlarm, ShoeFault, ShoeMessage, ShoePlace, Told
from croupier.games.baccarat.cards import Card
from croupier.games.baccarat.shuffle import OUT_OF_SHOE, cut_cards, reshuffling, shoe_order


class VirtualShoe:
    """Raises `ValueError` for what no shoe of paper allows, such as a cut once cards are out.

    One that begins to deal without a cutting card takes its cards back and shuffles them by itself.
    """

    simulated = by_screen = True
    keyed = False

    def __init__(self, table: TableId, chance: Chance) -> None:
        self._table, self._chance = table, chance
        self._empty()

    def _empty(self) -> None:
        self._seed: bytes | None = None
        self._stack: tuple[Card, ...] = ()
        self.out = 0
        self._cutting_card: int | None = None
        """How many cards come out before it does; None of one that is out, or was never placed."""
        self._endless: Iterator[Card] | None = None

    @property
    def virtual(self) -> "VirtualShoe":
        return self

    async def run(self, _told: Told) -> None:
        await asyncio.Event().wait()

    @property
    def cards_left(self) -> int:
        if self._endless is not None:
            return len(self._stack) - min(self.out, OUT_OF_SHOE)
        return len(self._stack) - self.out

    def load(self, number: int, decks: int, salt: str) -> str:
        """Without a salt, a journal put back from a backup would deal cards that somebody has seen."""
        if not salt or decks < 1:
            raise ValueError("a shoe is loaded with a salt of its own and at least one deck")
        self._empty()
        self._seed = self._chance.seed(self._table, number, salt)
        self._stack = shoe_order(self._seed, decks)
        self._endless = reshuffling(self._seed, self._stack)
        return self._chance.commitment(self._table, number, salt)

    def cut(self, at: int) -> None:
        self._check_untouched()
        if not 0 < at < len(self._stack):
            raise ValueError(f"{len(self._stack)} cards cannot be cut at {at}")
        self._stack, self._cutting_card, self._endless = cut_cards(self._stack, at), None, None

    def place_cutting_card(self, from_back: int) -> None:
        self._check_untouched()
        if not 0 <= from_back < len(self._stack):
            raise ValueError(f"{len(self._stack)} cards have no place {from_back} from the back")
        self._cutting_card, self._endless = len(self._stack) - from_back, None

    def draw(self) -> ShoeMessage:
        if self._cutting_card == self.out:
            self._cutting_card = None
            return CuttingCardOut()
        if not self.cards_left:
            return ShoeAlarm(ShoeFault.EMPTY)
        self.out += 1
        if self._endless is not None:
            return CardOut(next(self._endless))
        return CardOut(self._stack[self.out - 1])

    def _check_untouched(self) -> None:
        if self._seed is None or self.out:
            raise ValueError("only a loaded shoe that has dealt no card can be cut or marked")


def virtual_shoe(place: ShoePlace, _address: str) -> VirtualShoe:
    return VirtualShoe(place.table, place.chance)

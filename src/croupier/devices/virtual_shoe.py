"""A shoe whose cards are numbers, committed to beforehand, so that nobody can change them in play."""

import asyncio
from collections.abc import Iterator

from croupier.base.names import TableId
from croupier.devices.chance import Chance
from croupier.devices.shoe import CardOut, CuttingCardOut, ShoeAlarm, ShoeFault, ShoeMessage, ShoePlace, Told
from croupier.games.baccarat.cards import Card
from croupier.games.baccarat.shuffle import OUT_OF_SHOE, cut_cards, reshuffling, shoe_order


class VirtualShoe:
    """What nobody could do to a shoe of paper raises `ValueError`: to cut it once cards are out, say.

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
        self._out = 0
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
            return len(self._stack) - min(self._out, OUT_OF_SHOE)
        return len(self._stack) - self._out

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

    def resume(self, cards: int, *, cutting_card: bool) -> None:
        self._check_untouched()
        if self._endless is not None:
            self._resume_endless(cards, cutting_card)
            return
        place = self._cutting_card
        after, before = place is not None and cards >= place, place is None or cards <= place
        if not 0 <= cards <= len(self._stack) or not (after if cutting_card else before):
            raise ValueError(f"this shoe cannot have dealt {cards} cards, cutting card {cutting_card}")
        self._out, self._cutting_card = cards, None if cutting_card else place

    def _resume_endless(self, cards: int, cutting_card: bool) -> None:
        if cards < 0 or cutting_card:
            raise ValueError(
                "a shoe that reshuffles has no cutting card, and has dealt no fewer than 0 cards"
            )
        for _ in range(cards):
            self.draw()

    def draw(self) -> ShoeMessage:
        if self._cutting_card == self._out:
            self._cutting_card = None
            return CuttingCardOut()
        if not self.cards_left:
            return ShoeAlarm(ShoeFault.EMPTY)
        self._out += 1
        if self._endless is not None:
            return CardOut(next(self._endless))
        return CardOut(self._stack[self._out - 1])

    def reveal(self) -> str:
        """Once the seed is known, so is every card: none may be dealt any more."""
        if self._seed is None:
            raise ValueError("no shoe is loaded")
        seed = self._seed.hex()
        self._empty()
        return seed

    def _check_untouched(self) -> None:
        if self._seed is None or self._out:
            raise ValueError("only a loaded shoe that has dealt no card can be cut, marked or resumed")


def virtual_shoe(place: ShoePlace, _address: str) -> VirtualShoe:
    return VirtualShoe(place.table, place.chance)

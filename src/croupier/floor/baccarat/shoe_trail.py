"""Proving a virtual shoe from the journal: the cards that came were those committed to, as they were cut.

Every commitment is opened, by its own seed, before the next shoe.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

import msgspec

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.shoe import DECK_SIZE
from croupier.games.baccarat.cards import Card
from croupier.games.baccarat.shuffle import cut_cards, reshuffling, shoe_order


class _Shoe(msgspec.Struct):
    """What the journal has said so far of the shoe in play; `faces` by the draw."""

    number: int = 0
    decks: int = 0
    cuts: list[int] = []
    faces: dict[int, str] = {}
    reshuffles: bool = False


class ShoeTrail:
    """Follows a journal record by record; a shoe is checked once its seed is revealed."""

    def __init__(self) -> None:
        self._tables: dict[TableId, _Shoe] = {}
        self._committed: dict[TableId, cards.ShoeReady] = {}

    def follow(self, at: TableId, _seq: int, _hash: bytes, event: Event) -> Iterator[str]:
        so_far = self._tables.setdefault(at, _Shoe())
        match event:
            case cards.ShoeReady():
                yield from self._unopened(at, event.shoe)
                self._commit(at, event)
            case cards.CardsShuffled():
                yield from self._unopened(at, event.shoe)
                self._tables[at] = _Shoe(event.shoe, event.cards // DECK_SIZE)
            case cards.ShoeLoaded():
                so_far.reshuffles = not event.from_back
            case cards.CardsCut():
                so_far.cuts.append(event.at)
            case deal.CardDealt() | deal.CardBurned() | deal.CardInError() | deal.FaceUpFound() if event.card:
                so_far.faces[event.draw] = event.card
            case deal.CardShown() | deal.CardKeyed():
                so_far.faces[event.draw] = event.card
            case cards.ShoeRevealed():
                yield from _unlike(self._committed.pop(at, None), event)
                if so_far.number == event.shoe:
                    yield from _wrong(so_far, event)

    def _commit(self, at: TableId, ready: cards.ShoeReady) -> None:
        """A shoe of paper is committed to nothing."""
        if ready.commitment:
            self._committed[at] = ready

    def _unopened(self, at: TableId, next_shoe: int) -> Iterator[str]:
        """Told once of each shoe."""
        was = self._committed.get(at)
        if was is not None and was.shoe != next_shoe:
            del self._committed[at]
            yield f"shoe {next_shoe} came before the seed of shoe {was.shoe} was revealed"


def _unlike(committed: cards.ShoeReady | None, revealed: cards.ShoeRevealed) -> Iterator[str]:
    if committed is None or committed.shoe != revealed.shoe:
        yield f"the seed of shoe {revealed.shoe} opens nothing: no such shoe was committed to"
    elif sha256(bytes.fromhex(revealed.seed)).hexdigest() != committed.commitment:
        yield f"the seed of shoe {revealed.shoe} is not the one that was committed to"


def _cards(so_far: _Shoe, seed: bytes) -> tuple[Card, ...]:
    """As they lay in the shoe; of one that reshuffles by itself, as they left it."""
    stack: tuple[Card, ...] = shoe_order(seed, so_far.decks) if so_far.decks else ()
    for at in so_far.cuts:
        stack = cut_cards(stack, at)
    if so_far.reshuffles and stack:
        return tuple(islice(reshuffling(seed, stack), max(so_far.faces, default=0)))
    return stack


def _wrong(so_far: _Shoe, revealed: cards.ShoeRevealed) -> Iterator[str]:
    stack = _cards(so_far, bytes.fromhex(revealed.seed))
    for draw, card in so_far.faces.items():
        if draw > len(stack) or stack[draw - 1] != card:
            yield f"card {draw} of shoe {revealed.shoe} was {card}, which its seed does not give there"
            return

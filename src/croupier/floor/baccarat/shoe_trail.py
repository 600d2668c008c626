"""Proving a virtual shoe from the journal: the cards that came were those committed to, as they were cut."""

from collections.abc import Iterator
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

    decks: int = 0
    cuts: list[int] = []
    faces: dict[int, str] = {}
    reshuffles: bool = False


class ShoeTrail:
    """Follows a journal record by record; a shoe is checked once its seed is revealed."""

    def __init__(self) -> None:
        self._tables: dict[TableId, _Shoe] = {}

    def follow(self, at: TableId, _seq: int, _hash: bytes, event: Event) -> Iterator[str]:
        so_far = self._tables.setdefault(at, _Shoe())
        match event:
            case cards.CardsShuffled():
                self._tables[at] = _Shoe(decks=event.cards // DECK_SIZE)
            case cards.ShoeLoaded():
                so_far.reshuffles = not event.from_back
            case cards.CardsCut():
                so_far.cuts.append(event.at)
            case deal.CardDealt() | deal.CardBurned() | deal.CardInError() | deal.FaceUpFound() if event.card:
                so_far.faces[event.draw] = event.card
            case deal.CardShown() | deal.CardKeyed():
                so_far.faces[event.draw] = event.card
            case cards.ShoeRevealed():
                yield from _wrong(so_far, event)


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

"""A card, and its text: `AS`, `10H`, `KD`."""

import re
from collections.abc import Iterable
from typing import NewType

from croupier.base.refusal import Reason, refuse, shown

Card = NewType("Card", str)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
DECK = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
"""By suit and in sequence, as a new deck is spread."""
TEN = 10
_CARD = re.compile(r"(A|[2-9]|10|J|Q|K)([SHDC])", re.ASCII)


def read_card(text: object) -> Card:
    if not isinstance(text, str) or not _CARD.fullmatch(text):
        says = "{text} is not a card; write its rank and its suit, like AS, 10H or KD"
        refuse(Reason.UNKNOWN_OUTCOME, says, text=shown(text))
    return Card(text)


def value(card: Card) -> int:
    """Ten and the faces count nothing, an ace one, the others their number."""
    return _VALUES[card]


def point_count(cards: Iterable[Card]) -> int:
    """The right digit of what they add up to."""
    return sum(_VALUES[card] for card in cards) % TEN


_VALUES = {
    card: (RANKS.index(card[:-1]) + 1) % TEN if card[:-1] not in ("J", "Q", "K") else 0 for card in DECK
}

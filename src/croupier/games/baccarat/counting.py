"""How many orders of a shoe's cards each hand wins in, exactly, for any cards that are left in it.

The next six cards can come in so many orders, each as likely as the others; a hand that needs fewer leaves
the rest unseen. The player's two cards are taken together, and the banker's, since their order does not
matter: 55 pairs of values each. Where a combination ends does not change with the shoe and is worked out
once, so that a count is a few products of whole numbers. These stay below 2 to the 63 up to `MOST_CARDS`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import perm
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from croupier.base.refusal import Reason, refuse
from croupier.games.baccarat.drawing import banker_draws, player_draws

PER_DECK = (16, 4, 4, 4, 4, 4, 4, 4, 4, 4)
"""How many cards of a deck count 0, 1, … 9: ten and the faces count nothing (oneida-minibaccarat:F.1)."""
MOST_CARDS = 1_000
CARDS_SEEN = 6
PAIRS = tuple(combinations_with_replacement(range(10), 2))
SHAPES = ((55, 55), (55, 55, 10), (55, 55, 10), (55, 55, 10, 10))
"""Of combinations in which no hand draws, the banker's, the player's, or both."""
NO_CARD, BANKERS, PLAYERS, BOTH = range(4)
PLAYER, TIE, BANKER_SIX = range(3)
"""What is counted; what is left the banker's hand wins."""
Whole: TypeAlias = npt.NDArray[np.int64]


class HandCounts(msgspec.Struct, frozen=True):
    """In how many of `all` orders each hand wins; `banker_six` are those that the banker wins with six."""

    banker: int
    player: int
    tie: int
    all: int
    banker_six: int


def full_shoe(decks: int) -> tuple[int, ...]:
    return tuple(each * decks for each in PER_DECK)


def count_hands(shoe: Sequence[int]) -> HandCounts:
    """`shoe` is how many cards of value 0, 1, … 9 are left in it."""
    _check(shoe)
    parts, size = _orders(np.array(shoe, np.int64)), sum(shoe)
    unseen = ((size - 4) * (size - 5), size - 5, size - 5, 1)
    player, tie, banker_six = (
        sum(int(part.take(at).sum()) * rest for part, at, rest in zip(parts, places, unseen, strict=True))
        for places in _places()
    )
    in_all = perm(size, CARDS_SEEN)
    return HandCounts(in_all - player - tie, player, tie, in_all, banker_six)


def _check(shoe: Sequence[int]) -> None:
    if len(shoe) != len(PER_DECK) or min(shoe) < 0 or not CARDS_SEEN <= sum(shoe) <= MOST_CARDS:
        says = "a shoe is ten numbers, the cards left of value 0 to 9, from {least} to {most} in all"
        refuse(Reason.MALFORMED, says, least=CARDS_SEEN, most=MOST_CARDS)


def _orders(left: Whole) -> tuple[Whole, Whole, Whole, Whole]:
    """In how many orders each combination can come, by how many cards it has; in the shapes above."""
    four, fifth = _four_cards(left), left - _held_by_both()
    five = four[:, :, None] * fifth
    sixth = fifth[:, :, None, :] - np.eye(10, dtype=np.int64)
    return four, five, five, five[:, :, :, None] * sixth


def _four_cards(left: Whole) -> Whole:
    """In how many orders each player's pair and each banker's pair can come."""
    first, second = np.array(PAIRS).T
    same = (first == second).astype(np.int64)
    players: Whole = (2 - same) * left[first] * (left[second] - same)
    others = left - _held()
    bankers: Whole = (2 - same) * others[:, first] * (others[:, second] - same)
    return np.multiply(players[:, None], bankers, dtype=np.int64)


@cache
def _held() -> Whole:
    """How many cards of each value each pair holds."""
    return np.array([[pair.count(value) for value in range(10)] for pair in PAIRS], np.int64)


@cache
def _held_by_both() -> Whole:
    return _held()[:, None, :] + _held()[None, :, :]


@cache
def _places() -> list[list[Whole]]:
    """Where in the orders lie the combinations that end as each that is counted, shape by shape."""
    found: list[list[list[int]]] = [[[] for _ in SHAPES] for _ in (PLAYER, TIE, BANKER_SIX)]
    for p, player in enumerate(PAIRS):
        for b, banker in enumerate(PAIRS):
            for part, drawn, what in _ends(sum(player) % 10, sum(banker) % 10):
                place = np.ravel_multi_index((p, b, *drawn), SHAPES[part])
                found[what][part].append(int(place))
    return [[np.array(places, np.int64) for places in each] for each in found]


def _ends(player: int, banker: int) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """How two hands of these counts can end: the shape, the third cards, and what is counted there."""
    for part, drawn, players, bankers in _completed(player, banker):
        if (what := _counted(players % 10, bankers % 10)) is not None:
            yield part, drawn, what


def _counted(player: int, banker: int) -> int | None:
    if player >= banker:
        return TIE if player == banker else PLAYER
    return BANKER_SIX if banker == 6 else None


def _completed(player: int, banker: int) -> Iterator[tuple[int, tuple[int, ...], int, int]]:
    """Two hands with every third card that they can draw: the shape, the cards, and what each comes to."""
    if not player_draws(player, banker):
        if banker_draws(player, banker, None):
            yield from ((BANKERS, (card,), player, banker + card) for card in range(10))
        else:
            yield NO_CARD, (), player, banker
        return
    for third in range(10):
        if banker_draws(player, banker, third):
            yield from ((BOTH, (third, card), player + third, banker + card) for card in range(10))
        else:
            yield PLAYERS, (third,), player + third, banker

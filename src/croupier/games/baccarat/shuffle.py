"""The order of a shoe's cards, from a seed. Whoever knows the seed can work it out again, with any language.

1. Numbers: HMAC-SHA256 with the seed as key, over the bytes `shoe` and a counter of eight bytes, from 0, high
   byte first. Each digest is sixteen numbers of two bytes, high byte first.
2. A choice of one in n: the next number below the greatest multiple of n that 65536 holds, modulo n. Numbers
   from there on are passed over, since they would favour some choices.
3. The shuffle: Fisher and Yates. The new decks lie in the order of `DECK`, one after the other. For each
   place from the last to the second, choose one of the places up to it, itself included, and exchange
   their cards.
"""

import hmac
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import TypeVar

from croupier.games.baccarat.cards import DECK, Card

_NAME = b"shoe"
_COUNTER_BYTES, _NUMBER_BYTES = 8, 2
_NUMBERS = 1 << (8 * _NUMBER_BYTES)
T = TypeVar("T")


def shoe_order(seed: bytes, decks: int) -> tuple[Card, ...]:
    """Every card of so many decks, in the order in which they lie before the cut."""
    return shuffled(seed, DECK * decks)


def cut_cards(stack: Sequence[T], at: int) -> tuple[T, ...]:
    """The first `at` cards go to the back of the stack."""
    return (*stack[at:], *stack[:at])


def shuffled(seed: bytes, stack: Sequence[T]) -> tuple[T, ...]:
    """In an order that is as likely as every other; at most 65536 of them."""
    order, numbers = list(stack), _numbers(seed)
    for last in range(len(order) - 1, 0, -1):
        chosen = _choose(last + 1, numbers)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _choose(choices: int, numbers: Iterator[int]) -> int:
    fair = _NUMBERS - _NUMBERS % choices
    return next(number for number in numbers if number < fair) % choices


def _numbers(seed: bytes) -> Iterator[int]:
    return chain.from_iterable(_block(seed, counter) for counter in count())


def _block(seed: bytes, counter: int) -> Iterator[int]:
    digest = hmac.digest(seed, _NAME + counter.to_bytes(_COUNTER_BYTES, "big"), "sha256")
    for start in range(0, len(digest), _NUMBER_BYTES):
        yield int.from_bytes(digest[start : start + _NUMBER_BYTES], "big")

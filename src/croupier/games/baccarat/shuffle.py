"""The order of a shoe's cards, from a seed. Whoever knows the seed can work it out again, with any language.

1. Numbers: HMAC-SHA256 with the seed as key, over the bytes `shoe` and a counter of eight bytes, from 0, high
   byte first. Each digest is sixteen numbers of two bytes, high byte first.
2. A choice of one in n: the next number below the greatest multiple of n that 65536 holds, modulo n. Numbers
   from there on are passed over, since they would favour some choices.
3. The shuffle: Fisher and Yates. The new decks lie in the order of `DECK`, one after the other. For each
   place from the last to the second, choose one of the places up to it, itself included, and exchange
   their cards.

A shoe that reshuffles by itself has no such order: `reshuffling` draws each card from all that are in it.

4. Its numbers are those of 1 over the bytes `reshuffling`. Each card is a choice of one in as many as are in
   the shoe, and the last of these takes its place. Of the cards that left, the latest sixteen are still on
   the table; the one before them goes back, behind the last.
"""

import hmac
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import TypeVar

from croupier.games.baccarat.cards import DECK, Card

_SHOE, _RESHUFFLING = b"shoe", b"reshuffling"
_COUNTER_BYTES, _NUMBER_BYTES = 8, 2
_NUMBERS = 1 << (8 * _NUMBER_BYTES)
OUT_OF_SHOE = 16
"""Cards of a reshuffling shoe that still lie on the table: of two hands, in error, or burned."""
T = TypeVar("T")


def shoe_order(seed: bytes, decks: int) -> tuple[Card, ...]:
    """Every card of so many decks, in the order in which they lie before the cut."""
    return shuffled(seed, DECK * decks)


def cut_cards(stack: Sequence[T], at: int) -> tuple[T, ...]:
    """The first `at` cards go to the back of the stack."""
    return (*stack[at:], *stack[:at])


def shuffled(seed: bytes, stack: Sequence[T]) -> tuple[T, ...]:
    """In an order that is as likely as every other; at most 65536 of them."""
    order, numbers = list(stack), _numbers(seed, _SHOE)
    for last in range(len(order) - 1, 0, -1):
        chosen = _choose(last + 1, numbers)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def reshuffling(seed: bytes, stack: Sequence[T]) -> Iterator[T]:
    """Card after card without end, each as likely as every other that is in the shoe."""
    inside, outside, numbers = list(stack), deque[T](), _numbers(seed, _RESHUFFLING)
    while True:
        chosen = _choose(len(inside), numbers)
        inside[chosen], inside[-1] = inside[-1], inside[chosen]
        outside.append(inside.pop())
        if len(outside) > OUT_OF_SHOE:
            inside.append(outside.popleft())
        yield outside[-1]


def _choose(choices: int, numbers: Iterator[int]) -> int:
    fair = _NUMBERS - _NUMBERS % choices
    return next(number for number in numbers if number < fair) % choices


def _numbers(seed: bytes, name: bytes) -> Iterator[int]:
    return chain.from_iterable(_block(seed, name, counter) for counter in count())


def _block(seed: bytes, name: bytes, counter: int) -> Iterator[int]:
    digest = hmac.digest(seed, name + counter.to_bytes(_COUNTER_BYTES, "big"), "sha256")
    for start in range(0, len(digest), _NUMBER_BYTES):
        yield int.from_bytes(digest[start : start + _NUMBER_BYTES], "big")

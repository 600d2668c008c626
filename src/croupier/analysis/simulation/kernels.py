"""What Numba compiles: Philox words, rounds counted by result, shoes shuffled and dealt.

`philox.py`, `rounds.py` and `shoes.py` say what is computed; these loops give the same digits faster. All
whole numbers here are unsigned and of 64 bits: mixed with signed ones Numba would go over to floats.
"""

import numpy as np
import numpy.typing as npt

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation.jit import compiled
from croupier.analysis.simulation.philox import HALF, LOW, MULTIPLIERS, ROUNDS, WEYL, Words

Bytes = npt.NDArray[np.uint8]
_M0, _M1, _W0, _W1 = (np.uint64(one) for one in (*MULTIPLIERS, *WEYL))
_NONE, _ONE, _TWO, _THREE, _FOUR, _FIVE, _SEVEN = (np.uint64(one) for one in (0, 1, 2, 3, 4, 5, 7))
_TEN, _SUMS, _HUNDRED = (np.uint64(one) for one in (10, 19, 100))
LANES = 64
"""Groups that are drawn together, so that a processor works on several at once."""


@compiled
def fill(
    key0: np.uint64, key1: np.uint64, stream: np.uint64, start: np.uint64, tag: np.uint64, out: Words
) -> None:
    """The words of consecutive groups, a column each."""
    low, high = stream & LOW, stream >> HALF
    for lane in range(out.shape[1]):
        one, two, three, four = start + np.uint64(lane), low, high, tag
        first, second = key0, key1
        for _ in range(ROUNDS):
            right, left = _M0 * one, _M1 * three
            one = (left >> HALF) ^ two ^ first
            two = left & LOW
            three = (right >> HALF) ^ four ^ second
            four = right & LOW
            first, second = (first + _W0) & LOW, (second + _W1) & LOW
        out[0, lane], out[1, lane], out[2, lane], out[3, lane] = one, two, three, four


@compiled
def redrawn(
    key0: np.uint64, key1: np.uint64, stream: np.uint64, group: np.uint64, lane: int, tag: np.uint64
) -> np.uint64:
    """One word of one group, at another attempt."""
    out = np.empty((4, 1), np.uint64)
    fill(key0, key1, stream, group, tag, out)
    word: np.uint64 = out[lane, 0]
    return word


@compiled
def count_symbols(
    key0: np.uint64,
    key1: np.uint64,
    first: int,
    stream_count: int,
    tag: np.uint64,
    group_count: int,
    size: np.uint64,
    two: bool,
    counts: Words,
) -> None:
    """Add to `counts` how often each symbol came in the first groups of consecutive streams."""
    unfair = (_ONE << HALF) % (size * size if two else size)
    out = np.empty((4, LANES), np.uint64)
    for number in range(first, first + stream_count):
        stream = np.uint64(number)
        for start in range(0, group_count, LANES):
            fill(key0, key1, stream, np.uint64(start), tag, out)
            for lane in range(4):
                for column in range(min(LANES, group_count - start)):
                    high = out[lane, column] * size
                    low = (high & LOW) * size if two else high
                    attempt = tag
                    while low & LOW < unfair:
                        attempt += _ONE
                        word = redrawn(key0, key1, stream, np.uint64(start + column), lane, attempt)
                        high = word * size
                        low = (high & LOW) * size if two else high
                    counts[high >> HALF] += _ONE
                    if two:
                        counts[low >> HALF] += _ONE


@compiled
def shuffle(
    key0: np.uint64, key1: np.uint64, stream: np.uint64, tag: np.uint64, out: Words, cards: Bytes
) -> None:
    """Fisher and Yates from the front: a word chooses the next two cards, exactly evenly."""
    fill(key0, key1, stream, _NONE, tag, out)
    place, left = _NONE, np.uint64(len(cards))
    for group in range(out.shape[1]):
        for lane in range(4):
            next_left, attempt = left - _ONE, tag
            high = out[lane, group] * left
            low = (high & LOW) * next_left
            if low & LOW < left * next_left:
                unfair = (_ONE << HALF) % (left * next_left)
                while low & LOW < unfair:
                    attempt += _ONE
                    high = redrawn(key0, key1, stream, np.uint64(group), lane, attempt) * left
                    low = (high & LOW) * next_left
            one, two = place + (high >> HALF), place + _ONE + (low >> HALF)
            chosen = cards[one]
            cards[one] = cards[place]
            cards[place] = chosen
            chosen = cards[two]
            cards[two] = cards[place + _ONE]
            cards[place + _ONE] = chosen
            place += _TWO
            left -= _TWO
            if left < _TWO:
                return


@compiled
def deal(cards: Bytes, mark: np.uint64, ends: Bytes, counts: Ints) -> None:
    """Add a shoe's hands by how they end: burn, deal to the cutting card at `mark`, and one hand more."""
    place, last = _ONE + np.uint64(cards[_NONE]), False
    while True:
        player = np.uint64(cards[place]) + np.uint64(cards[place + _TWO])
        banker = np.uint64(cards[place + _ONE]) + np.uint64(cards[place + _THREE])
        thirds = np.uint64(cards[place + _FOUR]) * _TEN + np.uint64(cards[place + _FIVE])
        end = np.uint64(ends[(player * _SUMS + banker) * _HUNDRED + thirds])
        counts[end & _SEVEN] += 1
        place += end >> _THREE
        if last:
            return
        last = bool(place > mark)


@compiled
def count_shoes(
    key0: np.uint64,
    key1: np.uint64,
    first: int,
    shoe_count: int,
    tag: np.uint64,
    full: Bytes,
    mark: np.uint64,
    ends: Bytes,
    counts: Ints,
    products: Ints,
) -> None:
    """Add the hands of consecutive shoes, and for each pair of ends the sum of a shoe's products."""
    out = np.empty((4, (len(full) + 7) >> 3), np.uint64)
    cards, here = full.copy(), np.zeros(len(counts), np.int64)
    for shoe in range(first, first + shoe_count):
        for place in range(len(full)):
            cards[place] = full[place]
        for one in range(len(here)):
            here[one] = 0
        shuffle(key0, key1, np.uint64(shoe), tag, out, cards)
        deal(cards, mark, ends, here)
        for one in range(len(here)):
            counts[one] += here[one]
            for two in range(len(here)):
                products[one, two] += here[one] * here[two]

"""Philox 4x32-10: random words by their place, not by what was drawn before.

J. Salmon, M. Moraes, R. Dror, D. Shaw: Parallel Random Numbers: As Easy as 1, 2, 3 (2011). Four words follow
from a key and a counter alone, so any worker can draw any round and gets the same numbers. The counter is
(group, low half of the stream, high half, purpose and attempt): a stream is a block of rounds, a shoe, a
session or a day, and an attempt above 0 replaces words that had to be thrown away.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Words: TypeAlias = npt.NDArray[np.uint64]
"""Words of 32 bits, kept in 64 so that products fit."""

ROUNDS: Final = 10
MULTIPLIERS: Final = (0xD2511F53, 0xCD9E8D57)
WEYL: Final = (0x9E3779B9, 0xBB67AE85)
LOW: Final = np.uint64(0xFFFFFFFF)
HALF: Final = np.uint64(32)
FLAT, SESSION, SHOE, DAY = range(4)
"""What words are drawn for: no purpose sees another's."""
PURPOSE_AT: Final = 24


def key_of(seed: int) -> tuple[int, int]:
    """The key of a run, spread by NumPy's SeedSequence: seeds 1 and 2 have nothing in common."""
    first, second = np.random.SeedSequence(seed).generate_state(2, np.uint32).tolist()
    return first, second


def words(counter: Words, key: tuple[int, int]) -> Words:
    """The four words of each column of `counter`, which has four rows."""
    one, two, three, four = (row.astype(np.uint64) for row in counter)
    first, second = key
    for _ in range(ROUNDS):
        right, left = np.uint64(MULTIPLIERS[0]) * one, np.uint64(MULTIPLIERS[1]) * three
        one, two, three, four = (
            (left >> HALF) ^ two ^ np.uint64(first),
            left & LOW,
            (right >> HALF) ^ four ^ np.uint64(second),
            right & LOW,
        )
        first, second = (first + WEYL[0]) & int(LOW), (second + WEYL[1]) & int(LOW)
    return np.stack((one, two, three, four))


def groups(key: tuple[int, int], purpose: int, streams: Words, numbers: Words, attempt: int = 0) -> Words:
    """The four words of each group, in a column for every pair of stream and number."""
    tag = np.full_like(numbers, (purpose << PURPOSE_AT) | attempt)
    return words(np.stack((numbers, streams & LOW, streams >> HALF, tag)), key)

"""Words against the published answers of Philox 4x32-10, and counters that never meet."""

import numpy as np
import pytest

from croupier.analysis.simulation import kernels, philox

ANSWERS = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]
"""From kat_vectors of Random123 1.14, the authors' own library (D. E. Shaw Research)."""


@pytest.mark.parametrize(("counter", "key", "words"), ANSWERS)
def test_the_published_answers(
    counter: tuple[int, ...], key: tuple[int, int], words: tuple[int, ...]
) -> None:
    assert tuple(philox.words(np.array(counter, np.uint64)[:, None], key)[:, 0]) == words
    out, (group, low, high, tag) = np.empty((4, 1), np.uint64), counter
    first, second = map(np.uint64, key)
    kernels.fill(first, second, np.uint64(low | high << 32), np.uint64(group), np.uint64(tag), out)
    assert tuple(out[:, 0]) == words


def test_seeds_purposes_and_streams_have_nothing_in_common() -> None:
    numbers = np.arange(500, dtype=np.uint64)
    drawn = [
        philox.groups(philox.key_of(seed), purpose, np.full_like(numbers, stream), numbers, attempt)
        for seed in (0, 1, 2**63)
        for purpose in (philox.FLAT, philox.SHOE)
        for stream in (0, 1, 2**32)
        for attempt in (0, 1)
    ]
    every = np.concatenate([one[0] << np.uint64(32) | one[1] for one in drawn])
    assert len(np.unique(every)) == len(every)

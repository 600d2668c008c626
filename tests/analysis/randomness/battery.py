"""A statistical battery for draws of one in `size`: each test gives the chance that a fair source does worse.

The tests are the classical ones of D. Knuth, The Art of Computer Programming 2, 3.3.2: frequency, serial,
gap, poker, coupon collector's, permutation, runs and serial correlation, each as a chi-square or
a normal value.
"""

from collections.abc import Callable
from math import comb, erfc, factorial, sqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from croupier.analysis.bias.tails import chi_square_tail

Draws: TypeAlias = npt.NDArray[np.int64]
FEWEST = 8
"""Expected in each cell of a chi-square; rarer cells are taken together."""


def chi_square(counts: npt.NDArray[np.int64], shares: npt.NDArray[np.float64]) -> float:
    """Both tails: a source that is too even is as bad as one that is not even."""
    expected = shares * counts.sum()
    order = np.argsort(-expected)
    counts, expected = counts[order].astype(float), expected[order]
    rare = int((expected < FEWEST).sum())
    if rare:
        counts = np.append(counts[: len(counts) - rare], counts[len(counts) - rare :].sum())
        expected = np.append(expected[: len(expected) - rare], expected[len(expected) - rare :].sum())
    if len(counts) < 2:
        return 1.0
    statistic = float(((counts - expected) ** 2 / np.maximum(expected, 1e-9)).sum())
    tail = chi_square_tail(statistic, len(counts) - 1)
    return min(1.0, 2 * min(tail, 1 - tail))


def normal(z: float) -> float:
    return erfc(abs(z) / sqrt(2))


def frequency(draws: Draws, size: int) -> float:
    return chi_square(np.bincount(draws, minlength=size), np.full(size, 1 / size))


def serial(draws: Draws, size: int) -> float:
    """Pairs that do not overlap, of as many kinds of value as there are draws for."""
    kinds = min(size, int(sqrt(len(draws) / (4 * FEWEST))))
    shares, pairs = kind_shares(size, kinds), draws[: len(draws) // 2 * 2].reshape(-1, 2) * kinds // size
    counts = np.bincount(pairs[:, 0] * kinds + pairs[:, 1], minlength=kinds**2)
    expected: npt.NDArray[np.float64] = np.outer(shares, shares).reshape(-1)
    return chi_square(counts, expected)


def kind_shares(size: int, kinds: int) -> npt.NDArray[np.float64]:
    """How often each kind of value comes, when value v is of kind `v * kinds // size`."""
    return np.bincount(np.arange(size) * kinds // size, minlength=kinds) / size


def gaps(draws: Draws, size: int) -> float:
    """Draws between two of the lower half, up to 20."""
    share = (size // 2) / size
    between = np.minimum(np.diff(np.flatnonzero(draws < size // 2)) - 1, 20)
    shares = np.array([share * (1 - share) ** gap for gap in range(21)])
    shares[20] = (1 - share) ** 20
    return chi_square(np.bincount(between, minlength=21), shares)


def _stirling(things: int, groups: int) -> int:
    signed = ((-1) ** (groups - one) * comb(groups, one) * one**things for one in range(groups + 1))
    found: int = sum(signed) // factorial(groups)
    return found


def poker(draws: Draws, size: int) -> float:
    """How many different values five draws have."""
    hands = np.sort(draws[: len(draws) // 5 * 5].reshape(-1, 5), axis=1)
    different = 1 + (np.diff(hands, axis=1) != 0).sum(axis=1)
    ways = [factorial(size) // factorial(size - k) * _stirling(5, k) if k <= size else 0 for k in range(1, 6)]
    return chi_square(np.bincount(different - 1, minlength=5), np.array([way / size**5 for way in ways]))


def collector(draws: Draws, size: int) -> float:
    """How long it takes to see one of each of four kinds of value, up to 30 draws."""
    kinds, most = draws * 4 // size, 30
    seen, start, lengths = set[int](), 0, []
    for place, kind in enumerate(kinds[:400_000].tolist()):
        seen.add(kind)
        if len(seen) == 4:
            lengths.append(min(place + 1 - start, most))
            seen, start = set(), place + 1
    done = [_collected(kind_shares(size, 4), length) for length in range(most)] + [1.0]
    shares = np.diff(np.array(done))
    return chi_square(np.bincount(lengths, minlength=most + 1)[1:], shares)


def _collected(shares: npt.NDArray[np.float64], length: int) -> float:
    """The chance that all kinds were seen after so many draws, by inclusion and exclusion."""
    total = 0.0
    for without in range(16):
        left = sum(float(shares[k]) for k in range(4) if not without >> k & 1)
        total += (-1) ** without.bit_count() * left**length
    return total


def permutations(draws: Draws, size: int) -> float:
    """The order of four draws, where all four differ."""
    del size
    fours = draws[: len(draws) // 4 * 4].reshape(-1, 4)
    ranked = np.sort(fours, axis=1)
    fours = fours[(np.diff(ranked, axis=1) != 0).all(axis=1)]
    code = (np.argsort(fours, axis=1) * np.array([64, 16, 4, 1])).sum(axis=1)
    found = np.unique(code, return_counts=True)[1]
    counts = np.zeros(24, np.int64)
    counts[: len(found)] = found
    return chi_square(counts, np.full(24, 1 / 24))


def runs(draws: Draws, size: int) -> float:
    """Runs in the lower and the upper half (Wald and Wolfowitz)."""
    lower = draws < size // 2
    some, others = int(lower.sum()), int((~lower).sum())
    count = 1 + int((lower[1:] != lower[:-1]).sum())
    both = some + others
    mean = 1 + 2 * some * others / both
    variance = (mean - 1) * (mean - 2) / (both - 1)
    return normal((count - mean) / sqrt(variance)) if variance > 0 else 0.0


def correlation(lag: int) -> Callable[[Draws, int], float]:
    def correlated(draws: Draws, size: int) -> float:
        del size
        centred = draws - draws.mean()
        spread = float((centred**2).sum()) or 1e-9
        return normal(float((centred[lag:] * centred[:-lag]).sum()) / spread * sqrt(len(draws)))

    return correlated


TESTS: dict[str, Callable[[Draws, int], float]] = {
    "frequency": frequency,
    "serial": serial,
    "gaps": gaps,
    "poker": poker,
    "collector": collector,
    "permutations": permutations,
    "runs": runs,
    **{f"correlation at {lag}": correlation(lag) for lag in (1, 2, 3, 16, 38)},
}
FALSE_ALARMS = 1e-6
"""How often the battery accuses a fair source, at most: each test gets an equal part (Bonferroni)."""


def accusations(draws: Draws, size: int) -> dict[str, float]:
    """The tests that a source fails, each with its chance."""
    found = {name: test(draws, size) for name, test in TESTS.items()}
    return {name: chance for name, chance in found.items() if chance < FALSE_ALARMS / len(TESTS)}

"""The run of neighbouring pockets that came most often above its share, corrected for having looked at all.

The statistic is the largest excess of any arc of up to half the rotor, in standard deviations: a scan
statistic on the circle. How often a fair wheel shows as large a one is counted in simulated fair wheels with
as many results (a Monte Carlo test, exact at its level: Dwass 1957; Davison and Hinkley 1997, 4.2), so every
arc that was looked at is accounted for, with all their overlaps. The simulation is seeded: same numbers,
same answer.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

SIMULATED = 3999
_SEED = 20261117
Floats = npt.NDArray[np.float64]


class Arc(NamedTuple):
    """Neighbours on the rotor, from place `first` on: how often they came, and how often they should."""

    first: int
    length: int
    seen: int
    expected: float
    z: float


def best_arc(counts: list[int]) -> Arc:
    """The arc with the largest excess; of equals the shortest."""
    size, trials = len(counts), sum(counts)
    excess = np.concatenate(list(_excesses(np.array([counts], dtype=np.float64))))
    length, first = np.unravel_index(int(np.argmax(excess)), excess.shape)
    seen = sum(counts[(int(first) + i) % size] for i in range(int(length) + 1))
    expected = trials * (int(length) + 1) / size
    return Arc(int(first), int(length) + 1, seen, expected, float(excess[length, first]))


def chance(arc: Arc, trials: int, size: int, simulated: int = SIMULATED) -> float:
    """How often a fair wheel of this size has an arc at least as far above its share."""
    fair = fair_excesses(trials, size, simulated)
    as_large = simulated - int(np.searchsorted(fair, arc.z - 1e-9))
    return (1 + as_large) / (1 + simulated)


def critical(tail: float, trials: int, size: int, simulated: int = SIMULATED) -> float:
    """What the best arc of a fair wheel exceeds with this chance."""
    return float(np.quantile(fair_excesses(trials, size, simulated), 1 - tail))


@lru_cache(8)
def fair_excesses(trials: int, size: int, simulated: int = SIMULATED) -> Floats:
    """The best arcs of simulated fair wheels, the smallest first."""
    chance_ = np.random.default_rng(_SEED)
    counts = chance_.multinomial(trials, np.full(size, 1 / size), simulated).astype(np.float64)
    best = np.full(simulated, -np.inf)
    for excess in _excesses(counts):
        np.maximum(best, excess.max(axis=1), out=best)
    return np.sort(best)


def _excesses(counts: Floats) -> Iterator[Floats]:
    """For each length, the shortest first: each wheel's excess of each arc, in standard deviations."""
    _, size = counts.shape
    trials = counts.sum(axis=1, keepdims=True)
    reached = np.cumsum(np.concatenate([counts, counts], axis=1), axis=1)
    before = np.concatenate([np.zeros_like(trials), reached], axis=1)
    for length in range(1, size // 2 + 1):
        share = length / size
        seen = before[:, length : length + size] - before[:, :size]
        yield (seen - trials * share) / np.sqrt(np.maximum(trials, 1) * share * (1 - share))

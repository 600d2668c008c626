"""Pearson's chi-square test of how often each result came (Pearson 1900).

The statistic is close to its distribution once every result is expected five times (Cochran 1954).
"""

from collections.abc import Sequence

from croupier.analysis.bias.tails import chi_square_tail

EXPECTED = 5
"""How often the rarest result must be expected before the test counts."""


def chi_square(counts: Sequence[int], shares: Sequence[float]) -> float:
    """How far the counts lie from what these shares expect of as many results."""
    trials = sum(counts)
    expected = [trials * share for share in shares]
    return (
        sum((seen - mean) ** 2 / mean for seen, mean in zip(counts, expected, strict=True)) if trials else 0.0
    )


def chance(counts: Sequence[int], shares: Sequence[float]) -> float:
    """How often a fair wheel lies at least as far."""
    return chi_square_tail(chi_square(counts, shares), len(shares) - 1)


def fewest_results(shares: Sequence[float]) -> int:
    """From how many results on the test counts."""
    return round(EXPECTED / min(shares))

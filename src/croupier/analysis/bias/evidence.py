"""Evidence that may be looked at after every result: a bet against the wheel that a fair one wins rarely.

Somebody bets, from one unit, that the wheel is biased in some way; fair odds pay each result. What the bet
has grown to is the evidence. Against a fair wheel it is a nonnegative martingale, so the chance that it ever
reaches K is at most 1 in K, however often one looks (Ville 1939; for counts of several results, Lindon and
Malek 2022, "Anytime-valid inference for multinomial count data"). The bet is a mixture, fixed in advance:
half on any departure of single results (Dirichlet priors of three strengths), half on an arc of neighbours
that comes too often (every arc of some lengths, by some sizes); where results name no place, all on the
first. It follows from the counts alone.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain
from math import exp, inf, lgamma, log

from croupier.analysis.bias.rotor import Rotor

STRENGTHS = (25.0, 100.0, 400.0)
"""Prior results for each stop: departures of about 20, 10 and 5 percent."""
LENGTHS = (1, 3, 5, 9, 13, 18)
RAISED = (0.05, 0.1, 0.2, 0.4)


def log_evidence(rotor: Rotor, counts: Sequence[int]) -> float:
    """The natural logarithm of what the bet has grown to; 0 before the first result."""
    departures = mean_exp([_departure(rotor, counts, strength) for strength in STRENGTHS])
    if not rotor.tells_place:
        return departures
    return mean_exp([departures, mean_exp(_arcs(counts))])


def _departure(rotor: Rotor, counts: Sequence[int], strength: float) -> float:
    """Dirichlet-multinomial likelihood against the fair one."""
    prior, trials = strength * len(rotor.stops), sum(counts)
    grown = lgamma(prior) - lgamma(prior + trials)
    for seen, share in zip(counts, rotor.shares.values(), strict=True):
        if seen:
            grown += lgamma(prior * share + seen) - lgamma(prior * share) - seen * log(share)
    return grown


def _arcs(counts: Sequence[int]) -> list[float]:
    size, trials = len(counts), sum(counts)
    before = [0, *accumulate(chain(counts, counts))]
    return [
        hit * log_up + (trials - hit) * log_down
        for length, log_up, log_down in _bets(size)
        for first in range(size)
        for hit in (before[first + length] - before[first],)
    ]


@lru_cache(8)
def _bets(size: int) -> list[tuple[int, float, float]]:
    """Length of the arc, and what each result in it and outside it multiplies the bet by."""
    return [
        (length, log(1 + bias), log((1 - (1 + bias) * length / size) / (1 - length / size)))
        for length in LENGTHS
        for bias in RAISED
        if (1 + bias) * length < size
    ]


def mean_exp(logs: Sequence[float]) -> float:
    """The logarithm of the mean of what these are logarithms of."""
    top = max(logs)
    return top + log(sum(exp(one - top) for one in logs) / len(logs)) if top > -inf else top

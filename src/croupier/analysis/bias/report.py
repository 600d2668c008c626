"""All that recorded results say of a wheel: every test, the worst arc, the drift, and what could be seen."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from math import exp

import msgspec

from croupier.analysis.bias import frequency, power, sectors, serial
from croupier.analysis.bias.evidence import log_evidence
from croupier.analysis.bias.power import Needed
from croupier.analysis.bias.rotor import Rotor
from croupier.analysis.bias.tails import binomial_band, chi_square_quantile

CONFIDENCE = 0.99
POWER = 0.9
BIASES = (5.0, 10.0, 20.0, 50.0)
SECTOR = 9
"""How many neighbours the sector has of which a report says how soon its bias shows."""
DRIFT_POINTS = 120
LARGEST = 1e15
"""Evidence beyond this is no clearer."""


class BiasTestName(StrEnum):
    POCKETS = "pockets"
    SECTORS = "sectors"
    STEPS = "steps"
    RUNS = "runs"


class BiasTest(msgspec.Struct, frozen=True):
    """`chance`: how often a fair wheel does as badly. `adjusted` accounts for the other tests (Holm 1979).

    `enough`: there are so many results that the test counts; `odd`: it speaks against the wheel.
    """

    name: BiasTestName
    statistic: float
    freedom: int | None
    chance: float
    adjusted: float
    enough: bool
    odd: bool


class Pocket(msgspec.Struct, frozen=True):
    """How often a result came, and the band in which all pockets of a fair wheel lie, at the confidence."""

    result: str
    seen: int
    expected: float
    low: int
    high: int


class Sector(msgspec.Struct, frozen=True):
    """The neighbours that came most often above their share."""

    results: tuple[str, ...]
    seen: int
    expected: float


class Drift(msgspec.Struct, frozen=True):
    """The chi-square of the first `results` results."""

    results: int
    chi_square: float


class Bias(msgspec.Struct, frozen=True, kw_only=True):
    """`pockets` are in their order around the wheel. `limit` is the chi-square that a fair wheel exceeds
    with the chance that the confidence leaves. `evidence` is what a bet against the wheel has grown to.
    """

    results: int
    confidence: float
    power: float
    odd: bool
    pockets: tuple[Pocket, ...]
    tests: tuple[BiasTest, ...]
    sector: Sector | None
    drift: tuple[Drift, ...]
    limit: float
    evidence: float
    fewest: int
    needed: tuple[Needed, ...]


def bias_report(
    rotor: Rotor,
    results: Sequence[str],
    *,
    confidence: float = CONFIDENCE,
    biases: Sequence[float] = BIASES,
    sector: int = SECTOR,
    simulated: int = sectors.SIMULATED,
) -> Bias:
    """Every result must be one of the rotor's. `sector`: how many neighbours `needed` is asked of."""
    seen, shares = Counter(results), list(rotor.shares.values())
    counts = rotor.counts(seen)
    arc = sectors.best_arc(counts) if rotor.tells_place and results else None
    level = 1 - confidence
    tests = _judged(list(_tests(rotor, results, arc, simulated)), level)
    return Bias(
        results=len(results),
        confidence=confidence,
        power=POWER,
        odd=any(one.odd for one in tests),
        pockets=tuple(_pockets(rotor, counts, level)),
        tests=tests,
        sector=None if arc is None else _sector(rotor, arc),
        drift=tuple(_drift(rotor, results)),
        limit=chi_square_quantile(level, len(shares) - 1),
        evidence=min(LARGEST, exp(min(log_evidence(rotor, counts), 700))),
        fewest=frequency.fewest_results(shares),
        needed=tuple(_needed(rotor, biases, sector, level / len(tests), simulated)),
    )


def _tests(
    rotor: Rotor, results: Sequence[str], arc: sectors.Arc | None, simulated: int
) -> Iterator[tuple[BiasTestName, float, int | None, float, bool]]:
    """Name, statistic, degrees of freedom, chance, and whether there are results enough.

    The scan of sectors is exact for any number of results; of fewer than there are stops it says nothing.
    """
    shares = list(rotor.shares.values())
    counts, trials = rotor.counts(Counter(results)), len(results)
    enough = trials >= frequency.fewest_results(shares)
    pockets = frequency.chi_square(counts, shares)
    yield BiasTestName.POCKETS, pockets, len(shares) - 1, frequency.chance(counts, shares), enough
    if arc is not None:
        chance = sectors.chance(arc, trials, len(rotor.stops), simulated)
        yield BiasTestName.SECTORS, arc.z, None, chance, trials >= len(rotor.stops)
        steps = serial.steps(rotor, results)
        distance = frequency.chi_square(steps, shares)
        yield BiasTestName.STEPS, distance, len(shares) - 1, frequency.chance(steps, shares), enough
    runs = serial.runs(rotor, results)
    yield BiasTestName.RUNS, runs.z, None, runs.chance, runs.enough


def _judged(
    found: list[tuple[BiasTestName, float, int | None, float, bool]], level: float
) -> tuple[BiasTest, ...]:
    """Holm's step-down: a fair wheel fails any of the tests with a chance of at most `level` in all."""
    adjusted, worst = dict[BiasTestName, float](), 0.0
    counting = sorted((chance, name) for name, _, _, chance, enough in found if enough)
    for place, (chance, name) in enumerate(counting):
        worst = max(worst, min(1.0, chance * (len(counting) - place)))
        adjusted[name] = worst
    return tuple(
        BiasTest(
            name,
            statistic,
            freedom,
            chance,
            adjusted.get(name, 1.0),
            enough,
            adjusted.get(name, 1.0) <= level,
        )
        for name, statistic, freedom, chance, enough in found
    )


def _pockets(rotor: Rotor, counts: list[int], level: float) -> Iterator[Pocket]:
    """The band of each is wide enough that all of them together hold (Bonferroni)."""
    trials, tail = sum(counts), level / 2 / len(rotor.shares)
    bands = {share: binomial_band(trials, share, tail) for share in set(rotor.shares.values())}
    for (result, share), seen in zip(rotor.shares.items(), counts, strict=True):
        yield Pocket(result, seen, trials * share, *bands[share])


def _sector(rotor: Rotor, arc: sectors.Arc) -> Sector:
    places = (place % len(rotor.stops) for place in range(arc.first, arc.first + arc.length))
    return Sector(tuple(rotor.stops[place] for place in places), arc.seen, arc.expected)


def _drift(rotor: Rotor, results: Sequence[str]) -> Iterator[Drift]:
    """At most so many points, evenly apart, from where the test counts; the last is of all results."""
    shares, so_far = list(rotor.shares.values()), Counter[str]()
    fewest = frequency.fewest_results(shares)
    every = max(1, -(-(len(results) - fewest) // DRIFT_POINTS))
    for number, result in enumerate(results, 1):
        so_far[result] += 1
        if number >= fewest and (len(results) - number) % every == 0:
            yield Drift(number, frequency.chi_square(rotor.counts(so_far), shares))


def _needed(
    rotor: Rotor, biases: Sequence[float], sector: int, level: float, simulated: int
) -> Iterator[Needed]:
    """Of one stop, and of a sector where results name their place; each test at its part of the level."""
    size, freedom = len(rotor.stops), len(rotor.shares) - 1
    places = rotor.tells_place
    limit = (
        sectors.critical(level, frequency.fewest_results([1 / size]) * 20, size, simulated) if places else 0
    )
    for length in dict.fromkeys((1, sector)) if places else (1,):
        share = length / size if places else min(rotor.shares.values())
        for percent in biases:
            bias = percent / 100
            pockets = power.by_pockets(freedom, share, bias, level, POWER)
            scanned = power.by_sectors(share, bias, limit, POWER) if places else None
            yield Needed(percent, length, pockets, scanned)

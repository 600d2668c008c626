"""Simulations as the library gives them: what was found, with confidence, and how it came about."""

import re
import secrets
from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from croupier.analysis.simulation.engine import pick
from croupier.analysis.simulation.estimate import CONFIDENCE, Estimate
from croupier.analysis.simulation.running import Plan, Result, Workers, run
from croupier.analysis.simulation.sessions import SessionTally
from croupier.analysis.simulation.table_plans import Betting, TableNets
from croupier.analysis.simulation.tally import Tally
from croupier.base.refusal import Reason, refuse, shown
from croupier.library.money import Money
from croupier.library.reading import read_count

MOST_SEED = 2**64
FEWEST = 100
"""Before so many rounds, shoes, sessions or meetings a precision is not believed."""
_SHARE = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,12})?)(%?)", re.ASCII)


class Running(msgspec.Struct, frozen=True):
    """Who simulates. `precision` is half the width of the interval at which to stop."""

    engine: str = ""
    workers: int = 0
    scheduler: str = ""
    precision: Fraction | None = None
    confidence: Fraction = CONFIDENCE

    def is_enough(self, estimate: Estimate) -> bool:
        return self.precision is not None and estimate.half_width(self.confidence) <= self.precision

    def hands(self, *, processes: bool = False) -> Workers:
        if not 0 <= read_count(self.workers, "workers") <= 1024:
            refuse(Reason.MALFORMED, "simulate with 1 to 1,024 workers", place="workers")
        return Workers(pick(self.engine), self.workers, self.scheduler, processes)


class Mark(msgspec.Struct, frozen=True):
    """An estimate after so many rounds or sessions."""

    after: int
    value: float
    low: float
    high: float


Told: TypeAlias = Callable[[int, int, Estimate], object]
"""Is told, after each part, how many items of how many there were, and the estimate."""


class Simulation(msgspec.Struct, frozen=True):
    """Rounds of some stakes. The same seed gives the same tally on any machine, with any engine."""

    seed: int
    nets: TableNets
    tally: Tally
    trail: tuple[Mark, ...]
    precise: bool

    def __repr__(self) -> str:
        return f"<Simulation: {self.rounds:,} rounds from seed {self.seed}, edge of {self.edge}>"

    @property
    def rounds(self) -> int:
        return self.tally.rounds

    @property
    def edge(self) -> Estimate:
        """The house's share of all stakes together."""
        return self.nets.edge(self.tally)

    @property
    def edges(self) -> list[Estimate]:
        """The edge of each spot by itself."""
        return self.nets.edges(self.tally)

    @property
    def counts(self) -> dict[str, int]:
        """How often each result came."""
        return dict(zip(self.nets.names, self.tally.counts, strict=True))


class SessionSimulation(msgspec.Struct, frozen=True):
    """Players who bet by a system: `tally` has sums over their sessions."""

    seed: int
    betting: Betting
    tally: SessionTally
    exact: Fraction
    trail: tuple[Mark, ...]
    precise: bool

    def __repr__(self) -> str:
        system = self.betting.strategy if not self.betting.source else "a system of your own"
        return f"<SessionSimulation: {self.tally.sessions:,} of {system} from seed {self.seed}, {self.edge}>"

    @property
    def edge(self) -> Estimate:
        return Estimate("edge", self.tally.edge, self.tally.edge_error, self.exact)

    @property
    def gain(self) -> Money:
        """What a session gained on average, to the cent."""
        return Money.of_cents(round(self.tally.mean))

    @property
    def ruined(self) -> Fraction:
        return self.tally.share(self.tally.ruined)

    @property
    def reached(self) -> Fraction:
        return self.tally.share(self.tally.reached)

    @property
    def ahead(self) -> Fraction:
        return self.tally.share(self.tally.ahead)

    def quantile(self, part: Fraction) -> Money:
        return Money.of_cents(self.tally.quantile(part))


def simulate_rounds(
    plan: Plan[Tally], nets: TableNets, seed: int, running: Running, told: Told | None = None
) -> Simulation:
    def size(tally: Tally) -> tuple[int, int]:
        return tally.rounds, tally.clusters

    found, trail, precise = follow(plan, running, nets.edge, size, told=told)
    return Simulation(seed, nets, found, trail, precise)


def simulate_sessions(
    plan: Plan[SessionTally],
    betting: Betting,
    exact: Fraction,
    seed: int,
    running: Running,
    *,
    told: Told | None = None,
) -> SessionSimulation:
    def edge(tally: SessionTally) -> Estimate:
        return Estimate("edge", tally.edge, tally.edge_error, exact)

    def size(tally: SessionTally) -> tuple[int, int]:
        return tally.sessions, tally.sessions

    found, trail, precise = follow(plan, running, edge, size, told=told)
    return SessionSimulation(seed, betting, found, exact, trail, precise)


def follow(
    plan: Plan[Result],
    running: Running,
    estimate: Callable[[Result], Estimate],
    size: Callable[[Result], tuple[int, int]],
    *,
    told: Told | None,
    processes: bool = False,
) -> tuple[Result, tuple[Mark, ...], bool]:
    """Run to the end, or until the estimate is precise enough, keeping a mark after each part.

    `size` is how much there was so far, and how many of it are independent of each other.
    """
    trail: list[Mark] = []
    parts: Iterator[tuple[int, Any]] = run(plan, running.hands(processes=processes))
    found: Any = None
    for done, found in parts:
        now = estimate(found)
        low, high = now.interval(running.confidence)
        after, independent = size(found)
        trail.append(Mark(after, float(now.value), low, high))
        if told:
            told(done, plan.items, now)
        if (independent >= FEWEST or done == plan.items) and running.is_enough(now):
            return found, tuple(trail), True
    return found, tuple(trail), False


def read_seed(given: object) -> int:
    """A seed as it was given; a fresh one from the operating system if there is none."""
    if given is None:
        return secrets.randbits(63)
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < MOST_SEED:
        refuse(Reason.MALFORMED, "a seed is a whole number from 0 to 18446744073709551615", place="seed")
    return given


def read_share(given: object, place: str) -> Fraction:
    """`0.05%` or `0.0005`, between nothing and all."""
    match = _SHARE.fullmatch(given) if isinstance(given, str) else None
    if match is None:
        refuse(Reason.UNREADABLE, f"{shown(given)} is not a share like 0.05% or 0.0005", place=place)
    share = Fraction(Decimal(match[1])) / (100 if match[2] else 1)
    if not 0 < share < 1:
        refuse(Reason.MALFORMED, f"{shown(given)} does not lie between 0 and 1", place=place)
    return share


def read_precision(given: str | None) -> Fraction | None:
    return None if given is None else read_share(given, "precision")

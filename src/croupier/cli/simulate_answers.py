"""The JSON objects that `croupier simulate` prints. They hold nothing of who worked: any machine prints the
same."""

from fractions import Fraction
from math import inf
from typing import NotRequired, TypedDict

from croupier.analysis.figures import decimal, percent
from croupier.analysis.session import QUANTILES
from croupier.analysis.simulation.estimate import Estimate
from croupier.base import money
from croupier.cli.odds_answers import Amount, Decimals, Laid, Percent, Share, share
from croupier.library.simulation import SessionSimulation, Simulation
from croupier.library.table import Table

GENERATOR = "Philox 4x32-10"
PLACES = 10


class EstimateAnswer(TypedDict):
    """A value with its standard error and confidence interval; `away` is in errors from the exact value.

    Of a single shoe, session or meeting neither error nor interval is known: both are left out.
    """

    name: str
    value: Decimals
    error: NotRequired[Decimals]
    low: NotRequired[Decimals]
    high: NotRequired[Decimals]
    exact: NotRequired[Share]
    away: NotRequired[Decimals]


class ResultCount(TypedDict):
    """`result` is written as `croupier settle` reads it; of a card game it is one hand that ends so, and
    `ends` says how."""

    result: str
    ends: NotRequired[str]
    count: int


class GainQuantile(TypedDict):
    """This share of all sessions gained at most so much."""

    share: Percent
    gain: Amount


class SimulateAnswer(TypedDict):
    """What `croupier simulate` prints of rounds: the house's edge on all stakes, and on each."""

    rulebook: str
    game: str
    digest: str
    generator: str
    seed: int
    rounds: int
    shoes: NotRequired[int]
    precise: bool
    confidence: Percent
    bets: list[Laid]
    edge: EstimateAnswer
    edges: list[EstimateAnswer]
    results: list[ResultCount]


class SystemAnswer(TypedDict):
    """What `croupier simulate --strategy` prints; `quantiles` are of what a session gained.

    `outweighed`: one stake outweighs all that was seen, so the interval of the edge is too narrow.
    """

    rulebook: str
    game: str
    digest: str
    generator: str
    seed: int
    strategy: str
    spot: str
    unit: Amount
    bankroll: NotRequired[Amount]
    goal: NotRequired[Amount]
    sessions: int
    rounds: int
    precise: bool
    confidence: Percent
    staked: Amount
    gain: Decimals
    edge: EstimateAnswer
    ruined: Share
    reached: Share
    ahead: Share
    largest_stake: Amount
    deepest_loss: Amount
    outweighed: bool
    quantiles: list[GainQuantile]


def estimate_answer(one: Estimate, confidence: Fraction) -> EstimateAnswer:
    low, high = one.interval(confidence)
    answer: EstimateAnswer = {
        "name": one.name,
        "value": str(decimal(one.value, PLACES)),
    }
    if one.error < inf:
        answer["error"], answer["low"], answer["high"] = map(_digits, (one.error, low, high))
    if one.exact is not None:
        answer["exact"] = share(one.exact)
    if one.away is not None:
        answer["away"] = _digits(one.away)
    return answer


def simulate_answer(table: Table, found: Simulation, confidence: Fraction) -> SimulateAnswer:
    answer: SimulateAnswer = {
        "rulebook": table.rulebook,
        "game": table.game,
        "digest": table.digest,
        "generator": GENERATOR,
        "seed": found.seed,
        "rounds": found.rounds,
        "precise": found.precise,
        "confidence": percent(confidence, 2),
        "bets": [{"spot": spot, "stake": money.show(stake)} for spot, stake in found.nets.stakes.items()],
        "edge": estimate_answer(found.edge, confidence),
        "edges": [estimate_answer(one, confidence) for one in found.edges],
        "results": [_result(found, result, count) for result, count in found.counts.items()],
    }
    if found.tally.products is not None:
        answer["shoes"] = found.tally.clusters
    return answer


def _result(found: Simulation, result: str, count: int) -> ResultCount:
    answer: ResultCount = {"result": result, "count": count}
    if result in found.nets.ends:
        answer["ends"] = found.nets.ends[result]
    return answer


def system_answer(table: Table, found: SessionSimulation, confidence: Fraction) -> SystemAnswer:
    betting, tally = found.betting, found.tally
    answer: SystemAnswer = {
        "rulebook": table.rulebook,
        "game": table.game,
        "digest": table.digest,
        "generator": GENERATOR,
        "seed": found.seed,
        "strategy": betting.strategy,
        "spot": betting.spot,
        "unit": money.show(betting.unit),
        "sessions": tally.sessions,
        "rounds": tally.rounds,
        "precise": found.precise,
        "confidence": percent(confidence, 2),
        "staked": money.show(tally.staked),
        "gain": str(decimal(tally.mean / 100, 6)),
        "edge": estimate_answer(found.edge, confidence),
        "ruined": share(found.ruined),
        "reached": share(found.reached),
        "ahead": share(found.ahead),
        "largest_stake": money.show(tally.largest),
        "deepest_loss": money.show(-tally.lowest),
        "outweighed": tally.outweighed,
        "quantiles": [
            {"share": percent(part, 0), "gain": money.show(tally.quantile(part))} for part in QUANTILES
        ],
    }
    if betting.bankroll is not None:
        answer["bankroll"] = money.show(betting.bankroll)
    if betting.goal is not None:
        answer["goal"] = money.show(betting.goal)
    return answer


def _digits(value: float) -> str:
    return f"{value:.{PLACES}f}"

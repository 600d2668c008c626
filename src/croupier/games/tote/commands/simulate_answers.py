"""The JSON objects that `croupier simulate races` prints."""

from typing import TypedDict

from croupier.cli.odds_answers import Amount, Percent
from croupier.cli.simulate_answers import EstimateAnswer
from croupier.games.tote.kinds import Kind


class PoolSumsAnswer(TypedDict):
    """Of all pools of a kind: wagers + carried_in + minus = refunds + takeout + breakage + paid +
    carried_out."""

    kind: Kind
    pools: int
    wagers: Amount
    refunds: Amount
    takeout: Amount
    breakage: Amount
    minus: Amount
    paid: Amount
    carried_in: Amount
    carried_out: Amount


class RankAnswer(TypedDict):
    """Runners of one rank in the win betting: 1 is the favourite."""

    rank: int
    starts: int
    wins: int
    staked: Amount
    returned: Amount


class DaysAnswer(TypedDict):
    """What `croupier simulate races` prints; `kept` is the house's share of the handle.

    `meeting` is the days of one; `runners` are the fewest and the most of a race.
    """

    track: str
    digest: str
    generator: str
    seed: int
    days: int
    meeting: int
    meetings: int
    races: int
    runners: tuple[int, int]
    tickets: int
    knowing: int
    precise: bool
    confidence: Percent
    handle: Amount
    kept: EstimateAnswer
    pools: list[PoolSumsAnswer]
    ranks: list[RankAnswer]

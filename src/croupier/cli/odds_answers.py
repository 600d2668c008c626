"""The JSON objects that `croupier odds` prints. The JSON Schemas in docs/ are made from these types."""

from fractions import Fraction
from typing import Annotated, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from croupier.analysis.exact import SpotOdds
from croupier.analysis.figures import percent
from croupier.games.wager_list import ListedWager

Amount: TypeAlias = Annotated[str, Meta(pattern=r"^-?[0-9]+\.[0-9]{2}$", description="Dollars and cents")]
Exact: TypeAlias = Annotated[str, Meta(pattern=r"^-?[0-9]+(/[0-9]+)?$", description="An exact fraction")]
Percent: TypeAlias = Annotated[str, Meta(pattern=r"^-?[0-9]+(\.[0-9]+)?%$")]
Decimals: TypeAlias = Annotated[str, Meta(pattern=r"^-?[0-9]+(\.[0-9]+)?(E-[0-9]+)?$")]


class Share(TypedDict):
    """The same value exactly and for people; of very long fractions the percent alone."""

    fraction: NotRequired[Exact]
    percent: Percent


class OddsRow(TypedDict):
    spot: str
    kind: str
    pays: str
    clause: str
    wins: Share
    half_lost: Share
    pushed: Share
    hits: Share
    house_edge: Share
    variance: Exact
    standard_deviation: Decimals
    skew: Decimals
    excess_kurtosis: Exact


class OddsAnswer(TypedDict):
    """What `croupier odds` prints: every spot of the table."""

    rulebook: str
    game: str
    digest: str
    wagers: list[OddsRow]


class CardWager(TypedDict):
    wager: str
    pays: str
    clause: str
    edge: Exact
    edge_percent: Percent
    edge_decided_percent: Percent
    wins: Exact
    wins_percent: Percent
    variance: Exact
    standard_deviation: Decimals
    skew: Decimals


class CardOdds(TypedDict):
    """What `croupier odds` prints of a game that is dealt from a shoe: cards left of value 0 to 9, and in how
    many orders of the next six each end comes."""

    rulebook: str
    shoe: list[int]
    counts: dict[str, int]
    wagers: list[CardWager]


class Covariance(TypedDict):
    one: str
    other: str
    covariance: Exact
    correlation: Decimals


class Laid(TypedDict):
    spot: str
    stake: Amount


class Quantile(TypedDict):
    share: Percent
    bankroll: Amount


class SessionAnswer(TypedDict):
    """What `croupier odds session` prints; of one round: edge, deviation, skew, hits and covariance."""

    rulebook: str
    game: str
    digest: str
    bets: list[Laid]
    staked: Amount
    house_edge: Share
    standard_deviation: Decimals
    skew: Decimals
    hits: Share
    covariance: list[Covariance]
    rounds: int
    bankroll: Amount
    goal: NotRequired[Amount]
    ruined: Share
    reached: NotRequired[Share]
    ahead: Share
    even: Share
    mean: Decimals
    rounds_played: Decimals
    quantiles: list[Quantile]


class VariantAnswer(TypedDict):
    option: str
    choice: str
    clause: str
    along: dict[str, str]
    refused: NotRequired[str]
    wagers: NotRequired[list[OddsRow]]


class CompareAnswer(TypedDict):
    """What `croupier odds compare` prints; `same` are choices that change no odds."""

    rulebook: str
    game: str
    digest: str
    wagers: list[OddsRow]
    variants: list[VariantAnswer]
    same: list[VariantAnswer]


class RiskRow(TypedDict):
    kind: str
    spot: str
    most: Amount | None
    loses: Amount | None
    reserve: Amount | None


class WorstAnswer(TypedDict):
    result: str
    wins: Amount
    stakes: dict[str, Amount]


class RiskAnswer(TypedDict):
    """What `croupier odds risk` prints."""

    rulebook: str
    game: str
    digest: str
    wagers: list[RiskRow]
    worst: WorstAnswer | None


class DesignAnswer(TypedDict):
    """What `croupier odds design` prints: a paytable as the option takes it."""

    paytable: str
    weights: dict[str, int]
    mean: Exact
    house_edge: Share
    exact: bool


LONGEST = 200
"""Digits of a fraction that anyone wants to see."""


def share(value: Fraction) -> Share:
    text = str(value)
    if len(text) > LONGEST:
        return {"percent": percent(value, 8)}
    return {"fraction": text, "percent": percent(value)}


def odds_row(odds: SpotOdds, wager: ListedWager) -> OddsRow:
    return {
        "spot": odds.spot,
        "kind": wager.kind,
        "pays": wager.pays,
        "clause": wager.clause,
        "wins": share(odds.wins),
        "half_lost": share(odds.halves),
        "pushed": share(odds.pushes),
        "hits": share(odds.hits),
        "house_edge": share(odds.edge),
        "variance": str(odds.variance),
        "standard_deviation": str(odds.deviation),
        "skew": str(odds.skew),
        "excess_kurtosis": str(odds.excess),
    }

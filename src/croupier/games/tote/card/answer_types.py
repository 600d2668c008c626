"""The JSON objects of an answer, every amount as text. The JSON schema in docs/ is made from these types."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from croupier.base.names import Citation
from croupier.games.round import Verdict
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Picking
from croupier.games.tote.pool_result import Rung

Amount: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^-?[0-9]+\.[0-9]{2}$",
        description="Dollars and cents. Only a site's breakage is ever below zero.",
    ),
]
Clause: TypeAlias = Annotated[Citation, Meta(pattern="^oneida-parimutuel:")]


class TermsAnswer(TypedDict):
    takeout: str
    break_to: Amount
    minimum: Amount
    picking: NotRequired[Picking]
    fewest_legs: NotRequired[int]
    share: NotRequired[str]
    cap: NotRequired[Amount]


class PayoffAnswer(TypedDict):
    wins: str
    rung: Rung
    one_dollar: Amount
    two_dollars: Amount
    backed: Amount
    paid: Amount
    clause: Clause


class RefundAnswer(TypedDict):
    clause: Clause
    amount: Amount
    combinations: list[str]


class BalanceAnswer(TypedDict):
    wagers: Amount
    carryover_in: Amount
    minus: Amount
    refunds: Amount
    takeout: Amount
    breakage: Amount
    paid: Amount
    carryover_out: Amount
    balance: str


class ResultAnswer(TypedDict):
    clause: Clause
    terms: TermsAnswer
    payoffs: list[PayoffAnswer]
    refunded: list[RefundAnswer]


class PoolHeading(TypedDict):
    kind: Kind
    races: list[int]
    rung: Rung
    says: str


class SiteAnswer(ResultAnswer, BalanceAnswer):
    name: str


class PoolAnswer(PoolHeading, BalanceAnswer):
    """A pool with its result, or with the sites that share it at net price and the result of each."""

    clause: NotRequired[Clause]
    terms: NotRequired[TermsAnswer]
    payoffs: NotRequired[list[PayoffAnswer]]
    refunded: NotRequired[list[RefundAnswer]]
    sites: NotRequired[list[SiteAnswer]]


_ONE_RESULT_OR_SITES: dict[str, object] = {
    "oneOf": [{"required": ["clause", "terms", "payoffs", "refunded"]}, {"required": ["sites"]}]
}


class PartAnswer(TypedDict):
    """What a ticket got from one of its pools."""

    kind: Kind
    paid: Amount
    refunded: Amount
    clause: Clause


class TicketAnswer(TypedDict):
    id: str
    bet: str
    site: NotRequired[str]
    bets: int
    cost: Amount
    verdict: Verdict
    paid: Amount
    refunded: Amount
    clause: Clause
    pools: list[PartAnswer]


class PriceAnswer(TypedDict):
    """What `croupier tote price` answers. `digest` is of all terms in effect."""

    track: str
    digest: str
    pools: list[Annotated[PoolAnswer, Meta(extra_json_schema=_ONE_RESULT_OR_SITES)]]
    tickets: NotRequired[list[TicketAnswer]]
    totals: BalanceAnswer

"""The JSON objects of commands whose answers have no types of their own in the program: for their schemas.

`tests/cli/test_schemas.py` holds the commands to them.
"""

from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from croupier.cli.odds_answers import Amount
from croupier.desk.transcript import Line
from croupier.games.differences import Difference
from croupier.games.round import Tender, Verdict
from croupier.games.tote.card.answer_types import TermsAnswer
from croupier.law.facts import Fact
from croupier.law.sign import Line as SignLine

Clause: TypeAlias = Annotated[str, Meta(pattern="^[a-z-]+:.+$", description="BOOK:CLAUSE")]
Stake: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{1,10}(\.[0-9]{2})?$")]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Cell: TypeAlias = str | int | None


class WagerRequest(TypedDict):
    id: Id
    spot: str
    stake: Stake
    player: NotRequired[Id]
    coupon: NotRequired[Stake]
    tender: NotRequired[Tender]
    confirmed: NotRequired[bool]


class SettleRequest(TypedDict):
    """What `croupier settle` reads of a table's wagers."""

    rulebook: str
    game: str
    options: NotRequired[dict[str, Any]]
    wagers: list[WagerRequest]
    outcome: str | list[str]
    prior: NotRequired[str | None]
    multiplier: NotRequired[str | int | None]


class CouponAnswer(TypedDict):
    amount: Amount
    verdict: str
    paid: Amount


class WagerAnswer(TypedDict):
    id: str
    verdict: Verdict
    paid: Amount
    returned: Amount
    collected: Amount
    charged: Amount
    clause: Clause
    coupon: NotRequired[CouponAnswer]


class SumsAnswer(TypedDict):
    staked: Amount
    paid: Amount
    returned: Amount
    collected: Amount
    charged: Amount
    standing: Amount
    promotion: Amount
    house: Amount


class TotalsAnswer(SumsAnswer):
    cause: NotRequired[Clause]
    players: NotRequired[dict[str, SumsAnswer]]


class SettleAnswer(TypedDict):
    """What `croupier settle` prints, of a table's wagers and of race tickets."""

    wagers: list[WagerAnswer]
    totals: TotalsAnswer


class TitlesAnswer(TypedDict):
    odds: str
    limits: str
    options: str


class NoticesAnswer(TypedDict):
    """What `croupier notices` prints; `titles` of the parts where they are not the usual ones."""

    rulebook: str
    game: str
    digest: Digest
    title: str
    notices: list[SignLine]
    odds: list[SignLine]
    colours: list[SignLine]
    options: list[SignLine]
    limits: list[SignLine]
    titles: TitlesAnswer | None


class BookHead(TypedDict):
    name: str
    title: str
    cite: str
    games: list[str]
    clauses: int


class BookWhole(TypedDict):
    name: str
    title: str
    cite: str
    games: list[str]
    clauses: dict[str, str]
    facts: list[Fact]


class ClauseWhole(TypedDict):
    clause: Clause
    says: str
    source: str
    facts: list[Fact]


class ClauseFound(TypedDict):
    clause: Clause
    says: str


RulesList: TypeAlias = list[BookHead]
RulesSearch: TypeAlias = list[ClauseFound]
RulesDiff: TypeAlias = list[Difference]
Replay: TypeAlias = list[Line]


class MatrixRow(TypedDict):
    command: str
    where: list[str]
    roles: list[str]
    clause: Clause | None


Matrix: TypeAlias = list[MatrixRow]


class SheetAnswer(TypedDict):
    title: str
    rows: list[dict[str, Cell]]


class ReportAnswer(TypedDict):
    """What each `croupier report` prints."""

    report: str
    day: str
    sheets: list[SheetAnswer]


class VerifyAnswer(TypedDict):
    records: int
    older: int
    findings: list[str]


class HeadAnswer(TypedDict):
    seq: int
    hash: Digest


VoucherAnswer = TypedDict(
    "VoucherAnswer",
    {
        "voucher": str,
        "amount": Amount,
        "table": str,
        "terminal": str,
        "issued": str,
        "paid until": str,
        "state": str,
        "paid at": str,
    },
)


class VouchersAnswer(TypedDict):
    owed: Amount
    vouchers: list[VoucherAnswer]


class PrinterState(TypedDict):
    state: str
    words: str


class PrinterAnswer(TypedDict):
    address: str
    status: PrinterState
    test: PrinterState | None


class CostAnswer(TypedDict):
    """What `croupier tote cost` prints."""

    bet: str
    races: list[int]
    pools: list[str]
    amount: Amount
    bets: int
    cost: Amount
    clauses: list[Clause]
    combinations: list[str]


class TrackPool(TermsAnswer):
    least: Amount


class TrackHead(TypedDict):
    name: str
    title: str
    note: str
    digest: Digest
    pools: dict[str, TrackPool]


class TrackSource(TypedDict):
    says: str
    at: str
    dated: str
    seen: str


class TrackWhole(TrackHead):
    sources: dict[str, TrackSource]
    sourced: dict[str, str]


Tracks: TypeAlias = list[TrackHead]


class WheelLine(TypedDict):
    """One line of `croupier wheel --listen` or `--replay`; `at` is in seconds."""

    at: float
    says: NotRequired[str]
    judged: NotRequired[str]
    passed_over: NotRequired[str]
    line: NotRequired[str]
    spin: NotRequired[int]
    number: NotRequired[str]
    fault: NotRequired[str]
    win: NotRequired[str]
    warnings: NotRequired[list[str]]
    rpm: NotRequired[str]
    turning: NotRequired[str]
    lies_in: NotRequired[str]
    order: NotRequired[str]
    word: NotRequired[str]
    text: NotRequired[str]


class AcceptorLine(TypedDict):
    """One line of `croupier acceptor --listen`."""

    seconds: float
    bill: NotRequired[str]
    amount: NotRequired[Amount | None]
    works: NotRequired[bool]
    fault: NotRequired[str | None]

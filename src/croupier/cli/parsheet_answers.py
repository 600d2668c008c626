"""The JSON object that `croupier parsheet` prints. Its JSON Schema in docs/ is made from these types."""

from fractions import Fraction
from typing import NotRequired, TypedDict

from croupier.analysis.figures import percent
from croupier.analysis.hold_band import TABLED, Band
from croupier.analysis.par_sheet import Alike, ParSheet
from croupier.analysis.results import Point
from croupier.base import money
from croupier.base.money import Cents
from croupier.cli.odds_answers import Amount, Decimals, OddsRow, Percent, RiskRow, odds_row
from croupier.desk.reports.hold_history import TableHold
from croupier.games.wager_list import ListedWager

NOTHING = Point(0, 0, 0, 0, 0, (0, 0), (0, 0))


class OptionAnswer(TypedDict):
    name: str
    value: str
    clause: str


class BandAnswer(TypedDict):
    """The house's hold lies between these in that share of all cases; `exact` if it was found in whole
    numbers, else by Fourier transform."""

    rounds: int
    share: Percent
    low: Percent
    high: Percent
    exact: bool


class AlikeAnswer(TypedDict):
    """`sure_after` about so many rounds the house is ahead in 95 of 100 cases; null if it never is."""

    kinds: list[str]
    bands: list[BandAnswer]
    sure_after: int | None


class DayAnswer(TypedDict):
    day: str
    rounds: int
    handle: Amount
    win: Amount


class RealAnswer(TypedDict):
    """`expected` is the win from least to most, one amount where the spot of every wager is `known`. The
    deviation of a round is in stakes; where spots are not known and it is not `measured`, it is the wildest
    wager's. `usual` and `rare` are the bands of 95 and 99.9 cases in 100."""

    first: str
    last: str
    rounds: int
    handle: Amount
    win: Amount
    expected: tuple[Amount, Amount]
    usual: tuple[Amount, Amount]
    rare: tuple[Amount, Amount]
    standing: str
    deviation: Decimals
    known: bool
    measured: bool
    days: list[DayAnswer]


class ParAnswer(TypedDict):
    """What `croupier parsheet` prints: `hold` has the bands of each group of wagers with the same odds."""

    rulebook: str
    title: str
    game: str
    digest: str
    options: list[OptionAnswer]
    wagers: list[OddsRow]
    hold: list[AlikeAnswer]
    risk: list[RiskRow]
    clauses: dict[str, str]
    real: NotRequired[RealAnswer]


def par_answer(sheet: ParSheet, real: TableHold | None) -> ParAnswer:
    answer: ParAnswer = {
        "rulebook": sheet.book,
        "title": sheet.title,
        "game": sheet.game,
        "digest": sheet.digest,
        "options": [{"name": one.name, "value": one.value, "clause": one.clause} for one in sheet.chosen],
        "wagers": [
            odds_row(one.odds, ListedWager(one.kind, one.called, one.pays, one.clause))
            for one in sheet.wagers
        ],
        "hold": [_alike(one) for one in sheet.alike],
        "risk": [
            {
                "kind": one.wager.kind,
                "spot": one.wager.example,
                "most": _shown(one.stake),
                "loses": _shown(one.loses),
                "reserve": _shown(one.reserve),
            }
            for one in sheet.risk.wagers
        ],
        "clauses": {one.clause: one.text for one in sheet.clauses},
    }
    if real is not None:
        answer["real"] = _real(real)
    return answer


def _alike(one: Alike) -> AlikeAnswer:
    every = (*one.bands.usual, *one.bands.rare)
    return {
        "kinds": [wager.kind for wager in one.wagers],
        "bands": [_band(band) for band in every if band.rounds in TABLED],
        "sure_after": one.sure,
    }


def _band(band: Band) -> BandAnswer:
    def shown(value: Fraction) -> str:
        return percent(value, 3)

    return {
        "rounds": band.rounds,
        "share": percent(band.share, 1),
        "low": shown(band.low),
        "high": shown(band.high),
        "exact": band.exact,
    }


def _real(real: TableHold) -> RealAnswer:
    judged = real.judged
    last = judged.points[-1] if judged.points else NOTHING
    return {
        "first": real.first,
        "last": real.last,
        "rounds": judged.rounds,
        "handle": money.show(judged.handle),
        "win": money.show(judged.win),
        "expected": _range(last.least, last.most),
        "usual": _range(*last.usual),
        "rare": _range(*last.rare),
        "standing": judged.standing,
        "deviation": f"{judged.deviation:.6f}",
        "known": judged.known,
        "measured": judged.measured,
        "days": [
            {
                "day": one.day,
                "rounds": one.rounds,
                "handle": money.show(one.handle),
                "win": money.show(one.win),
            }
            for one in real.days
        ],
    }


def _range(low: Cents, high: Cents) -> tuple[str, str]:
    return money.show(low), money.show(high)


def _shown(amount: int | None) -> str | None:
    return None if amount is None else money.show(amount)

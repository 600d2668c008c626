"""What the server answers about the maths of a table, and its results against the band of chance."""

from fractions import Fraction

import msgspec

from croupier.analysis.figures import percent
from croupier.analysis.hold_band import TABLED, Band
from croupier.analysis.par_sheet import ParSheet
from croupier.analysis.results import Point, Standing
from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId
from croupier.base.wire_types import Dollars
from croupier.desk.reports.hold_history import DayHold, TableHold


class ParTable(msgspec.Struct, frozen=True):
    id: TableId
    name: str
    game: str
    book: str


class ParTables(msgspec.Struct, frozen=True):
    """Every table that is played by a rulebook; `day` is the gaming day."""

    day: str
    tables: list[ParTable]


class ParWager(msgspec.Struct, frozen=True):
    """One kind of wager: shares in percent, the deviation in stakes; `one_in` rounds it comes."""

    called: str
    example: str
    spots: int
    pays: str
    wins: str
    one_in: str
    edge: str
    deviation: str
    skew: str
    clause: Citation


class ParBand(msgspec.Struct, frozen=True):
    """Of wagers with the same odds: the house's hold after each number of rounds, from low to high."""

    called: str
    usual: list[tuple[str, str]]
    rare: list[tuple[str, str]]
    sure_after: int | None


class ParDay(msgspec.Struct, frozen=True):
    """`hold` is the win in percent of the handle."""

    day: str
    rounds: int
    handle: Dollars
    win: Dollars
    hold: str | None


class ParPoint(msgspec.Struct, frozen=True):
    """After so many rounds: the win, what was expected at least and at most, and both bands."""

    rounds: int
    win: Dollars
    least: Dollars
    most: Dollars
    usual: tuple[Dollars, Dollars]
    rare: tuple[Dollars, Dollars]


class ParResults(msgspec.Struct, frozen=True):
    """`deviation` is of one round, in stakes. `known`: the spot of every wager is; if not, and it is not
    `measured`, it is the wildest wager's, until `needed` rounds were played."""

    first: str
    last: str
    rounds: int
    handle: Dollars
    win: Dollars
    hold: str | None
    standing: Standing
    deviation: str
    known: bool
    measured: bool
    needed: int
    days: list[ParDay]
    points: list[ParPoint]


class TablePar(msgspec.Struct, frozen=True):
    """`rounds` are the numbers of rounds that bands are given for. `most_won` is by one player in one round,
    or nothing where some wager has no maximum."""

    table: TableId
    name: str
    title: str
    game: str
    digest: str
    wagers: list[ParWager]
    rounds: list[int]
    bands: list[ParBand]
    most_won: Dollars | None
    results: ParResults


def table_par(table: TableId, name: str, sheet: ParSheet, hold: TableHold) -> TablePar:
    worst = sheet.risk.worst
    return TablePar(
        table=table,
        name=name,
        title=sheet.title,
        game=sheet.game,
        digest=sheet.digest,
        wagers=_wagers(sheet),
        rounds=list(TABLED),
        bands=_bands(sheet),
        most_won=None if worst is None else money.show(worst.wins),
        results=_results(hold),
    )


def _wagers(sheet: ParSheet) -> list[ParWager]:
    return [
        ParWager(
            one.called,
            one.example,
            one.spots,
            one.pays,
            percent(one.odds.wins, 2),
            f"{float(1 / one.odds.hits):.1f}" if one.odds.hits else "",
            percent(one.odds.edge, 2),
            f"{one.odds.deviation:.3f}",
            f"{one.odds.skew:.2f}",
            one.clause,
        )
        for one in sheet.wagers
    ]


def _bands(sheet: ParSheet) -> list[ParBand]:
    return [
        ParBand(one.called, _shown(one.bands.usual), _shown(one.bands.rare), one.sure) for one in sheet.alike
    ]


def _shown(bands: tuple[Band, ...]) -> list[tuple[str, str]]:
    return [(percent(one.low, 1), percent(one.high, 1)) for one in bands if one.rounds in TABLED]


def _results(hold: TableHold) -> ParResults:
    judged = hold.judged
    return ParResults(
        first=hold.first,
        last=hold.last,
        rounds=judged.rounds,
        handle=money.show(judged.handle),
        win=money.show(judged.win),
        hold=_share(judged.win, judged.handle),
        standing=judged.standing,
        deviation=f"{judged.deviation:.2f}",
        known=judged.known,
        measured=judged.measured,
        needed=judged.rounds_needed,
        days=[_day(one) for one in hold.days],
        points=[_point(one) for one in judged.points],
    )


def _day(one: DayHold) -> ParDay:
    shown = (money.show(one.handle), money.show(one.win))
    return ParDay(one.day, one.rounds, *shown, _share(one.win, one.handle))


def _point(one: Point) -> ParPoint:
    usual, rare = ((money.show(low), money.show(high)) for low, high in (one.usual, one.rare))
    return ParPoint(one.rounds, money.show(one.win), money.show(one.least), money.show(one.most), usual, rare)


def _share(win: Cents, handle: Cents) -> str | None:
    return percent(Fraction(win, handle), 2) if handle else None

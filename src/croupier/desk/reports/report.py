"""The reports of a gaming day: the floor, its tables, meters and dealers, and the lines of any figure."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from croupier.base.names import staff_name
from croupier.desk.place import Place
from croupier.desk.reports.day_figures import DayFigures, Totals
from croupier.desk.reports.drawers import drawers
from croupier.desk.reports.dues import SETTLED, dues
from croupier.desk.reports.figures import BY_POOL, BY_TELLER, BY_TERMINAL, METERED, Figure
from croupier.desk.reports.lines import Line
from croupier.desk.reports.pools import pools
from croupier.desk.reports.sheet import Cell, Sheet, percent, shown

Group = TypeVar("Group", bound=tuple[str, ...])
FLOOR = tuple(figure for figure in Figure if figure not in {*BY_TERMINAL, *BY_POOL, *BY_TELLER})
"""The figures of a table and of the floor; meters, pools and tellers have reports of their own."""


def day(figures: DayFigures) -> tuple[Sheet, ...]:
    """The whole floor: every figure, voids by reason, over and short by table."""
    whole = figures.total()
    amounts = tuple((figure, shown(figure, whole[figure])) for figure in FLOOR)
    rates = (("hold %", _hold(whole)), ("win % of handle", _edge(whole)))
    floor = Sheet(f"The floor on {figures.day}", ("figure", "amount"), (*amounts, *rates))
    return floor, voids(figures), counts(figures)


def tables(figures: DayFigures) -> tuple[Sheet, ...]:
    of = figures.by(lambda key: key.place)
    rows = [_row(str(table), of.get(table, Totals())) for table in figures.tables]
    columns = ("table", *FLOOR, "hold %", "win % of handle")
    return (Sheet(f"Tables on {figures.day}", columns, (*rows, _row("all", figures.total()))),)


def _row(name: str, totals: Totals) -> tuple[Cell, ...]:
    return (name, *(shown(figure, totals[figure]) for figure in FLOOR), _hold(totals), _edge(totals))


def _hold(totals: Totals) -> Cell:
    return percent(totals[Figure.WIN], totals[Figure.DROP])


def _edge(totals: Totals) -> Cell:
    return percent(totals[Figure.WIN], totals[Figure.HANDLE])


NOTHING_DECIDED = (Figure.VOIDS, Figure.VOIDED, Figure.NO_SPINS)


def voids(figures: DayFigures) -> Sheet:
    """Void games with what was given back, and no spins, after which wagers stand; by table and reason."""
    of = figures.by(lambda key: (key.place, key.reason))
    rows = [
        (str(table), reason, *(shown(figure, of[table, reason][figure]) for figure in NOTHING_DECIDED))
        for table, reason in sorted(of)
        if of[table, reason].has(NOTHING_DECIDED)
    ]
    return Sheet("Voids and no spins by reason", ("table", "reason", *NOTHING_DECIDED), tuple(rows))


def counts(figures: DayFigures) -> Sheet:
    """Every difference that a count found."""
    found = figures.lines((Figure.OVER_SHORT,))
    rows = [(line.seq, str(line.table), line.reason, shown(line.figure, line.amount)) for line in found]
    return Sheet("Over and short at count", ("seq", "table", "what", "over-short"), tuple(rows))


def meters(figures: DayFigures) -> tuple[Sheet, ...]:
    """Each terminal's meters for the day, how often its games were void and its buy-ins corrected, and what
    it holds at the end of it.
    """
    of = figures.by(lambda key: (key.place, key.position))
    rows = [
        (
            str(table),
            str(terminal),
            *_metered(of.get((table, terminal), Totals())),
            shown(Figure.COIN_IN, held),
            None,
        )
        for (table, terminal), held in sorted(figures.held.items())
    ]
    columns = ("table", "terminal", *METERED, "void %", "correction %", "credits held", "jackpots")
    return (Sheet(f"Meters on {figures.day}", columns, tuple(rows)),)


def _metered(totals: Totals) -> Iterable[Cell]:
    played, void = totals[Figure.GAMES], totals[Figure.GAMES_VOID]
    rates = (percent(void, played + void), percent(totals[Figure.CORRECTIONS], totals[Figure.BUY_INS]))
    return (*(shown(figure, totals[figure]) for figure in METERED), *rates)


AT_THE_TABLE = (Figure.NO_SPINS, Figure.ANNOUNCED_ANEW, Figure.MISCOUNTS)
RATED = (Figure.ROUNDS, Figure.VOIDS, Figure.BUY_INS, Figure.CORRECTIONS, *AT_THE_TABLE)
"""What dealers answer for."""


def dealers(figures: DayFigures) -> tuple[Sheet, ...]:
    """How often each dealer's games were void, spins called off, and something had to be put right."""
    of = figures.by(lambda key: key.who)
    rows = [_rated(who, of[who]) for who in sorted(of) if who and of[who].has(RATED)]
    rates = ("rounds", "voids", "void %", "buy-ins", "corrections", "correction %")
    return (Sheet(f"Dealers on {figures.day}", ("dealer", *rates, *AT_THE_TABLE), tuple(rows)),)


def _rated(who: str, totals: Totals) -> tuple[Cell, ...]:
    rounds, voided = totals[Figure.ROUNDS], totals[Figure.VOIDS]
    bought, corrected = totals[Figure.BUY_INS], totals[Figure.CORRECTIONS]
    return (
        staff_name(who),
        rounds,
        voided,
        percent(voided, rounds + voided),
        bought,
        corrected,
        percent(corrected, bought),
        *(totals[figure] for figure in AT_THE_TABLE),
    )


def tellers(figures: DayFigures) -> tuple[Sheet, ...]:
    """What each teller sold, cancelled, refunded and paid, and the drawers of all windows."""
    of = figures.by(lambda key: (key.place, key.position, key.who))
    rows = [
        (str(place), window, staff_name(who), *_of(BY_TELLER, one))
        for (place, window, who), one in _any_of(of, BY_TELLER)
    ]
    whole = ("all", None, None, *_of(BY_TELLER, figures.total()))
    columns = ("table", "window", "teller", *BY_TELLER)
    sold = Sheet(f"Tellers on {figures.day}", columns, (*rows, whole), expected=True)
    return sold, drawers(figures)


def _of(wanted: tuple[Figure, ...], totals: Totals) -> Iterable[Cell]:
    return (shown(figure, totals[figure]) for figure in wanted)


def _any_of(of: Mapping[Group, Totals], wanted: tuple[Figure, ...]) -> list[tuple[Group, Totals]]:
    """Those groups to which anything was added, in order."""
    return [(group, of[group]) for group in sorted(of) if of[group].has(wanted)]


def drilldown(
    figures: DayFigures,
    figure: Figure,
    table: str | None = None,
    **of: str | None,
) -> tuple[Sheet, ...]:
    """The records that a figure is the sum of, and the sum; `of` one terminal, dealer or reason alone."""
    lines = [
        line
        for line in figures.lines((figure,), table)
        if of.get("terminal") in (None, line.terminal)
        and of.get("dealer") in (None, staff_name(line.dealer))
        and of.get("reason") in (None, line.reason)
    ]
    sheet = _listed(f"{figure} on {figures.day}", lines)
    end = ("all", None, None, None, None, shown(figure, sum(line.amount for line in lines)))
    return (Sheet(sheet.title, sheet.columns, (*sheet.rows, end)),)


def behind(figures: DayFigures, wanted: Iterable[Figure]) -> Sheet:
    """Every line behind a report's figures."""
    lines = figures.lines(wanted)
    listed = _listed("Records behind the figures", lines)
    rows = tuple((str(line.figure), *row) for line, row in zip(lines, listed.rows, strict=True))
    return Sheet(listed.title, ("figure", *listed.columns), rows)


def _listed(title: str, lines: list[Line]) -> Sheet:
    rows = tuple(
        (line.seq, str(line.table), line.round, line.terminal, line.reason, shown(line.figure, line.amount))
        for line in lines
    )
    return Sheet(title, ("seq", "table", "round", "terminal", "reason", "amount"), rows)


REPORTS: Mapping[str, tuple[Callable[[DayFigures], tuple[Sheet, ...]], tuple[Figure, ...]]] = {
    "day": (day, FLOOR),
    "tables": (tables, FLOOR),
    "meters": (meters, METERED),
    "pools": (pools, BY_POOL),
    "tellers": (tellers, BY_TELLER),
    "dues": (dues, SETTLED),
    "dealers": (dealers, RATED),
}
"""Each report by its name, with the figures that `behind` lists for it."""


OF_EVERY_PLACE = ("day", "tables", "meters", "dealers")


def reports_of(places: Iterable[Place]) -> list[str]:
    """The reports of a floor with these places: a kind of play brings those that are about it."""
    brought = {name for place in places for name in place.reports}
    return [name for name in REPORTS if name in brought or name in OF_EVERY_PLACE]


def report(name: str, figures: DayFigures, *, rounds: bool = False) -> tuple[Sheet, ...]:
    make, wanted = REPORTS[name]
    return (*make(figures), behind(figures, wanted)) if rounds else make(figures)

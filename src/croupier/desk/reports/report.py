"""The reports of a gaming day: the floor, its tables, meters and dealers, and the lines of any figure."""

from collections.abc import Callable, Iterable, Mapping

from croupier.base.names import TableId, TerminalId, staff_name
from croupier.desk.reports.figures import BY_TERMINAL, METERED, Figure
from croupier.desk.reports.lines import Line, Reading
from croupier.desk.reports.sheet import Cell, Sheet, percent, shown, total

FLOOR = tuple(figure for figure in Figure if figure not in BY_TERMINAL)
"""The figures of a table and of the floor; a terminal's meters are the others."""


def day(reading: Reading) -> tuple[Sheet, ...]:
    """The whole floor: every figure, voids by reason, over and short by table."""
    figures = tuple((figure, shown(figure, total(reading.lines, figure))) for figure in FLOOR)
    rates = (("hold %", _hold(reading.lines)), ("win % of handle", _edge(reading.lines)))
    floor = Sheet(f"The floor on {reading.day}", ("figure", "amount"), (*figures, *rates))
    return floor, voids(reading), counts(reading)


def tables(reading: Reading) -> tuple[Sheet, ...]:
    rows = [_row(str(table), _at(reading, table)) for table in reading.tables]
    columns = ("table", *FLOOR, "hold %", "win % of handle")
    return (Sheet(f"Tables on {reading.day}", columns, (*rows, _row("all", reading.lines))),)


def _row(name: str, lines: list[Line]) -> tuple[Cell, ...]:
    return (name, *(shown(figure, total(lines, figure)) for figure in FLOOR), _hold(lines), _edge(lines))


def _hold(lines: list[Line]) -> Cell:
    return percent(total(lines, Figure.WIN), total(lines, Figure.DROP))


def _edge(lines: list[Line]) -> Cell:
    return percent(total(lines, Figure.WIN), total(lines, Figure.HANDLE))


def _at(reading: Reading, table: TableId) -> list[Line]:
    return [line for line in reading.lines if line.table == table]


NOTHING_DECIDED = (Figure.VOIDS, Figure.VOIDED, Figure.NO_SPINS)


def voids(reading: Reading) -> Sheet:
    """Void games with what was given back, and no spins, after which wagers stand; by table and reason."""
    lines = [line for line in reading.lines if line.figure in NOTHING_DECIDED]
    kinds = sorted({(line.table, line.reason) for line in lines})
    rows = [
        (str(table), reason, *_of(line for line in lines if (line.table, line.reason) == (table, reason)))
        for table, reason in kinds
    ]
    return Sheet("Voids and no spins by reason", ("table", "reason", *NOTHING_DECIDED), tuple(rows))


def _of(lines: Iterable[Line]) -> tuple[Cell, ...]:
    kept = list(lines)
    return tuple(shown(figure, total(kept, figure)) for figure in NOTHING_DECIDED)


def counts(reading: Reading) -> Sheet:
    """Every difference that a count found."""
    found = [line for line in reading.lines if line.figure is Figure.OVER_SHORT]
    rows = [(line.seq, str(line.table), line.reason, shown(line.figure, line.amount)) for line in found]
    return Sheet("Over and short at count", ("seq", "table", "what", "over-short"), tuple(rows))


def meters(reading: Reading) -> tuple[Sheet, ...]:
    """Each terminal's meters for the day, how often its games were void and its buy-ins corrected, and what
    it holds at the end of it.
    """
    rows = [
        (str(table), str(terminal), *_metered(reading, table, terminal), shown(Figure.COIN_IN, held), None)
        for (table, terminal), held in sorted(reading.held.items())
    ]
    columns = ("table", "terminal", *METERED, "void %", "correction %", "credits held", "jackpots")
    return (Sheet(f"Meters on {reading.day}", columns, tuple(rows)),)


def _metered(reading: Reading, table: TableId, terminal: TerminalId) -> Iterable[Cell]:
    lines = [line for line in reading.lines if (line.table, line.terminal) == (table, terminal)]
    played, void = total(lines, Figure.GAMES), total(lines, Figure.GAMES_VOID)
    bought, corrected = total(lines, Figure.BUY_INS), total(lines, Figure.CORRECTIONS)
    rates = (percent(void, played + void), percent(corrected, bought))
    return (*(shown(figure, total(lines, figure)) for figure in METERED), *rates)


AT_THE_TABLE = (Figure.NO_SPINS, Figure.ANNOUNCED_ANEW, Figure.MISCOUNTS)


def dealers(reading: Reading) -> tuple[Sheet, ...]:
    """How often each dealer's games were void, spins called off, and something had to be put right."""
    people = sorted({line.dealer for line in reading.lines if line.dealer is not None})
    rows = [_rated(who, [line for line in reading.lines if line.dealer == who]) for who in people]
    rates = ("rounds", "voids", "void %", "buy-ins", "corrections", "correction %")
    return (Sheet(f"Dealers on {reading.day}", ("dealer", *rates, *AT_THE_TABLE), tuple(rows)),)


def _rated(who: str, lines: list[Line]) -> tuple[Cell, ...]:
    rounds, voided = total(lines, Figure.ROUNDS), total(lines, Figure.VOIDS)
    bought, corrected = total(lines, Figure.BUY_INS), total(lines, Figure.CORRECTIONS)
    return (
        staff_name(who),
        rounds,
        voided,
        percent(voided, rounds + voided),
        bought,
        corrected,
        percent(corrected, bought),
        *(total(lines, figure) for figure in AT_THE_TABLE),
    )


def drilldown(
    reading: Reading,
    figure: Figure,
    table: str | None = None,
    **of: str | None,
) -> tuple[Sheet, ...]:
    """The records that a figure is the sum of, and the sum; `of` one terminal, dealer or reason alone."""
    lines = [
        line
        for line in reading.lines
        if line.figure is figure
        and table in (None, line.table)
        and of.get("terminal") in (None, line.terminal)
        and of.get("dealer") in (None, staff_name(line.dealer))
        and of.get("reason") in (None, line.reason)
    ]
    sheet = _listed(f"{figure} on {reading.day}", lines)
    end = ("all", None, None, None, None, shown(figure, sum(line.amount for line in lines)))
    return (Sheet(sheet.title, sheet.columns, (*sheet.rows, end)),)


def behind(reading: Reading, figures: Iterable[Figure]) -> Sheet:
    """Every line behind a report's figures."""
    wanted = set(figures)
    listed = _listed("Records behind the figures", [one for one in reading.lines if one.figure in wanted])
    names = [line.figure for line in reading.lines if line.figure in wanted]
    rows = tuple((str(name), *row) for name, row in zip(names, listed.rows, strict=True))
    return Sheet(listed.title, ("figure", *listed.columns), rows)


def _listed(title: str, lines: list[Line]) -> Sheet:
    rows = tuple(
        (line.seq, str(line.table), line.round, line.terminal, line.reason, shown(line.figure, line.amount))
        for line in lines
    )
    return Sheet(title, ("seq", "table", "round", "terminal", "reason", "amount"), rows)


REPORTS: Mapping[str, tuple[Callable[[Reading], tuple[Sheet, ...]], tuple[Figure, ...]]] = {
    "day": (day, FLOOR),
    "tables": (tables, FLOOR),
    "meters": (meters, METERED),
    "dealers": (dealers, (Figure.ROUNDS, Figure.VOIDS, Figure.BUY_INS, Figure.CORRECTIONS, *AT_THE_TABLE)),
}
"""Each report by its name, with the figures that `behind` lists for it."""


def report(name: str, reading: Reading, *, rounds: bool = False) -> tuple[Sheet, ...]:
    make, figures = REPORTS[name]
    return (*make(reading), behind(reading, figures)) if rounds else make(reading)

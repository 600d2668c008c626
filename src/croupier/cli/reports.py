"""`croupier report`: a gaming day's accounts, from the journal alone, for the screen, a file or paper."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.journal import FOLDER, reading
from croupier.cli.screen import cells, console, say, say_json, table
from croupier.desk.gamingday import Rollover
from croupier.desk.ports import FigureReader
from croupier.desk.rebuild import days_by, rebuild
from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.figures import Figure
from croupier.desk.reports.report import drilldown, report
from croupier.desk.reports.sheet import Sheet
from croupier.floor.kinds import KINDS
from croupier.paper.printed import as_csv, on_paper, read_out, turned
from croupier.server.settings import EXAMPLE, gaming_days, read_settings
from croupier.store.memory import MemoryStore
from croupier.store.sqlite import SqliteStore, database

app = App(
    name="report",
    help="A gaming day's accounts: day, tables, meters, pools, tellers, dues, dealers, drilldown.",
)

Rounds = Annotated[bool, Parameter(help="Also list the records that every figure is the sum of.")]


@Parameter(name="*")
@dataclass(frozen=True)
class Asked:
    """Which day of which floor, and in what form.

    Parameters
    ----------
    day
        The gaming day, like 2026-11-14.
    data
        The floor's folder, where its journal is kept.
    config
        The floor's configuration: its [day] says when a gaming day begins.
    csv
        Print CSV for a spreadsheet to read.
    json
        Print JSON for a program to read.
    pdf
        Write a PDF file instead of printing.
    """

    day: str
    data: Annotated[Path, Parameter(name=["--data", "--folder"])] = FOLDER
    config: Path = EXAMPLE
    csv: bool = False
    json: bool = False
    pdf: Path | None = None

    def make(self, sheets: Callable[[DayFigures], tuple[Sheet, ...]]) -> tuple[Sheet, ...]:
        """The sheets that are made of the day's figures, while the journal is open."""
        try:
            wanted = date.fromisoformat(self.day)
        except ValueError:
            refuse(Reason.UNREADABLE, f"{shown(self.day)} is no day; write it like 2026-11-14")
        if self.csv + self.json + (self.pdf is not None) > 1:
            refuse(Reason.UNREADABLE, "choose one of --csv, --json and --pdf")
        rollover = gaming_days(read_settings(self.config, KINDS).day, self.config)
        with reading(database(self.data)) as store:
            return sheets(DayFigures(KINDS, _figures(store, rollover), wanted))

    def report(self, name: str, rounds: bool) -> None:
        self.give(name, self.make(lambda figures: report(name, figures, rounds=rounds)))

    def give(self, name: str, sheets: tuple[Sheet, ...]) -> None:
        if self.json:
            say_json({"report": name, "day": self.day, "sheets": [_builtin(one) for one in sheets]})
        elif self.csv:
            sys.stdout.write(as_csv(sheets))
        elif self.pdf is not None:
            on_paper(f"{name.capitalize()}: {self.day}", sheets).print(self.pdf)
        else:
            for one in sheets:
                _show(read_out(one))


@app.command
def day(asked: Asked, *, rounds: Rounds = False) -> None:
    """Every figure of the floor for one gaming day, voids by reason, and what counts found over or short."""
    asked.report("day", rounds)


@app.command
def tables(asked: Asked, *, rounds: Rounds = False) -> None:
    """Drop, fills, credits, handle, win, hold, rounds, voids, promotions and corrections of each table."""
    asked.report("tables", rounds)


@app.command
def meters(asked: Asked, *, rounds: Rounds = False) -> None:
    """Coin in, coin out, games played and credits of each terminal."""
    asked.report("meters", rounds)


@app.command
def pools(asked: Asked, *, rounds: Rounds = False) -> None:
    """What was bet in each pool of the day, what went back, and where the rest of it went."""
    asked.report("pools", rounds)


@app.command
def tellers(asked: Asked, *, rounds: Rounds = False) -> None:
    """What each teller sold, cancelled, refunded and paid."""
    asked.report("tellers", rounds)


@app.command
def dues(asked: Asked, *, rounds: Rounds = False) -> None:
    """What this site settles with its host track, or with each of its guests, pool by pool."""
    asked.report("dues", rounds)


@app.command
def dealers(asked: Asked, *, rounds: Rounds = False) -> None:
    """How often each dealer's games were void and buy-ins corrected."""
    asked.report("dealers", rounds)


@app.command(name="drilldown")
def drill(
    figure: str, /, asked: Asked, *, table_: Annotated[str | None, Parameter(name="--table")] = None
) -> None:
    """The records behind one figure, with their rounds, and their sum.

    Parameters
    ----------
    figure
        What to list: drop, fills, credits, handle, win, voided, rounds and so on.
    table_
        Only this table; all of them if left out.
    """
    if figure not in set(Figure):
        refuse(Reason.UNREADABLE, f"{shown(figure)} is no figure; they are {', '.join(Figure)}")
    asked.give("drilldown", asked.make(lambda figures: drilldown(figures, Figure(figure), table_)))


def _figures(store: SqliteStore, rollover: Rollover) -> FigureReader:
    """The store, or for a database that is not migrated yet a copy in memory with figures made anew."""
    if store.has_figures:
        return store
    entries = list(store.entries())
    made, copy = rebuild(KINDS, entries, days_by(rollover)), MemoryStore()
    copy.commit(entries, [], made.balances, made.rows)
    return copy


def _builtin(sheet: Sheet) -> dict[str, object]:
    return {"title": sheet.title, "rows": sheet.records()}


GAP = 3


def _width(sheet: Sheet) -> int:
    """In characters: an amount that is broken over two lines is misread."""
    columns = zip(sheet.columns, *sheet.rows, strict=True)
    return sum(max(len(str(cell)) for cell in column) + GAP for column in columns)


def _show(sheet: Sheet) -> None:
    shape = sheet if _width(sheet) <= console().width else turned(sheet)
    made = table(shape.title, shape.columns, shape.columns[1:])
    made.padding = (0, 1)
    for row in shape.rows:
        made.add_row(*cells(*("" if cell is None else cell for cell in row)))
    say(made)

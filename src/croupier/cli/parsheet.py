"""`croupier parsheet`: a table's maths on a page and on paper, with its real results where it has any."""

from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from croupier.analysis.laid import bounds
from croupier.analysis.par_sheet import ParSheet, par_sheet
from croupier.base.names import TableId
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.journal import FOLDER, reading
from croupier.cli.parsheet_answers import par_answer
from croupier.cli.screen import say, say_json
from croupier.desk.reports.hold_history import TableHold, table_hold
from croupier.desk.reports.trial_history import days_between
from croupier.desk.terms_history import place_now
from croupier.floor.kinds import KINDS
from croupier.games.effective import table_of
from croupier.games.library import Table, load, open_table
from croupier.paper.par_html import par_page
from croupier.store.sqlite import SqliteStore, database

USUAL_DAYS = 30


@Parameter(name="*")
@dataclass(frozen=True)
class Results:
    """Of which floor and days the real results are.

    Parameters
    ----------
    folder
        The floor's folder, where its journal is kept.
    first
        The first gaming day of the results, like 2026-11-01; 30 days before the last if left out.
    last
        The last gaming day; the latest of the journal if left out.
    """

    folder: Annotated[Path, Parameter(name=["--folder", "--data"])] = FOLDER
    first: str | None = None
    last: str | None = None


@dataclass(frozen=True)
class Described:
    """A table: its name, its rules, and its results on the floor, if it stands on one."""

    name: str
    rules: Table
    real: TableHold | None = None


def parsheet(
    table: str,
    /,
    *,
    rulebook: str | None = None,
    results: Results = Results(),  # noqa: B008 - frozen
    html: Path | None = None,
    pdf: Path | None = None,
    json: bool = False,
    **options: str,
) -> None:
    """Write a table's PAR sheet: odds, volatility, hold by number of rounds, risk, options, clauses.

    TABLE is a table of the floor, like T1, whose real results are then shown against the band that chance
    explains; or with --rulebook a game, with table options as --NAME VALUE. Without --html, --pdf or --json
    it writes parsheet-TABLE.html and parsheet-TABLE.pdf here.

    Parameters
    ----------
    table
        A table of the floor, or with --rulebook a game.
    rulebook
        The document the game is played under, for a sheet without a floor.
    html
        Write a page to this file.
    pdf
        Write a PDF to this file.
    json
        Print JSON for a program to read.
    options
        Table options, as --NAME VALUE.
    """
    described = _described(table, rulebook, results, options)
    sheet = par_sheet(described.rules)
    if json:
        say_json(par_answer(sheet, described.real))
    elif html is None and pdf is None:
        _written(sheet, described, Path(f"parsheet-{table}.html"), Path(f"parsheet-{table}.pdf"))
    else:
        _written(sheet, described, html, pdf)


def _described(table: str, rulebook: str | None, results: Results, options: dict[str, str]) -> Described:
    if rulebook is not None:
        if results.first or results.last:
            says = "days are for a table of the floor; a sheet by --rulebook has no results"
            refuse(Reason.UNREADABLE, says, place="first" if results.first else "last")
        return Described(table, open_table(load(rulebook), table, options))
    if options:
        refuse(Reason.UNREADABLE, "options are for a sheet by --rulebook; a table of the floor has its own")
    return _on_the_floor(TableId(table), results)


def _written(sheet: ParSheet, described: Described, html: Path | None, pdf: Path | None) -> None:
    if html is not None:
        _write(html, par_page(sheet, described.name, described.real).encode())
    if pdf is not None:
        from croupier.paper.par_pdf import par_pdf  # noqa: PLC0415 - loads reportlab, which only paper needs

        _write(pdf, par_pdf(sheet, described.name, described.real))


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        refuse(Reason.UNREADABLE, f"{path} cannot be written: {(error.strerror or '').lower()}")
    say(f"wrote {path}")


def _on_the_floor(table: TableId, results: Results) -> Described:
    with reading(database(results.folder)) as store:
        place = place_now(KINDS, store.entries(), table)
        terms = place.terms() if place else None
        if place is None or terms is None:
            refuse(Reason.UNKNOWN_TABLE, f"there is no table {shown(table)} with rules on this floor")
        if not store.has_figures:
            says = "this journal is of an earlier release: start its floor once, then ask again"
            refuse(Reason.UNREADABLE, says)
        rules, days = table_of(terms.effective), _days(store, results.first, results.last)
        real = table_hold(KINDS, store, table, days, bounds(rules))
    return Described(place.name, rules, real)


def _days(store: SqliteStore, first: str | None, last: str | None) -> list[str]:
    until = _day(last or store.latest_day() or "")
    return days_between(_day(first) if first else until - timedelta(days=USUAL_DAYS - 1), until)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        refuse(Reason.UNREADABLE, f"{shown(text)} is no day; write it like 2026-11-14")

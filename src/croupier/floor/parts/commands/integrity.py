"""`croupier integrity`: a wheel's numbers tested for bias, from a floor's journal or from a list."""

from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from msgspec import to_builtins

from croupier.analysis.bias.report import BIASES, CONFIDENCE, Bias, bias_report
from croupier.analysis.bias.rotor import Rotor
from croupier.base.names import TableId
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.intake import read_lines
from croupier.cli.journal import FOLDER, reading
from croupier.cli.screen import say_json
from croupier.desk.reports.integrity import Integrity
from croupier.desk.reports.integrity import integrity as made_of
from croupier.desk.reports.trial_history import days_between, history, ring_of
from croupier.floor.kinds import KINDS
from croupier.floor.parts.commands.integrity_text import show_bias, show_history
from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import load, open_table
from croupier.games.roulette.wheel import WheelKind, wheel
from croupier.store.sqlite import SqliteStore, database

ODD = 1
USUAL_DAYS = 30
WheelName = Literal["double-zero", "single-zero", "big-six"]


@Parameter(name="*")
@dataclass(frozen=True)
class Asked:
    """What to look for.

    Parameters
    ----------
    confidence
        In percent: a fair wheel is called odd at most so rarely, all tests together.
    bias
        In percent: how many spins would show that a pocket, or a sector, comes so much too often.
    sector
        How many neighbouring pockets the sector has of which --bias is asked.
    """

    confidence: Annotated[float, Parameter()] = CONFIDENCE * 100
    bias: tuple[float, ...] = ()
    sector: int = 9

    def report(self, rotor: Rotor, results: list[str]) -> Bias:
        if not 50 <= self.confidence < 100:
            refuse(Reason.UNREADABLE, "--confidence is 50 or more percent, and less than 100")
        if not all(0 < one <= 100 for one in self.bias):
            refuse(Reason.UNREADABLE, "--bias is more than 0 percent, and 100 at most")
        if not 1 <= self.sector <= len(rotor.stops) // 2:
            refuse(Reason.UNREADABLE, f"--sector is 1 to {len(rotor.stops) // 2} pockets of this wheel")
        return bias_report(
            rotor,
            results,
            confidence=self.confidence / 100,
            biases=self.bias or BIASES,
            sector=self.sector,
        )


def integrity(
    table: str | None = None,
    /,
    *,
    first: str | None = None,
    last: str | None = None,
    folder: Annotated[Path, Parameter(name=["--folder", "--data"])] = FOLDER,
    numbers: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    wheel: WheelName = "double-zero",
    asked: Asked = Asked(),  # noqa: B008 - frozen
    json: bool = False,
) -> int:
    """Look for bias in a wheel's recorded numbers, and list its misfires, speed and direction.

    Tests whether pockets or sectors come too often, and whether a number depends on the one before: of a
    table's finished games, or of a list of your own with --numbers. Exit status 0 if nothing is odd, 1 if
    something is, 2 if it could not be asked.

    Parameters
    ----------
    table
        The table on the floor, like T1.
    first
        The first gaming day, like 2026-11-01; 30 days before the last one if left out.
    last
        The last gaming day; the latest of the journal if left out.
    folder
        The floor's folder, where its journal is kept.
    numbers
        A file with one number a line instead of a table, or - for standard input.
    wheel
        Which wheel the list is of.
    json
        Print JSON for a program to read.
    """
    if (table is None) is (numbers is None):
        refuse(Reason.UNREADABLE, "name a table of the floor, like T1, or a list of numbers with --numbers")
    if numbers is not None:
        return _of_list(asked, numbers, wheel, json)
    return _of_table(asked, TableId(table or ""), folder, (first, last), json)


def _of_list(asked: Asked, name: str, kind: WheelName, json: bool) -> int:
    rotor = Rotor(_stops(kind))
    results: list[str] = []
    for line, result in read_lines(name):
        if result not in rotor.shares:
            refuse(Reason.UNREADABLE, f"line {line}: {shown(result)} is no number of a {kind} wheel")
        results.append(result)
    bias = asked.report(rotor, results)
    if json:
        say_json(to_builtins(bias))
    else:
        show_bias(f"A {kind} wheel", bias)
    return ODD if bias.odd else 0


def _stops(kind: WheelName) -> tuple[str, ...]:
    if kind != "big-six":
        return wheel(WheelKind(kind)).order
    table = open_table(load("new-jersey"), "bigsix", {})
    assert isinstance(table, BigSixTable)  # noqa: S101 - as it was opened
    return table.terms.stops


def _of_table(
    asked: Asked, table: TableId, folder: Path, period: tuple[str | None, str | None], json: bool
) -> int:
    with reading(database(folder)) as store:
        found = _integrity(asked, store, table, period)
    if json:
        say_json(to_builtins(found))
    else:
        show_bias(f"{table}, {found.first} to {found.last}", found.bias)
        show_history(found)
    return ODD if found.bias.odd else 0


def _integrity(
    asked: Asked, store: SqliteStore, table: TableId, period: tuple[str | None, str | None]
) -> Integrity:
    if not store.has_figures:
        refuse(
            Reason.UNREADABLE, "this journal is of an earlier release: start its floor once, then ask again"
        )
    ring = ring_of(KINDS, store, table)
    if not ring:
        refuse(Reason.UNREADABLE, f"there is no wheel at {shown(table)} on this floor")
    days = _days(store, *period)
    return made_of(table, ring, days, history(KINDS, store, table, days), asked.report)


def _days(store: SqliteStore, first: str | None, last: str | None) -> list[str]:
    until = _day(last or store.latest_day() or "")
    return days_between(_day(first) if first else until - timedelta(days=USUAL_DAYS - 1), until)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        refuse(Reason.UNREADABLE, f"{shown(text)} is no day; write it like 2026-11-14")

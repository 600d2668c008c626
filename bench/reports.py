"""What a day's report and a drill-down cost in journals of growing length, beside reading the whole journal.

Every day has as many bets as any other, so a report of one should cost the same however long the journal is.
"""

import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.house import TABLE
from bench.long_journal import BETS_A_DAY, day_named, write_journal
from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.figures import Figure
from croupier.desk.reports.report import REPORTS, drilldown, report
from croupier.floor.kinds import KINDS
from croupier.store.sqlite import SqliteStore

BETS = (10_000, 100_000, 1_000_000)
TURNS = 5


def seconds(what: Callable[[], object], turns: int = TURNS) -> float:
    def once() -> float:
        begin = perf_counter()
        what()
        return perf_counter() - begin

    return median(once() for _ in range(turns))


def with_figures(path: Path, day: date, make: Callable[[DayFigures], object]) -> None:
    """Opened, read and closed, as the server and `croupier report` do."""
    store = SqliteStore.reading(path)
    make(DayFigures(KINDS, store, day))
    store.close()


def read_all(path: Path) -> None:
    store = SqliteStore.reading(path)
    for entry in store.entries():
        KINDS.read_record(entry.body)
    store.close()


def measure(path: Path, bets: int) -> str:
    begin = perf_counter()
    write_journal(path, bets // BETS_A_DAY).close()
    built = perf_counter() - begin
    day = date.fromisoformat(day_named(bets // BETS_A_DAY // 2))
    day_reports = seconds(
        lambda: with_figures(path, day, lambda read: [report(one, read) for one in REPORTS])
    )
    drill = seconds(lambda: with_figures(path, day, lambda read: drilldown(read, Figure.HANDLE, TABLE)))
    whole = seconds(lambda: read_all(path), 1)
    return (
        f"  {bets:>9,} bets {day_reports * 1000:8.1f} ms {drill * 1000:8.1f} ms {whole:8.2f} s"
        f"   1/{whole / day_reports:<7,.0f} 1/{whole / drill:<7,.0f} {built:6.1f} s"
    )


def main() -> None:
    print(f"reports: one gaming day of {BETS_A_DAY:,} bets, from journals of growing length")
    print("                  4 reports   drill-down   all records   ratios            to build")
    with tempfile.TemporaryDirectory() as name:
        for bets in BETS:
            print(measure(Path(name) / f"{bets}.db", bets), flush=True)


if __name__ == "__main__":
    main()

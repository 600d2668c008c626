"""Kept sums and a scan of every record come to the same figures, to the cent, on every day."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from itertools import product

import pytest

from croupier.desk.ports import Store
from croupier.desk.rebuild import days_by, rebuild
from croupier.desk.reports.day_figures import DayFigures, Totals
from croupier.desk.reports.figures import BY_TERMINAL, COUNTING, METERED, SIGNS, Figure
from croupier.desk.reports.lines import Line
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.ledger.codes import Code
from croupier.ledger.sums import NOT_SUMMED
from croupier.store.memory import MemoryStore
from tests.desk.reports.days import ROLLOVER, told
from tests.desk.reports.oracle.scan import Scan
from tests.desk.reports.other_days import told_dealerless, told_live
from tests.house import ONE, House, at
from tests.journals import day as played
from tests.journals import golden


def migrated(store: Store) -> Store:
    """The same journal with the figures that a migration makes of it."""
    entries, made = list(store.entries()), MemoryStore()
    rebuilt = rebuild(KINDS, entries, days_by(ROLLOVER))
    made.commit(entries, [], rebuilt.balances, rebuilt.rows)
    return made


def undated(house: House) -> Store:
    return migrated(house.store)


def old(name: str) -> Store:
    return migrated(golden.read(golden.FOLDER / name))


JOURNALS: dict[str, Callable[[], Store]] = {
    "terminals": lambda: told().store,
    "live": lambda: told_live().store,
    "dealerless": lambda: told_dealerless().store,
    "terminals, undated": lambda: undated(told(dated=False)),
    "live, undated": lambda: undated(told_live(dated=False)),
    "0.2.0": lambda: old("0.2.0.jsonl"),
    "0.3.0": lambda: old("0.3.0.jsonl"),
    "every event": played.play,
}


@pytest.fixture(scope="module", params=JOURNALS)
def store(request: pytest.FixtureRequest) -> Store:
    return JOURNALS[request.param]()


def days(store: Store) -> list[date]:
    return [date.fromisoformat(one.day) for one in store.figure_rows().days if one.day]


def by(lines: Iterable[Line], *names: str) -> Counter[tuple[object, ...]]:
    found: Counter[tuple[object, ...]] = Counter()
    for line in lines:
        found[line.figure, *(getattr(line, name) for name in names)] += line.amount
    return Counter({key: amount for key, amount in found.items() if amount})


def told_by(
    groups: Mapping[tuple[object, ...], Totals], figures: Iterable[Figure]
) -> Counter[tuple[object, ...]]:
    every = product(figures, groups.items())
    amounts = {(figure, *key): totals[figure] for figure, (key, totals) in every}
    return Counter({key: amount for key, amount in amounts.items() if amount})


def test_every_line_of_a_day_is_the_one_that_a_scan_finds(store: Store) -> None:
    for day in days(store):
        scan, figures = Scan(store.entries(), ROLLOVER, day), DayFigures(KINDS, store, day)
        names = ("seq", "at", "table", "round", "terminal", "dealer", "reason")
        assert by(figures.lines(Figure), *names) == by(scan.lines, *names)


def test_every_sum_of_a_day_is_what_a_scan_comes_to(store: Store) -> None:
    for day in days(store):
        scan, figures = Scan(store.entries(), ROLLOVER, day), DayFigures(KINDS, store, day)
        assert by(scan.lines, "table") == told_by(figures.by(lambda key: (key.place,)), Figure)
        assert by(scan.lines, "dealer") == told_by(figures.by(lambda key: (key.who or None,)), Figure)
        assert by(scan.lines, "table", "reason") == told_by(
            figures.by(lambda key: (key.place, key.reason)), Figure
        )
        metered = (line for line in scan.lines if line.figure in METERED)
        assert by(metered, "table", "terminal") == told_by(
            figures.by(lambda key: (key.place, key.position)), METERED
        )


def test_tables_and_what_is_held_are_those_of_a_scan(store: Store) -> None:
    for day in days(store):
        scan, figures = Scan(store.entries(), ROLLOVER, day), DayFigures(KINDS, store, day)
        assert figures.tables == scan.tables
        assert figures.held == scan.held


def test_a_bet_adds_no_row() -> None:
    house = told()
    house.game({})
    before = house.store.figure_rows()
    round_ = house.table.round
    house.do(at(ONE), PlaceBet(round_, "17", 100), PlaceBet(round_, "red", 100))
    assert house.store.figure_rows() == before


def test_every_code_is_summed_by_a_figure_or_by_none() -> None:
    used = {code for figure in Figure for code in SIGNS[figure]}
    assert used == {str(code) for code in Code if code not in NOT_SUMMED} | {str(one) for one in COUNTING}
    assert set(COUNTING) & set(BY_TERMINAL) == {Figure.GAMES, Figure.GAMES_VOID}

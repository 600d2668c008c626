"""The sheets of a day: rows that add up, rates as people write them, and the records behind every figure."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base import money
from croupier.desk.figure_rows import Behind, FigureRows
from croupier.desk.ports import JournalDamaged
from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.figures import BY_POOL, BY_TELLER, BY_TERMINAL, Figure
from croupier.desk.reports.report import FLOOR, REPORTS, drilldown, report, reports_of
from croupier.desk.reports.sheet import Cell, Sheet, percent
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.drawers import CloseDrawer, CloseLeftDrawer, FundDrawer
from croupier.floor.parts.messages.rounds import VoidSettled
from croupier.floor.parts.messages.tables import TakeTable
from croupier.floor.pit.messages.pit import GoOnDuty
from croupier.floor.pit.state import PIT
from croupier.floor.tote.messages.tickets import CancelTicket
from croupier.store.memory import MemoryStore
from tests.desk.reports.days import DAY, ROLLOVER, figures, told
from tests.house import T1
from tests.totes import W1, ToteHouse


@pytest.fixture(scope="module")
def reading() -> DayFigures:
    return figures(told())


def cents(cell: Cell) -> int:
    """An amount or a count as a number again."""
    if isinstance(cell, int):
        return cell
    assert cell is not None
    return -money.read(cell[1:]) if cell.startswith("-") else money.read(cell)


def test_the_rows_of_the_tables_add_up_to_the_last(reading: DayFigures) -> None:
    [sheet] = report("tables", reading)
    *rows, everything = sheet.records()
    assert [row["table"] for row in rows] == ["T1", "T2"]
    for figure in FLOOR:
        assert sum(cents(row[figure]) for row in rows) == cents(everything[figure]), figure
    assert (everything["win"], everything["drop"]) == ("-25.00", "300.00")
    assert everything["hold %"] == "-8.33"
    assert rows[1]["win % of handle"] is None


def test_the_floor_of_a_day_is_the_tables_last_row(reading: DayFigures) -> None:
    floor, voids, counts = report("day", reading)
    [tables] = report("tables", reading)
    everything = tables.records()[-1]
    assert {str(row["figure"]): row["amount"] for row in floor.records()} == {
        name: cell for name, cell in everything.items() if name != "table"
    }
    assert voids.rows == (
        ("T1", "ball-out", 1, "35.00", 0),
        ("T1", "fraud", 1, "0.00", 0),
        ("T1", "wrong-number", 2, "50.00", 0),
        ("T2", "fraud", 1, "0.00", 0),
        ("T2", "wrong-number", 1, "10.00", 0),
    )
    assert [row[1:] for row in counts.rows] == [("T1", "float", "1.00"), ("T1", "drop", "-1.00")]


def test_meters_are_of_every_terminal_there_is(reading: DayFigures) -> None:
    [sheet] = report("meters", reading)
    assert [(row["table"], row["terminal"]) for row in sheet.records()] == [
        (table, terminal) for table in ("T1", "T2") for terminal in ("1", "2", "3")
    ]
    assert sheet.records()[1] == {
        "table": "T1", "terminal": "2", "coin-in": "30.00", "coin-out": "90.00", "bought-in": "305.00",
        "cashed-out": "1240.00", "voucher-in": "0.00", "voucher-out": "0.00",
        "games": 1, "games-void": 2, "buy-ins": 1, "corrections": 1,
        "void %": "66.67", "correction %": "100.00", "credits held": "0.00", "jackpots": None,
    }  # fmt: skip


def test_a_dealer_answers_for_the_games_that_were_the_dealers_own(reading: DayFigures) -> None:
    [sheet] = report("dealers", reading)
    assert sheet.rows == (
        ("Dana", 0, 3, "100.00", 1, 1, "100.00", 0, 0, 0),
        ("Dana of T2", 0, 2, "100.00", 1, 0, "0.00", 0, 0, 0),
        ("Rolf", 0, 1, "100.00", 0, 0, None, 0, 0, 0),
    )


def test_a_reversal_is_of_whoever_dealt_the_game() -> None:
    house = told()
    house.do("relief", TakeTable())
    house.do("supervisor", VoidSettled(house.table.round))
    after = figures(house, ROLLOVER.day(house.clock()))
    assert {line.dealer for line in after.lines(Figure) if line.figure is Figure.VOIDS} == {"staff:Dana"}


@pytest.mark.parametrize("figure", list(Figure))
@pytest.mark.parametrize("table", [None, "T1", "T2", "T9"])
def test_a_figure_is_the_sum_of_its_records(reading: DayFigures, figure: Figure, table: str | None) -> None:
    [sheet] = drilldown(reading, figure, table)
    *rows, last = [row["amount"] for row in sheet.records()]
    assert sum(map(cents, rows)) == cents(last)
    [tables] = report("tables", reading)
    if figure in FLOOR and table != "T9":
        row = next(one for one in tables.records() if one["table"] == (table or "all"))
        assert row[figure] == last


@pytest.mark.parametrize("name", list(REPORTS))
def test_rounds_lists_every_record_behind_a_report(reading: DayFigures, name: str) -> None:
    *plain, behind = report(name, reading, rounds=True)
    assert tuple(plain) == report(name, reading)
    assert behind.columns[:4] == ("figure", "seq", "table", "round")
    for figure in REPORTS[name][1]:
        listed = [row["amount"] for row in behind.records() if row["figure"] == figure]
        assert sum(map(cents, listed)) == cents(drilldown(reading, figure)[0].rows[-1][-1])


def test_every_figure_is_in_a_report() -> None:
    assert {*FLOOR, *BY_TERMINAL, *BY_POOL, *BY_TELLER} == set(Figure)


def test_a_day_on_which_nothing_happened_is_all_nothing() -> None:
    empty = DayFigures(KINDS, MemoryStore(), DAY)
    for name in REPORTS:
        for sheet in report(name, empty, rounds=True):
            assert isinstance(sheet, Sheet)
    assert report("day", empty)[0].records()[0] == {"figure": "drop", "amount": "0.00"}


@pytest.mark.parametrize(
    ("part", "whole", "text"),
    [(1, 19, "5.26"), (-1, 19, "-5.26"), (1, -19, "-5.26"), (0, 5, "0.00"), (5, 0, None), (1, 1, "100.00"),
     (1, 20_000, "0.01"), (1, 20_001, "0.00"), (2, 3, "66.67")],
)  # fmt: skip
def test_a_rate_is_in_percent_to_the_nearest_hundredth(part: int, whole: int, text: Cell) -> None:
    assert percent(part, whole) == text


@given(st.integers(-(10**6), 10**6), st.integers(1, 10**6))
def test_a_rate_is_never_further_off_than_half_a_hundredth(part: int, whole: int) -> None:
    assert abs(cents(percent(part, whole)) * whole - part * 10_000) * 2 <= whole


def test_a_figure_whose_record_is_gone_is_damage_and_no_line() -> None:
    store = MemoryStore()
    row = Behind(DAY.isoformat(), T1, 7, "", 0, "voids")
    store.commit([], [], {}, FigureRows({}, [row], [], []))
    with pytest.raises(JournalDamaged, match="record 7 is missing, though figures rest on it"):
        drilldown(DayFigures(KINDS, store, DAY), Figure.VOIDS)


def test_a_race_day_by_pool_and_by_teller() -> None:
    """Wagers less cancels, refunds and what was carried are payoffs, takeout and breakage less minus."""
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.sell("R1 $10 WIN 2", by="other teller")
    house.do("teller", CancelTicket(house.ticket(house.sell("R1 $2 WIN 3")).serial))
    house.run(1, "1-2-3-4")
    house.cash(1, by="other teller")
    figures = DayFigures(KINDS, house.store, date(2026, 11, 21))
    [pool] = [one for one in report("pools", figures)[1].records() if one["pool"] == "1-win"]
    assert (pool["tickets-sold"], pool["tickets-cancelled"], pool["takeout"]) == ("14.00", "2.00", "2.16")
    assert (pool["pool-payoffs"], pool["tickets-cashed"], pool["breakage"]) == ("9.80", "9.80", "0.04")
    tess, todd, _ = report("tellers", figures)[0].records()
    assert (tess["teller"], tess["window"], tess["tickets-sold"]) == ("Tess", "W1", "4.00")
    assert (todd["teller"], todd["tickets-sold"], todd["tickets-cashed"]) == ("Todd", "10.00", "9.80")
    assert report("dealers", figures)[0].rows == ()


def race_day() -> ToteHouse:
    """Two pools of two races, one ticket cashed, one taken back, one refunded and one left to its winner."""
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.sell("R1 $10 WIN 2", by="other teller")
    house.sell("R2 $6 PLACE 1")
    house.do("teller", CancelTicket(house.ticket(house.sell("R2 $2 WIN 3")).serial))
    early, late = house.sell("R2 $4 SHOW 5"), house.sell("R2 $2 SHOW 5")
    house.scratch(2, "5")
    house.cash(early)
    house.run(1, "1-2-3-4").run(2, "1-2-3-4")
    house.cash(1, by="other teller")
    house.cash(late)
    return house


def test_what_races_leave_owing_is_what_the_ledger_owes() -> None:
    house = race_day()
    races, pools_ = report("pools", DayFigures(KINDS, house.store, date(2026, 11, 21)))
    *rows, whole = races.records()
    assert [(row["race"], row["handle"]) for row in rows] == [(1, "12.00"), (2, "12.00")]
    assert (rows[1]["refunds"], rows[1]["paid"]) == ("6.00", "6.00")
    owed = sum(held for account, held in house.store.balances().items() if account.startswith("outs:"))
    assert owed
    assert sum(cents(row["outs"]) for row in rows) == cents(whole["outs"]) == owed
    for row in races.records():
        gone = sum(cents(row[name]) for name in ("refunds", "takeout", "breakage", "payoffs", "carried out"))
        assert gone == sum(cents(row[name]) for name in ("handle", "minus", "carried in"))
    assert [row["pool"] for row in pools_.records()] == ["1-win", "2-place", "2-show", "2-win", None]


def test_drawers_are_told_from_opening_to_blind_count() -> None:
    house = race_day()
    house.do("teller", FundDrawer(100_00, "staff:Sam"))
    house.do("teller", CloseDrawer(2_108_00 - 1_00))
    figures = DayFigures(KINDS, house.store, date(2026, 11, 21))
    _, sheet = report("tellers", figures)
    tess, todd, whole = sheet.records()
    assert (tess["teller"], tess["window"], tess["opened with"]) == ("Tess", "W1", "2000.00")
    assert (tess["from vault"], tess["should hold"], tess["counted"]) == ("100.00", "2108.00", "2107.00")
    assert (tess["over-short"], tess["closed by"]) == ("-1.00", None)
    assert (todd["teller"], todd["should hold"], todd["counted"], todd["over-short"]) == (
        "Todd", None, None, "0.00",
    )  # fmt: skip
    assert whole["over-short"] == report("tables", figures)[0].records()[-1]["over-short"]


def test_a_drawer_that_its_teller_left_is_closed_by_another() -> None:
    house = race_day()
    house.do("dealer", GoOnDuty(), table=PIT)
    house.do("supervisor", CloseLeftDrawer(W1, 2_008_00, "staff:Dana"))
    tess, *_ = report("tellers", DayFigures(KINDS, house.store, date(2026, 11, 21)))[1].records()
    assert (tess["teller"], tess["closed by"], tess["over-short"]) == ("Tess", "Sam", "0.00")


def test_the_figures_of_a_window_open_the_records_of_that_window() -> None:
    figures = DayFigures(KINDS, race_day().store, date(2026, 11, 21))
    for window, sold in (("W1", "16.00"), ("W2", "10.00")):
        [sheet] = drilldown(figures, Figure.TICKETS_SOLD, None, terminal=window)
        assert sheet.rows[-1][-1] == sold


def test_a_floor_has_the_reports_that_its_places_bring() -> None:
    house = ToteHouse().opened()
    assert reports_of(()) == ["day", "tables", "meters", "dealers"]
    assert reports_of(house.desk.tables.values()) == [*REPORTS]

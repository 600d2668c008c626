"""The cage in a day's report: every difference says which count found it."""

from datetime import date

from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.report import counts
from croupier.floor.cage.messages.windows import CountInventory
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.drawers import CloseDrawer, OpenDrawer
from croupier.floor.pit.messages.pit import BeginDay
from croupier.floor.pit.state import PIT
from tests.cages import C1, IMPREST, SAM, STOCK, cage_house
from tests.floor.cage.test_drawers import W2


def test_over_and_short_say_whether_a_drawer_or_the_vault_was_counted() -> None:
    house = cage_house()
    house.do("clock", BeginDay("2026-11-14"), table=PIT)
    house.do("other cashier", OpenDrawer(W2, IMPREST + 100), table=C1)
    house.do(
        "cashier", CountInventory((*STOCK[:3], (10_000, 999)), SAM), CloseDrawer(IMPREST - 700), table=C1
    )
    sheet = counts(DayFigures(KINDS, house.store, date(2026, 11, 14)))
    found = [row[1:] for row in sheet.rows]
    assert found == [("C1", "drawer", "1.00"), ("C1", "vault", "-100.00"), ("C1", "drawer", "-7.00")]

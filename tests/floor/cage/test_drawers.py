"""Drawers: opened and closed by blind count, funded from the vault by two people."""

import pytest

from croupier.base import money
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.audit import Verification
from croupier.desk.messages import Alarmed
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import drawers
from croupier.ledger import accounts as chart
from tests.cages import C1, CASS, IMPREST, INSTALL, SAM, cage_house
from tests.house import House, No

W1, W2 = TerminalId("1"), TerminalId("2")
CARL = "staff:Carl"


def test_a_drawer_is_one_cashiers_and_its_count_is_blind() -> None:
    house = House()
    house.do("engineer", INSTALL, table=C1)
    opened = drawers.DrawerOpened(W1, IMPREST, IMPREST - 100, CASS)
    house.rows(
        ("cashier", drawers.CloseDrawer(0), No("wrong_phase", "")),
        ("cashier", drawers.OpenDrawer(TerminalId("9"), 0), No("unknown_terminal", "")),
        ("cashier", drawers.OpenDrawer(W1, -1), No("bad_amount", "")),
        (
            "cashier",
            drawers.OpenDrawer(W1, IMPREST - 100),
            (opened, Alarmed("the drawer of window 1 is $1 short")),
        ),
        ("cashier", drawers.OpenDrawer(W2, IMPREST), No("wrong_phase", "")),
        ("other cashier", drawers.OpenDrawer(W1, IMPREST), No("wrong_phase", "")),
        ("other cashier", drawers.OpenDrawer(W2, IMPREST), drawers.DrawerOpened(W2, IMPREST, IMPREST, CARL)),
        table=C1,
    )
    assert house.balance(chart.drawer(C1, W1)) == -(IMPREST - 100)
    assert house.balance(chart.overshort(C1)) == -100
    closed = drawers.DrawerClosed(W1, IMPREST - 100, IMPREST + 400, CASS)
    house.rows(
        ("cashier", drawers.CloseDrawer(money.MOST + 1), No("bad_amount", "")),
        (
            "cashier",
            drawers.CloseDrawer(IMPREST + 400),
            (closed, Alarmed("the drawer of window 1 is $5 over")),
        ),
        table=C1,
    )
    assert house.balance(chart.drawer(C1, W1)) == 0
    assert house.balance(chart.overshort(C1)) == -100 + 500
    assert Verification(house.store, KINDS).run() == []


def test_currency_goes_between_vault_and_drawer_before_two_people() -> None:
    house = cage_house()
    house.rows(
        ("cashier", drawers.FundDrawer(0, SAM), No("bad_amount", "")),
        ("cashier", drawers.FundDrawer(100, CASS), No("not_witnessed", "")),
        ("cashier", drawers.FundDrawer(100, "staff:Nobody"), No("not_witnessed", "")),
        ("cashier", drawers.FundDrawer(100, SAM), drawers.DrawerFunded(W1, 100, CASS, SAM)),
        ("cashier", drawers.ReturnToVault(0, SAM), No("bad_amount", "")),
        ("cashier", drawers.ReturnToVault(IMPREST + 101, SAM), No("not_enough_credits", "")),
        ("cashier", drawers.ReturnToVault(300, SAM), drawers.DrawerFunded(W1, -300, CASS, SAM)),
        ("other cashier", drawers.FundDrawer(100, SAM), No("wrong_phase", "")),
        table=C1,
    )
    assert house.balance(chart.drawer(C1, W1)) == -(IMPREST - 200)


@pytest.mark.parametrize(
    "effective",
    ['{"type":"cage","windows":[],"imprest":1}', '{"type":"cage","windows":["1","1"],"imprest":1}',
     '{"type":"cage","windows":["1"],"imprest":0}'],
)  # fmt: skip
def test_a_cage_without_windows_or_imprest_is_not_installed(effective: str) -> None:
    asked = type(INSTALL)("Cage", effective, (), (100,))
    assert isinstance(House().ask("engineer", asked, C1), Refusal)


@pytest.mark.parametrize("chips", [(), (0,), (100, 100)])
def test_a_cage_keeps_value_chips_each_once(chips: tuple[int, ...]) -> None:
    asked = type(INSTALL)("Cage", INSTALL.effective, (), chips)
    assert isinstance(House().ask("engineer", asked, C1), Refusal)

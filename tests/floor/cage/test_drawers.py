"""Drawers: opened and closed by blind count, funded from the vault by two people."""

import pytest

from croupier.base import money
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.audit import Verification
from croupier.desk.messages import Alarmed
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import drawers
from croupier.floor.pit.messages.pit import GoOnDuty
from croupier.floor.pit.state import PIT
from croupier.ledger import accounts as chart
from tests.cages import C1, CASS, IMPREST, INSTALL, SAM, cage_house
from tests.house import House, No

W1, W2 = TerminalId("1"), TerminalId("2")
CARL, DANA = "staff:Carl", "staff:Dana"


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
        ("cashier", drawers.ReturnToVault(300, SAM), drawers.DrawerFunded(W1, -300, CASS, SAM)),
        ("other cashier", drawers.FundDrawer(100, SAM), No("wrong_phase", "")),
        table=C1,
    )
    assert house.balance(chart.drawer(C1, W1)) == -(IMPREST - 200)


def test_nobody_finds_out_by_trying_what_a_drawer_should_hold() -> None:
    """More than it should hold is taken like any other amount; only the supervisors are alarmed."""
    house = cage_house()
    alarm = Alarmed("the drawer of window 1 gave out more than it should hold")
    back = drawers.DrawerFunded(W1, -(IMPREST + 200), CASS, SAM)
    house.rows(
        ("cashier", drawers.ReturnToVault(IMPREST, SAM), drawers.DrawerFunded(W1, -IMPREST, CASS, SAM)),
        ("cashier", drawers.FundDrawer(IMPREST, SAM), drawers.DrawerFunded(W1, IMPREST, CASS, SAM)),
        ("cashier", drawers.ReturnToVault(IMPREST + 200, SAM), (back, alarm)),
        table=C1,
    )
    assert house.balance(chart.drawer(C1, W1)) == 200
    over = Alarmed("the drawer of window 1 is $2 over")
    house.rows(("cashier", drawers.CloseDrawer(0), (drawers.DrawerClosed(W1, -200, 0, CASS), over)), table=C1)
    assert house.balance(chart.drawer(C1, W1)) == 0
    assert house.balance(chart.overshort(C1)) == 200
    assert Verification(house.store, KINDS).run() == []


def test_a_drawer_that_takes_more_than_its_imprest_from_the_vault_is_an_alarm() -> None:
    house = cage_house()
    alarm = Alarmed("the drawer of window 1 took more than its imprest from the vault")
    funded = drawers.DrawerFunded(W1, IMPREST, CASS, SAM)
    much = drawers.DrawerFunded(W1, IMPREST + 1, CASS, SAM)
    absurd = drawers.DrawerFunded(W1, money.MOST, CASS, SAM)
    house.rows(
        ("cashier", drawers.FundDrawer(IMPREST, SAM), funded),
        ("cashier", drawers.FundDrawer(IMPREST + 1, SAM), (much, alarm)),
        ("cashier", drawers.FundDrawer(money.MOST, SAM), (absurd, alarm)),
        table=C1,
    )
    assert Verification(house.store, KINDS).run() == []


def test_a_supervisor_closes_the_drawer_of_a_cashier_who_has_left() -> None:
    house = cage_house()
    house.do("dealer", GoOnDuty(), table=PIT)
    found = drawers.DrawerClosed(W1, IMPREST, IMPREST - 700, SAM, DANA)
    left = drawers.CloseLeftDrawer
    house.rows(
        ("other cashier", left(W1, IMPREST, DANA), No("not_permitted", "")),
        ("supervisor", left(W1, IMPREST, SAM), No("not_witnessed", "")),
        ("supervisor", left(TerminalId("9"), IMPREST, DANA), No("unknown_terminal", "")),
        ("supervisor", left(W2, IMPREST, DANA), No("wrong_phase", "")),
        ("supervisor", left(W1, -1, DANA), No("bad_amount", "")),
        (
            "supervisor",
            left(W1, IMPREST - 700, DANA),
            (found, Alarmed("the drawer of window 1 is $7 short")),
        ),
        ("cashier", drawers.CloseDrawer(0), No("wrong_phase", "")),
        ("other cashier", drawers.OpenDrawer(W1, IMPREST), drawers.DrawerOpened(W1, IMPREST, IMPREST, CARL)),
        table=C1,
    )
    assert house.balance(chart.overshort(C1)) == -700
    assert Verification(house.store, KINDS).run() == []


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

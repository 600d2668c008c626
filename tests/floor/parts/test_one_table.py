"""One dealer works one table, whatever its kind; relief and closing free a dealer for another."""

import pytest

from croupier.base.names import TableId
from croupier.base.refusal import Refusal
from croupier.floor.parts.demonstration import demonstrates
from croupier.floor.parts.messages import rounds, seats, tables
from croupier.floor.parts.messages.racks import CountFloat
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.tables import LEAVE_BETWEEN_GAMES
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from tests.cards import Cards
from tests.house import FLOAT, ONE, T1, House, at
from tests.live import install_live

LIVE = TableId("L9")
TAKE, LEAVE = tables.TakeTable(), tables.LeaveTable()
OPEN = tables.OpenTable(FLOAT, 32, 13, ball="non-metallic")


@pytest.fixture
def floor() -> House:
    """Terminals that Dana deals, and a live table that nobody does."""
    house = House().opened()
    house.do("engineer", install_live("oneida-roulette"), table=LIVE)
    house.do("supervisor", OPEN, table=LIVE)
    return house


def test_a_second_table_is_refused_by_the_name_of_the_first(floor: House) -> None:
    refused = floor.ask("relief", TAKE, LIVE), floor.ask("relief", TAKE, T1)
    assert not isinstance(refused[0], Refusal)
    assert isinstance(refused[1], Refusal)
    assert refused[1].says.startswith("house rule: you work Wheel 1: leave it, or let another dealer")
    assert (refused[1].reason, refused[1].clause) == ("not_permitted", None)


def test_a_live_table_is_refused_as_well(floor: House) -> None:
    floor.do("relief", TAKE, table=T1)
    refused = floor.ask("relief", TAKE, LIVE)
    assert isinstance(refused, Refusal)
    assert (refused.values, refused.clause) == ({"table": "Roulette 1"}, None)


def test_relief_frees_a_dealer(floor: House) -> None:
    floor.do("relief", TAKE, table=T1)
    floor.do("dealer", TAKE, table=T1)
    floor.do("relief", TAKE, table=LIVE)


def test_a_table_that_closes_frees_its_dealer(floor: House) -> None:
    floor.do("relief", TAKE, table=LIVE)
    floor.do("supervisor", CountFloat(-floor.balance(chart.rack(LIVE)), "staff:Rolf"), table=LIVE)
    floor.do("supervisor", tables.CloseTable(), table=LIVE)
    floor.do("relief", TAKE, table=T1)


def test_a_dealer_who_leaves_is_free_and_the_pit_hears_of_it(floor: House) -> None:
    floor.do("relief", TAKE, table=LIVE)
    floor.do("relief", LEAVE, table=LIVE)
    last = floor.desk.alarms[0]
    assert (last.table, last.says) == (LIVE, "Rolf has left: no dealer works this table")
    assert LIVE not in floor.desk.house.dealers
    refused = floor.ask("relief", LEAVE, LIVE)
    assert isinstance(refused, Refusal)
    assert refused.says.startswith("take the table first")
    floor.do("relief", TAKE, table=T1)
    floor.do("relief", LEAVE, table=T1)
    assert T1 not in floor.desk.house.dealers


def test_a_dealer_of_cards_leaves_between_rounds() -> None:
    house = Cards().ready()
    house.do("dealer", LEAVE)
    assert house.cards.dealer is None


def test_nobody_leaves_a_game_or_a_player_who_waits(floor: House) -> None:
    floor.do("relief", TAKE, table=LIVE)
    floor.do(at(ONE), cash.LayBuyIn(Money(2000)), table=T1)
    floor.do(at(ONE), seats.AskChips(Money(2000), 100), table=LIVE)
    waits = "house rule: place 1 waits for you: serve it before you leave, or be relieved"
    for who, table in (("dealer", T1), ("relief", LIVE)):
        refused = floor.ask(who, LEAVE, table)
        assert isinstance(refused, Refusal)
        assert (refused.says, refused.clause) == (waits, None)
        floor.do(who, rounds.StartGame(), table=table)
        assert floor.ask(who, LEAVE, table) == LEAVE_BETWEEN_GAMES


@pytest.mark.parametrize(
    ("name", "so"),
    [("staff:demonstration dealer T1", True), ("staff:demonstration dealer", True), ("staff:Dana", False)],
)
def test_a_demonstration_dealer_is_known_by_any_name_it_had(name: str, so: bool) -> None:
    assert demonstrates(name) is so
    assert not demonstrates(None)

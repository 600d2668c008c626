"""Putting a mini-baccarat table on the floor: its terms, value chips and numbered positions."""

import msgspec
import pytest

from croupier.base.names import TerminalId
from croupier.desk.messages import TableInstalled
from croupier.floor.baccarat.install import install, installed
from croupier.floor.baccarat.state import CardTable
from tests.cards import Cards, install_cards, no
from tests.house import T1, No
from tests.live import install_live

DOLLARS = install_cards(unit="1.00").effective


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"chips": ()}, no("bad_amount", "G.3")),
        ({"chips": (100, 100)}, no("bad_amount", "G.3")),
        ({"chips": (0, 100)}, no("bad_amount", "G.3")),
        ({"effective": DOLLARS, "chips": (150,)}, no("stake_not_divisible", "G.3")),
    ],
)
def test_what_no_table_can_be_is_refused(changes: dict[str, object], expected: No) -> None:
    house = Cards()
    assert house.refused("engineer", msgspec.structs.replace(install_cards(), **changes)) == expected
    assert T1 not in house.desk.tables


def test_positions_stand_in_their_order_whatever_the_list_has() -> None:
    house = Cards()
    terminals = tuple(map(TerminalId, ("7", "2", "5")))
    house.do("engineer", msgspec.structs.replace(install_cards(), terminals=terminals))
    assert list(house.cards.seats) == ["2", "5", "7"]


def test_terms_of_another_game_are_another_kinds() -> None:
    command = install_live()
    assert install(command) is None
    event = TableInstalled(command.name, command.effective, "", command.terminals, command.chips)
    assert installed(T1, event) is None


def test_what_was_installed_is_found_again() -> None:
    command = install_cards()
    event = TableInstalled(command.name, command.effective, "digest", command.terminals, command.chips)
    table = installed(T1, event)
    assert isinstance(table, CardTable)
    assert (table.phase, table.prior, table.terminals) == ("closed", None, table.seats)

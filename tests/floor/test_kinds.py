"""The door to every kind of table: which kind it is follows from its terms alone."""

import msgspec
import pytest

from croupier.floor import kinds
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.messages.tables import TableInstalled
from croupier.floor.wheel.state import LiveTable
from tests.electronic import Electronic
from tests.house import T1, T2, House, install
from tests.live import Live, install_live


@pytest.mark.parametrize(
    ("command", "kind"),
    [(install(), TableState), (install_live(), LiveTable), (install_live("big-six"), LiveTable)],
)
def test_terms_make_the_table(command: object, kind: type) -> None:
    [event] = kinds.install(command)  # type: ignore[arg-type, misc]
    assert isinstance(event, TableInstalled)
    assert isinstance(kinds.installed(T1, event), kind)


def test_both_kinds_stand_on_one_floor() -> None:
    house = House().opened()
    house.do("engineer", install_live("new-jersey"), table=T2)
    assert isinstance(house.desk.tables[T2], LiveTable)
    with pytest.raises(TypeError, match="T2 is no table of automatic terminals"):
        house.desk.of_terminals(T2)
    house.restart()
    assert [type(table) for table in house.desk.tables.values()] == [TableState, LiveTable]


def test_terms_that_cannot_be_read_make_no_table() -> None:
    refused = kinds.install(msgspec.structs.replace(install(), effective="?"))
    assert getattr(refused, "reason", "") == "malformed"


def test_whether_a_game_is_in_play_and_who_staffs_it_is_known_of_every_kind() -> None:
    house, live, electronic = House().opened(), Live().seated(), Electronic().opened()
    every: list[kinds.AnyTable] = [house.table, live.live, electronic.table]
    assert not any(map(kinds.playing, every))
    house.game({})
    live.start()
    electronic.game({})
    assert all(map(kinds.playing, every))
    assert list(map(kinds.staffed, every)) == [True, True, False]


def test_what_the_desk_itself_refuses_rests_on_the_tables_own_document() -> None:
    house, live, electronic = House().opened(), Live().seated("new-jersey"), Electronic().opened()
    assert kinds.ground(None) == kinds.ground(house.table)
    assert kinds.ground(house.table).supervision == "oneida-roulette:I.2.b"
    assert kinds.ground(live.live).supervision == "new-jersey:5.3(a)"
    assert kinds.ground(electronic.table).malfunction == "ilani:5.a"

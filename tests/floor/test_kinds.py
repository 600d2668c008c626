"""The registry: which kind a table is follows from its terms alone."""

import msgspec
import pytest

from croupier.base.clause import book_and_key
from croupier.base.refusal import Refusal
from croupier.desk.kind import Citations
from croupier.desk.messages import TableInstalled
from croupier.desk.room import Placed
from croupier.floor.dealerless import clauses as dealerless
from croupier.floor.kinds import KINDS
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.terminals import clauses as terminals
from croupier.floor.wheel.state import LiveTable
from croupier.games.library import load
from tests.electronic import Electronic, install_electronic
from tests.house import T1, T2, House, install
from tests.live import Live, install_live
from tests.states import state_at


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (install(), TableState),
        (install_electronic(), TableState),
        (install_live(), LiveTable),
        (install_live("big-six"), LiveTable),
    ],
)
def test_terms_make_the_table(command: object, kind: type) -> None:
    [event] = KINDS.install(command)  # type: ignore[arg-type, misc]
    assert isinstance(event, TableInstalled)
    place = KINDS.place(T1, event)
    assert isinstance(place, Placed)
    assert isinstance(place.state, kind)


def test_kinds_stand_on_one_floor() -> None:
    house = House().opened()
    house.do("engineer", install_live("new-jersey"), table=T2)
    house.restart()
    assert [type(state_at(house.desk, table)) for table in house.desk.tables] == [TableState, LiveTable]


def test_terms_that_no_kind_can_read_make_no_table() -> None:
    refused = KINDS.install(msgspec.structs.replace(install(), effective="?"))
    assert isinstance(refused, Refusal)
    assert refused.reason == "malformed"


def test_a_journal_that_names_an_unknown_kind_is_not_guessed_at() -> None:
    with pytest.raises((TypeError, ValueError)):
        KINDS.place(T1, TableInstalled("?", "{}", "", (), ()))


def test_whether_a_game_is_in_play_and_who_staffs_it_is_known_of_every_kind() -> None:
    houses = [House().opened(), Live().seated(), Electronic().opened()]
    every = [house.desk.tables[T1] for house in houses]
    assert not any(place.standing().playing for place in every)
    houses[0].game({})
    houses[1].start()  # type: ignore[attr-defined]
    houses[2].game({})
    assert all(place.standing().playing for place in every)
    assert [place.standing().dealt for place in every] == [True, True, False]
    assert [house.desk.house.staffed for house in houses] == [1, 1, 0]


def test_what_the_desk_itself_refuses_rests_on_the_tables_own_document() -> None:
    house, live, electronic = House().opened(), Live().seated("new-jersey"), Electronic().opened()
    assert house.desk.citations(T1) == house.desk.citations(T2) == KINDS.citations
    assert house.desk.citations(T1).supervision == "oneida-roulette:I.2.b"
    assert live.desk.citations(T1).supervision == "new-jersey:5.3(a)"
    assert electronic.desk.citations(T1).malfunction == "ilani:5.a"


@pytest.mark.parametrize(
    ("book", "citations"), [("ilani", dealerless.CITATIONS), ("oneida-roulette", terminals.CITATIONS)]
)
def test_a_kind_of_one_document_cites_no_other(book: str, citations: Citations) -> None:
    cited = [book_and_key(clause) for clause in msgspec.structs.astuple(citations)]
    assert {name for name, _ in cited} == {book}
    assert all(load(book).text(key) for _, key in cited)

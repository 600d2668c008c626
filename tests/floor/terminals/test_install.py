"""Putting a table on the floor: only terms of automatic terminals, six chips and named terminals."""

import msgspec
import pytest

from croupier.base.names import TerminalId
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.floor.terminals.kind import KIND
from croupier.games.effective import digest, write_effective
from tests.house import CHIPS, ONE, T1, House, No, install, said
from tests.tables import bigsix, roulette

LIVE = write_effective(roulette("oneida-roulette")).decode()
ILANI = write_effective(roulette("ilani")).decode()
NOWHERE = ILANI.replace('"dealerless"', '"live"')
DOLLARS = write_effective(roulette("oneida-roulette", mode="terminals", unit="1.00")).decode()
BIG_SIX = write_effective(bigsix()).decode()


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, None),
        ({"effective": LIVE}, None),  # a live table, which tests of its own install
        ({"effective": ILANI}, None),
        ({"effective": ILANI, "chips": CHIPS[:5]}, No("bad_amount", "ilani:6.d")),
        ({"effective": ILANI, "terminals": ()}, No("duplicate_id", "ilani:2.a")),
        ({"effective": NOWHERE}, No("option_not_allowed", "I.1.b")),
        ({"effective": BIG_SIX}, None),
        ({"effective": "not terms"}, No("malformed", "I.1.b")),
        ({"effective": '{"game": "roulette", "terms": {}}'}, No("malformed", "I.1.b")),
        ({"chips": CHIPS[:5]}, No("bad_amount", "I.3.b.iii")),
        ({"chips": (*CHIPS, CHIPS[0])}, No("bad_amount", "I.3.b.iii")),
        ({"chips": (*CHIPS[:5], CHIPS[0])}, No("bad_amount", "I.3.b.iii")),
        ({"chips": (0, *CHIPS[1:])}, No("bad_amount", "I.3.b.iii")),
        ({"chips": ()}, No("bad_amount", "I.3.b.iii")),
        ({"effective": DOLLARS}, None),
        ({"effective": DOLLARS, "chips": (150, *CHIPS[1:])}, No("stake_not_divisible", "I.3.b.iii")),
        ({"terminals": ()}, No("duplicate_id", "I.2.a")),
        ({"terminals": (ONE, ONE)}, No("duplicate_id", "I.2.a")),
    ],
)
def test_a_table_is_installed_with_terms_chips_and_terminals_that_fit(
    changes: dict[str, object], expected: No | None
) -> None:
    house = House()
    answer = said(house.ask("engineer", msgspec.structs.replace(install(), **changes)))
    assert (answer if isinstance(answer, No) else None) == expected
    assert (T1 in house.desk.tables) == (expected is None)


def test_a_refused_installation_leaves_the_place_free_for_a_right_one() -> None:
    house = House()
    house.rows(("engineer", msgspec.structs.replace(install(), effective="?"), No("malformed", "I.1.b")))
    house.opened().rows(("engineer", install(), No("wrong_phase", "I.2.b")))


def test_an_installed_table_is_made_of_its_event_and_nothing_else() -> None:
    command = InstallTable("Seven", install().effective, (TerminalId("a"), TerminalId("b")), CHIPS)
    terms = digest(roulette("oneida-roulette", mode="terminals"))
    event = TableInstalled(command.name, command.effective, terms, command.terminals, CHIPS)
    house = House()
    house.rows(("engineer", command, event))
    table = KIND.installed(T1, event)
    assert table is not None
    assert (table.name, table.terms, table.chips, list(table.terminals)) == (
        "Seven",
        terms,
        CHIPS,
        ["a", "b"],
    )
    assert table.phase == "closed"
    assert digest(table.rules) == terms

"""Who runs, by race, and which bets depend on it."""

import pytest

from croupier.games.tote.field import fields_of, needs_field, running
from croupier.games.tote.notation import read_bet
from croupier.games.tote.race import Race


def test_a_scratched_runner_no_longer_runs() -> None:
    assert running(Race(4, ("2", "1", "3"), scratched=frozenset({"3"}))) == (1, 2)
    assert running(Race(4, ("1", "2", "3"), late=frozenset({"1"}))) == (2, 3)


def test_an_entry_runs_while_one_of_its_parts_does() -> None:
    assert running(Race(4, ("1", "1A", "2"), scratched=frozenset({"1"}))) == (1, 2)
    assert running(Race(4, ("1", "1A", "2"), scratched=frozenset({"1", "1A"}))) == (2,)


def test_fields_are_kept_by_race() -> None:
    assert fields_of([Race(4, ("1", "2")), Race(5, ("3",))]) == {4: (1, 2), 5: (3,)}


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        ("R4 $2 WIN 6", False),
        ("R4 $1 EXACTA 3/1,2", False),
        ("R4 $1 EXACTA 3/ALL", True),
        ("R4 $1 EXACTA BOX 1,2", False),
        ("R4 $1 EXACTA BOX ALL", True),
        ("R4 $1 EXACTA KEY 1 BOX 2", False),
        ("R4 $1 EXACTA KEY 1 BOX ALL", True),
        ("R4 $1 EXACTA WHEEL 3 WITH ALL", True),
        ("R4 $1 EXACTA ANY 1 & 2", False),
        ("R4 $1 TRIFECTA ANY 1 & 2", True),
        ("R4 $1 TRIFECTA ANY 1 & 2,3 ONLY", False),
    ],
)
def test_a_bet_needs_the_field_where_others_can_come_in(text: str, needed: bool) -> None:
    assert needs_field(read_bet(text)) is needed

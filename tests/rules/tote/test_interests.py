"""A race by its betting interests: who runs, who is gone, and the finish."""

import pytest

from croupier.messages.refusal import Refused
from croupier.rules.tote.race import State, interest
from tests.pools import race

FIELD = "1 1A 2 3 10 10B"


@pytest.mark.parametrize(("runner", "number"), [("1", 1), ("1A", 1), ("24", 24), ("10B", 10)])
def test_coupled_runners_are_bet_on_as_one(runner: str, number: int) -> None:
    assert interest(runner) == number


@pytest.mark.parametrize("runner", ["", "0", "A", "1a", "1AA", "100", "01", "1 ", "٣"])
def test_what_is_no_programme_number_is_refused(runner: str) -> None:
    with pytest.raises(Refused, match="is not a programme number"):
        interest(runner)


def test_interests_are_in_rising_order() -> None:
    assert race(FIELD).interests() == (1, 2, 3, 10)


def test_an_entry_is_gone_when_all_its_parts_are() -> None:
    ran = race(FIELD, number=2, scratched="1 3 10", late="1A")
    assert ran.gone_early(1) == {3}
    assert ran.gone() == {1, 3}


@pytest.mark.parametrize(
    ("finish", "order"),
    [
        ("1 2 3", ((1,), (2,), (3,))),
        ("1 1A 2", ((1,), (2,))),
        ("2 1=1A 3", ((2,), (1,), (3,))),
        ("3=1A 1=2 10", ((1, 3), (2,), (10,))),
        ("", ()),
    ],
)
def test_each_interest_counts_where_its_best_runner_came(finish: str, order: tuple[object, ...]) -> None:
    assert race(FIELD, finish).order() == order


def test_winners_are_those_of_an_official_race() -> None:
    assert race(FIELD, "1A=3 2").winners() == {1, 3}
    assert race(FIELD).winners() == frozenset()
    assert race(FIELD, "1 2", state=State.NO_RACE).winners() == frozenset()

"""A race by its betting interests: who runs, who was withdrawn, who finished where."""

import pytest

from croupier.base.refusal import Refused
from croupier.games.tote.race import Race, State, interest
from tests.pools import race

FIELD = "1 1A 2 3 10 10B"


@pytest.mark.parametrize(("runner", "number"), [("1", 1), ("1A", 1), ("6", 6), ("10B", 10), ("24", 24)])
def test_a_runner_is_bet_on_by_its_number(runner: str, number: int) -> None:
    assert interest(runner) == number


@pytest.mark.parametrize(
    "text", ["", "0", "06", "A", "1a", "1AB", "1AA", "100", "6 ", "\N{ARABIC-INDIC DIGIT THREE}", "-1"]
)
def test_only_a_programme_number_is_a_runner(text: str) -> None:
    with pytest.raises(Refused, match="is not a programme number, like 6 or 1A"):
        interest(text)


def test_interests_are_in_rising_order_and_coupled_ones_are_one() -> None:
    assert race("10 3 2 10B 1A 1").interests() == (1, 2, 3, 10)


def test_an_interest_is_gone_when_all_its_parts_are() -> None:
    ran = race(FIELD, number=2, scratched="1 3 10", late="1A")
    assert ran.gone_early(1) == {3}
    assert ran.gone() == {1, 3}
    assert ran.withdrawn(["2"]) == {2}


def test_whether_a_runner_was_gone_early_depends_on_the_first_leg() -> None:
    ran = Race(4, tuple(FIELD.split()), frozenset({"3"}), frozenset({"2", "10", "10B"}), since={"2": 1})
    assert ran.gone_early(1) == {3}  # 2 went between the first race and the second
    assert ran.gone_early(2) == {2, 3}
    assert ran.gone_early(3) == {2, 3}
    assert ran.gone() == {2, 3, 10}


@pytest.mark.parametrize(
    ("finish", "order"),
    [
        ("1 2 3", ((1,), (2,), (3,))),
        ("1 1A 2", ((1,), (2,))),
        ("2 1=1A 3", ((2,), (1,), (3,))),
        ("1A 3=2 1 10", ((1,), (2, 3), (10,))),
        ("3=1A 1=2 10", ((1, 3), (2,), (10,))),
        ("", ()),
    ],
)
def test_an_interest_finishes_where_its_best_runner_does(finish: str, order: tuple[object, ...]) -> None:
    assert race(FIELD, finish).order() == order


@pytest.mark.parametrize(("finish", "winners"), [("1A 3=2 1", {1}), ("1A=3 2", {1, 3}), ("", set())])
def test_the_winners_are_those_who_came_first(finish: str, winners: set[int]) -> None:
    assert race(FIELD, finish).official
    assert race(FIELD, finish).winners() == winners


@pytest.mark.parametrize("state", [State.OPEN, State.NO_RACE, State.CANCELLED])
def test_nobody_wins_a_race_that_is_not_official(state: State) -> None:
    ran = race(FIELD, "3 2", state=state)
    assert not ran.official
    assert ran.winners() == frozenset()

"""A race: who runs, who was withdrawn, who finished where."""

import pytest

from croupier.messages.refusal import Refused
from croupier.rules.tote.race import Race, State, interest

RUNNERS = ("1", "1A", "2", "3", "10")


@pytest.mark.parametrize(("runner", "number"), [("6", 6), ("1A", 1), ("10", 10), ("24B", 24)])
def test_a_runner_is_bet_on_by_its_number(runner: str, number: int) -> None:
    assert interest(runner) == number


@pytest.mark.parametrize("text", ["", "0", "06", "A", "1a", "1AB", "100", "6 ", "\u0663", "-1"])
def test_only_a_programme_number_is_a_runner(text: str) -> None:
    with pytest.raises(Refused, match="is not a programme number, like 6 or 1A"):
        interest(text)


def test_interests_are_in_rising_order_and_coupled_ones_are_one() -> None:
    assert Race(4, ("10", "2", "1A", "1")).interests() == (1, 2, 10)


def test_an_interest_is_gone_when_all_its_parts_are() -> None:
    race = Race(4, RUNNERS, scratched=frozenset({"1", "3"}), late=frozenset({"1A"}))
    assert race.gone_early(1) == {3}
    assert race.gone() == {1, 3}
    assert race.withdrawn(["2"]) == {2}


def test_whether_a_runner_was_gone_early_depends_on_the_first_leg() -> None:
    race = Race(4, RUNNERS, frozenset({"3"}), frozenset({"2", "10"}), since={"2": 1})
    assert race.gone_early(1) == {3}  # 2 went between the first race and the second
    assert race.gone_early(2) == {2, 3}
    assert race.gone_early(3) == {2, 3}
    assert race.gone() == {2, 3, 10}


def test_an_interest_finishes_where_its_best_runner_does() -> None:
    race = Race(4, RUNNERS, finish=(("1A",), ("3", "2"), ("1",), ("10",)))
    assert race.order() == ((1,), (2, 3), (10,))
    assert race.winners() == {1}


def test_a_dead_heat_has_two_winners() -> None:
    assert Race(4, RUNNERS, finish=(("3", "2"), ("1",))).winners() == {2, 3}


@pytest.mark.parametrize("state", [State.OPEN, State.NO_RACE, State.CANCELLED])
def test_nobody_wins_a_race_that_is_not_official(state: State) -> None:
    race = Race(4, RUNNERS, finish=(("3",),), state=state)
    assert not race.official
    assert race.winners() == frozenset()


def test_nobody_wins_a_race_without_a_finish() -> None:
    assert Race(4, RUNNERS).official
    assert Race(4, RUNNERS).winners() == frozenset()

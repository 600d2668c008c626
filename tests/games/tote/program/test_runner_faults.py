"""Who may run: numbers, coupled entries as one betting interest, and riders that fit the sport."""

import pytest

from croupier.games.tote.program.reading import read_card
from tests.games.tote.program.cards import Values, card, card_of, race, refused, runner, runners


@pytest.mark.parametrize(
    ("sport", "who", "says"),
    [
        ("horse", "driver", "a ridden horse has no driver"),
        ("harness", "jockey", "a harness horse has no jockey"),
        ("greyhound", "jockey", "a greyhound has no jockey"),
        ("greyhound", "driver", "a greyhound has no driver"),
    ],
)
@pytest.mark.clause("oneida-parimutuel:A.7")
def test_a_runner_is_a_horse_or_a_greyhound(sport: str, who: str, says: str) -> None:
    ridden = [runner("1", **{who: "A. Ada"}), runner("2")]
    found = refused(card(sport=sport, races=[race(runners=ridden)]))
    assert (found.says, found.place) == (says, f"races[0].runners[0].{who}")
    assert found.clause == "oneida-parimutuel:A.7"
    assert read_card(card(sport=sport, races=[race(runners=runners(1, 2))]))


@pytest.mark.parametrize(
    ("given", "place", "says"),
    [
        (runners(1, 2, 1), "runners[2].number", "1 is twice on the programme"),
        (runners(1, "2A"), "runners[1].number", "2A is coupled with 2, which is not on the programme"),
        (
            [runner("1", morning_line="2-1"), runner("1A", morning_line="3-1"), runner("2")],
            "runners[1].morning_line",
            "1A and 1 are one betting interest and have one morning line",
        ),
        ([runner("1", scratched=True)], "runners", "every runner is scratched: nobody starts"),
    ],
)
def test_numbers_that_do_not_fit_are_refused(given: list[Values], place: str, says: str) -> None:
    found = refused(card_of(runners=given))
    assert (found.place, found.says) == (f"races[0].{place}", says)


def test_runners_coupled_under_one_number_are_one_betting_interest() -> None:
    coupled = [
        runner("1"),
        runner("1A", morning_line="5-2"),
        runner("1B", morning_line="5-2"),
        *runners(2, 3),
    ]
    made = read_card(card_of(runners=[*coupled, runner("4", scratched=True)])).races[0]
    assert made.interests() == (1, 2, 3)
    assert [one.number for one in made.coupled(1)] == ["1", "1A", "1B"]
    assert str(made.line(1)) == "5-2"
    assert made.line(2) is None
    assert [one.number for one in made.starters] == ["1", "1A", "1B", "2", "3"]
    opened = made.open_race()
    assert (opened.runners[-1], opened.scratched, opened.official) == ("4", frozenset({"4"}), False)
    assert opened.gone() == {4}

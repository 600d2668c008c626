"""The colour sections: the usual ones, the house's own, and the ones no wheel has."""

import pytest

from croupier.base.refusal import Reason
from croupier.games.library import load
from croupier.games.roulette.colours import COLOURS, Sections, read_sections, usual_sections
from croupier.games.roulette.wheel import NUMBERS, WheelKind, wheel
from tests.law.reading import refusal
from tests.oracle import second_reading

RULE = load("new-jersey").game("roulette").options["colour-sections"]
DOUBLE = WheelKind.DOUBLE_ZERO
USUAL = usual_sections(DOUBLE)


@pytest.mark.parametrize("kind", list(WheelKind))
def test_the_usual_sections_are_the_second_readings_and_hold_each_number_once(kind: WheelKind) -> None:
    sections = usual_sections(kind)
    expected = second_reading.positions("new-jersey", kind)["six-colour"]
    assert {f"six:{colour}": frozenset(numbers) for colour, numbers in sections.items()} == expected
    assert sorted(number for numbers in sections.values() for number in numbers) == sorted(NUMBERS)


def test_the_usual_sections_start_clockwise_of_zero_with_black() -> None:
    assert tuple(USUAL) == COLOURS
    assert USUAL["black"] == ("28", "9", "26", "30", "11", "7")


def turned(by: int) -> Sections:
    """The usual sections, each begun `by` numbers further round the wheel."""
    ring = [pocket for pocket in wheel(DOUBLE).order if pocket in NUMBERS]
    ring = ring[by:] + ring[:by]
    return {colour: tuple(ring[6 * at : 6 * at + 6]) for at, colour in enumerate(COLOURS)}


AS_TEXT = ",".join(f"{colour}={'-'.join(numbers)}" for colour, numbers in turned(2).items())
AS_NUMBERS = {colour: [int(number) for number in numbers] for colour, numbers in turned(35).items()}


@pytest.mark.parametrize(
    ("given", "sections"),
    [
        (None, USUAL),
        (AS_TEXT, turned(2)),
        ({colour: "-".join(numbers) for colour, numbers in turned(3).items()}, turned(3)),
        ({colour: list(numbers) for colour, numbers in turned(5).items()}, turned(5)),
        (AS_NUMBERS, turned(35)),
    ],
)
def test_the_house_may_give_its_own_sections_in_any_form(given: object, sections: Sections) -> None:
    assert read_sections(given, DOUBLE, RULE) == sections


def test_a_book_without_colour_wagers_has_no_sections() -> None:
    assert read_sections(None, DOUBLE, None) == {}


SWAPPED = {**USUAL, "black": USUAL["blue"], "blue": USUAL["black"][::-1]}
ALL_IN_ONE = {**dict.fromkeys(COLOURS, ()), "green": NUMBERS}
UNEVEN = {**USUAL, "black": USUAL["black"][:5], "blue": (USUAL["black"][5], *USUAL["blue"])}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({}, "the colours are black, blue, gold, red, purple, green"),
        ({**USUAL, "white": "1"}, "the colours are black, blue, gold, red, purple, green"),
        ({**USUAL, "black": 28}, "every number from 1 to 36 belongs to just one colour"),
        ({**USUAL, "black": USUAL["blue"]}, "every number from 1 to 36 belongs to just one colour"),
        ({**USUAL, "black": "28-9-26-30-11-0"}, "every number from 1 to 36 belongs to just one colour"),
        ({**USUAL, "black": ""}, "every number from 1 to 36 belongs to just one colour"),
        ({**USUAL, "black": {"28": 9}}, "every number from 1 to 36 belongs to just one colour"),
        ({**USUAL, "black": [10**5000]}, "every number from 1 to 36 belongs to just one colour"),
        (ALL_IN_ONE, "black is not six neighbouring numbers of the wheel, listed clockwise"),
        (SWAPPED, "blue is not six neighbouring numbers of the wheel, listed clockwise"),
        (UNEVEN, "black is not six neighbouring numbers of the wheel, listed clockwise"),
    ],
)
def test_sections_that_are_not_six_neighbours_to_a_colour_are_refused(
    given: dict[str, object], says: str
) -> None:
    as_json = {name: list(value) if isinstance(value, tuple) else value for name, value in given.items()}
    refused = refusal(lambda: read_sections(as_json, DOUBLE, RULE))
    assert (refused.reason, refused.says) == (Reason.OPTION_NOT_ALLOWED, says)
    assert (refused.clause, refused.place) == ("new-jersey:5.1(e)6ii", "options.colour-sections")


def test_sections_of_one_wheel_are_not_those_of_another() -> None:
    single = {colour: list(numbers) for colour, numbers in usual_sections(WheelKind.SINGLE_ZERO).items()}
    assert "is not six neighbouring numbers" in refusal(lambda: read_sections(single, DOUBLE, RULE)).says

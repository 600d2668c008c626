"""Chips at one table: a non-value colour is one player's, at one value, and never a value chip's colour."""

import pytest

from croupier.base.names import Citation, PlayerId
from croupier.base.refusal import Reason, Refusal
from croupier.floor.parts.colours import (
    OTHER_VALUE,
    VALUE_COLOURS,
    Chips,
    Issued,
    unclear,
    value_colour,
)

ANN, BOB = PlayerId("ann"), PlayerId("bob")
CLAUSE = Citation("new-jersey:5.1(b)")
CHIPS = Chips(
    CLAUSE,
    (
        "green",
        "black",
    ),
    {"pink": Issued(ANN, 25)},
)


@pytest.mark.parametrize(
    ("colour", "player", "value", "reason", "says"),
    [
        ("blue", BOB, 100, None, ""),
        ("pink", ANN, 25, None, ""),
        ("pink", BOB, 25, Reason.CHIPS_CLASH, "pink chips belong to another player here"),
        ("pink", ANN, 50, Reason.CHIPS_CLASH, "pink chips were issued at $0.25 and keep that value"),
        ("green", BOB, 25, Reason.CHIPS_CLASH, "green is the colour of a value chip"),
        ("blue", BOB, 0, Reason.BAD_AMOUNT, "a chip is worth more than 0.00"),
        ("blue", BOB, -25, Reason.BAD_AMOUNT, "a chip is worth more than 0.00"),
        ("green", BOB, 0, Reason.BAD_AMOUNT, "a chip is worth more than 0.00"),
    ],
)
def test_a_colour_is_issued_or_refused(
    colour: str, player: PlayerId, value: int, reason: Reason | None, says: str
) -> None:
    issued = CHIPS.issue(colour, player, value)
    if reason is None:
        assert isinstance(issued, Chips)
        assert issued.issued == {**CHIPS.issued, colour: Issued(player, value)}
        assert CHIPS.check_issue(colour, player, value) is None
    else:
        assert isinstance(issued, Refusal)
        assert (issued.reason, issued.clause) == (reason, CLAUSE)
        assert issued.says.startswith(says)
        assert CHIPS.check_issue(colour, player, value) == issued


def test_a_colour_that_came_back_may_be_issued_to_another_player() -> None:
    free = CHIPS.colour_out("pink")
    assert free.issued == {}
    assert free.issue("pink", BOB, 500) == Chips(CLAUSE, CHIPS.value_colours, {"pink": Issued(BOB, 500)})


def test_a_colour_not_out_comes_back_without_effect() -> None:
    assert CHIPS.colour_out("blue") == CHIPS


@pytest.mark.parametrize(
    ("house", "says"),
    [
        ({}, None),
        ({100: "ivory"}, None),
        ({100: "Ivory!"}, "Ivory! is no colour of a chip"),
        ({0: "ivory"}, "ivory is no colour of a chip"),
        ({100: "ivory", 500: "ivory"}, "chips of $1 and of $5 would both be ivory"),
    ],
)
def test_two_values_never_share_a_colour_that_the_house_gives(
    house: dict[int, str], says: str | None
) -> None:
    refusal = unclear(house)
    assert refusal is None if says is None else refusal is not None and says in refusal.says


def test_a_house_colours_some_and_leaves_the_usual_ones() -> None:
    usual = value_colour(500)
    assert (value_colour(100, {100: "ivory"}), value_colour(500, {100: "ivory"})) == ("ivory", usual)


def test_no_two_values_have_one_colour() -> None:
    assert len({*VALUE_COLOURS.values(), OTHER_VALUE}) == len(VALUE_COLOURS) + 1

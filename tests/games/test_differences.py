"""How two documents differ, a row for each thing a reader of both would ask."""

import pytest

from croupier.games.differences import Difference, differences
from croupier.games.library import BOOKS, load, open_book
from tests.law.reading import mutated

NJ, MA, ONEIDA, ILANI = "new-jersey", "massachusetts", "oneida-roulette", "ilani"


def difference(left: str, right: str, topic: str) -> Difference:
    (found,) = [one for one in differences(load(left), load(right)) if one.topic == topic]
    return found


@pytest.mark.parametrize(
    ("left", "right", "topic", "ours", "theirs"),
    [
        (NJ, MA, "bigsix", ("played", "5.5(a)"), None),
        (NJ, MA, "play: closing", ("in-track", "5.3(b)"), ("before-spin", "3(b)")),
        (
            NJ,
            MA,
            "wager b2b",
            None,
            ("B2B bonus wager, by the multiplier on the reader board, optional", "4(b)"),
        ),
        (NJ, MA, "b2b-pays", None, ("stake-returned or in-all", "4(b)")),
        (NJ, MA, "sign: No bets are allowed once the ball is in motion.", None, ("posted", "3(b)")),
        (ILANI, ONEIDA, "odds are", ("exactly", "1.c.i"), ("at-least", "G.1")),
        (
            ILANI,
            ONEIDA,
            "wager straight",
            ("straight up, 35 to 1", "1.c.i"),
            ("single or straight, 35 to 1", "G.1"),
        ),
        (ILANI, ONEIDA, "limit aggregate", ("5.00..", "6.c"), None),
        (ILANI, ONEIDA, "play: coupon", ("none", "6.d"), ("non-value-chips", "C.2")),
        (ILANI, ONEIDA, "play: refund", ("by-system", "5.a"), None),
        (ILANI, ONEIDA, "play: malfunction", ("game void, wagers refunded", "5.a"), None),
        (ILANI, ONEIDA, "play: short-spin", None, ("no spin, wagers stand", "H.2")),
        (ILANI, ONEIDA, "terminals: closing", None, ("clock", "I.6.d")),
        (
            NJ,
            ILANI,
            "demand: the seven numbers colour wager belongs to a single-zero wheel",
            ("yes", "5.1(e)7"),
            None,
        ),
    ],
)
def test_two_books_differ_on_this(
    left: str, right: str, topic: str, ours: tuple[str, str] | None, theirs: tuple[str, str] | None
) -> None:
    found = difference(left, right, topic)
    assert (found.left and (found.left.says, found.left.clause)) == (ours and (ours[0], f"{left}:{ours[1]}"))
    assert (found.right and (found.right.says, found.right.clause)) == (
        theirs and (theirs[0], f"{right}:{theirs[1]}")
    )


@pytest.mark.parametrize("topic", ["wager straight", "wheel", "odds are", "play: tender", "play: short-spin"])
def test_what_two_books_say_alike_is_no_difference(topic: str) -> None:
    assert topic not in {one.topic for one in differences(load(NJ), load(MA))}


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_does_not_differ_from_itself(name: str) -> None:
    assert differences(load(name), load(name)) == ()


def test_a_changed_value_of_either_game_is_the_one_difference() -> None:
    for old, new, topic in (
        ('joker = { value = "45 to 1"', 'joker = { value = "46 to 1"', "bigsix bets joker"),
        ('odds = { value = "17 to 1"', 'odds = { value = "18 to 1"', "wager split"),
    ):
        changed = open_book(mutated(NJ, old, new))
        assert [one.topic for one in differences(load(NJ), changed)] == [topic]


@pytest.mark.parametrize(("left", "right"), [(NJ, ILANI), (MA, ONEIDA), (ILANI, "oneida-parimutuel")])
def test_differences_read_the_same_from_either_side(left: str, right: str) -> None:
    there = differences(load(left), load(right))
    back = differences(load(right), load(left))
    assert {(one.topic, one.left, one.right) for one in there} == {(o.topic, o.right, o.left) for o in back}
    assert there


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("the number previously passed wins.", "the lower number wins."),
        ("the spin is void and the wheel is spun again.", "nobody wins."),
    ],
)
def test_of_several_signs_each_is_compared(old: str, new: str) -> None:
    changed = open_book(mutated(NJ, f"numbers, {old}", f"numbers, {new}"))
    begins = "bigsix sign: If the clapper rests between two numbers, "
    assert [one.topic for one in differences(load(NJ), changed)] == [begins + old, begins + new]

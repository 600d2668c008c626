"""The cloth as it is printed: a box for each wager that the table offers, and none besides."""

from typing import Any

import pytest

from croupier.games.layouts import layout
from croupier.games.library import load, open_table
from croupier.games.roulette.cloth import Cloth

COLOURS = ("black", "blue", "gold", "red", "purple", "green")
SIX = {"offer": ["six-colour"], "withhold": ["red", "black"]}
EIGHT = {"offer": ["six-colour", "eight-colour"], "withhold": ["red", "black", "dozen"]}


def cloth(book: str, options: dict[str, Any]) -> Cloth:
    drawn = layout(open_table(load(book), "roulette", {"even-money-on-zero": "lose-half", **options}))
    assert isinstance(drawn, Cloth)
    return drawn


@pytest.mark.clause("new-jersey:5.1(g)")
@pytest.mark.clause("massachusetts:1(g)")
@pytest.mark.parametrize("book", ["new-jersey", "massachusetts"])
@pytest.mark.parametrize("options", [{}, SIX, EIGHT], ids=["plain", "six", "eight"])
def test_every_box_is_a_wager_and_every_outside_wager_has_its_box(book: str, options: dict[str, Any]) -> None:
    drawn = cloth(book, options)
    boxes = {box.name for box in drawn.boxes}
    assert boxes <= {position.spot for position in drawn.positions}
    sizes = [kind.partition("-")[0] for kind in options.get("offer", [])]
    areas = {f"{size}:{colour}" for size in sizes for colour in COLOURS}
    withheld = set(options.get("withhold", []))
    chances = {"red", "black"} - withheld
    dozens = set() if "dozen" in withheld else {"dozen1", "dozen2", "dozen3"}
    assert {name for name in boxes if ":" in name} == areas
    assert boxes & {"red", "black"} == chances
    assert {name for name in boxes if name.startswith("dozen")} == dozens


@pytest.mark.parametrize("options", [{}, SIX, EIGHT], ids=["plain", "six", "eight"])
def test_no_two_boxes_overlap(options: dict[str, Any]) -> None:
    boxes = cloth("new-jersey", options).boxes
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            beside = one.right <= other.left or other.right <= one.left
            above = one.bottom <= other.top or other.bottom <= one.top
            assert beside or above, (one, other)


def test_without_dozens_there_is_no_line_between_them() -> None:
    places = {one: cloth("new-jersey", one_of).positions for one, one_of in (("all", {}), ("none", EIGHT))}
    assert [sum(p.spot == "0-00" for p in places[one]) for one in ("all", "none")] == [2, 1]

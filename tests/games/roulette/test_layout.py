"""The cloth: where the boxes stand, where they touch, and the positions that follow."""

from collections import defaultdict

import pytest

from croupier.games.roulette.bets import Kind
from croupier.games.roulette.layout import Box, Point, number_boxes, numbers_spot, outside_boxes, positions
from croupier.games.roulette.wheel import WheelKind, wheel

TRIPLES = frozenset(frozenset(triple.split("-")) for triple in ("0-1-2", "0-00-2", "00-2-3"))
DOUBLE, SINGLE, AS_SINGLE = WheelKind.DOUBLE_ZERO, WheelKind.SINGLE_ZERO, WheelKind.DOUBLE_AS_SINGLE


def places(kind: WheelKind) -> dict[str, set[Point]]:
    found: dict[str, set[Point]] = defaultdict(set)
    for position in positions(wheel(kind), TRIPLES):
        found[position.spot.text].add(position.at)
    return found


@pytest.mark.parametrize(
    ("spot", "kind", "at"),
    [
        ("1", DOUBLE, {(2, 2)}),
        ("36", DOUBLE, {(10, 46)}),
        ("0", DOUBLE, {(3, -2)}),
        ("00", DOUBLE, {(9, -2)}),
        ("0", SINGLE, {(6, -2)}),
        ("1-2", DOUBLE, {(4, 2)}),
        ("1-4", DOUBLE, {(2, 4)}),
        ("0-00", DOUBLE, {(6, -2), (-2, 32)}),
        ("0-2", DOUBLE, {(5, 0)}),
        ("00-2", DOUBLE, {(7, 0)}),
        ("1-2-3", DOUBLE, {(0, 2)}),
        ("0-1-2", DOUBLE, {(4, 0)}),
        ("0-00-2", DOUBLE, {(6, 0)}),
        ("00-2-3", DOUBLE, {(8, 0)}),
        ("1-2-4-5", DOUBLE, {(4, 4)}),
        ("0-00-1-2-3", DOUBLE, {(0, 0)}),
        ("1-2-3-4-5-6", DOUBLE, {(0, 4)}),
        ("31-32-33-34-35-36", DOUBLE, {(0, 44)}),
        ("column1", DOUBLE, {(2, 50)}),
        ("dozen3", DOUBLE, {(-2, 40)}),
        ("1to18", DOUBLE, {(-6, 4)}),
        ("19to36", DOUBLE, {(-6, 44)}),
        ("0-00", SINGLE, set()),
        ("0-2-3", SINGLE, set()),
        ("0-1-2-3", SINGLE, set()),
        ("00", AS_SINGLE, set()),
        ("0-00-1-2-3", AS_SINGLE, set()),
    ],
)
def test_a_chip_makes_this_wager_here(spot: str, kind: WheelKind, at: set[Point]) -> None:
    assert places(kind).get(spot, set()) == at


@pytest.mark.parametrize("kind", list(WheelKind))
def test_no_two_wagers_share_a_place(kind: WheelKind) -> None:
    at = [position.at for position in positions(wheel(kind), TRIPLES)]
    assert len(at) == len(set(at))


@pytest.mark.parametrize("kind", list(WheelKind))
def test_a_place_touches_just_the_boxes_of_an_inside_wager_of_up_to_four(kind: WheelKind) -> None:
    boxes = number_boxes(kind)
    seen = 0
    for position in positions(wheel(kind), TRIPLES):
        if position.spot.kind in (Kind.STRAIGHT, Kind.SPLIT, Kind.TRIPLE, Kind.CORNER) and position.at[0] > 0:
            seen += 1
            assert {box.name for box in boxes if box.touches(position.at)} == position.spot.pockets
    assert seen > 100


def test_only_the_triples_a_document_lists_are_on_its_cloth() -> None:
    assert not [p for p in positions(wheel(DOUBLE), frozenset()) if p.spot.kind is Kind.TRIPLE]


@pytest.mark.parametrize(
    ("one", "other", "line"),
    [
        (Box("a", 0, 0, 4, 4), Box("b", 4, 0, 8, 4), (4, 2)),
        (Box("a", 0, 0, 4, 4), Box("b", 0, 4, 4, 8), (2, 4)),
        (Box("a", 0, 0, 4, 4), Box("b", 4, 4, 8, 8), None),
        (Box("a", 0, 0, 4, 4), Box("b", 5, 0, 9, 4), None),
        (Box("a", 0, 0, 4, 4), Box("b", 0, 9, 4, 12), None),
        (Box("0", 0, -4, 6, 0), Box("2", 4, 0, 8, 4), (5, 0)),
    ],
)
def test_two_boxes_share_a_line_or_not(one: Box, other: Box, line: Point | None) -> None:
    assert one.line_with(other) == other.line_with(one) == line


def test_boxes_do_not_overlap() -> None:
    for kind in WheelKind:
        area: set[Point] = set()
        for box in (*number_boxes(kind), *outside_boxes()):
            cells = {(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)}
            assert not area & cells, box.name
            area |= cells


def test_a_numbers_spot_lists_its_numbers_as_people_do() -> None:
    spot = numbers_spot(Kind.FIRST_FIVE, ["3", "00", "2", "0", "1"])
    assert (spot.text, spot.pockets) == ("0-00-1-2-3", frozenset({"0", "00", "1", "2", "3"}))

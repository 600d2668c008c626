"""The betting layout as rectangles; every legal position follows from where the boxes touch.

The cloth stands upright: zeros above, rows of three below, dozens to the left of the numbers, the columns'
boxes at the foot. A number's box is 4 by 4, so that every line and corner has whole coordinates.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

import msgspec

from croupier.games.roulette.bets import Kind
from croupier.games.roulette.wheel import NUMBERS, Wheel, WheelKind, in_order

SIDE = 4
DOZENS = ("dozen1", "dozen2", "dozen3")
EVEN_CHANCES = ("1to18", "even", "red", "black", "odd", "19to36")

Point = tuple[int, int]


class Box(msgspec.Struct, frozen=True):
    name: str
    left: int
    top: int
    right: int
    bottom: int

    @property
    def centre(self) -> Point:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    @property
    def corners(self) -> tuple[Point, ...]:
        return tuple((x, y) for x in (self.left, self.right) for y in (self.top, self.bottom))

    def touches(self, point: Point) -> bool:
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom

    def line_with(self, other: "Box") -> Point | None:
        """The middle of the line the two boxes share, if they share more than a corner."""
        left, right = max(self.left, other.left), min(self.right, other.right)
        top, bottom = max(self.top, other.top), min(self.bottom, other.bottom)
        if (left == right and top < bottom) or (top == bottom and left < right):
            return (left + right) // 2, (top + bottom) // 2
        return None


class Spot(msgspec.Struct, frozen=True):
    """What a wager is on, and the text by which anyone may quote it."""

    text: str
    kind: Kind
    pockets: frozenset[str]


class Position(msgspec.Struct, frozen=True):
    """A place on the cloth where a chip makes a wager on a spot."""

    spot: Spot
    at: Point


def numbers_spot(kind: Kind, pockets: Iterable[str]) -> Spot:
    covered = frozenset(pockets)
    return Spot("-".join(in_order(covered)), kind, covered)


def number_boxes(kind: WheelKind) -> tuple[Box, ...]:
    """One box a number, zeros above: a double-zero cloth gives each zero half the width."""
    width = 3 * SIDE
    zeros = (
        (Box("0", 0, -SIDE, width, 0),)
        if kind is WheelKind.SINGLE_ZERO
        else (Box("0", 0, -SIDE, width // 2, 0), Box("00", width // 2, -SIDE, width, 0))
    )
    return zeros + tuple(_number_box(number) for number in NUMBERS)


def _number_box(number: str) -> Box:
    row, column = divmod(int(number) - 1, 3)
    return Box(number, column * SIDE, row * SIDE, (column + 1) * SIDE, (row + 1) * SIDE)


def outside_boxes() -> tuple[Box, ...]:
    foot = 12 * SIDE
    columns = (Box(f"column{i + 1}", i * SIDE, foot, (i + 1) * SIDE, foot + SIDE) for i in range(3))
    dozens = (Box(name, -SIDE, i * 4 * SIDE, 0, (i + 1) * 4 * SIDE) for i, name in enumerate(DOZENS))
    chances = (
        Box(name, -2 * SIDE, i * 2 * SIDE, -SIDE, (i + 1) * 2 * SIDE) for i, name in enumerate(EVEN_CHANCES)
    )
    return (*columns, *dozens, *chances)


def positions(wheel: Wheel, triples: frozenset[frozenset[str]]) -> tuple[Position, ...]:
    """Every position on the cloth of this wheel; of the three-box corners, those the document lists."""
    boxes = number_boxes(wheel.kind)
    found = (*_straights(boxes), *_lines(boxes), *_corners(boxes), *_outside(wheel))
    return tuple(
        position
        for position in found
        if not position.spot.pockets & wheel.dead
        and (position.spot.kind is not Kind.TRIPLE or position.spot.pockets in triples)
    )


def _straights(boxes: tuple[Box, ...]) -> Iterator[Position]:
    for box in boxes:
        yield Position(numbers_spot(Kind.STRAIGHT, [box.name]), box.centre)


def _lines(boxes: tuple[Box, ...]) -> Iterator[Position]:
    """Splits on the line between two numbers, rows on the outside line of their first number."""
    for one, other in combinations(boxes, 2):
        if line := one.line_with(other):
            yield Position(numbers_spot(Kind.SPLIT, [one.name, other.name]), line)
    dozens = {box.name: box for box in outside_boxes() if box.name in DOZENS}
    if between := _zeros_also_at(boxes, dozens):
        yield between
    for box in boxes:
        if any(box.line_with(dozen) for dozen in dozens.values()):
            yield Position(numbers_spot(Kind.ROW, _row(box.name)), (box.left, box.centre[1]))


def _zeros_also_at(boxes: tuple[Box, ...], dozens: dict[str, Box]) -> Position | None:
    """0-00 may also be placed on the line between 2nd 12 and 3rd 12, within everyone's reach."""
    line = dozens["dozen2"].line_with(dozens["dozen3"])
    zeros = [box.name for box in boxes if box.name not in NUMBERS]
    return Position(numbers_spot(Kind.SPLIT, zeros), line) if line and len(zeros) == 2 else None


def _row(first: str) -> tuple[str, ...]:
    return tuple(str(int(first) + step) for step in range(3))


def _corners(boxes: tuple[Box, ...]) -> Iterator[Position]:
    dozens = [box for box in outside_boxes() if box.name in DOZENS]
    for point in sorted({corner for box in boxes for corner in box.corners}):
        here = [box.name for box in boxes if box.touches(point)]
        outside = any(dozen.touches(point) for dozen in dozens)
        if spot := _outer_corner(here, boxes) if outside else _inner_corner(here):
            yield Position(spot, point)


def _inner_corner(here: list[str]) -> Spot | None:
    if len(here) == 4:
        return numbers_spot(Kind.CORNER, here)
    return numbers_spot(Kind.TRIPLE, here) if len(here) == 3 else None


def _outer_corner(here: list[str], boxes: tuple[Box, ...]) -> Spot | None:
    """Two rows meet at the outside line; above the first row stand the zeros, and with 00 the first five."""
    if len(here) != 2:
        return None
    if "0" not in here:
        return numbers_spot(Kind.LINE, [number for first in here for number in _row(first)])
    zeros = [box.name for box in boxes if box.name not in NUMBERS]
    return numbers_spot(Kind.FIRST_FIVE, [*zeros, *_row("1")]) if len(zeros) == 2 else None


def _outside(wheel: Wheel) -> Iterator[Position]:
    for box in outside_boxes():
        yield Position(_outside_spot(box.name, wheel), box.centre)


def _outside_spot(name: str, wheel: Wheel) -> Spot:
    """0 and 00 are neither odd, even, low nor high, and stand in no column or dozen."""
    if name in ("red", "black"):
        return Spot(name, Kind(name), wheel.coloured(name))
    if name in ("odd", "even"):
        return Spot(name, Kind(name), _where(lambda n: n % 2 == (name == "odd")))
    if name in ("1to18", "19to36"):
        low = name == "1to18"
        return Spot(name, Kind.LOW if low else Kind.HIGH, _where(lambda n: (n <= 18) == low))
    which = int(name[-1]) - 1
    if name in DOZENS:
        return Spot(name, Kind.DOZEN, _where(lambda n: (n - 1) // 12 == which))
    return Spot(name, Kind.COLUMN, _where(lambda n: (n - 1) % 3 == which))


def _where(holds: Callable[[int], bool]) -> frozenset[str]:
    return frozenset(number for number in NUMBERS if holds(int(number)))

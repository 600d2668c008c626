"""The wheel: pockets in their order, clockwise from 0, and the colour behind each.

The order is that of real wheels and cannot be derived. The colours can: they alternate from each zero on.
"""

from enum import StrEnum
from functools import cache
from typing import Literal, TypeAlias

import msgspec

Colour: TypeAlias = Literal["red", "black", "green"]
"""What lies behind a pocket's number."""


class WheelKind(StrEnum):
    DOUBLE_ZERO = "double-zero"
    SINGLE_ZERO = "single-zero"
    DOUBLE_AS_SINGLE = "double-zero-as-single-zero"


ZEROS = ("0", "00")
NUMBERS = tuple(str(number) for number in range(1, 37))

_DOUBLE = (
    "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 "
    "00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2"
)  # fmt: skip
_SINGLE = (
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
)
_AFTER_ZERO: dict[str, dict[str, Colour]] = {
    "double-zero": {"0": "black", "00": "red"},
    "single-zero": {"0": "red"},
}


class Wheel(msgspec.Struct, frozen=True):
    kind: WheelKind
    order: tuple[str, ...]
    colours: dict[str, Colour]

    @property
    def dead(self) -> frozenset[str]:
        """Pockets that decide nothing: 00, where a double-zero wheel is used as a single-zero one."""
        return frozenset({"00"} if self.kind is WheelKind.DOUBLE_AS_SINGLE else ())

    def neighbours(self, pocket: str, each_side: int) -> tuple[str, ...]:
        """The pocket with its neighbours on the wheel, clockwise."""
        centre = self.order.index(pocket)
        around = range(centre - each_side, centre + each_side + 1)
        return tuple(self.order[index % len(self.order)] for index in around)

    def coloured(self, colour: str) -> frozenset[str]:
        return frozenset(pocket for pocket, behind in self.colours.items() if behind == colour)


@cache
def wheel(kind: WheelKind) -> Wheel:
    single = kind is WheelKind.SINGLE_ZERO
    order = tuple((_SINGLE if single else _DOUBLE).split())
    return Wheel(kind, order, _colours(order, _AFTER_ZERO["single-zero" if single else "double-zero"]))


def _colours(order: tuple[str, ...], after_zero: dict[str, Colour]) -> dict[str, Colour]:
    colours: dict[str, Colour] = {}
    colour: Colour = "green"
    for pocket in order:
        if pocket in ZEROS:
            colours[pocket] = "green"
            colour = after_zero[pocket]
        else:
            colours[pocket] = colour
            colour = "black" if colour == "red" else "red"
    return colours


def in_order(pockets: frozenset[str]) -> tuple[str, ...]:
    """Pockets as people list them: 0, 00, 1, 2, … 36."""
    return tuple(sorted(pockets, key=_rank))


def _rank(pocket: str) -> tuple[int, int]:
    return int(pocket), len(pocket)

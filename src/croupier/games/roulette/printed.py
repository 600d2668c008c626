"""The outside of the cloth as one table has it printed: a box for each wager that it offers, and no other.

A colour wager has an area of its own on the layout. That on seven or eight numbers lies where the dozens are
at other tables, since no table has both; that on six numbers lies outermost.
"""

from collections.abc import Iterator
from itertools import pairwise

from croupier.games.roulette.bets import Kind
from croupier.games.roulette.colours import COLOURS
from croupier.games.roulette.layout import DOZENS, EVEN_CHANCES, SIDE, Box, outside_boxes
from croupier.games.roulette.table import COLOUR_WORDS, RouletteTable

LENGTH = 12 * SIDE


def outside_of(table: RouletteTable) -> tuple[Box, ...]:
    columns = (box for box in outside_boxes() if box.name.startswith("column"))
    strips = [names for names in _strips(table) if names]
    return (*columns, *(box for nth, names in enumerate(strips) for box in _strip(names, nth)))


def _strips(table: RouletteTable) -> Iterator[list[str]]:
    """What lies side by side along the numbers, the nearest first."""
    yield _offered(table, DOZENS)
    for kind in (Kind.SEVEN_COLOUR, Kind.EIGHT_COLOUR):
        yield _offered(table, _colours(kind))
    yield _offered(table, EVEN_CHANCES)
    yield _offered(table, _colours(Kind.SIX_COLOUR))


def _colours(kind: Kind) -> tuple[str, ...]:
    return tuple(f"{COLOUR_WORDS[kind]}:{colour}" for colour in COLOURS)


def _offered(table: RouletteTable, names: tuple[str, ...]) -> list[str]:
    return [name for name in names if name in table.spots]


def _strip(names: list[str], nth: int) -> Iterator[Box]:
    """Boxes of one strip share the length of the numbers."""
    ends = [LENGTH * i // len(names) for i in range(len(names) + 1)]
    for name, (top, bottom) in zip(names, pairwise(ends), strict=True):
        yield Box(name, -(nth + 1) * SIDE, top, -nth * SIDE, bottom)

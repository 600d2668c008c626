"""The big road: a column for each streak of one side's wins, with ties as strokes on the win before them."""

from collections.abc import Sequence

import msgspec

from croupier.games.baccarat.bead_plate import Outcome
from croupier.games.baccarat.hands import Side
from croupier.games.baccarat.road_layout import lay_out


class BigRoadCell(msgspec.Struct, frozen=True):
    """`ties` came after this win and before the next; the first win also has those that came before it."""

    column: int
    row: int
    winner: Side
    ties: int


class BigRoad(msgspec.Struct, frozen=True):
    """`held` are ties that wait for the first win of the shoe; 0 once it has come."""

    cells: list[BigRoadCell]
    held: int


class Win(msgspec.Struct, frozen=True):
    side: Side
    ties: int


def big_road(outcomes: Sequence[Outcome]) -> BigRoad:
    wins, held = wins_with_ties(outcomes)
    places = lay_out(win.side for win in wins)
    cells = [
        BigRoadCell(place.column, place.row, win.side, win.ties)
        for place, win in zip(places, wins, strict=True)
    ]
    return BigRoad(cells, held)


def wins_with_ties(outcomes: Sequence[Outcome]) -> tuple[list[Win], int]:
    """The wins in their order, and the ties that no win has come for yet."""
    wins: list[Win] = []
    held = 0
    for outcome in outcomes:
        if outcome != "tie":
            wins.append(Win(outcome, held))
            held = 0
        elif wins:
            wins[-1] = Win(wins[-1].side, wins[-1].ties + 1)
        else:
            held += 1
    return wins, held

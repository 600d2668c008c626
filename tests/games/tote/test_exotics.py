"""Quinella, exacta, trifecta, superfecta: each row a finish, what was sold, and the dollars on each winner.

Amounts are powers of two, so that a winner's dollars say which combinations it covers.
"""

from collections.abc import Callable

import pytest

from croupier.games.tote import exotics
from croupier.games.tote.pool_arithmetic import Bets, Winner
from croupier.games.tote.pool_result import Rung
from croupier.games.tote.race import Race
from tests.pools import bets, covers, parts, race

RUNNERS = "1 1A 2 3 4 5 6"
Row = tuple[str, str, Rung | None, dict[str, int]]
Finder = Callable[[Bets, Race], tuple[Winner, ...]]

QUINELLA: list[Row] = [
    ("1 2 3 4", "1-2:1 1-3:2", Rung.EXACT, {"1-2": 1}),
    ("2 1 3 4", "1-2:1 1-3:2", Rung.EXACT, {"1-2": 1}),
    ("1 1A 2 3", "1-2:1 1-3:2", Rung.EXACT, {"1-2": 1}),
    ("1 2=3 4", "1-2:1 1-3:2 2-3:4", Rung.EXACT, {"1-2": 1, "1-3": 2}),
    ("1=2 3 4", "1-2:1 1-3:2 2-3:4", Rung.EXACT, {"1-2": 1}),
    ("1=2=3 4", "1-2:1 1-3:2 2-3:4 3-4:8", Rung.EXACT, {"1-2": 1, "1-3": 2, "2-3": 4}),
    ("1=2=3 4", "1-3:2 3-4:8", Rung.EXACT, {"1-3": 2}),
    ("1 2 3 4", "1-3:1 1-4:2 2-5:4 3-4:8", Rung.SIDES, {"1-ALL": 3, "2-ALL": 4}),
    ("1 2=3 4", "1-4:1 2-3:2 3-5:4 4-5:8", Rung.SIDES, {"1-ALL": 1, "2,3-ALL": 6}),
    ("1=2 3 4", "1-4:1 2-3:2 3-5:4", Rung.SIDES, {"1-ALL": 1, "2-ALL": 2}),
    ("1=2=3 4", "1-4:1 3-5:4 4-5:8", Rung.SIDES, {"1-ALL": 1, "3-ALL": 4}),
    ("1 2 3 4", "1-3:1 3-4:8", Rung.ONE_SIDE, {"1-ALL": 1}),
    ("1 2 3 4", "2-3:1 3-4:8", Rung.ONE_SIDE, {"2-ALL": 1}),
    ("1", "1-3:1 3-4:8", Rung.ONE_SIDE, {"1-ALL": 1}),
    ("1 2 3 4", "3-4:8", None, {}),
    ("1", "3-4:8", None, {}),
]
EXACTA: list[Row] = [
    ("1 2 3 4", "1-2:1 2-1:2", Rung.EXACT, {"1-2": 1}),
    ("1 1A 2 3", "1-2:1 2-1:2", Rung.EXACT, {"1-2": 1}),
    ("1 2=3 4", "1-2:1 1-3:2 2-3:4", Rung.EXACT, {"1-2": 1, "1-3": 2}),
    ("1=2 3 4", "1-2:1 2-1:2 1-3:4", Rung.EXACT, {"1-2": 1, "2-1": 2}),
    ("1=2=3 4", "1-2:1 3-2:2 3-4:4", Rung.EXACT, {"1-2": 1, "3-2": 2}),
    ("1 2 3 4", "1-3:1 1-4:2 3-2:4 2-1:8", Rung.SIDES, {"1-ALL": 3, "ALL-2": 4}),
    ("1 2=3 4", "1-4:1 4-2:2 5-3:4 4-5:8 2-3:16", Rung.SIDES, {"1-ALL": 1, "ALL-2,3": 22}),
    ("1=2 3 4", "1-4:1 2-3:2 3-1:4 4-3:8", Rung.SIDES, {"1,2-ALL": 3, "ALL-1,2": 4}),
    ("1 2 3 4", "1-3:1 2-1:2", Rung.ONE_SIDE, {"1-ALL": 1}),
    ("1 2 3 4", "3-2:1 2-1:2", Rung.ONE_SIDE, {"ALL-2": 1}),
    ("1", "1-3:1 3-1:2", Rung.ONE_SIDE, {"1-ALL": 1}),
    ("1 2 3 4", "2-1:1 3-4:2", None, {}),
    ("1", "3-1:1", None, {}),
]
TRIFECTA: list[Row] = [
    ("1 2 3 4", "1-2-3:1 1-2-4:2", Rung.EXACT, {"1-2-3": 1}),
    ("1 1A 2 3", "1-2-3:1 1-3-2:2", Rung.EXACT, {"1-2-3": 1}),
    ("1 2 3=4 5", "1-2-3:1 1-2-4:2 1-3-4:4", Rung.EXACT, {"1-2-3": 1, "1-2-4": 2}),
    ("1 2=3 4", "1-2-3:1 1-3-2:2 1-2-4:4", Rung.EXACT, {"1-2-3": 1, "1-3-2": 2}),
    ("1=2 3 4", "1-2-3:1 2-1-3:2 1-3-2:4", Rung.EXACT, {"1-2-3": 1, "2-1-3": 2}),
    ("1=2=3=4 5", "4-2-3:1 2-1-5:2", Rung.EXACT, {"4-2-3": 1}),
    ("1 2 3 4", "1-2-4:1 1-2-5:2 1-3-2:4", Rung.FIRST_TWO, {"1-2-ALL": 3}),
    ("1 2=3 4", "1-2-4:1 1-3-5:2 1-4-2:4", Rung.FIRST_TWO, {"1-2-ALL": 1, "1-3-ALL": 2}),
    ("1 2 3 4", "1-3-2:1 1-4-5:2 2-1-3:4", Rung.FIRST, {"1-ALL-ALL": 3}),
    ("1=2 3 4", "1-3-2:1 2-4-5:2 3-1-2:4", Rung.FIRST, {"1-ALL-ALL": 1, "2-ALL-ALL": 2}),
    ("1 2 3 4", "2-1-3:4", None, {}),
    ("1 2", "1-2-3:1 1-2-4:2 1-3-2:4", Rung.FIRST_TWO, {"1-2-ALL": 3}),
    ("1", "1-2-3:1 1-2-4:2 2-1-3:4", Rung.FIRST, {"1-ALL-ALL": 3}),
    ("1", "2-1-3:4", None, {}),
]
SUPERFECTA: list[Row] = [
    ("1 2 3 4 5", "1-2-3-4:1 1-2-3-5:2", Rung.EXACT, {"1-2-3-4": 1}),
    ("1 2 3 4=5", "1-2-3-4:1 1-2-3-5:2 1-2-4-3:4", Rung.EXACT, {"1-2-3-4": 1, "1-2-3-5": 2}),
    ("1=2 3=4 5", "2-1-4-3:1 1-2-3-4:2 1-3-2-4:4", Rung.EXACT, {"1-2-3-4": 2, "2-1-4-3": 1}),
    ("1 2 3 4 5", "1-2-3-5:1 1-2-3-6:2 1-2-4-3:4", Rung.FIRST_THREE, {"1-2-3-ALL": 3}),
    ("1 2 3 4 5", "1-2-4-3:1 1-2-5-6:2 1-3-2-4:4", Rung.FIRST_TWO, {"1-2-ALL-ALL": 3}),
    ("1 2 3 4 5", "1-3-2-4:1 1-4-2-3:2 2-1-3-4:4", Rung.FIRST, {"1-ALL-ALL-ALL": 3}),
    ("1 2 3 4 5", "2-1-3-4:4", None, {}),
    ("1 2 3", "1-2-3-4:1 1-2-3-5:2 1-2-4-3:4", Rung.FIRST_THREE, {"1-2-3-ALL": 3}),
    ("1 2", "1-2-3-4:1 1-3-2-5:2", Rung.FIRST_TWO, {"1-2-ALL-ALL": 1}),
    ("1", "1-2-3-4:1 2-1-3-5:2", Rung.FIRST, {"1-ALL-ALL-ALL": 1}),
]


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        (kind, row)
        for kind, rows in [
            (exotics.quinella, QUINELLA),
            (exotics.exacta, EXACTA),
            (exotics.trifecta, TRIFECTA),
            (exotics.superfecta, SUPERFECTA),
        ]
        for row in rows
    ],
    ids=lambda one: getattr(one, "__name__", None) or f"{one[0]} sold {one[1]}",
)
def test_who_wins(kind: Finder, row: Row) -> None:
    finish, sold, rung, dollars = row
    on = bets(sold)
    winners = kind(on, race(RUNNERS, finish))
    assert covers(winners, on) == dollars
    assert {winner.rung for winner in winners} == ({rung} if rung else set())
    assert set(parts(winners).values()) <= {"1" if len(winners) == 1 else f"1/{len(winners)}"}


def test_dead_heaters_fill_the_tied_places_in_any_order() -> None:
    order = ((1,), (2, 3), (4, 5))
    assert set(exotics.sequences(order, 4)) == {
        (1, 2, 3, 4),
        (1, 2, 3, 5),
        (1, 3, 2, 4),
        (1, 3, 2, 5),
    }
    assert list(exotics.sequences(order, 0)) == [()]
    assert list(exotics.sequences(((1,), (2,)), 3)) == []

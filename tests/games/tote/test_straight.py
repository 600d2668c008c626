"""Win, place and show: each row a finish, who was backed, and who shares the profit in which parts."""

import pytest

from croupier.games.tote import straight
from croupier.games.tote.pool_result import Rung
from tests.pools import bets, parts, race

RUNNERS = "1 1A 1B 2 3 4 5"
Row = tuple[str, str, Rung | None, dict[str, str]]

WIN: list[Row] = [
    ("1 2 3 4", "1 2 3", Rung.EXACT, {"1": "1"}),
    ("1 2 3 4", "2 3", Rung.SECOND, {"2": "1"}),
    ("1 2 3 4", "3 4", Rung.THIRD, {"3": "1"}),
    ("1 2 3 4", "4 5", None, {}),
    ("1 2", "3", None, {}),
    ("1=2 3", "1 2 3", Rung.EXACT, {"1": "1/2", "2": "1/2"}),
    ("1=2 3", "2 3", Rung.EXACT, {"2": "1"}),
    ("3=2=4", "2 3 4", Rung.EXACT, {"2": "1/3", "3": "1/3", "4": "1/3"}),
    ("1=1A 2", "1 2", Rung.EXACT, {"1": "1"}),
    ("1=1A=2 3", "1 2", Rung.EXACT, {"1": "1/2", "2": "1/2"}),
    ("1 1A 2 3 4", "2", Rung.THIRD, {"2": "1"}),  # an entry takes both places
    ("1 1A 2 3 4", "3", None, {}),
    ("1=2 3 4", "3", Rung.THIRD, {"3": "1"}),  # as a dead heat does
    ("1=2 3 4", "4", None, {}),
    ("1 2=3 4", "2 3", Rung.SECOND, {"2": "1/2", "3": "1/2"}),
]
PLACE: list[Row] = [
    ("1 2 3 4", "1 2 3", Rung.EXACT, {"1": "1/2", "2": "1/2"}),
    ("1 1A 2 3", "1 2 3", Rung.EXACT, {"1": "1"}),
    ("1 2 3 4", "2 3", Rung.EXACT, {"2": "1"}),
    ("1 2 3 4", "1 3", Rung.EXACT, {"1": "1"}),
    ("1 2 3 4", "3 4", Rung.NEXT, {"3": "1"}),
    ("1 2 3=4", "3 4", Rung.NEXT, {"3": "1/2", "4": "1/2"}),
    ("2 3 1=1A 4", "1 4", Rung.NEXT, {"1": "1"}),
    ("1 2 3 4", "4 5", None, {}),
    ("1 2", "3", None, {}),
    ("1", "1 2", Rung.EXACT, {"1": "1"}),
    ("1=2 3", "1 2 3", Rung.EXACT, {"1": "1/2", "2": "1/2"}),
    ("1=2=3 4", "1 2 3", Rung.EXACT, {"1": "1/3", "2": "1/3", "3": "1/3"}),
    ("1=2 3", "2 3", Rung.EXACT, {"2": "1"}),
    ("1=2 3", "3", Rung.NEXT, {"3": "1"}),
    ("1 2=3", "1 2 3", Rung.EXACT, {"1": "1/2", "2": "1/4", "3": "1/4"}),
    ("1 2=3=4", "1 2 3 4", Rung.EXACT, {"1": "1/2", "2": "1/6", "3": "1/6", "4": "1/6"}),
    ("1 2=3", "1 2", Rung.EXACT, {"1": "1/2", "2": "1/2"}),
    ("1 2=3", "2 3", Rung.EXACT, {"2": "1/2", "3": "1/2"}),
    ("1 1A=2", "1 2", Rung.EXACT, {"1": "3/4", "2": "1/4"}),
    ("2 1=1A", "1 2", Rung.EXACT, {"2": "1/2", "1": "1/2"}),
    ("1=1A=2 3", "1 2", Rung.EXACT, {"1": "2/3", "2": "1/3"}),
]
SHOW: list[Row] = [
    ("1 2 3 4", "1 2 3 4", Rung.EXACT, {"1": "1/3", "2": "1/3", "3": "1/3"}),
    ("1 1A 2 3", "1 2 3", Rung.EXACT, {"1": "2/3", "2": "1/3"}),
    ("1 1A 1B 3", "1 2 3", Rung.EXACT, {"1": "1"}),
    ("1 2 3 4", "2 3", Rung.EXACT, {"2": "1/2", "3": "1/2"}),
    ("1 2 3 4", "3 4", Rung.EXACT, {"3": "1"}),
    ("1 2 3 4 5", "4 5", Rung.NEXT, {"4": "1"}),
    ("1 2 3 4 5", "5", None, {}),
    ("1 2", "1 2 3", Rung.EXACT, {"1": "1/2", "2": "1/2"}),
    ("1", "1 2 3", Rung.EXACT, {"1": "1"}),
    ("1 2=3 4", "1 2 3 4", Rung.EXACT, {"1": "1/3", "2": "1/3", "3": "1/3"}),
    ("1 2=3=4 5", "1 2 3 4", Rung.EXACT, {"1": "1/3", "2": "2/9", "3": "2/9", "4": "2/9"}),
    ("1 2=3=4 5", "1 2", Rung.EXACT, {"1": "1/2", "2": "1/2"}),
    ("1 2=3=4 5", "1 2 3", Rung.EXACT, {"1": "1/3", "2": "1/3", "3": "1/3"}),
    ("1 2 3=4 5", "1 2 3 4", Rung.EXACT, {"1": "1/3", "2": "1/3", "3": "1/6", "4": "1/6"}),
    ("1=2 3=4 5", "1 2 3 4", Rung.EXACT, {"1": "1/3", "2": "1/3", "3": "1/6", "4": "1/6"}),
    ("1=2 3=4 5", "2 3 4", Rung.EXACT, {"2": "1/2", "3": "1/4", "4": "1/4"}),
    ("1=2 3 4", "1 3", Rung.EXACT, {"1": "1/2", "3": "1/2"}),
    ("1=2=3=4 5", "1 2 3 4 5", Rung.EXACT, {"1": "1/4", "2": "1/4", "3": "1/4", "4": "1/4"}),
    ("1=2=3=4 5", "5", Rung.NEXT, {"5": "1"}),
    ("1 2 1A=3 4", "1 2 3", Rung.EXACT, {"1": "1/2", "2": "1/3", "3": "1/6"}),
]


@pytest.mark.parametrize(("finish", "backed", "rung", "shares"), WIN)
def test_win(finish: str, backed: str, rung: Rung | None, shares: dict[str, str]) -> None:
    winners = straight.win(bets(backed), race(RUNNERS, finish))
    assert parts(winners) == shares
    assert {winner.rung for winner in winners} == ({rung} if rung else set())


@pytest.mark.parametrize(("finish", "backed", "rung", "shares"), PLACE)
def test_place(finish: str, backed: str, rung: Rung | None, shares: dict[str, str]) -> None:
    winners = straight.place(bets(backed), race(RUNNERS, finish))
    assert parts(winners) == shares
    assert {winner.rung for winner in winners} == ({rung} if rung else set())


@pytest.mark.parametrize(("finish", "backed", "rung", "shares"), SHOW)
def test_show(finish: str, backed: str, rung: Rung | None, shares: dict[str, str]) -> None:
    winners = straight.show(bets(backed), race(RUNNERS, finish))
    assert parts(winners) == shares
    assert {winner.rung for winner in winners} == ({rung} if rung else set())

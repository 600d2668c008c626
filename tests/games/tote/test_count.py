"""What a bet holds, counted by formula and written out, against every order of finish tried one by one."""

from itertools import combinations, permutations
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.tote.accept import accept
from croupier.games.tote.count import bets, cost
from croupier.games.tote.expand import combinations_of
from croupier.games.tote.notation import read_bet
from tests.games.tote.slips import Field, covered, fields, read, texts
from tests.single_bets import spread

TEN = {race: tuple(range(1, 11)) for race in range(1, 13)}


@st.composite
def slips(draw: st.DrawFn) -> tuple[str, Field]:
    running = draw(fields())
    return draw(texts(running)), running


@given(slips())
def test_a_bet_holds_each_finish_it_is_on_once_and_no_other(slip: tuple[str, Field]) -> None:
    text, running = slip
    bet = read(text)
    if bet is None:
        return
    held = list(combinations_of(bet, running))
    assert len(held) == len(set(held))
    assert set(held) == covered(bet, running)
    singles = list(spread(bet, running))
    assert len(singles) == bets(bet, running) == len(bet.pools) * len(held)
    assert cost(bet, running) == sum(single.amount for single in singles)
    assert {single.races for single in singles} <= {bet.races}
    assert [single.kind for single in singles[:: max(len(held), 1)]] == ([*bet.pools] if held else [])
    if held:
        assert accept(bet, running) == len(singles)


@given(slips())
def test_what_a_bet_holds_comes_in_rising_order(slip: tuple[str, Field]) -> None:
    text, running = slip
    bet = read(text)
    if bet is None:
        return
    held = list(combinations_of(bet, running))
    assert all(a < b for a, b in combinations(held[:40], 2))


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("R4 $2 WIN 6", [(6,)]),
        ("R4 $2 PLACE 6,4", [(4,), (6,)]),
        ("R4 $2 QUINELLA 3/1", [(1, 3)]),
        ("R4 $2 QUINELLA 1,2/1,2", [(1, 2)]),
        ("R4 $2 QUINELLA 1,2,3/2,3", [(1, 2), (1, 3), (2, 3)]),
        ("R4 $2 QUINELLA KEY 4 BOX 2,6", [(2, 4), (4, 6)]),
        ("R4 $2 QUINELLA ANY 1,2 & 3", [(1, 3), (2, 3)]),
        ("R4 $1 EXACTA BOX 1,3", [(1, 3), (3, 1)]),
        ("R4 $1 EXACTA 1,2/1,2", [(1, 2), (2, 1)]),
        ("R4 $1 EXACTA KEY 9 BOX ALL", [*((9, n) for n in range(1, 9)), (9, 10)]),
        ("R4 $1 QUINELLA KEY 9 BOX ALL", [*((n, 9) for n in range(1, 9)), (9, 10)]),
        ("R4 $1 EXACTA KEY 7 BOX 1,2", [(7, 1), (7, 2)]),
        ("R4 $1 QUINELLA WHEEL 9 WITH ALL", [*((n, 9) for n in range(1, 9)), (9, 10)]),
        ("R4 $1 TRIFECTA ANY 1 & 2,3 ONLY", [*permutations((1, 2, 3))]),
        ("R4 $1 EXACTA ANY 5 & 1,2", [(1, 5), (2, 5), (5, 1), (5, 2)]),
        ("R4 $1 TWIN TRIFECTA 1/2/3", [(1, 2, 3)]),
        ("R4 $2 DD 4/1,4", [(4, 1), (4, 4)]),
        ("R4 $1 PICK3 1/1/1,2", [(1, 1, 1), (1, 1, 2)]),
    ],
)
def test_small_bets_hold_what_a_person_would_say(text: str, held: list[tuple[int, ...]]) -> None:
    assert list(combinations_of(read_bet(text), TEN)) == held


def test_across_the_board_feeds_three_pools() -> None:
    found = [tuple(single) for single in spread(read_bet("R4 $2 ACROSS 6"), TEN)]
    assert found == [("win", (4,), (6,), 200), ("place", (4,), (6,), 200), ("show", (4,), (6,), 200)]


def test_legs_follow_one_another() -> None:
    assert {single.races for single in spread(read_bet("R4 $2 PICK6 1/2/3/4/5/6"), TEN)} == {
        (4, 5, 6, 7, 8, 9)
    }
    assert {single.races for single in spread(read_bet("R4 $2 TWIN TRIFECTA 1/2/3"), TEN)} == {(4, 5)}


def test_all_is_everyone_who_still_runs() -> None:
    bet = read_bet("R4 $1 EXACTA 3/ALL")
    assert list(combinations_of(bet, {4: (1, 3, 5)})) == [(3, 1), (3, 5)]


def test_counting_the_largest_bet_writes_nothing_out() -> None:
    largest = read_bet("R4 $1 PICK6 ALL/ALL/ALL/ALL/ALL/ALL")
    every = {race: tuple(range(1, 25)) for race in range(4, 10)}
    began = perf_counter()
    assert bets(largest, every) == 24**6
    assert perf_counter() - began < 1

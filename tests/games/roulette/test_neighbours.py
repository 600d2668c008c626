"""The neighbour's bet: straights either side of the last selected number, all or nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Reason, Refusal
from croupier.games.roulette.neighbours import neighbours_bet
from tests.oracle import second_reading
from tests.tables import roulette

AMERICAN = second_reading.WHEELS["double-zero"]


@pytest.mark.parametrize(
    ("neighbours", "last", "straights"),
    [
        ("two-each-side", "17", {"20", "32", "5", "22"}),
        ("two-each-side", "0", {"14", "2", "28", "9"}),
        ("two-each-side", "00", {"13", "1", "27", "10"}),
        ("two-each-side", "2", {"35", "14", "0", "28"}),
        ("one-each-side", "17", {"32", "5"}),
        ("one-each-side", "0", {"2", "28"}),
    ],
)
def test_the_neighbours_are_those_on_the_wheel(neighbours: str, last: str, straights: set[str]) -> None:
    table = roulette("oneida-roulette", mode="terminals", neighbours=neighbours)
    assert neighbours_bet(table, last, 250, 10_000) == dict.fromkeys(straights, 250)


@given(st.sampled_from(AMERICAN), st.integers(1, 10**6), st.integers(0, 10**7))
def test_the_neighbours_are_placed_whole_or_not_at_all(last: str, amount: int, credits_left: int) -> None:
    table = roulette("oneida-roulette", mode="terminals")
    bet = neighbours_bet(table, last, amount, credits_left)
    if isinstance(bet, Refusal):
        assert (bet.reason, bet.clause) == (Reason.NOT_ENOUGH_CREDITS, "oneida-roulette:I.3.b.viii")
        assert credits_left < 4 * amount
    else:
        assert len(bet) == 4
        assert last not in bet
        assert sum(bet.values()) == 4 * amount <= credits_left


def test_a_refusal_says_what_the_neighbours_cost_and_what_is_left() -> None:
    table = roulette("oneida-roulette", mode="terminals")
    bet = neighbours_bet(table, "17", 250, 999)
    assert isinstance(bet, Refusal)
    assert bet.says == "the neighbours cost $10 and $9.99 of credits are left"


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        ("oneida-roulette", "oneida-roulette:C.4"),
        ("new-jersey", "new-jersey:5.1(d)"),
        ("ilani", "ilani:1.b"),
    ],
)
def test_only_an_automatic_terminal_has_the_neighbours_bet(book: str, clause: str) -> None:
    bet = neighbours_bet(roulette(book), "17", 250, 10_000)
    assert isinstance(bet, Refusal)
    assert (bet.reason, bet.clause) == (Reason.NOT_OFFERED, clause)

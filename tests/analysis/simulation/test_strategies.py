"""Each system stakes as it is told of it; a user's own is compiled, tried, and refused in one sentence."""

import numpy as np
import pytest

from croupier.analysis.simulation.strategies import MEMORY, STRATEGIES, read_strategy
from croupier.base.refusal import Refused

STAKED = {
    "flat": ("LLWLW", [1, 1, 1, 1, 1, 1]),
    "martingale": ("LLLWPLW", [1, 2, 4, 8, 1, 1, 2, 1]),
    "fibonacci": ("LLLLLWWWLW", [1, 1, 2, 3, 5, 8, 3, 1, 1, 1, 1]),
    "dalembert": ("LLLWWWWL", [1, 2, 3, 4, 3, 2, 1, 1, 2]),
    # 1234: stake 5; lost, 12345: 6; won, 234: 6; lost, 2346: 8; won, 34: 7; won, struck out: anew
    "labouchere": ("LWLWWLL", [5, 6, 6, 8, 7, 5, 6, 7]),
}
"""Losses, wins and pushes, and what is staked before the first and after each, in units."""


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_system_stakes_as_it_is_told(name: str) -> None:
    ends, staked = STAKED[name]
    memory, last, gained, found = np.zeros(MEMORY, np.int64), 0, 0, []
    for end in (*ends, ""):
        last = STRATEGIES[name](250, last, gained, 10**6, memory)
        found.append(last // 250)
        gained = {"W": last, "L": -last, "P": 0, "": 0}[end]
    assert found == staked


def test_a_line_that_is_full_forgets_its_first_number() -> None:
    memory, last, gained = np.zeros(MEMORY, np.int64), 0, 0
    for _ in range(5 * MEMORY):
        last = min(STRATEGIES["labouchere"](100, last, gained, 10**6, memory), 10**6)
        gained = -last
    assert 0 <= memory[0] < memory[1] <= MEMORY - 2


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("x = 1", "a strategy is a function stake("),
        ("def stake(", "does not run"),
        ("def stake(unit, last, gained, bankroll, memory):\n    return nothing", "does not run"),
        ("def stake(unit, last, gained, bankroll, memory):\n    return unit / 3", "not whole cents"),
        ("def stake(unit, last, gained, bankroll, memory):\n    return unit // last", "does not run"),
    ],
)
def test_what_is_no_strategy_is_refused_in_one_sentence(source: str, says: str) -> None:
    with pytest.raises(Refused, match=r"^[^\n]*$") as refused:
        read_strategy(source)
    assert says in str(refused.value)

"""One player's session with a betting system: what Numba compiles, and what plain Python runs without it."""

from collections.abc import Callable
from typing import Any

import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation.jit import compiled
from croupier.analysis.simulation.kernels import fill, redrawn
from croupier.analysis.simulation.philox import HALF, LOW, Words

_ONE = np.uint64(1)
NET, STAKED, ROUNDS, LARGEST, LOWEST, END = range(6)
"""What is kept of a session: gain, money staked, rounds, largest stake, deepest loss, and how it ended."""
FIELDS = 6
TIME_UP, RUINED, REACHED, STOPPED = range(4)
PAYS, PAYS_ON, TAKES, TAKES_OF, CHARGES, CHARGE_UNIT = range(6)
LEAST, MOST, CHIP, BANKROLL, GOAL, LONGEST, BASE = range(7)
"""Limits of the stake, its smallest step, money at the start, money to stop at (0: none), most rounds, and
the player's unit."""


@compiled
def gain(rates: Ints, stake: int) -> int:
    """What a stake gains, rounded as `Ruling.net` rounds it."""
    won: int = -(-stake * rates[PAYS] // rates[PAYS_ON]) - stake * rates[TAKES] // rates[TAKES_OF]
    if rates[CHARGES]:
        due, unit = stake * rates[CHARGES], rates[CHARGE_UNIT]
        won -= due // 100 if unit == 1 else -(-due // (100 * unit)) * unit
    return won


@compiled
def allowed(rules: Ints, wanted: int, money: int) -> int:
    """The stake as the table takes it: within limits and money, in whole chips; 0 if it cannot be laid."""
    stake = min(wanted, rules[MOST], money) // rules[CHIP] * rules[CHIP]
    return stake if stake >= rules[LEAST] else 0


def player_of(strategy: Callable[..., Any], *, keep: bool) -> Callable[..., Any]:
    """The function that plays on through some results; `kept` and `memory` carry a session along."""

    def play(results: Ints, rates: Ints, rules: Ints, kept: Ints, memory: Ints, before: Ints) -> bool:
        """Returns True when the session is over. `before` is the stake and the gain of the last round."""
        for result in results:
            money = rules[BANKROLL] + kept[NET]
            wanted = strategy(rules[BASE], before[0], before[1], money, memory)
            stake = allowed(rules, wanted, money)
            if stake <= 0:
                kept[END] = STOPPED if wanted <= 0 else RUINED
                return True
            gained = gain(rates[result], stake)
            kept[NET] += gained
            kept[STAKED] += stake
            kept[ROUNDS] += 1
            kept[LARGEST] = max(kept[LARGEST], stake)
            kept[LOWEST] = min(kept[LOWEST], kept[NET])
            before[0], before[1] = stake, gained
            if rules[GOAL] and rules[BANKROLL] + kept[NET] >= rules[GOAL]:
                kept[END] = REACHED
                return True
            if kept[ROUNDS] >= rules[LONGEST]:
                kept[END] = RUINED if rules[BANKROLL] + kept[NET] < rules[LEAST] else TIME_UP
                return True
        return False

    return compiled(play, keep=keep)


COLUMNS = 8
"""Groups of words that a session draws together."""


@compiled
def draw_results(
    key: Words,
    stream: np.uint64,
    start: np.uint64,
    alphabet: Words,
    outcomes: Ints,
    out: Words,
    results: Ints,
) -> None:
    """The next results of a session. `key` has the key's halves and the tag; `alphabet` the tickets, how many
    symbols there are, how many a word has, and below what the rest of a word is unfair."""
    tickets, size, two, unfair = alphabet
    fill(key[0], key[1], stream, start, key[2], out)
    count = 0
    for column in range(out.shape[1]):
        for lane in range(4):
            high = out[lane, column] * size
            low = (high & LOW) * size if two == 2 else high
            attempt = key[2]
            while low & LOW < unfair:
                attempt += _ONE
                word = redrawn(key[0], key[1], stream, start + np.uint64(column), lane, attempt)
                high = word * size
                low = (high & LOW) * size if two == 2 else high
            for which in range(two):
                symbol = (low if which else high) >> HALF
                if tickets != size:
                    results[count] = outcomes[symbol // tickets]
                    count += 1
                results[count] = outcomes[symbol % tickets]
                count += 1


def sessions_of(strategy: Callable[..., Any], memory_size: int, *, keep: bool) -> Callable[..., Any]:
    """A loop over consecutive sessions, each drawing its results as it goes. For Numba alone."""
    play = player_of(strategy, keep=keep)

    def run(
        key: Words, first: int, alphabet: Words, outcomes: Ints, rates: Ints, rules: Ints, kept: Ints
    ) -> None:
        out = np.empty((4, COLUMNS), np.uint64)
        results = np.empty(4 * COLUMNS * alphabet[2] * (2 if alphabet[0] != alphabet[1] else 1), np.int64)
        memory, before = np.empty(memory_size, np.int64), np.empty(2, np.int64)
        for session in range(len(kept)):
            memory[:] = 0
            before[:] = 0
            start, over = np.uint64(0), False
            while not over:
                draw_results(key, np.uint64(first + session), start, alphabet, outcomes, out, results)
                over = play(results, rates, rules, kept[session], memory, before)
                start += np.uint64(COLUMNS)

    return compiled(run, keep=keep)

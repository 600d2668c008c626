"""A full table settled three ways in one run: a plain loop, the explained `settle`, and compiled nets.

The plain loop is what a good programmer writes without any of our layers: look the spot up, test whether the
number is covered, pay or take, add to the player's total. It explains nothing. All three must agree to the
cent for every player, on a million random wagers, before any time is printed.
"""

import random
from itertools import pairwise
from time import perf_counter
from typing import NamedTuple

import numpy as np

from croupier.analysis.compiled import ClosedBets, Compiled, Ints
from croupier.base.names import PlayerId, WagerId
from croupier.games.library import load, open_table
from croupier.games.roulette.bets import EVEN_MONEY
from croupier.games.roulette.result import Result
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Settled, Wager, settle

PLAYERS, EACH = 200, 20
ROUNDS = 250  # of 4,000 wagers: a million cases
REPEATS = 60
TIMED = ("plain loop", "settle, explained", "compiled, at the result", "compiled, at close")
OPTIONS = {"even-money-on-zero": "lose-half", "offer": "five-adjacent", "layout": "wheel-replica"}


class Plain(NamedTuple):
    """A wager as the plain loop keeps it."""

    player: int
    spot: str
    stake: int


class Bet(NamedTuple):
    pockets: frozenset[str]
    pays: int
    even_money: bool
    adjacent: bool


class Round(NamedTuple):
    """The same wagers in the three forms."""

    plain: list[Plain]
    wagers: list[Wager]
    columns: tuple[Ints, Ints, Ints]
    closed: ClosedBets
    outcome: str


def plain_totals(bets: dict[str, Bet], wagers: list[Plain], outcome: str) -> list[int]:
    totals = [0] * PLAYERS
    zero = outcome in ("0", "00")
    for player, spot, stake in wagers:
        bet = bets[spot]
        if outcome in bet.pockets:
            if bet.adjacent:
                totals[player] += stake // 5 * bet.pays - stake // 5 * 4
            else:
                totals[player] += stake * bet.pays
        elif zero and bet.even_money:
            totals[player] -= stake // 2
        else:
            totals[player] -= stake
    return totals


def settled_totals(settled: list[Settled]) -> list[int]:
    totals = [0] * PLAYERS
    for one in settled:
        totals[int(one.wager.player)] += one.paid - one.collected
    return totals


def plain_bets(table: RouletteTable) -> dict[str, Bet]:
    bets = {}
    for text, spot in table.spots.items():
        odds = table.terms.bets[spot.kind].odds
        assert odds is not None
        adjacent = spot.kind == "five-adjacent"
        bets[text] = Bet(spot.pockets, odds.pays, spot.kind in EVEN_MONEY, adjacent)
    return bets


def random_round(table: RouletteTable, compiled: Compiled, chance: random.Random) -> Round:
    spots = list(table.spots)
    plain = [
        Plain(player, chance.choice(spots), 5 * chance.randint(1, 20_001))
        for player in range(PLAYERS)
        for _ in range(EACH)
    ]
    wagers = [
        Wager(WagerId(str(n)), PlayerId(str(one.player)), one.spot, one.stake) for n, one in enumerate(plain)
    ]
    columns = (
        np.array([one.player for one in plain], np.int64),
        np.array([compiled.column[one.spot] for one in plain], np.int64),
        np.array([one.stake for one in plain], np.int64),
    )
    closed = compiled.close(*columns, PLAYERS)
    return Round(plain, wagers, columns, closed, chance.choice(table.wheel.order))


def agree(table: RouletteTable, bets: dict[str, Bet], one: Round) -> None:
    result = Result(pocket=one.outcome)
    by_plain = plain_totals(bets, one.plain, one.outcome)
    assert by_plain == settled_totals(settle(table.rulings(result), one.wagers))
    assert by_plain == one.closed.at(result).tolist()


def time_all(
    table: RouletteTable, compiled: Compiled, bets: dict[str, Bet], rounds: list[Round]
) -> dict[str, float]:
    """Seconds a round, the best of many, the three taken in turn so that a busy machine hits all alike."""
    best = dict.fromkeys(TIMED, 9.9)
    for _ in range(REPEATS):
        for one in rounds[:10]:
            result = Result(pocket=one.outcome)
            rulings = table.rulings(result)
            begin = perf_counter()
            plain_totals(bets, one.plain, one.outcome)
            after_plain = perf_counter()
            settle(rulings, one.wagers)
            after_settle = perf_counter()
            one.closed.at(result)
            after_result = perf_counter()
            compiled.close(*one.columns, PLAYERS)
            after_close = perf_counter()
            marks = (begin, after_plain, after_settle, after_result, after_close)
            for name, seconds in zip(
                TIMED, (later - earlier for earlier, later in pairwise(marks)), strict=True
            ):
                best[name] = min(best[name], seconds)
    return best


def main() -> None:
    table = open_table(load("new-jersey"), "roulette", OPTIONS)
    assert isinstance(table, RouletteTable)
    compiled, bets = Compiled(table), plain_bets(table)
    chance = random.Random(20261115)
    rounds = [random_round(table, compiled, chance) for _ in range(ROUNDS)]
    for one in rounds:
        agree(table, bets, one)
    cases = ROUNDS * PLAYERS * EACH
    print(f"settlement: {PLAYERS} players x {EACH} wagers; all agree on {cases:,} random wagers")
    best = time_all(table, compiled, bets, rounds)
    plain = best["plain loop"]
    for name, seconds in best.items():
        print(f"  {name:26}{seconds * 1e6:8.0f} µs a round{plain / seconds:8.1f} x the plain loop")
    faster, slower = plain / best["compiled, at the result"], best["settle, explained"] / plain
    print(f"  aims: compiled at least 10 x faster: {faster:.1f}; settle at most 2 x slower: {slower:.2f}")
    assert faster >= 10
    assert slower <= 2


if __name__ == "__main__":
    main()

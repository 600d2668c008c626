"""What wheel integrity costs and promises: `python -m bench.integrity`.

Measures a report over days of a journal, one look of the watch, how often the watch accuses fair wheels
that it looks at after every spin, and after how many spins it finds a planted bias.
"""

import sys
from collections import Counter
from math import log
from time import perf_counter, process_time

import numpy as np

from croupier.analysis.bias.evidence import log_evidence
from croupier.base.names import TableId
from croupier.desk.reports.integrity import integrity
from croupier.desk.reports.trial_history import history
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.tender import Money
from tests.analysis.bias.test_evidence import SIZE, Bets
from tests.analysis.bias.wheels import DOUBLE_ZERO, planted
from tests.desk.reports.days import begin
from tests.house import ONE, House

GAMES = 500
"""A day."""
BETS = 20
"""Chips laid in each game, none of which a report reads."""
ODDS = (20, 1000)


def main() -> None:
    _cost()
    _look()
    _false_alarms(wheels=1000, spins=5000)
    for length, bias in ((1, 1.0), (9, 0.2), (9, 0.4), (18, 0.2)):
        _found(length, bias, wheels=200, spins=12_000)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _cost() -> None:
    house, days = House().opened(), [f"2026-11-{day:02}" for day in range(1, 5)]
    house.buy_in(ONE, Money(10_000_000))
    for day in days:
        begin(house, day)
        for number in np.random.default_rng(1).choice(DOUBLE_ZERO.stops, GAMES):
            house.game({ONE: [("red", 100)] * BETS}).spin(str(number))
    for asked in (days[:1], days):
        began = process_time()
        tried = history(KINDS, house.store, TableId("T1"), asked)
        read = process_time() - began
        integrity(TableId("T1"), house.table.rules.wheel.order, asked, tried)
        whole = process_time() - began
        _say(f"report of {len(asked)} days, {len(tried)} games: {read:.3f} s to read, {whole:.3f} s in all")


def _look() -> None:
    counts = DOUBLE_ZERO.counts(Counter(dict.fromkeys(DOUBLE_ZERO.stops, 100)))
    began = perf_counter()
    for _ in range(500):
        log_evidence(DOUBLE_ZERO, counts)
    _say(f"one look of the watch: {(perf_counter() - began) * 2:.2f} ms")


def _highest(wheels: int, spins: int, chances: list[float] | None) -> "list[tuple[int, ...]]":
    """For each of the odds: after how many spins each wheel passed them first, or never (0)."""
    bets, chance = Bets(wheels), np.random.default_rng(8)
    passed = {odds: np.zeros(wheels, dtype=np.int64) for odds in ODDS}
    for number in range(1, spins + 1):
        grown = bets.pay(chance.choice(SIZE, wheels, p=chances))
        for odds, first in passed.items():
            first[(first == 0) & (grown >= log(odds))] = number
    return [tuple(map(int, first)) for first in passed.values()]


def _false_alarms(wheels: int, spins: int) -> None:
    for odds, first in zip(ODDS, _highest(wheels, spins, None), strict=True):
        accused = sum(one > 0 for one in first)
        watched = f"{wheels} fair wheels of {spins} spins at {odds} to 1"
        _say(f"{watched}: {accused} accused, at most {wheels // odds} expected")


def _found(length: int, bias: float, wheels: int, spins: int) -> None:
    *_, first = _highest(wheels, spins, planted(length, bias))
    found = sorted(one or spins + 1 for one in first)
    half, most = found[wheels // 2], found[wheels * 9 // 10]
    biased = f"{length} pockets {bias:.0%} too often at {ODDS[-1]} to 1"
    _say(f"{biased}: half found by {half}, nine in ten by {most}")


if __name__ == "__main__":
    main()

"""Simulation beside what a good programmer writes without it, in the same run and on one core: a plain Python
loop, plain NumPy, and, of shoes, a small C program that is built here.

Each rival draws by its own usual generator. Results of all of them are held against the exact value: a
difference of five standard errors, one good run in a million, stops the bench. Rates are the best of several
runs taken in turn, so that a busy machine hits all alike.
"""

import ctypes
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from time import perf_counter

import numpy as np

from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.estimate import Estimate
from croupier.analysis.simulation.philox import key_of
from croupier.analysis.simulation.rounds import Rounds
from croupier.analysis.simulation.running import Plan, Workers, run
from croupier.analysis.simulation.shoe_ends import end_table
from croupier.analysis.simulation.shoes import Shoes
from croupier.analysis.simulation.table_plans import TableNets, table_nets
from croupier.analysis.simulation.tally import Tally, tally
from croupier.games.baccarat.counting import count_hands, full_shoe
from croupier.games.library import load, open_table

KEY, REPEATS, SURE = key_of(20261117), 5, 5
Counted = Callable[[int], Tally]
C_SOURCE = Path(__file__).with_name("shoes.c")
AIMS = {"spins": 1000e6, "hands": 50e6}
"""Rounds a second on one core that the issue asks for."""


def spins_numba(count: int) -> Tally:
    plan = Rounds(KEY, count, tuple(range(38)))
    return plan.run(0, plan.items, Engine.NUMBA)


def spins_numpy(count: int) -> Tally:
    return tally(np.bincount(np.random.default_rng(1).integers(0, 38, count), minlength=38))


def spins_python(count: int) -> Tally:
    counts, chance = [0] * 38, random.Random(1)
    for _ in range(count):
        counts[chance.randrange(38)] += 1
    return tally(np.array(counts))


def hands_numba(count: int) -> Tally:
    return Shoes(KEY, count // 82, 8, 14).run(0, count // 82, Engine.NUMBA)


def hands_numpy(count: int) -> Tally:
    return Shoes(KEY, count // 82, 8, 14).run(0, count // 82, Engine.NUMPY)


def hands_python(count: int) -> Tally:
    """Every shoe is shuffled by `random` and dealt card by card."""
    counts, shoe, ends = (
        [0] * 4,
        [value for value, n in enumerate(full_shoe(8)) for _ in range(n)],
        end_table(),
    )
    chance = random.Random(1)
    for _ in range(count // 82):
        chance.shuffle(shoe)
        place, last = 1 + shoe[0], False
        while True:
            one, two, three, four, five, six = shoe[place : place + 6]
            end = int(ends[((one + three) * 19 + two + four) * 100 + five * 10 + six])
            counts[end & 7] += 1
            place += end >> 3
            if last:
                break
            last = place > 402
    return tally(np.array(counts))


def hands_c(folder: Path) -> Counted | None:
    """Plain scalar C: xoshiro256**, Fisher and Yates, the drawing rules as branches."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    library = folder / "shoes.so"
    subprocess.run(  # noqa: S603
        [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, C_SOURCE], check=True
    )
    deal = ctypes.CDLL(str(library)).deal

    def counted(count: int) -> Tally:
        found = np.zeros(4, np.int64)
        deal(ctypes.c_long(count // 82), ctypes.c_ulong(1), ctypes.c_void_p(found.ctypes.data))
        return tally(found)

    return counted


def measured(rivals: Mapping[str, tuple[Counted, int]], nets: TableNets) -> dict[str, float]:
    """Rounds a second of each, after its result was held against the exact edge."""
    for name, (counted, rounds) in rivals.items():
        for one in nets.edges(counted(rounds)):
            _check(name, one)
    best = dict.fromkeys(rivals, 0.0)
    for _ in range(REPEATS):
        for name, (counted, rounds) in rivals.items():
            begin = perf_counter()
            found = counted(rounds)
            best[name] = max(best[name], found.rounds / (perf_counter() - begin))
    return best


def _check(name: str, one: Estimate) -> None:
    assert one.away is not None
    assert abs(one.away) < SURE, f"{name}: {one}, {one.away:+.1f} errors from the exact value"


def shown(title: str, rates: Mapping[str, float]) -> None:
    print(title)
    slowest = min(rates.values())
    for name, rate in rates.items():
        print(f"  {name:24}{rate / 1e6:10.1f} million a second{rate / slowest:9.0f} x the slowest")


def one_by_one(count: int) -> float:
    """Twenty bets settled one by one at every spin: nets of each from the table, added bet by bet."""
    from numba import njit  # noqa: PLC0415

    table = open_table(load("new-jersey"), "roulette", {})
    stakes = dict.fromkeys(list(table.spots)[::8][:20], 500)
    nets = table_nets(table, stakes)
    paid = np.array(list(nets.nets.values()), np.int64).T.copy()
    tickets = np.random.default_rng(1).integers(0, 38, count)

    @njit
    def settled(tickets: np.ndarray, paid: np.ndarray, sums: np.ndarray) -> None:
        for ticket in tickets:
            for bet in range(paid.shape[1]):
                sums[bet] += paid[ticket, bet]

    best, sums = 0.0, np.zeros(20, np.int64)
    settled(tickets[:1], paid, sums)
    for _ in range(REPEATS):
        sums = np.zeros(20, np.int64)
        begin = perf_counter()
        settled(tickets, paid, sums)
        best = max(best, count / (perf_counter() - begin))
    counted = tally(np.bincount(tickets, minlength=38))
    assert [int(counted.mean(one) * count) for one in nets.nets.values()] == sums.tolist()
    return best


def all_cores() -> None:
    plans: dict[str, Plan[Tally]] = {
        "spins": Rounds(KEY, 1 << 31, tuple(range(38))),
        "hands": Shoes(KEY, 2_000_000, 8, 14),
    }
    for name, plan in plans.items():
        begin = perf_counter()
        *_, (_, found) = run(plan, Workers(Engine.NUMBA))
        rate = found.rounds / (perf_counter() - begin)
        print(f"  {name} on all {os.cpu_count()} cores: {rate / 1e6:,.0f} million a second")


def exact_shoe() -> None:
    count_hands(full_shoe(8))
    best = 9.9
    for _ in range(20):
        begin = perf_counter()
        count_hands(full_shoe(8))
        best = min(best, perf_counter() - begin)
    print(f"  eight decks counted exactly in {best * 1e3:.2f} ms (aim: under 5)")
    assert best < 0.005


def main() -> None:
    wheel = table_nets(open_table(load("new-jersey"), "roulette", {}), {"red": 500, "17": 500})
    rivals: dict[str, tuple[Counted, int]] = {
        "Numba": (spins_numba, 1 << 26),
        "plain NumPy": (spins_numpy, 1 << 22),
        "plain Python": (spins_python, 1 << 17),
    }
    spins = measured(rivals, wheel)
    shown("simulate: spins collapsed to one net a pocket, one core; all agree with the exact edge", spins)
    rate = one_by_one(1 << 20) / 1e6
    print(f"  twenty bets one by one, of spins drawn before: {rate:.0f} million spins a second (aim: 100)")
    eight = open_table(load("oneida-minibaccarat"), "baccarat", {"decks": 8})
    rivals = {
        "Numba": (hands_numba, 8_200_000),
        "our NumPy": (hands_numpy, 410_000),
        "plain Python": (hands_python, 16_400),
    }
    with tempfile.TemporaryDirectory() as folder:
        if (c := hands_c(Path(folder))) is not None:
            rivals["plain C"] = (c, 8_200_000)
        hands = measured(rivals, table_nets(eight, {"player": 500, "banker": 2000, "tie": 500}))
    shown("simulate: hands from eight decks without replacement, one core; all agree likewise", hands)
    all_cores()
    exact_shoe()
    for name, found in (("spins", spins["Numba"]), ("hands", hands["Numba"])):
        print(f"  aim on an idle core: {AIMS[name] / 1e6:,.0f} million {name}; here {found / 1e6:,.0f}")


if __name__ == "__main__":
    main()

"""Rounds and shoes on an NVIDIA GPU: first that the digits are the CPU's, then how many a second.

Method: one call of each kernel over far more work than fills the card, timed by the wall clock from the call
to the sums on the host, the best of five; results are held against exact values on every run. Run by itself,
as `python -m bench.simulate_gpu`, where CuPy and a GPU are.
"""

from importlib import import_module
from time import perf_counter
from typing import Any

from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.philox import key_of
from croupier.analysis.simulation.rounds import UNIT, Rounds
from croupier.analysis.simulation.running import Plan
from croupier.analysis.simulation.shoes import Shoes
from croupier.analysis.simulation.table_plans import table_nets
from croupier.analysis.simulation.tally import Tally
from croupier.games.library import load, open_table

KEY = key_of(20261117)
REPEATS = 5
AIMS = {"roulette": 1500e9, "baccarat": 100e9}
"""Rounds a second that the issue asks of an H200."""
SURE = 5
"""Standard errors from the exact value at which a run is called wrong: one good run in a million."""


def same_digits() -> None:
    for tickets in (37, 38, 54, 500, 9500):
        plan = Rounds(KEY, 20 * UNIT + 7, tuple(range(tickets)))
        assert plan.run(0, plan.items, Engine.CUDA) == plan.run(0, plan.items, Engine.NUMPY), tickets
    for decks, behind in ((6, 14), (8, 14), (8, 60)):
        shoes = Shoes(KEY, 6000, decks, behind)
        assert shoes.run(0, 6000, Engine.CUDA) == shoes.run(0, 6000, Engine.NUMPY), decks
    print("the same digits as NumPy on the CPU: rounds of 37, 38, 54, 500 and 9,500 tickets; 18,000 shoes")


def timed(plan: Plan[Tally]) -> tuple[Tally, float]:
    best, found = 1e9, plan.run(0, 1, Engine.CUDA)
    for _ in range(REPEATS):
        begin = perf_counter()
        found = plan.run(0, plan.items, Engine.CUDA)
        best = min(best, perf_counter() - begin)
    return found, best


def main() -> None:
    cupy: Any = import_module("cupy")
    print(cupy.cuda.runtime.getDeviceProperties(0)["name"].decode())
    same_digits()
    plans: dict[str, tuple[str, dict[str, int], Plan[Tally]]] = {
        "roulette": ("new-jersey", {"red": 100, "17": 100}, Rounds(KEY, 1 << 41, ())),
        "baccarat": ("oneida-minibaccarat", {"banker": 100, "tie": 100}, Shoes(KEY, 2_000_000_000, 8, 14)),
    }
    for game, (book, stakes, plan) in plans.items():
        table = open_table(load(book), game, {"decks": 8} if game == "baccarat" else {})
        chosen = Rounds(KEY, plan.rounds, tuple(range(38))) if isinstance(plan, Rounds) else plan
        found, seconds = timed(chosen)
        for edge in table_nets(table, stakes).edges(found):
            assert edge.away is not None
            assert abs(edge.away) < SURE
            print(f"  {edge}, {edge.away:+.2f} errors from the exact value")
        rate, aim = found.rounds / seconds / 1e9, AIMS[game] / 1e9
        print(f"{game}: {found.rounds:,} rounds in {seconds:.3f} s: {rate:,.0f} thousand million a second")
        print(f"  the aim on an H200: {aim:,.0f}")


if __name__ == "__main__":
    main()

"""Picks sold at several sites: the best, and perhaps the next best, share by what their bets count for."""

from fractions import Fraction

from tests.oracle.brute.finish import was_run
from tests.oracle.brute.picks import amounts, right
from tests.oracle.brute.shared import Bases, Shared
from tests.oracle.brute.world import Combo, World


def shared_pick(world: World, shared: Shared) -> Bases | None:
    runs, rates = world["runs"], world["rates"]
    if sum(was_run(run) for run in runs) < rates["fewest_legs"]:
        return None
    legs = {combo: right(combo, runs) for combo, _ in shared.tickets()}
    best = sorted({count for count in legs.values() if count}, reverse=True)
    sold = any(site["tickets"] for site in shared.sites)
    if not best and (rates["picking"] == "most-right" or (sold and not legs)):
        return None
    if not best:
        return Bases(["carried"], {}, shared.net() + world["carried"])
    perfect = best[0] == len(runs)
    gets, onward = amounts(world, shared.net(), perfect, alone=len(best) == 1)
    if not any(gets):
        return Bases(["carried"], {}, onward)
    bases: dict[Combo, Fraction] = {}
    for count, amount in zip(best, gets, strict=False):
        group = {combo for combo in legs if legs[combo] == count}
        base = amount / shared.counted(group.__contains__)
        bases.update((combo, base) for combo in group)
    rungs = ["exact" if perfect else "most-right"] + ["most-right"] * (len(gets) - 1)
    return Bases(rungs, bases, onward)

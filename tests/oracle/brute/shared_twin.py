"""The twin trifecta sold at several sites: halves of what all left in it, and free tickets at each."""

from tests.oracle.brute.finish import was_run
from tests.oracle.brute.shared import Bases, Shared, counted, profit_split
from tests.oracle.brute.singles import climb, prefix_rungs
from tests.oracle.brute.twin import chosen
from tests.oracle.brute.world import World


def shared_twin(world: World, shared: Shared) -> Bases | None:
    one, two = world["runs"]
    won = climb(shared.tickets(), prefix_rungs(one, 3)) if was_run(one) else None
    if won is None:
        return None
    rung, shares = won
    first = shared.net() // 2
    second = shared.net() - first
    bets = profit_split(shared, first, shares)
    if rung != "exact":
        return Bases([rung], bets, second + world["carried"])
    if not was_run(two):
        more = second / shared.counted(bets.__contains__)
        return Bases([rung, "first-leg"], bets, world["carried"], more=more)
    return second_half(world, shared, Bases([rung], bets), second + world["carried"])


def second_half(world: World, shared: Shared, first: Bases, amount: int) -> Bases:
    exchanged = [site["exchanged"] for site in shared.sites]
    won = chosen(world, [ticket for own in exchanged for ticket in own])
    if won is None:
        return first._replace(carried_out=amount)
    freed = frozenset(combo for combo, _ in won[1])
    free = amount / counted(shared.sites, exchanged, freed.__contains__)
    return first._replace(rungs=[*first.rungs, won[0]], free=free, freed=freed)

"""Pick n: count what each ticket has right, and see who gets what from the mechanism of the pool."""

from fractions import Fraction
from math import floor

from tests.oracle.brute.finish import gone, number, ranks, was_run
from tests.oracle.brute.money import accounted, given_back, posted, takeout, total
from tests.oracle.brute.world import Combo, Outcome, Run, Ticket, World


def favourite(run: Run) -> int:
    """The most money to win among the starters; the lower number of two with the same."""
    starters = {number(runner) for runner in run["runners"]} - gone(run)
    return min(starters, key=lambda one: (-run["win"].get(one, 0), one))


def goes_back(combo: Combo, runs: list[Run]) -> bool:
    return combo[0] in gone(runs[0]) or any(
        one in gone(run, early=True) for one, run in zip(combo, runs, strict=True)
    )


def right(combo: Combo, runs: list[Run]) -> int:
    legs = 0
    for one, run in zip(combo, runs, strict=True):
        if not was_run(run):
            legs += 1
            continue
        stands = favourite(run) if one in gone(run) else one
        legs += stands in ranks(run, 1)[0]
    return legs


def pick(world: World) -> Outcome:
    runs, rates, carried = world["runs"], world["rates"], world["carried"]
    if sum(was_run(run) for run in runs) < rates["fewest_legs"]:
        return given_back(world)
    kept = [ticket for ticket in world["tickets"] if not goes_back(ticket[0], runs)]
    net = total(kept) - takeout(rates, total(kept))
    by_right: dict[int, list[Ticket]] = {}
    for combo, cents in kept:
        by_right.setdefault(right(combo, runs), []).append((combo, cents))
    by_right.pop(0, None)
    best = sorted(by_right, reverse=True)
    if not best and (rates["picking"] == "most-right" or (world["tickets"] and not kept)):
        return given_back(world)
    if not best:
        return accounted(world, kept, ["carried"], {}, carried + net)
    perfect = best[0] == len(runs)
    gets, carried_out = amounts(world, net, perfect, alone=len(best) == 1)
    if not any(gets):
        return accounted(world, kept, ["carried"], {}, carried_out)
    prices: dict[Combo, int] = {}
    for amount, legs in zip(gets, best, strict=False):
        price = posted(rates, Fraction(amount, total(by_right[legs])))
        prices.update((combo, price) for combo, _ in by_right[legs])
    rungs = ["exact" if perfect else "most-right"] + ["most-right"] * (len(gets) - 1)
    return accounted(world, kept, rungs, prices, carried_out)


def amounts(world: World, net: int, perfect: bool, alone: bool) -> tuple[list[int], int]:
    """What the best group gets, perhaps what the next best gets, and what is carried on."""
    rates, carried = world["rates"], world["carried"]
    part = floor(Fraction(net * rates["share"], 10_000))
    if perfect and rates["picking"] == "major-minor" and not alone and 0 < part < net + carried:
        return [net - part + carried, part], 0
    if perfect or rates["picking"] == "most-right" or world["mandatory"]:
        return [net + carried], 0
    onward = net - part + carried
    if rates["cap"] is not None:
        onward = min(onward, max(rates["cap"], carried))
    return [net + carried - onward], onward

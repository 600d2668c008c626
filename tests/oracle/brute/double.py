"""The daily double: two winners, with a consolation for a second horse withdrawn too late to change."""

from collections.abc import Hashable
from fractions import Fraction

from tests.oracle.brute.finish import gone, ranks, was_run
from tests.oracle.brute.money import accounted, broken, given_back, posted, split, takeout, total
from tests.oracle.brute.singles import Sorter, climb
from tests.oracle.brute.world import Combo, Outcome, Run, Ticket, World


def double_rungs(one: Run, two: Run) -> list[tuple[str, Sorter]]:
    firsts, seconds = zip(ranks(one, 2), ranks(two, 2), strict=True)

    def pair(combo: Combo, winners: tuple[set[int], set[int]]) -> Hashable:
        return combo if combo[0] in winners[0] and combo[1] in winners[1] else None

    def side(combo: Combo) -> Hashable:
        if combo[0] in firsts[0]:
            return "first leg"
        return "second leg" if combo[1] in firsts[1] else None

    return [
        ("exact", lambda combo: pair(combo, firsts)),
        ("sides", side),
        ("seconds", lambda combo: pair(combo, seconds)),
    ]


def first_leg_rung(winners: set[int]) -> list[tuple[str, Sorter]]:
    return [("first-leg", lambda combo: combo[0] if combo[0] in winners else None)]


def in_the_double(tickets: list[Ticket], one: Run, two: Run) -> list[Ticket]:
    out, early = gone(one), gone(two, early=True)
    return [t for t in tickets if t[0][0] not in out and t[0][1] not in early]


def consoled(net: int, winners: set[int], late: set[int], kept: list[Ticket]) -> dict[Combo, Fraction]:
    """A winner with a late one: a dollar on that winner with anything, as if the winners alone shared."""
    backed = {one: total(t for t in kept if t[0][0] == one) for one in winners}
    backed = {one: cents for one, cents in backed.items() if cents}
    profit = Fraction(net - sum(backed.values()), max(1, len(backed)))
    return {
        combo: 1 + profit / backed[combo[0]] for combo, _ in kept if combo[0] in backed and combo[1] in late
    }


def double(world: World) -> Outcome:
    one, two = world["runs"]
    if not was_run(one):
        return given_back(world)
    kept = in_the_double(world["tickets"], one, two)
    net = total(kept) - takeout(world["rates"], total(kept))
    winners = ranks(one, 1)[0]
    if not was_run(two):
        return first_leg(world, kept, net, winners)
    late = gone(two) - gone(two, early=True)
    exact = consoled(net, winners, late, kept)
    prices = {combo: posted(world["rates"], dollars) for combo, dollars in exact.items()}
    unlifted = {combo: max(0, broken(world["rates"], dollars)) for combo, dollars in exact.items()}
    rungs = ["consolation"] if prices else []
    live = [t for t in kept if t[0][1] not in late]
    if prices and not any(combo[0] in winners for combo, _ in live):
        return accounted(world, kept, rungs, prices)
    won = climb(live, double_rungs(one, two))
    if won is None:
        return given_back(world)
    prices |= split(world["rates"], net - exactly(unlifted, kept), won[1])
    return accounted(world, kept, [won[0], *rungs], prices)


def exactly(prices: dict[Combo, int], kept: list[Ticket]) -> Fraction:
    """To the part of a cent: what others get does not hang on how a cent was rounded."""
    return sum((Fraction(prices.get(combo, 0) * cents, 100) for combo, cents in kept), Fraction())


def first_leg(world: World, kept: list[Ticket], net: int, winners: set[int]) -> Outcome:
    won = climb(kept, first_leg_rung(winners))
    if won is None:
        return given_back(world)
    return accounted(world, kept, [won[0]], split(world["rates"], net, won[1]))

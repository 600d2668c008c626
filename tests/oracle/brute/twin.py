"""The twin trifecta: half the net pool on the first race, and free tickets for the rest on the second."""

from collections.abc import Callable
from fractions import Fraction

from tests.oracle.brute.finish import orders, was_run
from tests.oracle.brute.money import accounted, broken, given_back, split, takeout, total
from tests.oracle.brute.singles import climb, kept_of, prefix_rungs
from tests.oracle.brute.world import Combo, Outcome, Run, Ticket, World

MANDATORY = (
    ("first-two", (0, 1)),
    ("first", (0,)),
    ("second-third", (1, 2)),
    ("second", (1,)),
    ("third", (2,)),
    ("all", ()),
)


def holds(run: Run, *places: int) -> Callable[[Combo], bool]:
    """Whether some order the finish could be has this combination right in all these places."""
    known = orders(run, 3)
    return lambda combo: any(
        all(order[place : place + 1] == (combo[place],) for place in places) for order in known
    )


def twin(world: World) -> Outcome:
    one, two = world["runs"]
    kept = kept_of(world["tickets"], one)
    won = climb(kept, prefix_rungs(one, 3)) if was_run(one) else None
    if won is None:
        return given_back(world)
    rung, shares = won
    net = total(kept) - takeout(world["rates"], total(kept))
    first = net // 2
    second = net - first
    prices = split(world["rates"], first, shares)
    if rung != "exact":
        return accounted(world, kept, [rung], prices, second + world["carried"])
    if not was_run(two):
        extra = broken(world["rates"], Fraction(second, sum(total(pile) for _, pile in shares)))
        more = {combo: price + extra for combo, price in prices.items()}
        return accounted(world, kept, [rung, "first-leg"], more, world["carried"])
    return second_half(world, kept, prices, second + world["carried"])


def second_half(world: World, kept: list[Ticket], prices: dict[Combo, int], amount: int) -> Outcome:
    won = chosen(world, world["exchanged"])
    if won is None:
        return accounted(world, kept, ["exact"], prices, amount)
    rung, pile = won
    price = broken(world["rates"], Fraction(amount, total(pile)))
    return accounted(world, kept, ["exact", rung], prices, 0, {combo: price for combo, _ in pile})


def chosen(world: World, exchanged: list[Ticket]) -> tuple[str, list[Ticket]] | None:
    """Who of those that went on to the second race had it right, or right enough on a mandatory day."""
    rungs = (("exact", (0, 1, 2)), *(MANDATORY if world["mandatory"] else ()))
    for rung, places in rungs:
        is_right = holds(world["runs"][1], *places)
        pile = [ticket for ticket in exchanged if is_right(ticket[0])]
        if pile:
            return rung, pile
    return None

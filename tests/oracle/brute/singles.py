"""Pools on one race: each rung of a ladder is tried on every ticket until one rung finds a ticket."""

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import TypeAlias

from tests.oracle.brute.finish import gone, heads, itself, number, orders, ranks, was_run
from tests.oracle.brute.money import Shares, accounted, equally, given_back, split, takeout, total
from tests.oracle.brute.world import Combo, Outcome, Run, Ticket, World

Sorter: TypeAlias = Callable[[Combo], Hashable]
"""Which of a rung's winners a combination is; None: it is not one."""

SLOTS = {"place": 2, "show": 3}
LENGTHS = {"trifecta": 3, "superfecta": 4}
PREFIXES = {3: "first-three", 2: "first-two", 1: "first"}


def sorted_out(tickets: Iterable[Ticket], sorter: Sorter) -> dict[Hashable, list[Ticket]]:
    piles: dict[Hashable, list[Ticket]] = {}
    for combo, cents in tickets:
        winner = sorter(combo)
        if winner is not None:
            piles.setdefault(winner, []).append((combo, cents))
    return piles


def climb(tickets: list[Ticket], rungs: Iterable[tuple[str, Sorter]]) -> tuple[str, Shares] | None:
    for rung, sorter in rungs:
        piles = sorted_out(tickets, sorter)
        if piles:
            lone = rung == "sides" and len(piles) == 1
            return "one-side" if lone else rung, equally(piles.values())
    return None


def leading(right: int, known: set[Combo]) -> Sorter:
    """Tickets that begin with the same known winners are one winner."""
    return lambda combo: combo[:right] if combo[:right] in known else None


def win_rungs(run: Run) -> list[tuple[str, Sorter]]:
    """By places: two level for first leave no second."""
    line = [(level, index) for level in run["finish"] for index in range(len(level))]
    return [
        (rung, leading(1, {(number(one),) for one in level}))
        for rung, (level, index) in zip(("exact", "second", "third"), line, strict=False)
        if index == 0
    ]


def quinella_rungs(run: Run) -> list[tuple[str, Sorter]]:
    pairs = {frozenset(order) for order in orders(run, 2)}
    first, second = ranks(run, 2)

    def side(combo: Combo) -> Hashable:
        for one in combo:
            if one in first:
                return one
        return "second" if len(first) == 1 and not second.isdisjoint(combo) else None

    return [("exact", lambda combo: combo if frozenset(combo) in pairs else None), ("sides", side)]


def exacta_rungs(run: Run) -> list[tuple[str, Sorter]]:
    pairs = orders(run, 2)

    def side(combo: Combo) -> Hashable:
        for place in (0, 1):
            if any(order[place : place + 1] == (combo[place],) for order in pairs):
                return place
        return None

    return [("exact", lambda combo: combo if combo in pairs else None), ("sides", side)]


def prefix_rungs(run: Run, length: int) -> list[tuple[str, Sorter]]:
    """All right, or the first so many right; fewer finishers than that cannot be right."""
    rungs: list[tuple[str, Sorter]] = []
    for right in range(length, 0, -1):
        known = {order for order in orders(run, right) if len(order) == right}
        rung = "exact" if right == length else PREFIXES[right]
        rungs.append((rung, leading(right, known)))
    return rungs


def placed(run: Run, slots: int, tickets: list[Ticket]) -> tuple[str, Shares] | None:
    """A runner's part is its chance of a slot, over all orders that a dead heat could be."""
    piles = sorted_out(tickets, lambda combo: combo[0])
    lines = list(heads(run["finish"], slots, itself))
    parts: dict[int, Fraction] = {}
    passed = 0
    for level in run["finish"]:
        chances = [Fraction(sum(one in line for line in lines), len(lines)) for one in level]
        backed = [number(one) for one in level if number(one) in piles]
        if not any(chances):
            break
        passed += 1
        for one in backed:  # the unbacked drop out: each has a slot while there are slots enough
            part = min(Fraction(1), sum(chances, Fraction()) / len(backed))
            parts[one] = parts.get(one, Fraction()) + part
    if parts:
        whole = sum(parts.values())
        return "exact", [(part / whole, piles[one]) for one, part in parts.items()]
    following = {number(one) for level in run["finish"][passed : passed + 1] for one in level}
    return climb(tickets, [("next", lambda combo: combo[0] if combo[0] in following else None)])


def found(kind: str, run: Run, tickets: list[Ticket]) -> tuple[str, Shares] | None:
    match kind:
        case "win":
            return climb(tickets, win_rungs(run))
        case "place" | "show":
            return placed(run, SLOTS[kind], tickets)
        case "quinella":
            return climb(tickets, quinella_rungs(run))
        case "exacta":
            return climb(tickets, exacta_rungs(run))
        case _:
            return climb(tickets, prefix_rungs(run, LENGTHS[kind]))


def kept_of(tickets: Iterable[Ticket], run: Run) -> list[Ticket]:
    """Whatever names an interest that did not start goes back."""
    out = gone(run)
    return [(combo, cents) for combo, cents in tickets if out.isdisjoint(combo)]


def single(world: World) -> Outcome:
    run, kept = world["runs"][0], kept_of(world["tickets"], world["runs"][0])
    won = found(world["kind"], run, kept) if was_run(run) else None
    if won is None:
        return given_back(world)
    net = total(kept) - takeout(world["rates"], total(kept))
    return accounted(world, kept, [won[0]], split(world["rates"], net, won[1]))

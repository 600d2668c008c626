"""Net price: sites that keep different takeouts share one pool, and each pays its own prices out of it."""

from collections.abc import Callable
from typing import TypedDict

from tests.oracle.brute.double import in_the_double
from tests.oracle.brute.finish import was_run
from tests.oracle.brute.money import broken, paid, posted, takeout, total
from tests.oracle.brute.picks import goes_back
from tests.oracle.brute.shared import Bases, Shared, Site, left_by, profit_split
from tests.oracle.brute.shared_double import shared_double
from tests.oracle.brute.shared_picks import shared_pick
from tests.oracle.brute.shared_twin import shared_twin
from tests.oracle.brute.singles import found, kept_of
from tests.oracle.brute.world import Combo, Ticket, World


class SiteOutcome(TypedDict):
    """`breakage` is below nothing where a site paid more than its bets left in the pool."""

    refunds: int
    takeout: int
    paid: int
    breakage: int
    carried_in: int
    carried_out: int
    prices: dict[Combo, int]
    exchange_prices: dict[Combo, int]
    refunded: set[Combo]


def shared_single(world: World, shared: Shared) -> Bases | None:
    run = world["runs"][0]
    won = found(world["kind"], run, shared.tickets()) if was_run(run) else None
    return won and Bases([won[0]], profit_split(shared, shared.net(), won[1]))


SEVERAL: dict[str, Callable[[World, Shared], Bases | None]] = {
    "daily-double": shared_double,
    "pick-three": shared_pick,
    "pick-six": shared_pick,
    "twin-trifecta": shared_twin,
}


def net_prices(world: World, sites: list[Site]) -> tuple[list[str], list[SiteOutcome]]:
    """The rungs, and how each site ends. The sites sold the tickets; the world's own do not count."""
    shared = Shared(sites, [kept(world, site["tickets"]) for site in sites])
    bases = SEVERAL.get(world["kind"], shared_single)(world, shared)
    outcomes = []
    for index, site in enumerate(sites):
        carried = world["carried"] if index == 0 else 0
        if bases is None:
            outcomes.append(all_back(site, carried))
            continue
        carried_out = bases.carried_out if index == 0 else 0
        outcomes.append(site_outcome(site, shared.kept[index], bases, carried, carried_out))
    return bases.rungs if bases else ["refund"], outcomes


def kept(world: World, tickets: list[Ticket]) -> list[Ticket]:
    runs = world["runs"]
    match world["kind"]:
        case "daily-double":
            return in_the_double(tickets, *runs)
        case "pick-three" | "pick-six":
            return [ticket for ticket in tickets if not goes_back(ticket[0], runs)]
        case _:
            return kept_of(tickets, runs[0])


def all_back(site: Site, carried: int) -> SiteOutcome:
    return SiteOutcome(
        refunds=total(site["tickets"]), takeout=0, paid=0, breakage=0,
        carried_in=carried, carried_out=carried, prices={}, exchange_prices={},
        refunded={combo for combo, _ in site["tickets"]},
    )  # fmt: skip


def site_outcome(site: Site, own: list[Ticket], bases: Bases, carried: int, carried_out: int) -> SiteOutcome:
    rates, leaves = site["rates"], left_by(site)
    prices = {
        combo: posted(rates, bases.bets[combo] * leaves) + broken(rates, bases.more * leaves)
        for combo, _ in own
        if combo in bases.bets
    }
    free = {
        combo: broken(rates, bases.free * leaves) for combo, _ in site["exchanged"] if combo in bases.freed
    }
    taken = takeout(rates, total(own))
    out = paid(prices, own) + paid(free, site["exchanged"])
    return SiteOutcome(
        refunds=total(site["tickets"]) - total(own), takeout=taken, paid=out,
        breakage=total(own) - taken + carried - carried_out - out,
        carried_in=carried, carried_out=carried_out, prices=prices, exchange_prices=free,
        refunded={combo for combo, _ in site["tickets"]} - {combo for combo, _ in own},
    )  # fmt: skip

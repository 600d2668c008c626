"""The two pricers side by side: one world asked of both, and in words whatever they answer differently.

Nothing else knows both of them.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from croupier.base.refusal import Refused
from croupier.games.tote import pricers, tickets
from croupier.games.tote import sites as sites_first
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Picking, Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.race import Race, State
from croupier.games.tote.tickets import settle_tickets
from tests.oracle.brute.pricer import priced
from tests.oracle.brute.shared import Site
from tests.oracle.brute.sites import SiteOutcome, net_prices
from tests.oracle.brute.world import Combo, Outcome, Rates, Run, Ticket, World

FIRST_RACE = 3
"""Legs are numbered from here, so that a leg is never taken for the number of its race."""
MONEY = ("wagers", "refunds", "takeout", "breakage", "minus", "paid", "carried_in", "carried_out")
COMBOS = ("prices", "refunded", "exchange_prices")


def race(number: int, run: Run) -> Race:
    return Race(
        number=number,
        runners=tuple(run["runners"]),
        scratched=frozenset(run["scratched"]),
        late=frozenset(run["late"]),
        finish=tuple(map(tuple, run["finish"])),
        state=State(run["state"]),
        win=run["win"],
        since={one: FIRST_RACE - 1 + last for one, last in run["since"].items()},
    )


def terms(rates: Rates) -> PoolTerms:
    plain: dict[str, Any] = {**rates, "picking": Picking(rates["picking"])}
    return PoolTerms(**plain)


def first_price(world: World) -> PoolResult:
    """What the program says."""
    legs = [race(number, run) for number, run in enumerate(world["runs"], FIRST_RACE)]
    pool = Pool(
        kind=Kind(world["kind"]),
        races=tuple(leg.number for leg in legs),
        bets=_money(world["tickets"]),
        carried=world["carried"],
        mandatory=world["mandatory"],
        exchanged=_money(world["exchanged"]),
    )
    posted = pricers.price(pool, terms(world["rates"]), {leg.number: leg for leg in legs})
    assert sum(payoff.paid for payoff in posted.payoffs) == posted.paid
    return settle_tickets(pool, posted, list(_tickets(world))).result


def _money(tickets: list[Ticket]) -> dict[Combo, int]:
    money: dict[Combo, int] = {}
    for combo, cents in tickets:
        money[combo] = money.get(combo, 0) + cents
    return money


def _tickets(world: World) -> Iterator[tickets.Ticket]:
    """Each bet on a ticket of its own, also where several are on one combination."""
    for number, bet in enumerate(world["tickets"]):
        yield tickets.Ticket(f"bet {number}", (bet,))
    for number, bet in enumerate(world["exchanged"]):
        yield tickets.Ticket(f"exchange {number}", (), (bet,))


def differences(world: World) -> list[str]:
    return list(_between(first_price(world), priced(world)))


def _between(first: PoolResult, second: Outcome) -> Iterator[str]:
    wanted: dict[str, Any] = {**second}
    for field in (*MONEY, *COMBOS):
        if getattr(first, field) != wanted[field]:
            yield f"{field}: {_shown(getattr(first, field))} and not {_shown(wanted[field])}"
    rungs = [str(first.rung), *(str(payoff.rung) for payoff in first.payoffs)]
    if rungs[0] != second["rungs"][0]:
        yield f"rung: {rungs[0]} and not {second['rungs'][0]}"
    if set(rungs) != set(second["rungs"]):
        yield f"lines: {rungs} and not {second['rungs']}"
    posted = {payoff.price for payoff in first.payoffs}
    if second["rungs"][-1] != "first-leg" and posted != _prices(second):
        yield f"posted: {sorted(posted)} and not {sorted(_prices(second))}"
    if not first.in_balance:
        yield "not in balance"


def _prices(second: Outcome) -> set[int]:
    return {*second["prices"].values(), *second["exchange_prices"].values()}


def site_differences(world: World, sites: list[Site]) -> list[str]:
    legs = {number: race(number, run) for number, run in enumerate(world["runs"], FIRST_RACE)}
    named = [
        sites_first.Site(
            str(index), terms(site["rates"]), dict(site["tickets"]), exchanged=dict(site["exchanged"])
        )
        for index, site in enumerate(sites)
    ]
    first = sites_first.price_sites(
        Kind(world["kind"]), tuple(legs), legs, named, world["carried"], world["mandatory"]
    )
    return list(_between_sites(first, *net_prices(world, sites)))


def _between_sites(
    first: sites_first.SharedPoolResult, rungs: list[str], second: list[SiteOutcome]
) -> Iterator[str]:
    lines = {str(first.rung), *(str(line.rung) for site in first.sites for line in site.result.payoffs)}
    if first.rung != rungs[0]:
        yield f"rung: {first.rung} and not {rungs[0]}"
    if lines != set(rungs):
        yield f"lines: {sorted(lines)} and not {rungs}"
    for site, wanted in zip(first.sites, second, strict=True):
        got: dict[str, Any] = {"breakage": site.breakage}
        for field, expected in wanted.items():
            found = got.get(field, getattr(site.result, field))
            if found != expected:
                yield f"{field}: at site {site.name} {_shown(found)} and not {_shown(expected)}"
        if not site.result.in_balance:
            yield f"site {site.name}: not in balance"


def smallest(world: World, differs: Callable[[World], object]) -> World:
    """The same world with every ticket gone that the disagreement does not need."""
    for one in list(world["tickets"]):
        fewer: World = {**world, "tickets": [ticket for ticket in world["tickets"] if ticket != one]}
        with suppress(Refused):  # the exchanged tickets need what won the first race
            world = fewer if differs(fewer) else world
    return world


def _shown(found: Any) -> Any:
    return sorted(found.items()) if isinstance(found, dict) else found

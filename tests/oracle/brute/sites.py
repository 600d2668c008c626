"""Net price: sites that keep different takeouts share one pool on one race."""

from fractions import Fraction
from typing import TypedDict

from tests.oracle.brute.finish import was_run
from tests.oracle.brute.money import paid, posted, takeout, total
from tests.oracle.brute.singles import found, kept_of
from tests.oracle.brute.world import Combo, Rates, Run, Ticket


class Site(TypedDict):
    """Where bets are taken; its takeout, break and minimum are its own."""

    rates: Rates
    tickets: list[Ticket]


class SiteOutcome(TypedDict):
    refunds: int
    takeout: int
    paid: int
    breakage: int
    prices: dict[Combo, int]


def net_prices(kind: str, run: Run, sites: list[Site]) -> tuple[str, list[SiteOutcome]]:
    kept = [kept_of(site["tickets"], run) for site in sites]
    won = found(kind, run, [ticket for own in kept for ticket in own]) if was_run(run) else None
    if won is None:
        return "refund", [
            SiteOutcome(refunds=total(site["tickets"]), takeout=0, paid=0, breakage=0, prices={})
            for site in sites
        ]
    keeps = [1 - Fraction(site["rates"]["takeout"], 10_000) for site in sites]
    taken = [takeout(site["rates"], total(own)) for own, site in zip(kept, sites, strict=True)]
    piles = [(share, {combo for combo, _ in pile}) for share, pile in won[1]]
    net_bets = [
        sum(
            cents * keep
            for own, keep in zip(kept, keeps, strict=True)
            for combo, cents in own
            if combo in pile
        )
        for _, pile in piles
    ]
    profit = sum(total(own) for own in kept) - sum(taken) - sum(net_bets)
    bases: dict[Combo, Fraction] = {}
    for (share, pile), net_bet in zip(piles, net_bets, strict=True):
        bases.update((combo, 1 + share * profit / net_bet) for combo in pile)
    outcomes = []
    for site, own, keep, took in zip(sites, kept, keeps, taken, strict=True):
        prices = {combo: posted(site["rates"], bases[combo] * keep) for combo, _ in own if combo in bases}
        out = paid(prices, own)
        outcomes.append(
            SiteOutcome(
                refunds=total(site["tickets"]) - total(own),
                takeout=took,
                paid=out,
                breakage=total(own) - took - out,
                prices=prices,
            )
        )
    return won[0], outcomes

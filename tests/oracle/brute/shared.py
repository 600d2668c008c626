"""What sites that keep different takeouts bring to one pool, and what a dollar they leave in it is due."""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple, TypedDict

from tests.oracle.brute.money import Shares, takeout, total
from tests.oracle.brute.world import Combo, Rates, Ticket


class Site(TypedDict):
    """Where bets are taken; its takeout, break and minimum are its own. The first of several is the host."""

    rates: Rates
    tickets: list[Ticket]
    exchanged: list[Ticket]


class Bases(NamedTuple):
    """What a dollar is due that a site has left in the pool, before the site takes its part of it.

    `bets` are bets that won, and no site pays them less than its minimum; `more` comes on top of those, and
    `free` goes to exchanged tickets: both are only broken.
    """

    rungs: list[str]
    bets: dict[Combo, Fraction]
    carried_out: int = 0
    more: Fraction = Fraction()
    free: Fraction = Fraction()
    freed: frozenset[Combo] = frozenset()


class Shared(NamedTuple):
    """`kept`: for each site the tickets that did not go back."""

    sites: list[Site]
    kept: list[list[Ticket]]

    def tickets(self) -> list[Ticket]:
        return [ticket for own in self.kept for ticket in own]

    def net(self) -> int:
        left = 0
        for site, own in zip(self.sites, self.kept, strict=True):
            left += total(own) - takeout(site["rates"], total(own))
        return left

    def counted(self, among: Callable[[Combo], bool]) -> Fraction:
        return counted(self.sites, self.kept, among)


def left_by(site: Site) -> Fraction:
    """What the site leaves of a dollar."""
    return 1 - Fraction(site["rates"]["takeout"], 10_000)


def counted(sites: list[Site], tickets: list[list[Ticket]], among: Callable[[Combo], bool]) -> Fraction:
    """A bet counts for what its site leaves of it."""
    money = Fraction()
    for site, own in zip(sites, tickets, strict=True):
        for combo, cents in own:
            if among(combo):
                money += cents * left_by(site)
    return money


def profit_split(shared: Shared, amount: int | Fraction, shares: Shares) -> dict[Combo, Fraction]:
    """Each winner gets back what it counts for, and its share of what is above that."""
    winners = [(share, {combo for combo, _ in pile}) for share, pile in shares]
    profit = amount - sum(shared.counted(combos.__contains__) for _, combos in winners)
    bases: dict[Combo, Fraction] = {}
    for share, combos in winners:
        base = 1 + share * profit / shared.counted(combos.__contains__)
        bases.update((combo, base) for combo in combos)
    return bases

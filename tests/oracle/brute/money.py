"""Prices and accounts, one ticket after the other, in exact fractions."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil, floor

from tests.oracle.brute.world import Combo, Outcome, Rates, Ticket, World

Shares = list[tuple[Fraction, list[Ticket]]]
"""Which part of the profit goes to which tickets, at one price for each pile."""


def total(tickets: Iterable[Ticket]) -> int:
    return sum(cents for _, cents in tickets)


def takeout(rates: Rates, gross: int) -> int:
    return floor(Fraction(gross * rates["takeout"], 10_000))


def broken(rates: Rates, dollars: Fraction) -> int:
    """The price of a dollar in cents, down to the break."""
    return floor(dollars * 100 / rates["break_to"]) * rates["break_to"]


def posted(rates: Rates, dollars: Fraction) -> int:
    """Broken, and never below the minimum."""
    return max(broken(rates, dollars), rates["minimum"])


def split(rates: Rates, amount: int | Fraction, shares: Shares) -> dict[Combo, int]:
    """Each gets its own money back and its share of the profit."""
    profit = amount - sum(total(pile) for _, pile in shares)
    prices: dict[Combo, int] = {}
    for share, pile in shares:
        price = posted(rates, 1 + share * profit / total(pile))
        prices.update((combo, price) for combo, _ in pile)
    return prices


def equally(piles: Iterable[list[Ticket]]) -> Shares:
    covered = list(piles)
    return [(Fraction(1, len(covered)), pile) for pile in covered]


def paid(prices: Mapping[Combo, int], tickets: Iterable[Ticket]) -> int:
    """An odd part of a cent is the player's."""
    return sum(ceil(Fraction(prices.get(combo, 0) * cents, 100)) for combo, cents in tickets)


def given_back(world: World) -> Outcome:
    """Every wager goes back; what was carried in stays carried."""
    wagers = total(world["tickets"])
    return Outcome(
        rungs=["refund"], wagers=wagers, refunds=wagers, takeout=0, breakage=0, minus=0, paid=0,
        carried_in=world["carried"], carried_out=world["carried"], prices={}, exchange_prices={},
        refunded={combo for combo, _ in world["tickets"]},
    )  # fmt: skip


def accounted(
    world: World,
    kept: list[Ticket],
    rungs: list[str],
    prices: dict[Combo, int],
    carried_out: int = 0,
    exchange_prices: dict[Combo, int] | None = None,
) -> Outcome:
    """Where every cent went: what is not paid or carried is breakage, what is paid too much is minus."""
    wagers, gross = total(world["tickets"]), total(kept)
    taken = takeout(world["rates"], gross)
    out = paid(prices, kept) + paid(exchange_prices or {}, world["exchanged"])
    left = gross - taken + world["carried"] - carried_out - out
    return Outcome(
        rungs=rungs, wagers=wagers, refunds=wagers - gross, takeout=taken, breakage=max(left, 0),
        minus=max(-left, 0), paid=out, carried_in=world["carried"], carried_out=carried_out, prices=prices,
        exchange_prices=exchange_prices or {},
        refunded={combo for combo, _ in world["tickets"]} - {combo for combo, _ in kept},
    )  # fmt: skip

"""The exact price that each winner is owed, the same for all sites, and what each site makes of it."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from croupier.base.money import Cents
from croupier.games.tote.commingled import Commingled, sold_at
from croupier.games.tote.pool_arithmetic import Bets, Held, Line, Winner, balanced, broken, line, line_at
from croupier.games.tote.pool_result import PoolResult, Rung


class NetShare(msgspec.Struct, frozen=True):
    """`base` is the exact price of $1 at weight one; a site's own price is `base` times its weight."""

    winner: Winner
    base: Fraction


def split(held: Commingled, amount: Cents | Fraction, winners: Sequence[Winner]) -> tuple[NetShare, ...]:
    """Share an amount: each winner gets its money back and its part of the profit that is left.

    The base price is 1 + part x profit / backed; with one winner that is amount / backed.
    """
    backed = [held.money_on(winner.combos) for winner in winners]
    profit = amount - sum(backed)
    return tuple(
        NetShare(winner, 1 + winner.part * Fraction(profit, money))
        for winner, money in zip(winners, backed, strict=True)
    )


def pay(
    held: Commingled,
    rung: Rung,
    shares: Sequence[NetShare],
    carried_out: Cents = 0,
    exchanges: Sequence[NetShare] = (),
) -> tuple[PoolResult, ...]:
    """The result of each site at its own prices; the host keeps what is carried over."""
    host = held.sites[0]
    return tuple(
        balanced(
            site,
            rung,
            lines(site, shares),
            carried_out if site is host else 0,
            (free_line(site, share, site.pool.exchanged) for share in exchanges),
        )
        for site in held.sites
    )


def distribute(held: Commingled, winners: Sequence[Winner]) -> tuple[PoolResult, ...]:
    """Pay the whole pool to the winners; without winners refund every wager."""
    if not winners:
        return held.given_back()
    return pay(held, winners[0].rung, split(held, held.everything, winners))


def lines(site: Held, shares: Iterable[NetShare]) -> list[Line]:
    """The payoffs of bets sold at this site, at the site's minimum or more."""
    return [line(site, _here(share.winner, site.bets), share.base * site.weight) for share in shares]


def free_line(site: Held, share: NetShare, bets: Bets) -> Line:
    """The payoff of tickets that cost nothing, or of a second price on one bet: no minimum applies."""
    price = broken(share.base * site.weight, site.terms)
    return line_at(site, _here(share.winner, bets), price, bets)


def _here(winner: Winner, bets: Bets) -> Winner:
    """The winner with the combinations sold here; there may be none, and its price is posted all the same."""
    return msgspec.structs.replace(winner, combos=sold_at(bets, winner.combos))

"""PoolResult pools and paid tickets as JSON, every amount as text."""

from collections import defaultdict
from typing import TypeAlias

from croupier.base.money import show
from croupier.cli.tote.balance import balance_out, sums_of, total
from croupier.cli.tote.ends import DayEnd, PoolEnd, SlipEnd
from croupier.cli.tote.pools import Asked
from croupier.cli.tote.rungs import says
from croupier.cli.tote.verdict import clause, verdict
from croupier.games.tote.board import TWO_DOLLARS
from croupier.games.tote.combination import show_combination
from croupier.games.tote.kinds import PICKS, Combination, Kind
from croupier.games.tote.notation import show_bet
from croupier.games.tote.offers import Offers, offers_digest
from croupier.games.tote.pool import PoolTerms
from croupier.games.tote.pool_arithmetic import Bets, money_on
from croupier.games.tote.pool_result import Payoff, PoolResult, worth
from croupier.games.tote.profile_values import show_percent
from croupier.games.tote.sites import SharedPoolResult

Told: TypeAlias = dict[str, object]


def day_out(end: DayEnd) -> Told:
    pools = [pool_out(pool, end.offers) for pool in end.pools]
    sums = total(sums_of(pool.result) for pool in end.pools)
    out: Told = {"track": end.offers.track, "digest": offers_digest(end.offers), "pools": pools}
    if end.slips:
        out["tickets"] = [slip_out(slip) for slip in end.slips]
    return {**out, "totals": balance_out(sums)}


def pool_out(end: PoolEnd, offers: Offers) -> Told:
    kind, priced = end.asked.kind, end.result
    head: Told = {"kind": kind, "races": list(end.asked.races), "rung": priced.rung}
    head["says"] = says(priced)
    if isinstance(priced, SharedPoolResult):
        return {**head, "sites": _sites(end.asked, priced), **balance_out(sums_of(priced))}
    told = _priced(kind, offers.offer(kind).terms, end.bets, priced)
    return {**head, **told, **balance_out(sums_of(priced))}


def _sites(asked: Asked, done: SharedPoolResult) -> list[Told]:
    return [
        {
            "name": end.name,
            **_priced(asked.kind, site.terms, site.bets, end.result),
            **balance_out(sums_of(end)),
        }
        for site, end in zip(asked.sites, done.sites, strict=True)
    ]


def _priced(kind: Kind, terms: PoolTerms, bets: Bets, priced: PoolResult) -> Told:
    return {
        "clause": priced.clause,
        "terms": terms_out(kind, terms),
        "payoffs": [_payoff(payoff) for payoff in priced.payoffs],
        "refunded": _refunded(bets, priced),
    }


def terms_out(kind: Kind, terms: PoolTerms) -> Told:
    out: Told = {"takeout": show_percent(terms.takeout), "break_to": show(terms.break_to)}
    out["minimum"] = show(terms.minimum)
    if kind in PICKS:
        out |= {"picking": terms.picking, "fewest_legs": terms.fewest_legs}
        out |= {"share": show_percent(terms.share)} if terms.share else {}
        out |= {"cap": show(terms.cap)} if terms.cap is not None else {}
    return out


def _payoff(payoff: Payoff) -> Told:
    return {
        "wins": payoff.wins,
        "rung": payoff.rung,
        "one_dollar": show(payoff.price),
        "two_dollars": show(worth(payoff.price, TWO_DOLLARS)),
        "backed": show(payoff.backed),
        "paid": show(payoff.paid),
        "clause": payoff.clause,
    }


def _refunded(bets: Bets, priced: PoolResult) -> list[Told]:
    """The combinations that go back, under each clause that says so."""
    by_clause: dict[str, list[Combination]] = defaultdict(list)
    for combination in sorted(priced.refunded):
        by_clause[priced.clause_for(combination)].append(combination)
    return [
        {"clause": why, "amount": show(money_on(bets, back)), "combinations": [*map(show_combination, back)]}
        for why, back in by_clause.items()
    ]


def slip_out(end: SlipEnd) -> Told:
    slip = end.slip
    site = {"site": slip.site} if slip.site else {}
    return {
        "id": slip.id,
        "bet": show_bet(slip.bet),
        **site,
        "bets": slip.bets,
        "cost": show(slip.cost),
        "verdict": verdict(end),
        "paid": show(end.paid),
        "refunded": show(end.refunded),
        "clause": clause(end),
        "pools": [
            {"kind": kind, "paid": show(part.paid), "refunded": show(part.refunded), "clause": part.clause}
            for (kind, _), part in end.parts
        ],
    }

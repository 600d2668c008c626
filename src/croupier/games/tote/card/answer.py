"""A settled card as the JSON objects of its answer."""

from collections import defaultdict
from typing import cast

from croupier.base.money import show
from croupier.base.names import Citation
from croupier.games.tote.board import TWO_DOLLARS
from croupier.games.tote.card.answer_types import (
    BalanceAnswer,
    PayoffAnswer,
    PoolAnswer,
    PoolHeading,
    PriceAnswer,
    RefundAnswer,
    ResultAnswer,
    SiteAnswer,
    TermsAnswer,
    TicketAnswer,
)
from croupier.games.tote.card.balance import Balance, balance_of, total
from croupier.games.tote.card.pools import CardPool
from croupier.games.tote.card.rung_words import describe
from croupier.games.tote.card.settlement import (
    CardSettlement,
    PoolSettlement,
    TicketSettlement,
)
from croupier.games.tote.combination import show_combination
from croupier.games.tote.kinds import PICKS, Combination, Kind
from croupier.games.tote.notation import show_bet
from croupier.games.tote.offers import Offers, offers_digest
from croupier.games.tote.pool import PoolTerms
from croupier.games.tote.pool_arithmetic import Bets, money_on
from croupier.games.tote.pool_result import Payoff, PoolResult, worth
from croupier.games.tote.profile_values import show_percent
from croupier.games.tote.sites import SharedPoolResult


def card_answer(settled: CardSettlement) -> PriceAnswer:
    answer: PriceAnswer = {
        "track": settled.offers.track,
        "digest": offers_digest(settled.offers),
        "pools": [_pool(pool, settled.offers) for pool in settled.pools],
        "tickets": [_ticket(ticket) for ticket in settled.tickets],
        "totals": _balance(total(balance_of(pool.result) for pool in settled.pools)),
    }
    if not settled.tickets:
        del answer["tickets"]
    return answer


def _pool(pool: PoolSettlement, offers: Offers) -> PoolAnswer:
    asked, result = pool.asked, pool.result
    head: PoolHeading = {
        "kind": asked.kind,
        "races": list(asked.races),
        "rung": result.rung,
        "says": describe(result),
    }
    inner = (
        {"sites": _sites(asked, result)}
        if isinstance(result, SharedPoolResult)
        else _result(asked.kind, offers.offer(asked.kind).terms, pool.bets, result)
    )
    return cast(PoolAnswer, {**head, **inner, **_balance(balance_of(result))})


def _sites(asked: CardPool, shared: SharedPoolResult) -> list[SiteAnswer]:
    return [
        {
            "name": one.name,
            **_result(asked.kind, site.terms, site.bets, one.result),
            **_balance(balance_of(one)),
        }
        for site, one in zip(asked.sites, shared.sites, strict=True)
    ]


def _result(kind: Kind, terms: PoolTerms, bets: Bets, result: PoolResult) -> ResultAnswer:
    return {
        "clause": result.clause,
        "terms": terms_answer(kind, terms),
        "payoffs": [_payoff(payoff) for payoff in result.payoffs],
        "refunded": _refunded(bets, result),
    }


def terms_answer(kind: Kind, terms: PoolTerms) -> TermsAnswer:
    answer: TermsAnswer = {
        "takeout": show_percent(terms.takeout),
        "break_to": show(terms.break_to),
        "minimum": show(terms.minimum),
    }
    if kind in PICKS:
        answer["picking"] = terms.picking
        answer["fewest_legs"] = terms.fewest_legs
        if terms.share:
            answer["share"] = show_percent(terms.share)
        if terms.cap is not None:
            answer["cap"] = show(terms.cap)
    return answer


def _payoff(payoff: Payoff) -> PayoffAnswer:
    return {
        "wins": payoff.wins,
        "rung": payoff.rung,
        "one_dollar": show(payoff.price),
        "two_dollars": show(worth(payoff.price, TWO_DOLLARS)),
        "backed": show(payoff.backed),
        "paid": show(payoff.paid),
        "clause": payoff.clause,
    }


def _refunded(bets: Bets, result: PoolResult) -> list[RefundAnswer]:
    """The refunded combinations, under the clause that refunds them."""
    by_clause: dict[Citation, list[Combination]] = defaultdict(list)
    for combination in sorted(result.refunded):
        by_clause[result.clause_for(combination)].append(combination)
    return [
        {"clause": why, "amount": show(money_on(bets, back)), "combinations": [*map(show_combination, back)]}
        for why, back in by_clause.items()
    ]


def _balance(balance: Balance) -> BalanceAnswer:
    return {
        "wagers": show(balance.wagers),
        "carryover_in": show(balance.carried_in),
        "minus": show(balance.minus),
        "refunds": show(balance.refunds),
        "takeout": show(balance.takeout),
        "breakage": show(balance.breakage),
        "paid": show(balance.paid),
        "carryover_out": show(balance.carried_out),
        "balance": balance.line(),
    }


def _ticket(settled: TicketSettlement) -> TicketAnswer:
    ticket = settled.ticket
    answer: TicketAnswer = {
        "id": ticket.id,
        "bet": show_bet(ticket.bet),
        "site": ticket.site,
        "bets": ticket.bets,
        "cost": show(ticket.cost),
        "verdict": settled.verdict,
        "paid": show(settled.paid),
        "refunded": show(settled.refunded),
        "clause": settled.clause,
        "pools": [
            {"kind": kind, "paid": show(part.paid), "refunded": show(part.refunded), "clause": part.clause}
            for (kind, _), part in settled.parts
        ],
    }
    if not ticket.site:
        del answer["site"]
    return answer

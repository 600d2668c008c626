"""Winnings that the tax office is told of, and what is withheld: off where no rule is dated."""

from collections import Counter
from collections.abc import Iterable, Iterator

from croupier.base.money import Cents, down
from croupier.floor.tote.messages.tickets import PaidPool, TaxForm
from croupier.floor.tote.terms import TaxRule

HUNDRED = 100


def forms(rule: TaxRule | None, pools: Iterable[PaidPool]) -> Iterator[TaxForm]:
    """One for each pool that pays a ticket so much; all that the ticket staked in it is one wager."""
    if rule is None:
        return
    wagers, paid = Counter[tuple[int, str]](), Counter[tuple[int, str]]()
    for one in pools:
        wagers[one.race, one.kind] += one.staked - one.refunded
        paid[one.race, one.kind] += one.paid
    for (race, kind), wager in wagers.items():
        winnings = paid[race, kind] - wager
        if winnings >= max(rule.report_from, rule.times * wager):
            yield TaxForm(race, kind, wager, winnings, _withheld(rule, winnings))


def _withheld(rule: TaxRule, winnings: Cents) -> Cents:
    return down(winnings, rule.withhold_percent, HUNDRED) if winnings > rule.withhold_above else 0

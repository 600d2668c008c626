"""A Big Six table: what a result means for every spot, and whether the table takes a wager."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, refuse, shown, worded
from croupier.games.bigsix.result import Result, previously_passed
from croupier.games.bigsix.rules import ClapperRule
from croupier.games.bigsix.terms import BigSixTerms
from croupier.games.limits import Bound, Part, divide, in_all
from croupier.games.round import Ruling, Tender, Verdict, Wager


class BigSixTable:
    game: Literal["bigsix"] = "bigsix"

    def __init__(self, terms: BigSixTerms) -> None:
        self.terms = terms
        self._rulings: dict[Result, Mapping[str, Ruling]] = {}

    @property
    def spots(self) -> tuple[str, ...]:
        return self.terms.symbols

    def rulings(self, result: Result) -> Mapping[str, Ruling]:
        """What this result means for every spot; worked out once for each result."""
        found = self._rulings.get(result)
        if found is None:
            found = self._rulings[result] = {spot: self._rule(spot, result) for spot in self.spots}
        return found

    def results(self) -> Iterator[tuple[Result, int]]:
        """Every symbol, weighted by its stops."""
        for symbol, stops in Counter(self.terms.stops).items():
            yield Result(symbol=symbol), stops

    def winner(self, result: Result) -> str | None:
        """The winning symbol, if the result has one."""
        if result.first is None or result.direction is None:
            return result.symbol
        if self.terms.clapper is ClapperRule.RESPIN:
            return None
        return previously_passed(self.terms, result.first, result.direction)

    def cause(self, result: Result) -> Citation | None:
        """The clause by which a result decides nothing, if it does not."""
        if self.winner(result) is not None:
            return None
        play = self.terms.play
        return play.revolutions.clause if result.first is None else play.clapper.clause

    def _rule(self, spot: str, result: Result) -> Ruling:
        if cause := self.cause(result):
            return Ruling(Verdict.STANDS, cause)
        bet = self.terms.bets[spot]
        if self.winner(result) == spot:
            return Ruling(Verdict.WON, bet.clause, pays=bet.odds.pays, pays_on=bet.odds.on)
        return Ruling(Verdict.LOST, self.terms.play.order.clause, takes=1)


def read_spot(table: BigSixTable, text: object) -> str:
    if not isinstance(text, str) or text not in table.terms.bets:
        first = table.terms.bets[table.spots[0]].clause
        says = "{text} is not on the layout; it has {spots}"
        refuse(Reason.UNKNOWN_SPOT, says, first, text=shown(text), spots=", ".join(table.spots))
    return text


def parts(table: BigSixTable, spot: str, stake: Cents) -> list[Part]:
    return divide((Bound(spot, table.terms.limits.get(spot)), *in_all(table.terms.limits)), stake)


def check_form(table: BigSixTable, wager: Wager) -> Refusal | None:
    """The refusal it meets by itself. The Big Six rules know chips alone: no coupon, no verbal wager."""
    clause = table.terms.bets[wager.spot].clause
    if wager.tender in (Tender.CASH, Tender.CREDITS):
        return Refusal(Reason.TENDER_NOT_ACCEPTED, "Big Six wagers are made with chips", clause)
    if wager.coupon:
        return Refusal(Reason.COUPON_NOT_ACCEPTED, "no match play coupon rides at Big Six", clause)
    if wager.stake % table.terms.unit:
        unit = money.show_dollars(table.terms.unit)
        says = "{stake} is not a multiple of the chip, {unit}"
        return worded(
            Reason.STAKE_NOT_DIVISIBLE,
            says,
            table.terms.unit_clause,
            stake=money.show_dollars(wager.stake),
            unit=unit,
        )
    return None

"""What a result means for a spot: won, lost, half, standing or refunded, and by which clause."""

from croupier.base.names import Citation
from croupier.games.roulette.bets import EVEN_MONEY, Kind
from croupier.games.roulette.layout import Spot
from croupier.games.roulette.result import Result
from croupier.games.roulette.rules import B2BPays, Consequence, Irregularity, ZeroRule
from croupier.games.roulette.terms import BetTerms, RouletteTerms
from croupier.games.roulette.wheel import ZEROS, Wheel
from croupier.games.round import Ruling, Verdict


def rule(terms: RouletteTerms, wheel: Wheel, spot: Spot, result: Result) -> Ruling:
    if result.irregularity is not None:
        return _irregular(terms, result.irregularity)
    if result.pocket in wheel.dead:
        return Ruling(Verdict.STANDS, terms.wheel_clause)
    bet = terms.bets[spot.kind]
    if spot.kind is Kind.B2B:
        return _b2b(terms, bet, result)
    if result.pocket not in spot.pockets:
        return _lost(terms, spot, bet, result)
    return _adjacent_won(bet) if spot.kind is Kind.FIVE_ADJACENT else _won(bet, bet.paid)


def cause(terms: RouletteTerms, wheel: Wheel, result: Result) -> Citation | None:
    """The clause by which a result decides nothing, if it does not."""
    if result.irregularity is not None:
        return terms.play.irregularities[result.irregularity].clause
    return terms.wheel_clause if result.pocket in wheel.dead else None


def undecided(wheel: Wheel, spot: Spot, result: Result) -> bool:
    """B2B cannot be ruled on without a prior number, nor paid without a multiplier.

    A result that decides nothing leaves it standing or gives it back like any other wager.
    """
    if spot.kind is not Kind.B2B or result.irregularity is not None or result.pocket in wheel.dead:
        return False
    return result.prior is None or (result.pocket == result.prior and result.multiplier is None)


def _irregular(terms: RouletteTerms, irregularity: Irregularity) -> Ruling:
    """A no spin leaves the wager where it lies; a void game gives it back, by the clause on refunds."""
    leaf = terms.play.irregularities[irregularity]
    if leaf.value is Consequence.STANDS:
        return Ruling(Verdict.STANDS, leaf.clause)
    refund = terms.play.refund
    return Ruling(Verdict.REFUNDED, refund.clause if refund else leaf.clause)


def _won(bet: BetTerms, clause: Citation) -> Ruling:
    odds = bet.odds
    assert odds is not None, "a wager without odds is B2B, which has its own ruling"  # noqa: S101
    return Ruling(Verdict.WON, clause, pays=odds.pays, pays_on=odds.on)


def _adjacent_won(bet: BetTerms) -> Ruling:
    """Five equal straights: one fifth wins and stays, four fifths are collected."""
    fifth = _won(bet, bet.paid)
    return Ruling(Verdict.WON, bet.paid, pays=fifth.pays, pays_on=5 * fifth.pays_on, takes=4, takes_of=5)


def _lost(terms: RouletteTerms, spot: Spot, bet: BetTerms, result: Result) -> Ruling:
    if spot.kind in EVEN_MONEY and result.pocket in ZEROS:
        clause = terms.zero_clause or bet.lost
        if terms.zero is ZeroRule.LOSE_HALF:
            return Ruling(Verdict.HALF, clause, takes=1, takes_of=2)
        return Ruling(Verdict.LOST, clause, takes=1)
    return Ruling(Verdict.LOST, bet.lost, takes=1)


def _b2b(terms: RouletteTerms, bet: BetTerms, result: Result) -> Ruling:
    """Wins when the number repeats the prior valid one, at the multiplier on the reader board."""
    if result.pocket != result.prior or result.multiplier is None:
        return Ruling(Verdict.LOST, bet.lost, takes=1)
    stake_within = terms.b2b_pays is B2BPays.IN_ALL
    return Ruling(Verdict.WON, bet.paid, pays=result.multiplier - stake_within)

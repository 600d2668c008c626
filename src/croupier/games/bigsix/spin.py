"""A Big Six spin as it was seen: either direction will do, fewer than three revolutions will not."""

from croupier.games.bigsix.result import Result
from croupier.games.bigsix.terms import BigSixTerms


def judge(terms: BigSixTerms, revolutions: int, rested: Result) -> Result:
    """Where the clapper rested, if the spin was valid; else a result that decides nothing."""
    return rested if revolutions >= terms.play.revolutions.value else Result()

"""The notices of a sign: those of the document, about no wager that the table does not offer."""

from collections.abc import Container, Iterator

from croupier.base.refusal import sentence
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.rules import B2BPays
from croupier.games.roulette.terms import RouletteTerms
from croupier.law.options import in_effect
from croupier.law.rulebook import Chosen, GameRules
from croupier.law.sign import Line

ABOUT = "notice"
EVEN_MONEY = sentence("red, black, odd, even, 1 to 18 and 19 to 36")
"""As the documents list them."""
WITHOUT_RED = sentence("black, odd, even, 1 to 18 and 19 to 36")
WITHOUT_BLACK = sentence("red, odd, even, 1 to 18 and 19 to 36")
WITHOUT_BOTH = sentence("odd, even, 1 to 18 and 19 to 36")
PLACE = "{wagers}"

STAKE_RETURNED = sentence(
    "B2B pays the multiplier times the wager and the stake is returned. Chance of each multiplier: {chances}."
)
IN_ALL = sentence("B2B pays the multiplier times the wager in all. Chance of each multiplier: {chances}.")


def notice_key(says: str) -> str:
    """The notice with a place for the even-money wagers, where it lists these."""
    return says.replace(EVEN_MONEY, PLACE)


def posted(rules: GameRules, chosen: Chosen, offered: Container[Kind]) -> Iterator[Line]:
    wagers = _even_money(offered)
    for notice in rules.notices:
        if in_effect(notice.when, chosen):
            key = notice_key(notice.says)
            if PLACE in key:
                yield Line(ABOUT, key.format(wagers=wagers), notice.clause, key, {"wagers": wagers})
            else:
                yield Line(ABOUT, notice.says, notice.clause)


def _even_money(offered: Container[Kind]) -> str:
    """A table with colour wagers has no red and black."""
    if Kind.RED in offered:
        return EVEN_MONEY if Kind.BLACK in offered else WITHOUT_BLACK
    return WITHOUT_RED if Kind.BLACK in offered else WITHOUT_BOTH


def b2b_notice(rules: GameRules, terms: RouletteTerms) -> Iterator[Line]:
    if Kind.B2B not in terms.bets:
        return
    total = sum(weight for _, weight in terms.paytable)
    chances = ", ".join(f"X{multiplier} {weight}/{total}" for multiplier, weight in terms.paytable)
    key = STAKE_RETURNED if terms.b2b_pays is B2BPays.STAKE_RETURNED else IN_ALL
    clause = rules.options["b2b-paytable"].clause
    yield Line(ABOUT, key.format(chances=chances), clause, key, {"chances": chances})

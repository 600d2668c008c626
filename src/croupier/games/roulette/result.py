"""The result of a spin, and its text: `17`, `no-spin:short-spin` or `void:malfunction`."""

import msgspec

from croupier.base.refusal import Reason, Refusal, refuse, shown
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.rules import Consequence, Irregularity
from croupier.games.roulette.terms import RouletteTerms
from croupier.games.roulette.wheel import wheel
from croupier.games.round import Wager

_WORD = {Consequence.STANDS: "no-spin", Consequence.VOID: "void", Consequence.NO_SPIN_VOID: "void"}


class Result(msgspec.Struct, frozen=True):
    """A pocket or an irregularity; the prior number and the multiplier are there for B2B."""

    pocket: str | None = None
    irregularity: Irregularity | None = None
    prior: str | None = None
    multiplier: int | None = None


def irregular_texts(terms: RouletteTerms) -> dict[str, Irregularity]:
    """How each irregularity that the document knows in this mode is written."""
    return {f"{_WORD[leaf.value]}:{name}": name for name, leaf in terms.play.irregularities.items()}


def read_result(terms: RouletteTerms, text: object) -> Result:
    if isinstance(text, str):
        if text in wheel(terms.wheel).order:
            return Result(pocket=text)
        if irregularity := irregular_texts(terms).get(text):
            return Result(irregularity=irregularity)
    pockets = "0, 1 to 36" if terms.wheel == "single-zero" else "0, 00, 1 to 36"
    known = ", ".join(irregular_texts(terms))
    refuse(
        Reason.UNKNOWN_OUTCOME,
        "{text} is not an outcome here; write {pockets}, or {known}",
        place="outcome",
        text=shown(text),
        pockets=pockets,
        known=known,
    )


def read_prior(terms: RouletteTerms, text: object) -> str:
    """The number of the prior valid spin; a no spin or void is never it."""
    order = wheel(terms.wheel)
    if not isinstance(text, str) or text not in order.order or text in order.dead:
        refuse(
            Reason.NO_PRIOR_NUMBER,
            "{text} is not a number that a valid spin can give",
            place="prior",
            text=shown(text),
        )
    return text


def show_result(terms: RouletteTerms, result: Result) -> str:
    """What `read_result` reads back."""
    if result.irregularity is None:
        return str(result.pocket)
    texts = {irregularity: text for text, irregularity in irregular_texts(terms).items()}
    return texts[result.irregularity]


def check(wager: Wager, result: Result) -> Refusal | None:
    """The refusal of a B2B wager that has no multiplier to be paid by."""
    if wager.spot == Kind.B2B and result.pocket and result.multiplier is None:
        says = 'a B2B wager is settled with the "multiplier" on the reader board'
        return Refusal(Reason.NO_MULTIPLIER, says)
    return None

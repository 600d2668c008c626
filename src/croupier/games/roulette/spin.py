"""A spin as it was seen, judged: valid, or the irregularity that the document names."""

import msgspec

from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.terms import RouletteTerms


class Spin(msgspec.Struct, frozen=True):
    """What dealer, supervisor or reader saw of a ball and a wheel."""

    against_wheel: bool
    revolutions: int
    seen: Irregularity | None = None


def judge(terms: RouletteTerms, spin: Spin) -> Irregularity | None:
    """None for a valid spin: against the wheel, revolutions enough, and nothing else gone wrong."""
    turns = terms.play.revolutions
    if turns and not spin.against_wheel:
        return Irregularity.WITH_ROTATION
    if turns and spin.revolutions < turns.value:
        return Irregularity.SHORT_SPIN
    if spin.seen is not None and spin.seen not in terms.play.irregularities:
        known = ", ".join(terms.play.irregularities)
        says = f"the document knows no {spin.seen} here; it knows {known}"
        refuse(Reason.UNKNOWN_OUTCOME, says, valid_spin_clause(terms))
    return spin.seen


def valid_spin_clause(terms: RouletteTerms) -> Citation:
    """Where the document says what makes a spin valid."""
    turns = terms.play.revolutions
    return turns.clause if turns else terms.play.position.clause

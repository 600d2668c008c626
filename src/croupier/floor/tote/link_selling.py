"""What a guest does not sell without its host."""

from croupier.base.refusal import Reason, Refusal
from croupier.floor.tote import clauses
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote


def not_selling(tote: Tote, day: RaceDay) -> Refusal | None:
    """A guest sells what its host has verified, and only while it hears the host."""
    if not tote.terms.linked:
        return None
    if not tote.live:
        says = "nothing is heard of the host track: no bets are taken until it is"
        return Refusal(Reason.WRONG_PHASE, says, clauses.TRACK)
    if tote.link.verified != day.digested.digest:
        says = "the host track has not verified the pools of this card yet"
        return Refusal(Reason.WRONG_PHASE, says, clauses.TRACK)
    return None

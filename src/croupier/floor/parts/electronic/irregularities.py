"""Irregularities at electronic tables: until when each may be called, and which of them are a No Spin."""

from collections.abc import Iterable

from croupier.base.names import Citation
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.views import A_SUPERVISORS
from croupier.games.roulette.rules import Irregularity

OF_A_SPIN = frozenset(
    {
        Irregularity.WITH_ROTATION,
        Irregularity.SHORT_SPIN,
        Irregularity.BALL_NOT_DROPPED,
        Irregularity.BALL_OUT,
    }
)
"""Seen of a ball that was thrown: without one nobody can have seen it."""
BEFORE_REST = OF_A_SPIN | {Irregularity.FOREIGN_OBJECT, Irregularity.MALFUNCTION}
"""A reader that has a number saw the ball come to rest: no dealer can call one of these any more."""
NO_SPIN = frozenset({Irregularity.WITH_ROTATION, Irregularity.SHORT_SPIN, Irregularity.BALL_NOT_DROPPED})
"""What the dealer indicates as "No Spin"."""

Reasons = Iterable[tuple[str, Citation]]


def called_by_dealer(table: TableState) -> Reasons:
    """What the dealer may call as the game stands, with its clause."""
    return [(name, clause) for name, clause in known(table) if not waits(table, name)]


def waits(table: TableState, reason: str) -> str:
    """Why the dealer may not call it as the game stands; empty where nothing keeps it."""
    if table.phase is Phase.READ:
        return A_SUPERVISORS if reason in BEFORE_REST else ""
    if reason == Irregularity.WRONG_NUMBER:
        return "no number is read yet"
    return "no ball is thrown yet" if reason in OF_A_SPIN and not ball_thrown(table) else ""


def ball_thrown(table: TableState) -> bool:
    """By the wheel's counter. Where no reader counts spins, the dealer is taken to spin when prompted."""
    if table.counter:
        return table.running is not None
    return table.prompted or table.phase is not Phase.BETTING


def called_against_number(table: TableState) -> Reasons:
    """What only a supervisor may call, once a number is read."""
    late = table.phase is Phase.READ
    return [one for one in known(table) if late and one[0] in BEFORE_REST]


def known(table: TableState) -> Reasons:
    """Every reason of the document, in its order."""
    return ((name, leaf.clause) for name, leaf in table.rules.terms.play.irregularities.items())

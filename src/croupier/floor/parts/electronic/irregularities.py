"""Irregularities at electronic tables: until when each may be called, and which of them are a No Spin."""

from collections.abc import Iterable

from croupier.base.names import Citation
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.games.roulette.rules import Irregularity

BEFORE_REST = frozenset(
    {
        Irregularity.FOREIGN_OBJECT,
        Irregularity.BALL_OUT,
        Irregularity.BALL_NOT_DROPPED,
        Irregularity.MALFUNCTION,
    }
)
"""A reader that has a number saw the ball come to rest: no dealer can call one of these any more."""
NO_SPIN = frozenset({Irregularity.WITH_ROTATION, Irregularity.SHORT_SPIN, Irregularity.BALL_NOT_DROPPED})
"""What the dealer indicates as "No Spin"."""

Reasons = Iterable[tuple[str, Citation]]


def called_by_dealer(table: TableState) -> Reasons:
    """What the dealer may call as the game stands, with its clause."""
    if table.phase is Phase.READ:
        return [one for one in _known(table) if one[0] not in BEFORE_REST]
    return [one for one in _known(table) if one[0] != Irregularity.WRONG_NUMBER]


def called_against_number(table: TableState) -> Reasons:
    """What only a supervisor may call, once a number is read."""
    late = table.phase is Phase.READ
    return [one for one in _known(table) if late and one[0] in BEFORE_REST]


def _known(table: TableState) -> Reasons:
    return ((name, leaf.clause) for name, leaf in table.rules.terms.play.irregularities.items())

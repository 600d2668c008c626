"""Irregularities at electronic tables: until when each may be called, and which of them are a No Spin."""

from collections.abc import Iterable

from croupier.base.names import Citation
from croupier.floor.parts.electronic.state import Phase, TableState
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
    if table.phase is Phase.READ:
        return [one for one in _known(table) if one[0] not in BEFORE_REST]
    unseen = {Irregularity.WRONG_NUMBER, *(() if ball_thrown(table) else OF_A_SPIN)}
    return [one for one in _known(table) if one[0] not in unseen]


def ball_thrown(table: TableState) -> bool:
    """By the wheel's counter. Where no reader counts spins, the dealer is taken to spin when prompted."""
    if table.counter:
        return table.running is not None
    return table.prompted or table.phase is not Phase.BETTING


def called_against_number(table: TableState) -> Reasons:
    """What only a supervisor may call, once a number is read."""
    late = table.phase is Phase.READ
    return [one for one in _known(table) if late and one[0] in BEFORE_REST]


def _known(table: TableState) -> Reasons:
    return ((name, leaf.clause) for name, leaf in table.rules.terms.play.irregularities.items())

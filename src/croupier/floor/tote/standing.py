"""The tote at a glance."""

from croupier.desk.kind import Standing
from croupier.floor.tote.state import Tote


def standing(tote: Tote) -> Standing:
    """Open while a card is on sale."""
    day = tote.day
    is_open = day is not None and day.opened and not day.closed
    held = frozenset(one.id for one in tote.terminals.values() if not one.empty)
    return Standing(open=is_open, playing=is_open, held=held)

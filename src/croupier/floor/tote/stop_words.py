"""Why no tickets are sold, as bettors are told: a sentence that every language has, or a person's words."""

from croupier.base.refusal import sentence
from croupier.floor.tote.state import Tote
from croupier.floor.tote.stop_sources import DIFFERENCE, LINE

_BY_ITSELF = {
    DIFFERENCE: sentence("the totals of a pool are being checked"),
    LINE: sentence("our clock and the sending track's differ"),
}
"""What stops selling without a person; where and by how much, the mutuel manager's screen and alarms say."""


def why_stopped(tote: Tote) -> str:
    """Empty while tickets are sold."""
    source, says = next(iter(tote.stops.items()), ("", ""))
    return _BY_ITSELF.get(source, says)

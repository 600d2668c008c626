"""What each wager comes to once a number is announced."""

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.floor.wheel.game_acts import DECIDED
from croupier.floor.wheel.settlement import ends
from croupier.floor.wheel.state import LiveTable
from croupier.games.round import Verdict


class WagerEnd(msgspec.Struct, frozen=True):
    """What one wager comes to."""

    seat: str
    spot: str
    stake: Dollars
    paid: Dollars
    clause: Citation
    verdict: Verdict


def payments(table: LiveTable) -> list[WagerEnd]:
    """Once a number is announced: every wager's end, losers first at each seat."""
    if table.phase not in DECIDED:
        return []
    return [
        WagerEnd(
            seat=seat.id,
            spot=one.wager.spot,
            stake=money.show(one.wager.stake),
            paid=money.show(one.paid),
            clause=one.clause,
            verdict=one.verdict,
        )
        for seat, one in ends(table)
    ]

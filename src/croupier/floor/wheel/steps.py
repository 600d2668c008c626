"""What the felt tells its dealer to do now, as sentences; and what each wager is owed."""

from collections.abc import Iterator

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.desk.act import Act, When
from croupier.floor.parts.kind_words import words
from croupier.floor.wheel.acts import acts
from croupier.floor.wheel.game_acts import DECIDED
from croupier.floor.wheel.settlement import ends
from croupier.floor.wheel.state import LiveTable
from croupier.games.round import Verdict


class Step(msgspec.Struct, frozen=True):
    says: str
    clause: Citation


class WagerEnd(msgspec.Struct, frozen=True):
    """What one wager comes to."""

    seat: str
    spot: str
    stake: Dollars
    paid: Dollars
    clause: Citation
    verdict: Verdict


def steps(table: LiveTable) -> Iterator[Step]:
    """The acts that the felt waits for, as it tells them."""
    said = words("wheel")
    return (Step(said.say(act), act.clause) for act in acts(table) if _told(act))


def _told(act: Act) -> bool:
    """Also the count, for which the game does not wait; of a supervisor's acts only the opening."""
    waited_for = act.when is When.DUE or (act.when is When.BESIDE and act.key == "count-mucked")
    return waited_for and ("supervisor" not in act.screens or act.key == "open-table")


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

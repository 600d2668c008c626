"""One player's stay at a place: what was put in and taken out, and whether the player has called someone.

Nobody signs in at a terminal or a seat. A stay is over when its player has been paid and holds nothing more,
or when the place has held nothing for a whole game: whoever plays there next finds nothing of it.
"""

from dataclasses import dataclass

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.ports import Microseconds

SECOND: Microseconds = 1_000_000


@dataclass(slots=True)
class Stay:
    """`number` counts the stays here; `empty`: the place held nothing when the last game began.

    `began` is when its first money was put in, 0 before that. `calling` is a call for an attendant that
    nobody has answered, `answered` who answered the last one.
    """

    number: int = 1
    began: Microseconds = 0
    put_in: Cents = 0
    taken_out: Cents = 0
    empty: bool = False
    calling: bool = False
    answered: str = ""

    def end(self) -> None:
        self.number += 1
        self.began = self.put_in = self.taken_out = 0
        self.calling, self.answered = False, ""

    def begin(self, at: Microseconds) -> None:
        """Money was put in; what is put in later is of the same stay."""
        self.began = self.began or at

    def seconds(self, now: Microseconds) -> int:
        """How long it has lasted."""
        return max(0, now - self.began) // SECOND if self.began else 0

    def left_empty(self, empty: bool) -> bool:
        """At the start of a game: whether the place was empty through the whole game before, too."""
        gone, self.empty = empty and self.empty, empty
        return gone


class StayView(msgspec.Struct, frozen=True):
    """`answered` is the name of whoever answered this player's last call."""

    number: int
    put_in: Dollars
    taken_out: Dollars
    calling: bool
    answered: str | None


def stay_view(stay: Stay) -> StayView:
    return StayView(
        stay.number,
        money.show(stay.put_in),
        money.show(stay.taken_out),
        stay.calling,
        staff_name(stay.answered) if stay.answered else None,
    )

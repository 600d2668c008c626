"""How long each player has sat at a place, so that a tablet that is paired anew goes on counting.

Kept while this server runs: no event tells a time, and after a restart a tablet still has its own count.
"""

from typing import Protocol

from croupier.base.names import TerminalId
from croupier.devices.steady_clock import now
from croupier.floor.parts.stays import Stay


class Sat(Protocol):
    id: TerminalId
    stay: Stay

    @property
    def empty(self) -> bool: ...


class StayTimes:
    def __init__(self) -> None:
        self._began: dict[TerminalId, tuple[int, float]] = {}
        """By place: the number of the stay there, and when it was first seen."""

    def note(self, place: Sat) -> None:
        """A stay begins with the first money; another number is another player's."""
        number, _ = self._began.get(place.id, (0, 0.0))
        if place.empty and not place.stay.put_in:
            self._began.pop(place.id, None)
        elif number != place.stay.number:
            self._began[place.id] = place.stay.number, now()

    def seconds(self, place: Sat) -> int:
        self.note(place)
        number, began = self._began.get(place.id, (0, 0.0))
        return int(now() - began) if number else 0

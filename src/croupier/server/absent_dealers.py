"""Dealers away from their screens, in a game or between games, and open tables that no dealer works."""

from collections.abc import Callable, Collection, Iterator

import msgspec

from croupier.base.names import TableId
from croupier.desk.desk import Desk
from croupier.desk.place import Place
from croupier.server.hub import Hub

LOOK_EVERY = 0.5
"""Seconds between looks."""


class DealerAwayPart(msgspec.Struct, frozen=True):
    """Told to players and on boards: whoever works the table is away from the screen for long.

    `no_dealer`: the table is open, and no dealer works it.
    """

    dealer_away: bool
    no_dealer: bool


class AbsentDealers:
    """`staff` are the people who deal by a screen; a demonstration's dealers have none to leave."""

    def __init__(self, desk: Desk, hub: Hub, staff: Collection[str], seconds: float) -> None:
        self.tables: dict[TableId, str] = {}
        """Where the dealer is away now, and who it is."""
        self._desk, self._hub, self._staff, self._seconds = desk, hub, staff, seconds
        self._since: dict[TableId, float] = {}
        self._unworked: set[TableId] = set()

    def look(self, now: float, tell: Callable[[Place], None]) -> Iterator[str]:
        """Note who has gone and who is back; `tell` is called for each such table. Yields what to alarm."""
        for place in self._desk.tables.values():
            self.note_unworked(place, tell)
            dealer = self._missing(place)
            if dealer is None:
                self._since.pop(place.id, None)
                if self.tables.pop(place.id, None) is not None:
                    tell(place)
            elif now - self._since.setdefault(place.id, now) >= self._seconds and place.id not in self.tables:
                self.tables[place.id] = dealer
                tell(place)
                yield _alarm(place)

    def at(self, table: TableId) -> DealerAwayPart:
        place = self._desk.tables[table]
        return DealerAwayPart(place.id in self.tables, place.standing().unworked)

    def note_unworked(self, place: Place, tell: Callable[[Place], None]) -> None:
        """The dealer has left, or one has come; leaving alarms by itself.

        Also called before a screen opens, so that all screens of a place have been told the same.
        """
        unworked = place.standing().unworked
        if unworked != (place.id in self._unworked):
            self._unworked ^= {place.id}
            tell(place)

    def _missing(self, place: Place) -> str | None:
        """Whoever works the table, and has no screen of it open.

        Between games as well: the table is open, and players may lay money down there.
        """
        dealer = place.standing().dealer
        if dealer is None or dealer not in self._staff:
            return None
        here = (one.sender for one in self._hub.listeners if one.table == place.id and not one.lost)
        return None if dealer in here else dealer


def _alarm(place: Place) -> str:
    when = "while a game is in play" if place.standing().playing else "of an open table between games"
    return f"{place.name}: the dealer is away from the screen {when}"

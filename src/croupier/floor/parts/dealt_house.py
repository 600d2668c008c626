"""What the house remembers of a table that a dealer works: its people, its counts, its games."""

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.house import House
from croupier.floor.parts import racks
from croupier.floor.parts.messages.rounds import GameStarted
from croupier.floor.parts.racks import RackEvent
from croupier.floor.parts.tables import PEOPLE_EVENTS, tell_people

HOUSE_EVENTS: frozenset[type[Event]] = frozenset({GameStarted, *PEOPLE_EVENTS, *racks.EVENTS})


def tell_house(house: House, at: TableId, event: Event) -> None:
    """After a game the float differs from what was last counted."""
    if isinstance(event, GameStarted):
        house.uncounted.add(at)
    elif isinstance(event, RackEvent):
        racks.fold(house, at, event)
    else:
        tell_people(house, at, event)

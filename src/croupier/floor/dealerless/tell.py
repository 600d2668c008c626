"""A game that no dealer deals, told in a dealer's words."""

from collections.abc import Iterator

from croupier.desk.kind import Said
from croupier.floor.dealerless.clauses import LAUNCH
from croupier.floor.dealerless.evolve import DealerlessEvent, OfHouse, StationEvent
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.electronic import tell as electronic
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.stations.changes import StationMoneyEvent

WORDS = electronic.Words("The last seconds of the countdown.", "shown on every terminal")


def tell(table: TableState, event: DealerlessEvent) -> Iterator[Said]:
    match event:
        case launches.LaunchAsked():
            yield Said(f"The air jet is to launch the ball, at spin {event.spin}.", LAUNCH)
        case launches.BallLaunched():
            yield Said(f"The ball is launched: spin {event.spin}.", LAUNCH)
        case launches.EffectFailed():
            yield Said(f"The launch failed: {event.reason}.", LAUNCH)
        case _ if not isinstance(event, StationEvent | StationMoneyEvent | OfHouse):
            yield from electronic.tell(table, event, WORDS)

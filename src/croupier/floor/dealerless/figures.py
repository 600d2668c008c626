"""What happens at a dealerless table alone, in a day's figures."""

from typing import cast

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.floor.dealerless.evolve import DealerlessEvent
from croupier.floor.dealerless.posting import post
from croupier.floor.parts.electronic.figures import rules
from croupier.floor.parts.stations.changes import StationMoneyEvent
from croupier.floor.parts.stations.figures import station_amounts
from croupier.ledger.sums import CodeAmount, sums


def own(table: TableId, event: Event) -> list[CodeAmount]:
    if isinstance(event, StationMoneyEvent):
        return station_amounts(table, event)
    position: str = getattr(event, "terminal", "")
    return sums([(position, post(table, cast("DealerlessEvent", event)))])


RULES = rules(own)

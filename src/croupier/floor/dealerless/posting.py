"""What happens at a dealerless table alone, in the books."""

from croupier.base.names import TableId
from croupier.floor.dealerless.evolve import BoxEvent, DealerlessEvent, LaunchEvent, StationEvent
from croupier.floor.parts.electronic import posting as electronic
from croupier.floor.parts.messages.duplicates import HandPayPrintedAgain
from croupier.floor.parts.papers import PaperEvent
from croupier.floor.parts.rack_posting import Transfers, post_rack
from croupier.floor.parts.stations.changes import StationMoneyEvent
from croupier.floor.parts.stations.posting import post_station


def post(table: TableId, event: DealerlessEvent) -> Transfers:
    if isinstance(event, StationMoneyEvent):
        return post_station(table, event)
    if isinstance(event, BoxEvent):
        return post_rack(table, event)
    if isinstance(event, LaunchEvent | StationEvent | HandPayPrintedAgain | PaperEvent):
        return []
    return electronic.post(table, event)

"""What fills, credits and counts add to a day's figures, and who works a table."""

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.floor.parts.messages.racks import DropCounted
from croupier.floor.parts.messages.tables import DealerChanged
from croupier.floor.parts.rack_posting import post_rack
from croupier.floor.parts.racks import RackEvent
from croupier.ledger.codes import Code
from croupier.ledger.sums import CodeAmount, sums


def rack_amounts(table: TableId, event: RackEvent) -> list[CodeAmount]:
    """What is over or short says of which count it is."""
    what = "drop" if isinstance(event, DropCounted) else "float"
    found = sums([("", post_rack(table, event))])
    return [one._replace(reason=what) if one.code is Code.OVER_SHORT else one for one in found]


def takes(event: Event) -> str:
    """The dealer who takes the table."""
    return event.dealer if isinstance(event, DealerChanged) else ""

"""Records of edition 1 in today's books: every rack holds what its chips came to, in whichever edition."""

from collections.abc import Mapping

import msgspec

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.floor.parts.messages.tables import TableClosed
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account


def restated(table: TableId, event: Event, balances: Mapping[Account, Cents]) -> Event:
    """In edition 1 a closing table gave back its float alone; restated, it gives back its whole rack."""
    if type(event) is not TableClosed:
        return event
    return msgspec.structs.replace(event, bankroll=-balances.get(chart.rack(table), 0))

"""What a record moves: by the posting of its own edition, and in today's books."""

from collections.abc import Mapping, Sequence

import msgspec

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.record import Record
from croupier.floor.parts.messages.tables import TableClosed
from croupier.ledger import accounts as chart
from croupier.ledger import posting, posting_v1
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import Transfer

POSTINGS = {1: posting_v1.post, 2: posting.post}
"""The posting of each edition; all but the last are frozen."""
RACKS_SINCE = 2
"""From this edition on a table's rack is an account, and closing a table empties it."""


def posted(record: Record) -> tuple[Transfer, ...]:
    """What the record's events move by the posting of its own edition."""
    post = POSTINGS[record.edition]
    return tuple(one for event in record.events for one in post(record.envelope.table, event))


def booked(record: Record, balances: Mapping[Account, Cents]) -> Sequence[Transfer]:
    """What the record moves in today's books, whose balances before it are `balances`.

    Records of edition 1 are restated: they are posted again as edition 2 does, so that every rack holds what
    its chips came to, whichever edition they crossed it in.
    """
    if record.edition >= RACKS_SINCE:
        return record.transfers
    table, post = record.envelope.table, POSTINGS[RACKS_SINCE]
    return [one for event in record.events for one in post(table, _emptying(table, event, balances))]


def _emptying(table: TableId, event: Event, balances: Mapping[Account, Cents]) -> Event:
    """In edition 1 a closing table gave back its float alone; restated, it gives back its whole rack."""
    if type(event) is not TableClosed:
        return event
    return msgspec.structs.replace(event, bankroll=-balances.get(chart.rack(table), 0))

"""What a record moves: by the posting of its own edition, and in today's books."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.figure_rules import Post
from croupier.desk.record import EDITION, Record
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import Transfer


class OlderEditions(NamedTuple):
    """The frozen posting of each earlier edition, and an event of one of them as today's books have it."""

    postings: Mapping[int, Post]
    restated: Callable[[TableId, Event, Mapping[Account, Cents]], Event]


class Booking:
    """`post` is today's."""

    def __init__(self, post: Post, older: OlderEditions) -> None:
        self._post, self._older = post, older

    def posted_before(self, record: Record) -> tuple[Transfer, ...] | None:
        """What the events of an older record move by its own edition; None if that is not known."""
        post = self._older.postings.get(record.edition)
        if post is None:
            return None
        return tuple(one for event in record.events for one in post(record.envelope.table, event))

    def booked(self, record: Record, balances: Mapping[Account, Cents]) -> Sequence[Transfer]:
        """What the record moves in today's books, whose balances before it are `balances`."""
        if record.edition == EDITION:
            return record.transfers
        table, restated = record.envelope.table, self._older.restated
        return [one for event in record.events for one in self._post(table, restated(table, event, balances))]

"""What a record moves: by the posting of its own edition, and in today's books."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.figure_rules import Post
from croupier.desk.record import Record
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import Transfer


class OlderEdition(NamedTuple):
    """Its frozen posting, and how one of its events stands in today's books.

    Without these it decided otherwise than today, but posted as today.
    """

    post: Post | None = None
    restated: Callable[[TableId, Event, Mapping[Account, Cents]], Event] | None = None


OlderEditions = Mapping[int, OlderEdition]


class Booking:
    """`post` is today's."""

    def __init__(self, post: Post, older: OlderEditions) -> None:
        self._post, self._older = post, older

    def posted_before(self, record: Record) -> tuple[Transfer, ...] | None:
        """What the events of an older record move by its own edition; None if that is not known."""
        edition = self._older.get(record.edition)
        if edition is None:
            return None
        post = edition.post or self._post
        return tuple(one for event in record.events for one in post(record.envelope.table, event))

    def booked(self, record: Record, balances: Mapping[Account, Cents]) -> Sequence[Transfer]:
        """What the record moves in today's books, whose balances before it are `balances`."""
        edition = self._older.get(record.edition)
        if edition is None or edition.restated is None:
            return record.transfers
        table, restated = record.envelope.table, edition.restated
        return [one for event in record.events for one in self._post(table, restated(table, event, balances))]

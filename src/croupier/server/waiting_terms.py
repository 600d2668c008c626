"""Changes of terms that wait for the end of the game in play: kept by the server, whatever screens do."""

from collections.abc import Iterator

from croupier.base.envelope import Envelope
from croupier.base.names import TableId, staff_name
from croupier.base.refusal import Reason, Refusal
from croupier.desk.desk import Desk


class WaitingTerms:
    """At most one at each table, the last one asked for. They are not in the journal before they hold.

    A server that ends forgets them: the table then plays on under the terms that the journal has.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._asked: dict[TableId, Envelope] = {}

    def keep(self, asked: Envelope) -> None:
        self._asked[asked.table] = asked

    def forget(self, table: TableId) -> bool:
        return self._asked.pop(table, None) is not None

    def asker(self, table: TableId) -> str | None:
        """Who wants the change that waits here, if one does."""
        asked = self._asked.get(table)
        return staff_name(asked.sender) if asked else None

    def due(self) -> Iterator[Envelope]:
        """Those that need wait no longer, whether they will be accepted or refused."""
        for asked in list(self._asked.values()):
            decided = self._desk.decide(asked)
            if not (isinstance(decided, Refusal) and decided.reason is Reason.WRONG_PHASE):
                del self._asked[asked.table]
                yield asked

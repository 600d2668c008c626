"""A round as a dealer would recognise it: one line for each thing that happened, with its clause."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId, TerminalId
from croupier.desk.kind import Said
from croupier.desk.kinds import Kinds
from croupier.desk.messages import Alarmed, TableInstalled, TableRestarted, TableStopped
from croupier.desk.place import Place
from croupier.desk.ports import Entry, Microseconds
from croupier.desk.record import Record

_OWN = (TableInstalled, TableStopped, TableRestarted)


class Line(msgspec.Struct, frozen=True):
    """`changes` is what it does to the bets of its terminal; `number` is the one it shows."""

    at: Microseconds
    says: str
    clause: Citation | None = None
    terminal: TerminalId | None = None
    changes: tuple[tuple[str, Cents], ...] = ()
    number: str | None = None


def transcript(
    kinds: Kinds, entries: Iterable[Entry], table: TableId, round_: int | None = None
) -> list[Line]:
    """Every line of one round at one table, or of all it has seen, derived again from the journal alone."""
    lines: list[Line] = []
    place: Place | None = None
    latest = 0
    for entry in entries:
        if entry.table != table:
            continue
        record = kinds.read_record(entry.body)
        for event in record.events:
            if isinstance(event, TableInstalled):
                place = kinds.place(table, event)
            assert place is not None  # noqa: S101 - a table's first event installs it
            named = getattr(event, "round", None)
            latest = latest if named is None else named
            if round_ is None or round_ == (latest if place.in_round(event) else named):
                lines += _lines(place, record, event)
            if not isinstance(event, (*_OWN, Alarmed)):
                place.fold(event, record.at)
    return lines


def _lines(place: Place, record: Record, event: Event) -> Iterator[Line]:
    if isinstance(event, _OWN):
        return
    drawn = place.draw(event)
    for said in _told(place, event):
        yield Line(record.at, said.says, said.clause, drawn.terminal, drawn.changes, drawn.number)


def _told(place: Place, event: Event) -> Iterator[Said]:
    if isinstance(event, Alarmed):
        yield Said(f"A supervisor must see: {event.says.removesuffix('.')}.", place.citations().supervision)
    else:
        yield from place.tell(event)

"""The records behind a day's figures, as lines: every figure is a sum of some of them."""

from collections.abc import Iterator

import msgspec

from croupier.base.envelope import Event
from croupier.base.names import TableId, TerminalId
from croupier.desk.figure_rows import Behind
from croupier.desk.kinds import Kinds
from croupier.desk.ports import FigureReader, JournalDamaged, Microseconds
from croupier.desk.record import Record
from croupier.desk.reports.figures import BY_POSITION, SIGNS, Figure, amount_of
from croupier.ledger.sums import CodeAmount


class Line(msgspec.Struct, frozen=True):
    """`amount` of one figure: cents, or how many for a figure that counts."""

    seq: int
    at: Microseconds
    table: TableId
    figure: Figure
    amount: int
    round: int | None = None
    terminal: TerminalId | None = None
    dealer: str | None = None
    reason: str = ""


class ReadRecord(msgspec.Struct, frozen=True):
    """A record behind some figures, with the events that it rests on."""

    row: Behind
    record: Record
    earlier: tuple[Event, ...]


def read_behind(kinds: Kinds, reader: FigureReader, row: Behind) -> ReadRecord:
    record = record_at(kinds, reader, row.seq)
    earlier = record_at(kinds, reader, row.rests_on).events if row.rests_on else ()
    return ReadRecord(row, record, tuple(earlier))


def lines(kinds: Kinds, reader: FigureReader, row: Behind, figures: tuple[Figure, ...]) -> Iterator[Line]:
    """What one record adds to these figures: what is known by position so, any other figure in one line."""
    return lines_of(kinds, read_behind(kinds, reader, row), figures)


def lines_of(kinds: Kinds, read: ReadRecord, figures: tuple[Figure, ...]) -> Iterator[Line]:
    row, record = read.row, read.record
    for event in record.events:
        basis = next((one for one in read.earlier if _is_basis(kinds, one, event)), None)
        found = kinds.amounts(row.place, event, basis)
        for figure in figures:
            for (position, reason), amount in _amounts(found, figure).items():
                if amount:
                    round_ = getattr(event, "round", None)
                    at = TerminalId(position) if position else None
                    yield Line(
                        row.seq, record.at, row.place, figure, amount, round_, at, row.who or None, reason
                    )


def record_at(kinds: Kinds, reader: FigureReader, seq: int) -> Record:
    """Raises `JournalDamaged` where it is gone."""
    entry = reader.entry(seq)
    if entry is None:
        raise JournalDamaged(f"record {seq} is missing, though figures rest on it")
    return kinds.read_record(entry.body)


def _is_basis(kinds: Kinds, one: Event, event: Event) -> bool:
    kind = kinds.rests_on.get(type(event))
    return type(one) is kind and getattr(one, "round", None) == getattr(event, "round", None)


def _amounts(found: list[CodeAmount], figure: Figure) -> dict[tuple[str, str], int]:
    """The figure by position and reason; the position is left out of figures of whole tables."""
    sums: dict[tuple[str, str], dict[str, int]] = {}
    for one in found:
        if one.code in SIGNS[figure]:
            by_code = sums.setdefault((one.position if figure in BY_POSITION else "", one.reason), {})
            by_code[one.code] = by_code.get(one.code, 0) + one.amount
    return {key: amount_of(figure, by_code) for key, by_code in sums.items()}

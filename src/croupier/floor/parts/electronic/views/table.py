"""What does not change from game to game."""

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.views import limit_lines
from croupier.law.sign import Line


class TableName(msgspec.Struct, frozen=True):
    """`terms` is the digest of the effective book; `mode` is `terminals` or `dealerless`."""

    id: str
    name: str
    book: str
    mode: str
    terms: str


class TableNamePart(msgspec.Struct, frozen=True):
    table: TableName


class TablePart(msgspec.Struct, frozen=True):
    """`chips` are the six amounts that a player may bet; `credited` the clause by which wins are credited."""

    table: TableName
    chips: list[Dollars]
    limits: list[Line]
    credited: Citation


def table_name(table: TableState) -> TableName:
    return TableName(
        id=table.id,
        name=table.name,
        book=table.rules.terms.book,
        mode=table.rules.terms.mode,
        terms=table.terms,
    )


def table_part(table: TableState) -> TablePart:
    return TablePart(
        table=table_name(table),
        chips=[money.show(chip) for chip in table.chips],
        limits=limit_lines(table.rules.terms.limits),
        credited=table.rules.terms.play.order.clause,
    )

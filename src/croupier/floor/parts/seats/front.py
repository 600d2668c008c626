"""How a table with seats is shown to those who oversee it."""

from collections.abc import Mapping
from typing import Protocol

from croupier.base.names import TerminalId
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.table_terms import TableTerms
from croupier.games.library import Table


class ShownTable(Protocol):
    """`terms` is the digest of the terms that `rules` are made of."""

    seats: dict[TerminalId, Seat]
    terms: str

    @property
    def rules(self) -> Table: ...


def positions(table: ShownTable) -> Mapping[TerminalId, str]:
    return {one: f"Seat {one}" for one in table.seats}


def terms(table: ShownTable) -> TableTerms:
    return TableTerms(table.rules, table.terms)

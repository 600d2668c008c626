"""How a table of terminals is shown to those who oversee it."""

from collections.abc import Mapping

from croupier.base.names import TerminalId, staff_name
from croupier.desk.running import View
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.electronic.views import supervisor_view
from croupier.floor.parts.table_terms import TableTerms


def positions(table: TableState) -> Mapping[TerminalId, str]:
    return {one: f"Terminal {one}" for one in table.terminals}


def overview(table: TableState) -> View:
    return {**supervisor_view(table), "dealer": staff_name(table.dealer)}


def terms(table: TableState) -> TableTerms:
    return TableTerms(table.rules, table.terms)

"""How a table of terminals is shown to those who oversee it."""

from collections.abc import Mapping

from croupier.base.names import TerminalId
from croupier.desk.view import ScreenParts
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.electronic.views.board import BOARD
from croupier.floor.parts.electronic.views.console import CONSOLE
from croupier.floor.parts.electronic.views.overview import TerminalsOverview
from croupier.floor.parts.electronic.views.terminal import TERMINAL
from croupier.floor.parts.table_terms import TableTerms

VIEWS: Mapping[str, ScreenParts] = {
    "terminal": TERMINAL,
    "console": CONSOLE,
    "board": BOARD,
    "supervisor": (TerminalsOverview,),
}


def positions(table: TableState) -> Mapping[TerminalId, str]:
    return {one: f"Terminal {one}" for one in table.terminals}


def terms(table: TableState) -> TableTerms:
    return TableTerms(table.rules, table.terms)

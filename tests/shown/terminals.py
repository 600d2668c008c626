"""What the screens of a table of terminals are shown, as the wire carries it."""

from collections.abc import Mapping
from typing import Any

from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.electronic.views.board import board_part
from croupier.floor.parts.electronic.views.console import console_part
from croupier.floor.parts.electronic.views.game import game_part
from croupier.floor.parts.electronic.views.overview import table_overview
from croupier.floor.parts.electronic.views.purse import changed_purse, purse_part
from croupier.floor.parts.electronic.views.table import table_part
from croupier.floor.parts.electronic.views.terminal import own_part
from croupier.floor.parts.messages.bets import BetsChanged
from tests.shown import shown

View = dict[str, Any]


def shared_view(table: TableState) -> View:
    return shown(game_part(table))


def table_view(table: TableState) -> View:
    return shown(table_part(table))


def bets_view(table: TableState, terminal: Terminal) -> View:
    return shown(purse_part(table, terminal))


def changed_view(table: TableState, terminal: Terminal, event: BetsChanged, bets: Mapping[str, str]) -> View:
    return shown(changed_purse(table, terminal, event, bets))


def terminal_view(table: TableState, terminal: Terminal) -> View:
    return shown(purse_part(table, terminal), own_part(table, terminal))


def console_view(table: TableState) -> View:
    return shown(console_part(table, simulated=True))


def board_view(table: TableState) -> View:
    return shown(game_part(table), board_part(table))


def supervisor_view(table: TableState) -> View:
    return shown(table_overview(table))

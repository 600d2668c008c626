"""How dealt terminals meet people."""

from croupier.base.envelope import Role
from croupier.desk.front import ANYONE, Front
from croupier.desk.room import Room
from croupier.desk.running import Around, Running
from croupier.floor.parts.electronic.front import VIEWS, positions, terms
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.electronic.views.overview import table_overview
from croupier.floor.parts.settings import TableSettings
from croupier.floor.terminals.bot import next_move
from croupier.floor.terminals.kind import KIND
from croupier.floor.terminals.settings import check_settings, installation
from croupier.games.roulette.cloth import Cloth


def run(table: TableState, around: Around, settings: TableSettings) -> Running:
    from croupier.floor.terminals.running import Terminals  # noqa: PLC0415 - loads what only a server needs

    return Terminals(table, around, settings)


FRONT: Front[TableState, TableSettings] = Front(
    settings=TableSettings,
    installation=installation,
    run=run,
    screens={
        "terminal": frozenset({Role.PLAYER}),
        "console": frozenset({Role.DEALER}),
        "board": ANYONE,
    },
    player_screen="terminal",
    label=lambda _: "terminals",
    positions=positions,
    overview=table_overview,
    views=VIEWS,
    layouts=(Cloth,),
    terms=terms,
    check=check_settings,
    devices={"wheel": frozenset({"console"})},
    bots={"terminals": next_move},
)
ROOM = Room(KIND, FRONT)

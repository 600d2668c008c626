"""How a dealerless table meets people."""

from croupier.base.envelope import Role
from croupier.desk.front import ANYONE, Front
from croupier.desk.room import Room
from croupier.desk.running import Around, Running
from croupier.floor.dealerless.bot import next_move
from croupier.floor.dealerless.kind import KIND
from croupier.floor.parts.electronic.front import VIEWS, positions, terms
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.electronic.views.overview import table_overview
from croupier.floor.parts.kept_settings import check_settings
from croupier.floor.parts.settings import TableSettings, installation
from croupier.games.roulette.cloth import Cloth


def run(table: TableState, around: Around, settings: TableSettings) -> Running:
    from croupier.floor.dealerless.running import Dealerless  # noqa: PLC0415 - loads what only a server needs

    return Dealerless(table, around, settings)


FRONT: Front[TableState, TableSettings] = Front(
    settings=TableSettings,
    installation=installation,
    run=run,
    screens={"terminal": frozenset({Role.PLAYER}), "board": ANYONE},
    player_screen="terminal",
    label=lambda _: "dealerless",
    positions=positions,
    overview=table_overview,
    views=VIEWS,
    layouts=(Cloth,),
    terms=terms,
    check=check_settings,
    devices={"bill": frozenset({"terminal"})},
    bots={"dealerless": next_move},
)
ROOM = Room(KIND, FRONT)

"""How a live wheel meets people: seats, the dealer's felt, the board."""

from collections.abc import Sequence
from pathlib import Path

from croupier.base.envelope import Role
from croupier.desk.front import ANYONE, Front
from croupier.desk.room import Room
from croupier.desk.running import Around, Running
from croupier.floor.parts.kept_settings import check_settings
from croupier.floor.parts.seats.front import positions, terms
from croupier.floor.parts.settings import TableSettings, installation
from croupier.floor.wheel.bot import next_move
from croupier.floor.wheel.kept_chance import check_chance
from croupier.floor.wheel.kind import KIND
from croupier.floor.wheel.state import LiveTable
from croupier.floor.wheel.views.board import BOARD
from croupier.floor.wheel.views.felt import FELT
from croupier.floor.wheel.views.overview import WheelOverview, wheel_overview
from croupier.floor.wheel.views.seat import SEAT
from croupier.games.bigsix.cloth import BigSixCloth
from croupier.games.roulette.cloth import Cloth


def label(table: LiveTable) -> str:
    return "bigsix" if table.rules.game == "bigsix" else "live"


def check(table: LiveTable, settings: TableSettings | None, books: Sequence[str], folder: Path) -> None:
    check_settings(table, settings, books, folder)
    check_chance(table, settings, folder)


def run(table: LiveTable, around: Around, settings: TableSettings) -> Running:
    from croupier.floor.wheel.running import LiveWheel  # noqa: PLC0415 - loads what only a server needs

    return LiveWheel(table, around, settings)


FRONT: Front[LiveTable, TableSettings] = Front(
    settings=TableSettings,
    installation=installation,
    run=run,
    screens={
        "seat": frozenset({Role.PLAYER}),
        "felt": frozenset({Role.DEALER, Role.MUCKER}),
        "board": ANYONE,
    },
    player_screen="seat",
    label=label,
    positions=positions,
    overview=wheel_overview,
    views={"seat": SEAT, "felt": FELT, "board": BOARD, "supervisor": (WheelOverview,)},
    layouts=(Cloth, BigSixCloth),
    terms=terms,
    check=check,
    devices={"wheel": frozenset({"felt"})},
    bots={"live": next_move, "bigsix": next_move},
)
ROOM = Room(KIND, FRONT)

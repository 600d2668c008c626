"""How a mini-baccarat table meets people: positions, the dealer's screen, the board."""

from collections.abc import Sequence
from pathlib import Path

from croupier.base.envelope import Role
from croupier.base.refusal import Reason, refuse
from croupier.desk.front import ANYONE, Front
from croupier.desk.room import Room
from croupier.desk.running import Around, Running
from croupier.floor.baccarat.bot import next_move
from croupier.floor.baccarat.kind import KIND
from croupier.floor.baccarat.settings import BaccaratSettings, installation
from croupier.floor.baccarat.shoe_change import check_shoe
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.views.board import BOARD
from croupier.floor.baccarat.views.dealing import DEALING
from croupier.floor.baccarat.views.overview import BaccaratOverview, baccarat_overview
from croupier.floor.baccarat.views.position import POSITION
from croupier.floor.baccarat.vigorish_change import change_posted
from croupier.floor.parts.kept_settings import check_settings
from croupier.floor.parts.seats.front import positions
from croupier.floor.parts.table_terms import TableTerms
from croupier.games.baccarat.cloth import BaccaratCloth


def check(table: CardTable, settings: BaccaratSettings | None, books: Sequence[str], folder: Path) -> None:
    """Such a table is configured with `kind`, because it has settings of its own."""
    if settings is not None and not isinstance(settings, BaccaratSettings):
        refuse(Reason.UNREADABLE, 'a mini-baccarat table says kind = "baccarat" in floor.toml')
    check_settings(table, settings, books, folder)
    check_shoe(table, settings)


def run(table: CardTable, around: Around, settings: BaccaratSettings) -> Running:
    from croupier.floor.baccarat.running import CardsInMotion  # noqa: PLC0415 - loads what only a server needs

    return CardsInMotion(table, around, settings)


def terms(table: CardTable) -> TableTerms:
    return TableTerms(table.rules, table.terms, change_posted(table))


FRONT: Front[CardTable, BaccaratSettings] = Front(
    settings=BaccaratSettings,
    installation=installation,
    run=run,
    screens={
        "position": frozenset({Role.PLAYER}),
        "dealing": frozenset({Role.DEALER}),
        "board": ANYONE,
    },
    player_screen="position",
    label=lambda _: "baccarat",
    positions=positions,
    overview=baccarat_overview,
    views={"position": POSITION, "dealing": DEALING, "board": BOARD, "supervisor": (BaccaratOverview,)},
    layouts=(BaccaratCloth,),
    terms=terms,
    check=check,
    devices={"shoe": frozenset({"dealing"})},
    bots={"baccarat": next_move},
)
ROOM = Room(KIND, FRONT)

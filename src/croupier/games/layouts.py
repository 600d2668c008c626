"""A table's cloth as a screen draws it."""

from typing import TypeAlias

from croupier.games.baccarat.cloth import BaccaratCloth
from croupier.games.bigsix.cloth import BigSixCloth
from croupier.games.library import GAMES, Table
from croupier.games.roulette.cloth import Cloth

AnyCloth: TypeAlias = Cloth | BigSixCloth | BaccaratCloth


def layout(table: Table) -> AnyCloth:
    drawn: AnyCloth = GAMES[table.game].layout(table)
    return drawn

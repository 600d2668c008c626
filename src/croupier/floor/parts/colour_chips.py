"""What a new table tells the house of its chips without value: the cage refuses these by its clause."""

from collections.abc import Callable
from typing import TypeVar

from croupier.base.names import Citation, TableId
from croupier.desk.house import ColourChips, House

S = TypeVar("S")
Join = Callable[[House, TableId, S], None]


def colour_chips(clause: Callable[[S], Citation], issued: Callable[[S], bool] = lambda _: False) -> Join[S]:
    """`clause` says what is wagered there; `issued` is true where chips without value are."""

    def join(house: House, at: TableId, table: S) -> None:
        house.colour_chips[at] = ColourChips(issued(table), clause(table))

    return join

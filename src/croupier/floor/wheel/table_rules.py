"""The rules of a table that has a wheel."""

from typing import TypeAlias

from croupier.games.bigsix.table import BigSixTable
from croupier.games.effective import table_of
from croupier.games.roulette.table import RouletteTable

WheelTable: TypeAlias = RouletteTable | BigSixTable


def wheel_table_of(effective: str) -> WheelTable:
    table = table_of(effective)
    assert isinstance(table, WheelTable)  # noqa: S101 - no other table is installed here
    return table

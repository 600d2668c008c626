"""Whether the chance that a table's game was committed with is still there, and the same."""

from pathlib import Path
from typing import NoReturn

from croupier.base.refusal import Reason, refuse
from croupier.devices.chance import ChanceLost
from croupier.floor.parts.settings import TableSettings
from croupier.floor.parts.table_devices import kept_chance
from croupier.floor.wheel.state import LiveTable, Phase


def check_chance(table: LiveTable, settings: TableSettings | None, folder: Path) -> None:
    """A game whose chance is committed to can be drawn with what it was committed with, and nothing else."""
    if table.commitment is None:
        return
    try:
        chance = kept_chance(settings, folder)
    except ChanceLost as lost:
        _refuse(table, str(lost))
    coming = table.phase in (Phase.CLOSED, Phase.IDLE)
    if chance.commitment(table.id, table.round + coming, table.salt) != table.commitment:
        _refuse(table, f"{chance.origin} is another floor's")


def _refuse(table: LiveTable, how: str) -> NoReturn:
    says = f"{how}, and table {table.id} has committed to chance drawn with it"
    refuse(Reason.UNREADABLE, f"{says}: put back the key that belongs to this journal")

"""The key that a house's committed chance is drawn with: its file, and whether it is the right one."""

from pathlib import Path
from typing import NoReturn

from croupier.base.refusal import Reason, refuse
from croupier.devices.chance import ChanceKey
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.chance import commitment


def key_file(folder: Path) -> Path:
    return folder / "chance.key"


def check_key(folder: Path, table: LiveTable) -> None:
    """A game whose chance is committed to can be drawn with the key it was committed with, and no other."""
    path = key_file(folder)
    if table.commitment is None:
        return
    if not path.exists():
        _refuse_key(folder, table, "is missing")
    try:
        key = ChanceKey.kept(path)
    except (OSError, ValueError):
        _refuse_key(folder, table, "is not a key")
    coming = table.phase in (Phase.CLOSED, Phase.IDLE)
    seed = key.seed(table.id, table.round + coming, table.salt)
    if commitment(seed) != table.commitment:
        _refuse_key(folder, table, "is another floor's")


def _refuse_key(folder: Path, table: LiveTable, how: str) -> NoReturn:
    says = f"{key_file(folder)} {how}, and table {table.id} has committed to chance drawn with it"
    refuse(Reason.UNREADABLE, f"{says}: put back the key that belongs to this journal")

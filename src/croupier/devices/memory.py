"""What a wheel's end keeps on disk, so that it goes on over a restart of the server."""

import os
from pathlib import Path
from typing import Generic, TypeVar
from urllib.parse import quote

import msgspec

from croupier.base.names import TableId
from croupier.store.heads import sync_folder


class Remembered(msgspec.Struct, frozen=True):
    """`thrown` is in seconds of the world's clock, for a ball runs on while no program watches it.

    `sent` names what sent it, so that a dealer's one spin is not made twice.
    """

    spin: int
    win: str | None = None
    thrown: float | None = None
    fault: str | None = None
    number: str = ""
    sent: str = ""


Kept = TypeVar("Kept", bound=msgspec.Struct)


class StateFile(Generic[Kept]):
    """One small file, written whole or not at all, and by one device alone. A `durable` one is on the disk
    before its device goes on: no power cut makes it forget.
    """

    def __init__(self, path: Path, kept: type[Kept], *, durable: bool = False) -> None:
        self._path, self._kept, self._durable = path, kept, durable

    def recall(self) -> Kept | None:
        """None if the wheel is new or its file cannot be read."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=self._kept)
        except (OSError, msgspec.MsgspecError):
            return None

    def keep(self, state: Kept) -> None:
        beside = self._path.with_suffix(".new")
        with beside.open("wb") as file:
            file.write(msgspec.json.encode(state))
            if self._durable:
                file.flush()
                os.fsync(file.fileno())
        os.replace(beside, self._path)
        if self._durable:
            sync_folder(self._path.parent)


class WheelMemory(StateFile[Remembered]):
    """Of a simulated wheel."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, Remembered)


def wheel_file(folder: Path, table: TableId, name: str = "wheel") -> Path:
    """The wheel's file; characters of a table's id that no file name may have are quoted."""
    return folder / f"{name}-{quote(table, safe='')}.json"


def wheel_memory(folder: Path | None, table: TableId) -> WheelMemory | None:
    return WheelMemory(wheel_file(folder, table)) if folder else None

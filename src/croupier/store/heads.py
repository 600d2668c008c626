"""The head of a journal's chain in a small file of its own, so that a journal which lost records shows it.

Two slots are written in turn, each with a checksum: a torn write spoils one of them and the other still holds
the head before. Nothing is synced, for the file may lag behind the journal but is never ahead of it.
"""

import os
from hashlib import sha256
from pathlib import Path

from croupier.desk.ports import JournalDamaged, Store

Head = tuple[int, bytes]
"""The seq and the hash of a journal's last record."""
_SLOT = 128
_SLOTS = 2


class HeadMissing(JournalDamaged):
    """The journal may well be whole; only what would tell so is gone."""


def head_file(journal: Path) -> Path:
    """Beside `floor.db` it is `floor.heads`."""
    return journal.with_suffix(".heads")


def read_head(path: Path) -> Head | None:
    """The highest head in the file; None where there is no file. A file without any whole slot raises."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise HeadMissing(f"{path} cannot be read: {(error.strerror or '').lower()}") from error
    if whole := [head for head in _slots(content) if head is not None]:
        return max(whole)
    raise HeadMissing(f"{path} is damaged and tells nothing of its journal")


def spoilt_slot(path: Path) -> str | None:
    """A sentence where one slot cannot be read: the other is older, and a lost commit between them unseen."""
    if not path.is_file() or None not in _slots(path.read_bytes()):
        return None
    return f"half of {path.name} is spoilt, so a loss of the very last commit would not show"


def _slots(content: bytes) -> list[Head | None]:
    return [_read_slot(content[at : at + _SLOT]) for at in range(0, _SLOTS * _SLOT, _SLOT)]


def write_head(path: Path, head: Head) -> None:
    """Begin the file anew with this head alone, durably; it replaces whatever was there in one step."""
    beside = path.with_name(f"{path.name}.new")
    with beside.open("wb") as file:
        file.write(_slot(head) * _SLOTS)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
    sync_folder(path.parent)


def check_head(store: Store, held: Head, where: str) -> None:
    """A journal holds every record whose head was kept somewhere, or it has lost what was acknowledged."""
    seq, hash_ = held
    last, _ = store.head()
    if seq > last:
        raise JournalDamaged(
            f"the journal ends at record {last}, but {where} says that record {seq} was written"
        )
    if seq and store.hash_of(seq) != hash_:
        raise JournalDamaged(f"record {seq} of the journal is not the one that {where} names")


class HeadFile:
    """An open head file, to which each new head is written in place."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | getattr(os, "O_CLOEXEC", 0))
        self._turn = 0

    def write(self, head: Head) -> None:
        os.pwrite(self._file, _slot(head), self._turn * _SLOT)
        self._turn = (self._turn + 1) % _SLOTS

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def sync_folder(folder: Path) -> None:
    """A renamed file is durable only once its folder is."""
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _slot(head: Head) -> bytes:
    seq, hash_ = head
    told = f"{seq:020} {hash_.hex()}"
    return f"{told} {_checksum(told)}".ljust(_SLOT - 1).encode() + b"\n"


def _read_slot(slot: bytes) -> Head | None:
    try:
        seq, hash_, checksum = slot.decode("ascii").split()
        head = int(seq), bytes.fromhex(hash_)
    except ValueError:
        return None
    return head if slot == _slot(head) and checksum == _checksum(f"{seq} {hash_}") else None


def _checksum(told: str) -> str:
    return sha256(told.encode()).hexdigest()[:16]

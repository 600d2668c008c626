"""The folder in which an operator puts race cards: which files lie there, and what each of them is."""

from pathlib import Path

import msgspec

from croupier.base.refusal import Reason, Refusal, Refused
from croupier.floor.tote.card_file import is_card_file, notes_of, read_card_file
from croupier.floor.tote.race_card import DigestedCard, digested

MOST_FILES = 40
"""The newest are looked at: a card is read whole to say what is in it."""
NO_CARD = Refusal(Reason.UNREADABLE, "what is in this file is no race card")
NO_NAME = Refusal(Reason.UNREADABLE, "the name of this file has characters that cannot be shown: rename it")
Stamp = tuple[tuple[int, int], ...]


class CardFile(msgspec.Struct, frozen=True):
    """A file with its card, or with the refusal that says why it cannot be used."""

    name: str
    card: DigestedCard | None = None
    fault: Refusal | None = None


class FolderListing(msgspec.Struct, frozen=True):
    """`trouble` says why the folder itself cannot be read, and is empty where it can."""

    files: tuple[CardFile, ...] = ()
    trouble: str = ""


class CardFolder:
    """A file is read again when it, or the notes beside it, have changed."""

    def __init__(self, path: Path, profile: str) -> None:
        self._path, self._profile = path, profile
        self._known: dict[str, tuple[Stamp, CardFile]] = {}

    def look(self) -> FolderListing:
        """Takes a while where many files are new: call it outside the event loop."""
        try:
            paths = sorted(filter(is_card_file, self._path.iterdir()), key=_changed_at, reverse=True)
        except OSError as error:
            self._known = {}
            why = (error.strerror or "it cannot be opened").lower()
            return FolderListing(trouble=f"the folder {self._path.name} cannot be read: {why}")
        self._known = {path.name: self._entry(path) for path in paths[:MOST_FILES]}
        return FolderListing(tuple(file for _, (_, file) in sorted(self._known.items())))

    def _entry(self, path: Path) -> tuple[Stamp, CardFile]:
        stamp = tuple(map(_stamp, (path, *notes_of(path))))
        known = self._known.get(path.name)
        return known if known and known[0] == stamp else (stamp, self._read(path))

    def _read(self, path: Path) -> CardFile:
        if not path.name.isprintable():  # bytes that are no UTF-8 are not printable either
            return CardFile(_shown(path.name), fault=NO_NAME)
        try:
            return CardFile(path.name, digested(read_card_file(path, self._profile)))
        except Refused as refused:
            return CardFile(path.name, fault=refused.refusal)
        except (ArithmeticError, LookupError, RecursionError, ValueError):  # no file may end the floor
            return CardFile(path.name, fault=NO_CARD)


def _shown(name: str) -> str:
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in name)


def _stamp(path: Path) -> tuple[int, int]:
    """When a file was last changed and how long it is; zeros where there is none."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_size


def _changed_at(path: Path) -> tuple[int, str]:
    return _stamp(path)[0], path.name

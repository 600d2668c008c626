"""A race card from a file of the house: JSON of our schema, or the industry's single-file layout."""

import os
import stat
import tomllib
from pathlib import Path

from croupier.base.refusal import Reason, Refused, refuse
from croupier.base.strict_json import decode_json
from croupier.devices.track_time import SystemZones, zone_fault
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.drf_import import import_drf
from croupier.games.tote.program.drf_notes import read_notes
from croupier.games.tote.program.reading import read_card

JSON, DRF = ".json", ".drf"
NOTES = "import.toml"
"""What the single-file layout does not say, for every such file of a folder."""
LARGEST = 4 * 2**20
"""Bytes. A card of fourteen races in the single-file layout is about one megabyte."""


def is_card_file(path: Path) -> bool:
    return path.suffix.lower() in (JSON, DRF)


def notes_of(path: Path) -> tuple[Path, Path]:
    """Beside a file in the single-file layout: notes for the whole folder, then those for it alone."""
    return path.with_name(NOTES), path.with_suffix(".toml")


def read_card_file(path: Path, profile: str) -> RaceCard:
    """The card, checked whole: its definitions, and its times by the track's zone. Raises `Refused`.

    `profile` is the track profile of a file in the single-file layout whose notes name none.
    """
    given = _single_file(path, profile) if path.suffix.lower() == DRF else decode_json(_text(path), path.name)
    card = read_card(given)
    if wrong := zone_fault(card):
        raise Refused(wrong)
    return card


def _single_file(path: Path, profile: str) -> dict[str, object]:
    notes: dict[str, object] = {}
    for one in notes_of(path):
        notes |= _notes(one)
    if not notes:
        says = "{file} says neither its track's name and zone nor its meet: write them in {notes} beside it"
        refuse(Reason.UNREADABLE, says, file=path.name, notes=NOTES)
    return import_drf(_text(path), read_notes(notes, profile), SystemZones())


def _notes(path: Path) -> dict[str, object]:
    """Empty where there is no such file."""
    if not path.exists():
        return {}
    try:
        return tomllib.loads(_text(path))
    except tomllib.TOMLDecodeError as error:
        refuse(Reason.UNREADABLE, "{file} is not TOML: {why}", file=path.name, why=str(error))


def _text(path: Path) -> str:
    try:
        with open(path, "rb", opener=_without_waiting) as file:
            plain = stat.S_ISREG(os.fstat(file.fileno()).st_mode)
            content = file.read(LARGEST + 1) if plain else b""
    except OSError as error:
        why = (error.strerror or "it cannot be opened").lower()
        refuse(Reason.UNREADABLE, "{file} cannot be read: {why}", file=path.name, why=why)
    if not plain:
        refuse(Reason.UNREADABLE, "{file} is no plain file", file=path.name)
    if len(content) > LARGEST:
        refuse(Reason.UNREADABLE, "{file} is larger than any race card", file=path.name)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        refuse(Reason.UNREADABLE, "{file} is not UTF-8 text", file=path.name)


def _without_waiting(path: str, flags: int) -> int:
    """A pipe that lies in the folder would else be waited for until somebody writes into it."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))

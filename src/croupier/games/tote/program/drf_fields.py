"""The comma-delimited "single file" layout of Bloodstock Research Information Services, files named `.DRF`.

One line for each horse, 1,435 fields, numbered from 1 as its documentation numbers them (brisnet.com, "Data
structure for comma delimited PP's in the Single File format"). These are the fields that a card needs; the
others are past performances.
"""

import csv
from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import NoReturn

import msgspec

from croupier.base.refusal import Reason, refuse, shown

FEWEST_FIELDS = 58
"""Up to the last field of today's race and horse: a line that ends earlier is of another layout."""


class Field(IntEnum):
    TRACK = 1
    DATE = 2
    RACE = 3
    POST_POSITION = 4
    ENTRY = 5
    DISTANCE = 6
    SURFACE = 7
    RACE_TYPE = 9
    PURSE = 12
    RACE_CLAIM = 13
    CLAIM = 14
    CONDITIONS = 16
    ALL_WEATHER = 25
    TRAINER = 28
    JOCKEY = 33
    OWNER = 39
    SILKS = 40
    PROGRAM_NUMBER = 43
    MORNING_LINE = 44
    NAME = 45
    WEIGHT = 51
    PROGRAM_POST = 58
    POST_TIMES = 1374
    PACIFIC_TIME = 1418


RACE_TYPES: Mapping[str, tuple[str, ...]] = {
    "G1": ("stake", "grade 1"),
    "G2": ("stake", "grade 2"),
    "G3": ("stake", "grade 3"),
    "N": ("stake",),
    "NO": ("stake", "optional claiming"),
    "A": ("purse", "allowance"),
    "R": ("purse", "starter allowance"),
    "T": ("purse", "starter handicap"),
    "C": ("claiming",),
    "CO": ("purse", "optional claiming"),
    "S": ("purse", "maiden special weight"),
    "M": ("claiming", "maiden"),
    "AO": ("purse", "allowance optional claiming"),
    "MO": ("purse", "maiden optional claiming"),
}
"""Field 9 as kinds of race. Of a starter handicap the layout does not say who set the weights."""
SURFACES: Mapping[str, str] = {
    "D": "dirt",
    "d": "inner dirt",
    "T": "turf",
    "t": "inner turf",
    "s": "steeplechase",
    "h": "hunt",
}
SCRATCHED = "S"


class DrfLine(msgspec.Struct, frozen=True):
    """`number` is the line of the file, for refusals."""

    number: int
    fields: tuple[str, ...]

    def text(self, field: Field) -> str:
        """What stands in the field without spaces around it; empty where the line is shorter."""
        return self.fields[field - 1].strip() if field <= len(self.fields) else ""

    def whole(self, field: Field) -> int | None:
        """The whole number in a field, or None where it is blank."""
        text = self.text(field)
        if not text:
            return None
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 9):
            self.refuse(field, f"{shown(text)} is not a whole number")
        return int(text)

    def refuse(self, field: Field, says: str) -> NoReturn:
        refuse(Reason.UNREADABLE, f"field {int(field)}: {says}", place=f"line {self.number}")


def drf_lines(text: str) -> list[DrfLine]:
    """The lines of a file; refuses one that is not of this layout."""
    try:
        lines = list(_lines(text))
    except csv.Error as error:
        refuse(Reason.UNREADABLE, f"the file is no list of values between commas: {error}")
    if not lines:
        refuse(Reason.UNREADABLE, "the file has no line")
    return lines


def _lines(text: str) -> Iterator[DrfLine]:
    reader = csv.reader(text.replace("\0", " ").splitlines())
    for number, fields in enumerate(reader, 1):
        if fields and len(fields) < FEWEST_FIELDS:
            says = f"has {len(fields)} fields; a line of the single-file layout has 1435"
            refuse(Reason.UNREADABLE, says, place=f"line {number}")
        if fields:
            yield DrfLine(number, tuple(fields))

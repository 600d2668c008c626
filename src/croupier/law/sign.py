"""A sign as it is posted: lines, each with the clause behind it."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

from croupier.base.names import Citation


class Line(msgspec.Struct, frozen=True):
    """One line of a sign: what it is about, what it says, and the clause behind it.

    Where `says` has values in it, `key` and `values` are as in a refusal, for screens in other languages.
    """

    about: str
    says: str
    clause: Citation
    key: str | UnsetType = UNSET
    values: Mapping[str, str] | UnsetType = UNSET


class SignTitles(msgspec.Struct, frozen=True):
    """What stands over the parts of a sign that has other ones than payout odds, limits and options."""

    odds: str
    limits: str
    options: str


class Sign(msgspec.Struct, frozen=True):
    """`colours` has the numbers that each colour wager covers, where a table offers one. Without `titles` its
    parts have the usual ones."""

    title: str
    notices: tuple[Line, ...]
    odds: tuple[Line, ...]
    colours: tuple[Line, ...]
    options: tuple[Line, ...]
    limits: tuple[Line, ...]
    titles: SignTitles | None = None

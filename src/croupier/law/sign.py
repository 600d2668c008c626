"""A sign as it is posted: lines, each with the clause behind it."""

import msgspec

from croupier.base.names import Citation


class Line(msgspec.Struct, frozen=True):
    """One line of a sign: what it is about, what it says, and the clause behind it."""

    about: str
    says: str
    clause: Citation


class Sign(msgspec.Struct, frozen=True):
    title: str
    notices: tuple[Line, ...]
    odds: tuple[Line, ...]
    options: tuple[Line, ...]
    limits: tuple[Line, ...]

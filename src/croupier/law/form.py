"""A form for the terms of a table, of any game."""

import msgspec

from croupier.base.names import Citation


class Choice(msgspec.Struct, frozen=True):
    name: str
    clause: Citation


class Option(msgspec.Struct, frozen=True):
    """An option of closed choices, with those in effect; one of them, unless it takes `many`."""

    name: str
    says: str
    clause: Citation
    many: bool
    choices: tuple[Choice, ...]
    value: tuple[str, ...]


class OnlyWith(msgspec.Struct, frozen=True):
    """A choice of another option, without which a value means nothing."""

    option: str
    choice: str


class Text(msgspec.Struct, frozen=True):
    """An option that takes one value of the house's own; without its `only_with` it has none."""

    name: str
    says: str
    clause: Citation
    value: str
    like: str
    only_with: OnlyWith | None = None


class Row(msgspec.Struct, frozen=True):
    about: str
    value: str
    clause: Citation


class Values(msgspec.Struct, frozen=True):
    """An option that takes a value by name, which the house may leave open unless the document fixes them."""

    name: str
    says: str
    clause: Citation
    fixed: bool
    like: str
    rows: tuple[Row, ...]


class Form(msgspec.Struct, frozen=True):
    """Each option that may be changed: what is in effect, and what the document allows."""

    book: str
    options: tuple[Option, ...]
    texts: tuple[Text, ...]
    values: tuple[Values, ...]


class Told(msgspec.Struct, frozen=True):
    """A term in plain words."""

    says: str
    clause: Citation


class Change(msgspec.Struct, frozen=True):
    """`option` and `about` say which; without words on one side there was or will be nothing."""

    option: str
    about: str
    was: str | None
    will: str | None
    clause: Citation

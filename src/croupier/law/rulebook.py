"""A rulebook: one source document as data, every value with its clause and its origin.

The loader is strict so that law cannot slip in unseen: an uncited value, an unknown key, a mechanism the
program does not have or a default the law forbids stops the book from loading, in words that name the place.
"""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec

from croupier.base.clause import cite
from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown
from croupier.law.book_errors import plainly

Value = TypeVar("Value")
Chosen = Mapping[str, tuple[str, ...]]
"""The values an option may take or has taken, by option name."""


class Origin(StrEnum):
    """Who sets a value: the document, the house within the document's bounds, or the equipment in use."""

    LAW = "law"
    HOUSE = "house"
    EQUIPMENT = "equipment"


class Leaf(msgspec.Struct, Generic[Value], frozen=True, forbid_unknown_fields=True):
    """A value of the book with the clause it rests on."""

    value: Value
    clause: Citation
    origin: Origin


class OptionRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a house may choose. `choices` gives each closed choice its clause; other options take values."""

    clause: Citation
    origin: Origin
    says: str
    default: str | tuple[str, ...] | None = None
    choices: dict[str, Citation] = {}


class Constraint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combination the law demands: whoever chooses any of `when` must also have chosen `needs`."""

    when: Chosen
    needs: Chosen
    says: str
    clause: Citation
    origin: Origin


class Notice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words the document wants posted at the table while every option named in `when` is in effect."""

    when: Chosen
    says: str
    clause: Citation
    origin: Origin


class GameRules(msgspec.Struct, frozen=True):
    """One game of a book: its options, what they demand, what they post, and the game's own tables."""

    options: dict[str, OptionRule]
    constraints: tuple[Constraint, ...]
    notices: tuple[Notice, ...]
    own: Mapping[str, Any]


class Book(msgspec.Struct, frozen=True):
    name: str
    title: str
    cite: str
    note: str
    clauses: dict[str, str]
    games: dict[str, GameRules]

    def citation(self, key: str) -> Citation:
        return cite(self.name, key)

    def text(self, key: str) -> str:
        if key not in self.clauses:
            near = ", ".join([k for k in self.clauses if k.startswith(key[:2])] or list(self.clauses)[:5])
            refuse(Reason.UNKNOWN_CLAUSE, f"{self.name} has no clause {shown(key)}; try {near}")
        return self.clauses[key]

    def game(self, game: str) -> GameRules:
        if game not in self.games:
            plays = " and ".join(self.games) or "no game yet: only its clauses stand here"
            refuse(Reason.UNKNOWN_GAME, f"{self.name} has no rules for {shown(game)}; it has {plays}")
        return self.games[game]


def read_book(text: str) -> Book:
    """A book from its TOML text, or a refusal that says what a compliance officer must mend."""
    try:
        return _read(text)
    except RecursionError:
        refuse(Reason.BROKEN_BOOK, "the rulebook nests its tables or lists too deeply to be read")


def _read(text: str) -> Book:
    raw = _parse(text)
    head = convert(raw.pop("book", None), _Head, "book")
    if not head.name or ":" in head.name:
        says = f"{shown(head.name)} names no book: clauses are cited by it, as NAME:CLAUSE"
        refuse(Reason.BROKEN_BOOK, says, place="book.name")
    clauses = convert_each(raw.pop("clauses", None), str, "clauses")
    games = {game: _read_game(head.name, clauses, game, rules) for game, rules in raw.items()}
    return Book(head.name, head.title, head.cite, head.note, clauses, games)


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        refuse(Reason.BROKEN_BOOK, f"the rulebook is not TOML: {error}")
    except ValueError:  # Python reads no number of thousands of digits
        refuse(Reason.BROKEN_BOOK, "the rulebook holds a number that is too long to be read")


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    title: str
    cite: str
    note: str = ""


def convert(raw: object, kind: type[Value], place: str) -> Value:
    """A part of a book as its type, or a refusal that names the place."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        refuse(Reason.BROKEN_BOOK, plainly(str(error)), place=place)


def convert_each(raw: object, kind: type[Value], place: str) -> dict[str, Value]:
    """A table of the book whose entries are all of one type, each refused at its own place."""
    return {key: convert(one, kind, f"{place}.{key}") for key, one in _table(raw, place).items()}


def _table(raw: object, place: str) -> dict[str, Any]:
    if raw is None:
        refuse(Reason.BROKEN_BOOK, "this table is missing", place=place)
    if not isinstance(raw, dict):
        refuse(Reason.BROKEN_BOOK, f"this should be a table, not {shown(raw)}", place=place)
    return raw


def refuse_unknown(rest: Mapping[str, object], game: str) -> None:
    for key in rest:
        refuse(Reason.BROKEN_BOOK, f"the program knows no table {shown(key)}", place=game)


def _read_game(book: str, clauses: Mapping[str, str], game: str, raw: object) -> GameRules:
    cited = _cited(_table(raw, game), book, clauses, game)
    return GameRules(
        options=convert_each(cited.pop("options", None), OptionRule, f"{game}.options"),
        constraints=_convert_list(cited.pop("constraints", []), Constraint, f"{game}.constraints"),
        notices=_convert_list(cited.pop("notices", []), Notice, f"{game}.notices"),
        own=cited,
    )


def _convert_list(raw: object, kind: type[Value], place: str) -> tuple[Value, ...]:
    if not isinstance(raw, list):
        refuse(Reason.BROKEN_BOOK, f"this should be a list of tables, not {shown(raw)}", place=place)
    return tuple(convert(one, kind, f"{place}[{index}]") for index, one in enumerate(raw))


def _cited(raw: Any, book: str, clauses: Mapping[str, str], place: str) -> Any:
    """The same tables with every clause key turned into a whole citation, each checked to exist."""
    if isinstance(raw, list):
        return [_cited(one, book, clauses, f"{place}[{index}]") for index, one in enumerate(raw)]
    if not isinstance(raw, dict):
        return raw
    return {key: _cited_entry(key, raw[key], book, clauses, f"{place}.{key}") for key in raw}


def _cited_entry(key: str, raw: Any, book: str, clauses: Mapping[str, str], place: str) -> Any:
    if key == "clause":
        return _citation(raw, book, clauses, place)
    if key == "choices" and isinstance(raw, dict):
        return {
            choice: _citation(clause, book, clauses, f"{place}.{choice}") for choice, clause in raw.items()
        }
    return _cited(raw, book, clauses, place)


def _citation(key: object, book: str, clauses: Mapping[str, str], place: str) -> Citation:
    if not isinstance(key, str) or key not in clauses:
        refuse(Reason.BROKEN_BOOK, f"{shown(key)} is not a clause of {book}", place=place)
    return cite(book, key)

"""A rulebook: one source document as data, every value with its clause and its origin.

The loader is strict so that law cannot slip in unseen: an uncited value, an unknown key, a mechanism the
program does not have or a default the law forbids stops the book from loading, in words that name the place.
"""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec

from croupier.messages.refusal import Reason, refuse
from croupier.names import Citation
from croupier.rules.clause import cite

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
            refuse(Reason.UNKNOWN_CLAUSE, f"{self.name} has no clause {key!a}; try {near}")
        return self.clauses[key]

    def game(self, game: str) -> GameRules:
        if game not in self.games:
            plays = " and ".join(self.games) or "no game yet: only its clauses stand here"
            refuse(Reason.UNKNOWN_GAME, f"{self.name} has no rules for {game!a}; it has {plays}")
        return self.games[game]


def read_book(text: str) -> Book:
    """A book from its TOML text, or a refusal that says what a compliance officer must mend."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        refuse(Reason.BROKEN_BOOK, f"the rulebook is not TOML: {error}")
    head = convert(raw.pop("book", None), _Head, "book")
    clauses = convert(raw.pop("clauses", None), dict[str, str], "clauses")
    games = {game: _read_game(head.name, clauses, game, rules) for game, rules in raw.items()}
    return Book(head.name, head.title, head.cite, head.note, clauses, games)


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
        refuse(Reason.BROKEN_BOOK, _plainly(str(error)), place=place)


def _plainly(error: str) -> str:
    """msgspec's finding in words that need no programmer."""
    for theirs, ours in (
        ("Object missing required field `clause`", "this value cites no clause"),
        (
            "Object missing required field `origin`",
            "this value does not say who set it: law, house or equipment",
        ),
        ("Object missing required field", "something is missing:"),
        ("Object contains unknown field", "the program knows no key"),
        ("Expected `object`, got", "a value must carry its clause and origin; this is a bare"),
    ):
        if error.startswith(theirs):
            return (ours + error.removeprefix(theirs)).replace(" - at `$.", ", at `")
    return error.replace(" - at `$.", ", at `")


def _read_game(book: str, clauses: Mapping[str, str], game: str, raw: object) -> GameRules:
    tables = convert(raw, dict[str, Any], game)
    cited = _cited(tables, book, clauses, game)
    options = {
        name: convert(rule, OptionRule, f"{game}.options.{name}")
        for name, rule in convert(cited.pop("options", None), dict[str, Any], f"{game}.options").items()
    }
    constraints = convert(cited.pop("constraints", []), tuple[Constraint, ...], f"{game}.constraints")
    notices = convert(cited.pop("notices", []), tuple[Notice, ...], f"{game}.notices")
    for name, rule in options.items():
        _check_default(rule, f"{game}.options.{name}")
    for index, constraint in enumerate(constraints):
        _check_chosen(constraint.when, options, f"{game}.constraints[{index}]")
        _check_chosen(constraint.needs, options, f"{game}.constraints[{index}]")
    for index, notice in enumerate(notices):
        _check_chosen(notice.when, options, f"{game}.notices[{index}]")
    return GameRules(options, constraints, notices, cited)


def _check_default(rule: OptionRule, place: str) -> None:
    defaults = (rule.default,) if isinstance(rule.default, str) else rule.default or ()
    for default in defaults:
        if rule.choices and default not in rule.choices:
            allowed = ", ".join(rule.choices)
            says = f"the default {default!a} is outside what the law allows: {allowed}"
            refuse(Reason.BROKEN_BOOK, says, rule.clause, place)


def _check_chosen(chosen: Chosen, options: Mapping[str, OptionRule], place: str) -> None:
    for name, values in chosen.items():
        if name not in options:
            refuse(Reason.BROKEN_BOOK, f"there is no option {name!a} in this book", place=place)
        for value in values:
            if value not in options[name].choices:
                refuse(Reason.BROKEN_BOOK, f"option {name} has no choice {value!a}", place=place)


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
        refuse(Reason.BROKEN_BOOK, f"{key!a} is not a clause of {book}", place=place)
    return cite(book, key)

"""A book laid flat: every value it holds, where it stands, and the clause it rests on."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from croupier.base.names import Citation
from croupier.law.rulebook import Book, GameRules, OptionRule


class Fact(msgspec.Struct, frozen=True):
    """`topic` is the value's place in the book: `GAME bets straight odds`."""

    topic: str
    says: str
    clause: Citation


def facts(book: Book) -> tuple[Fact, ...]:
    return tuple(fact for game, rules in book.games.items() for fact in _game_facts(game, rules))


def resting_on(book: Book, key: str) -> tuple[Fact, ...]:
    """Everything in the book that a clause decides."""
    return tuple(fact for fact in facts(book) if fact.clause == book.citation(key))


def option_text(option: OptionRule) -> str:
    """The choices an option gives, the default first."""
    if isinstance(option.default, str) and option.choices:
        rest = [choice for choice in option.choices if choice != option.default]
        return " or ".join([option.default, *rest])
    if option.choices:
        return "any of " + ", ".join(option.choices)
    return "none" if option.default == () else f"set by the {option.origin}"


def plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join("-".join(one) if isinstance(one, list) else str(one) for one in value) or "none"
    return str(value)


def _game_facts(game: str, rules: GameRules) -> Iterator[Fact]:
    for name, option in rules.options.items():
        yield Fact(f"{game} option {name}", option_text(option), option.clause)
    for demand in rules.constraints:
        yield Fact(f"{game} demand", demand.says, demand.clause)
    for notice in rules.notices:
        yield Fact(f"{game} sign", notice.says, notice.clause)
    yield from _leaves(rules.own, game)


def _leaves(tables: Mapping[str, Any], place: str) -> Iterator[Fact]:
    for key, value in tables.items():
        where = f"{place} {key}"
        if "clause" in value:
            yield Fact(where, plain(value["value"]), value["clause"])
        else:
            yield from _leaves(value, where)

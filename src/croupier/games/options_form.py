"""A table's options told again from its terms, so that a supervisor can change one and keep the rest."""

from collections.abc import Mapping
from typing import Any

from croupier.base import money
from croupier.base.names import Citation
from croupier.games.effective import write_effective
from croupier.games.form import OwnOptions
from croupier.games.library import GAMES, Table, load, open_table
from croupier.games.limits import Limits
from croupier.law.form import Choice, Form, Option, Row, Text, Values
from croupier.law.rulebook import GameRules, OptionRule

FIXED = ("mode", "wheel", "stops", "shuffling")
"""Another mode, wheel or shuffler is another table: it is installed, not changed to."""


def standing(table: Table) -> dict[str, Any]:
    """Options that give these very terms again."""
    terms, own = table.terms, own_options(table)
    options: dict[str, Any] = {name: ",".join(values) for name, values in terms.chosen.items()}
    options["unit"] = money.show(terms.unit)
    options["limits"] = {name: str(limit) for name, limit in terms.limits.items()}
    options["odds"] = {row.about: row.value for row in own.odds}
    options |= {text.name: text.value for text in own.texts if text.value}
    for values in own.values:
        options[values.name] = {row.about: row.value.split("-") for row in values.rows}
    return options


def own_options(table: Table) -> OwnOptions:
    return GAMES[table.game].own_options(table, load(table.terms.book).game(table.game))


def changed(table: Table, options: Mapping[str, Any]) -> str:
    """The effective book with these options in place of the standing ones, or the book's refusal."""
    every = {**without_idle(table, {**standing(table), **options}), **options}
    return write_effective(open_table(load(table.terms.book), table.game, every)).decode()


def without_idle(table: Table, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options less the texts that mean nothing beside them."""
    idle = {text.name for text in own_options(table).texts if _means_nothing(text, options)}
    return {name: value for name, value in options.items() if name not in idle}


def _means_nothing(text: Text, options: Mapping[str, Any]) -> bool:
    """The choice that it belongs to is given up: its value goes with it."""
    needed = text.only_with
    return needed is not None and options.get(needed.option) != needed.choice


def described(table: Table) -> Form:
    terms, own = table.terms, own_options(table)
    rules = load(terms.book).game(table.game)
    kept = {*FIXED, *own.unused}
    choosable = {
        name: rule for name, rule in rules.options.items() if len(rule.choices) > 1 and name not in kept
    }
    unit = rules.options["unit"]
    return Form(
        terms.book,
        tuple(_option(name, rule, terms.chosen) for name, rule in choosable.items()),
        (Text("unit", unit.says, unit.clause, money.show(terms.unit), "1.00"), *own.texts),
        (_limits(own, terms.limits, rules), _odds(own, rules), *own.values),
    )


def _option(name: str, rule: OptionRule, chosen: Mapping[str, tuple[str, ...]]) -> Option:
    choices = tuple(Choice(choice, clause) for choice, clause in rule.choices.items())
    many = isinstance(rule.default, tuple)
    return Option(name, rule.says, rule.clause, many, choices, chosen.get(name, ()))


def _limits(own: OwnOptions, limits: Limits, rules: GameRules) -> Values:
    rule = rules.options["limits"]
    clause = own.limits_clause or rule.clause
    rows = tuple(_limit(name, limits, clause) for name in own.limited)
    return Values("limits", rule.says, clause, own.limits_fixed, "1.00..500.00", rows)


def _limit(name: str, limits: Limits, clause: Citation) -> Row:
    return Row(name, str(limits[name]), limits[name].clause) if name in limits else Row(name, "", clause)


def _odds(own: OwnOptions, rules: GameRules) -> Values:
    rule = rules.options["odds"]
    return Values("odds", rule.says, rule.clause, own.odds_fixed, "35 to 1", own.odds)

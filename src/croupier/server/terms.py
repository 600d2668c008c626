"""A table's options told again from its terms, so that a supervisor can change one and keep the rest."""

from collections.abc import Mapping
from typing import Any

from croupier import money
from croupier.rules.effective import write_effective
from croupier.rules.library import load, open_table
from croupier.rules.roulette.bets import Kind
from croupier.rules.roulette.rules import read_rules
from croupier.rules.roulette.table import RouletteTable
from croupier.rules.roulette.terms import RouletteTerms
from croupier.rules.rulebook import GameRules, OptionRule

GAME = "roulette"
FIXED = ("mode", "wheel")
"""Another mode or wheel is another table: it is installed, not changed to."""


def standing(terms: RouletteTerms) -> dict[str, Any]:
    """Options that give these very terms again."""
    rules = load(terms.book).game(GAME)
    options: dict[str, Any] = {name: ",".join(values) for name, values in terms.chosen.items()}
    options["unit"] = money.show(terms.unit)
    options["limits"] = {name: str(limit) for name, limit in terms.limits.items()}
    options["odds"] = _odds(terms)
    if terms.paytable:
        options["b2b-paytable"] = ",".join(f"{times}:{weight}" for times, weight in terms.paytable)
    if "colour-sections" in rules.options:
        options["colour-sections"] = {name: list(numbers) for name, numbers in terms.sections.items()}
    return options


def _odds(terms: RouletteTerms) -> dict[str, str]:
    """Five adjacent numbers are straights, and have no odds of their own."""
    paid = {kind: bet.odds for kind, bet in terms.bets.items() if kind is not Kind.FIVE_ADJACENT}
    return {kind: str(odds) for kind, odds in paid.items() if odds is not None}


def changed(table: RouletteTable, options: Mapping[str, Any]) -> str:
    """The effective book with these options in place of the standing ones, or the book's refusal."""
    every = {**standing(table.terms), **options}
    return write_effective(open_table(load(table.terms.book), GAME, every)).decode()


def described(table: RouletteTable) -> dict[str, Any]:
    """For a form: each option, what is in effect, and what the document allows."""
    terms = table.terms
    rules = load(terms.book).game(GAME)
    now = standing(terms)
    return {
        "book": terms.book,
        "options": [_option(name, rule, now.get(name)) for name, rule in _choosable(rules).items()],
        "limits": _limits(terms, rules),
        "limits_clause": rules.options["limits"].clause,
    }


def _choosable(rules: GameRules) -> dict[str, OptionRule]:
    return {name: rule for name, rule in rules.options.items() if len(rule.choices) > 1 and name not in FIXED}


def _option(name: str, rule: OptionRule, value: Any) -> dict[str, Any]:
    many = isinstance(rule.default, tuple)
    return {
        "name": name,
        "says": rule.says,
        "clause": rule.clause,
        "choices": list(rule.choices),
        "many": many,
        "value": value.split(",") if many and value else [] if many else value,
    }


def _limits(terms: RouletteTerms, rules: GameRules) -> list[dict[str, Any]]:
    """What the document fixes is not to be changed; else inside and outside are there to be set."""
    law = read_rules(rules).limits
    names = list(dict.fromkeys((*terms.limits, *(() if law else ("inside", "outside")))))
    return [
        {"about": name, "value": str(terms.limits[name]) if name in terms.limits else "", "fixed": bool(law)}
        for name in names
    ]

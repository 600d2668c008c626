"""A table's options told again from its terms, so that a supervisor can change one and keep the rest."""

from collections.abc import Iterator, Mapping
from typing import Any

from croupier.base import money
from croupier.base.names import Citation
from croupier.games.bigsix.terms import BigSixTerms
from croupier.games.effective import write_effective
from croupier.games.library import Table, load, open_table
from croupier.games.limits import AGGREGATE, GROUPS, Limits
from croupier.games.odds import Bound
from croupier.games.roulette.bets import Kind, group
from croupier.games.roulette.rules import read_rules
from croupier.games.roulette.terms import RouletteTerms
from croupier.law.form import Choice, Form, Option, Row, Text, Values
from croupier.law.rulebook import GameRules, OptionRule

FIXED = ("mode", "wheel", "stops")
"""Another mode or wheel is another table: it is installed, not changed to."""
LIKE = {
    "unit": "1.00",
    "b2b-paytable": "10:6,20:3,50:1",
    "odds": "35 to 1",
    "colour-sections": "28-9-26-30-11-7",
}


def standing(table: Table) -> dict[str, Any]:
    """Options that give these very terms again."""
    terms = table.terms
    options: dict[str, Any] = {name: ",".join(values) for name, values in terms.chosen.items()}
    options["unit"] = money.show(terms.unit)
    options["limits"] = {name: str(limit) for name, limit in terms.limits.items()}
    options["odds"] = {row.about: row.value for row in _odds(terms)}
    if isinstance(terms, RouletteTerms):
        if terms.paytable:
            options["b2b-paytable"] = _paytable(terms)
        if terms.sections:
            options["colour-sections"] = {name: list(numbers) for name, numbers in terms.sections.items()}
    return options


def changed(table: Table, options: Mapping[str, Any]) -> str:
    """The effective book with these options in place of the standing ones, or the book's refusal."""
    every = {**standing(table), **options}
    return write_effective(open_table(load(table.terms.book), table.game, every)).decode()


def described(table: Table) -> Form:
    terms = table.terms
    rules = load(terms.book).game(table.game)
    choosable = {name: rule for name, rule in rules.options.items() if len(rule.choices) > 1}
    return Form(
        terms.book,
        tuple(_option(name, rule, terms.chosen) for name, rule in choosable.items() if name not in FIXED),
        tuple(_texts(terms, rules)),
        tuple(_values(terms, rules)),
    )


def _option(name: str, rule: OptionRule, chosen: Mapping[str, tuple[str, ...]]) -> Option:
    choices = tuple(Choice(choice, clause) for choice, clause in rule.choices.items())
    many = isinstance(rule.default, tuple)
    return Option(name, rule.says, rule.clause, many, choices, chosen.get(name, ()))


def _texts(terms: RouletteTerms | BigSixTerms, rules: GameRules) -> Iterator[Text]:
    found = {"unit": money.show(terms.unit)}
    if isinstance(terms, RouletteTerms):
        found["b2b-paytable"] = _paytable(terms)
    for name, value in found.items():
        if rule := rules.options.get(name):
            yield Text(name, rule.says, rule.clause, value, LIKE[name])


def _paytable(terms: RouletteTerms) -> str:
    return ",".join(f"{times}:{weight}" for times, weight in terms.paytable)


def _values(terms: RouletteTerms | BigSixTerms, rules: GameRules) -> Iterator[Values]:
    rule = rules.options["limits"]
    names, fixed = _limited(terms, rules)
    limits = tuple(_limit(name, terms.limits, rule.clause) for name in names)
    yield Values("limits", rule.says, rule.clause, fixed, "1.00..500.00", limits)
    rule = rules.options["odds"]
    exact = isinstance(terms, RouletteTerms) and read_rules(rules).bound.value is Bound.EXACTLY
    yield Values("odds", rule.says, rule.clause, exact, LIKE["odds"], tuple(_odds(terms)))
    if isinstance(terms, RouletteTerms) and terms.sections:
        rule = rules.options["colour-sections"]
        rows = tuple(Row(name, "-".join(numbers), rule.clause) for name, numbers in terms.sections.items())
        yield Values("colour-sections", rule.says, rule.clause, False, LIKE["colour-sections"], rows)


def _limited(terms: RouletteTerms | BigSixTerms, rules: GameRules) -> tuple[tuple[str, ...], bool]:
    """Whatever can have a limit, groups first; where the document fixes limits, only what it names."""
    if isinstance(terms, BigSixTerms):
        return (*terms.symbols, AGGREGATE), False
    every = (*GROUPS, AGGREGATE, *Kind)
    if read_rules(rules).limits:
        return tuple(name for name in every if name in terms.limits), True
    known = {AGGREGATE, *terms.limits, *terms.bets, *(group(kind) for kind in terms.bets)}
    return tuple(name for name in every if name in known), False


def _limit(name: str, limits: Limits, clause: Citation) -> Row:
    return Row(name, str(limits[name]), limits[name].clause) if name in limits else Row(name, "", clause)


def _odds(terms: RouletteTerms | BigSixTerms) -> Iterator[Row]:
    """Five adjacent numbers are straights, and have no odds of their own."""
    if isinstance(terms, BigSixTerms):
        for name in terms.symbols:
            yield Row(name, str(terms.bets[name].odds), terms.bets[name].clause)
        return
    for kind in Kind:  # terms that were stored have their wagers by the alphabet
        bet = terms.bets.get(kind)
        if bet is not None and bet.odds is not None and kind is not Kind.FIVE_ADJACENT:
            yield Row(kind, str(bet.odds), bet.paid)

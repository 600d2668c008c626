"""What every game demands of its book: options it needs, choices the program can do, lawful defaults."""

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

import msgspec

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.law.options import LISTS, read_unit
from croupier.law.rulebook import Chosen, GameRules, OptionRule

Value = TypeVar("Value")


class Known(msgspec.Struct, frozen=True):
    """A game's options: those it needs, those with closed choices and what these may be, those of values."""

    needed: tuple[str, ...]
    closed: Mapping[str, Collection[str]]
    valued: tuple[str, ...]


def check_options(game: str, rules: GameRules, known: Known) -> None:
    for name in known.needed:
        if name not in rules.options:
            says = f"{game} needs the option {name}; its table is missing"
            refuse(Reason.BROKEN_BOOK, says, place=f"{game}.options.{name}")
    for name, rule in rules.options.items():
        _check_option(name, rule, known, f"{game}.options.{name}")
    unit = rules.options["unit"]
    must_read(read_unit, rules, {}, place=f"{game}.options.unit", clause=unit.clause)
    for index, constraint in enumerate(rules.constraints):
        _check_chosen(constraint.when, rules, f"{game}.constraints[{index}]", constraint.clause)
        _check_chosen(constraint.needs, rules, f"{game}.constraints[{index}]", constraint.clause)
    for index, notice in enumerate(rules.notices):
        _check_chosen(notice.when, rules, f"{game}.notices[{index}]", notice.clause)


def must_read(read: Callable[..., Value], *given: object, place: str, clause: Citation) -> Value:
    """What the book itself gives: if it cannot be read, the book is at fault and not the house."""
    try:
        return read(*given)
    except Refused as refused:
        refuse(Reason.BROKEN_BOOK, refused.refusal.says, clause, place)


def _check_option(name: str, rule: OptionRule, known: Known, place: str) -> None:
    if name in known.closed:
        _check_choices(rule, known.closed[name], place)
        _check_default(name, rule, place)
    elif name not in known.valued:
        refuse(Reason.BROKEN_BOOK, f"the program knows no option {shown(name)}", rule.clause, place)
    elif rule.choices or (rule.default is not None and name != "unit"):
        says = f"the house gives {name} values of its own: the book has neither choices nor a default"
        refuse(Reason.BROKEN_BOOK, says, rule.clause, place)


def _check_choices(rule: OptionRule, mechanisms: Collection[str], place: str) -> None:
    for choice, clause in rule.choices.items():
        if choice not in mechanisms:
            says = f"the program has no {shown(choice)} here; it has {', '.join(mechanisms) or 'nothing'}"
            refuse(Reason.BROKEN_BOOK, says, clause, f"{place}.choices")


def _check_default(name: str, rule: OptionRule, place: str) -> None:
    for default in _defaults(name, rule, place):
        if default not in rule.choices:
            allowed = ", ".join(rule.choices) or "nothing"
            says = f"the default {shown(default)} is outside what the law allows: {allowed}"
            refuse(Reason.BROKEN_BOOK, says, rule.clause, place)


def _defaults(name: str, rule: OptionRule, place: str) -> tuple[str, ...]:
    match rule.default:
        case tuple() if name in LISTS:
            return rule.default
        case str() if name not in LISTS:
            return (rule.default,)
        case _:
            wanted = "a list of its choices, which may be empty" if name in LISTS else "one of its choices"
            refuse(Reason.BROKEN_BOOK, f"{name} needs a default: {wanted}", rule.clause, place)


def _check_chosen(chosen: Chosen, rules: GameRules, place: str, clause: Citation) -> None:
    for name, values in chosen.items():
        rule = rules.options.get(name)
        if rule is None:
            refuse(Reason.BROKEN_BOOK, f"there is no option {shown(name)} in this book", clause, place)
        if not rule.choices or not values:
            says = f"this must name a choice of {name}" if rule.choices else f"option {name} has no choices"
            refuse(Reason.BROKEN_BOOK, says, clause, place)
        for value in values:
            if value not in rule.choices:
                refuse(Reason.BROKEN_BOOK, f"option {name} has no choice {shown(value)}", clause, place)

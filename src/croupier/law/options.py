"""The house's choices for a table, checked against what its book allows."""

from collections.abc import Mapping

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.law.rulebook import Chosen, Constraint, GameRules, OptionRule

LISTS = ("offer", "withhold")
"""The options that take any number of their choices; of every other just one is in effect."""


def choose(book: str, rules: GameRules, options: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    """What is in effect for every option that has closed choices: the house's choice, or the default."""
    for name in options:
        if name not in rules.options:
            known = ", ".join(rules.options)
            refuse(
                Reason.UNKNOWN_OPTION,
                "{book} has no option {name}; its options are {known}",
                book=book,
                name=shown(name),
                known=known,
            )
    chosen = {
        name: _chosen(book, name, rule, options.get(name, rule.default))
        for name, rule in rules.options.items()
        if rule.choices or rule.default == ()
    }
    for constraint in rules.constraints:
        _check(constraint, chosen)
    return chosen


def in_effect(when: Chosen, chosen: Chosen) -> bool:
    """Whether each option named in `when` has one of the values listed there."""
    return all(any(value in chosen[name] for value in values) for name, values in when.items())


def _chosen(book: str, name: str, rule: OptionRule, given: object) -> tuple[str, ...]:
    values = _listed(given) if isinstance(rule.default, tuple) else (given,)
    for value in values:
        if not isinstance(value, str) or value not in rule.choices:
            allowed = ", ".join(rule.choices) or "nothing"
            says = "{book} does not allow {value}; it allows {allowed}"
            refuse(
                Reason.OPTION_NOT_ALLOWED,
                says,
                rule.clause,
                f"options.{name}",
                book=book,
                value=shown(value),
                allowed=allowed,
            )
    return tuple(choice for choice in rule.choices if choice in values)


def _listed(given: object) -> tuple[object, ...]:
    """A list, or its text: `five-adjacent,seven-numbers`."""
    if isinstance(given, str):
        return tuple(part.strip() for part in given.split(",") if part.strip())
    return tuple(given) if isinstance(given, list | tuple) else (given,)


def _check(constraint: Constraint, chosen: Chosen) -> None:
    if not in_effect(constraint.when, chosen):
        return
    for name, needed in constraint.needs.items():
        met = set(needed) <= set(chosen[name]) if name in LISTS else chosen[name][0] in needed
        if not met:
            says = "{rule}; set {name} to {needed}"
            refuse(
                Reason.OPTIONS_CONFLICT,
                says,
                constraint.clause,
                f"options.{name}",
                rule=constraint.says,
                name=name,
                needed=",".join(needed),
            )


def read_table(given: object, like: str, place: str) -> dict[str, object]:
    """Values by name, as a table or as its text, for which `like` is an example."""
    if isinstance(given, dict):
        return given
    if not isinstance(given, str):
        refuse(
            Reason.OPTION_NOT_ALLOWED,
            '{given} is not a table; write "{like}"',
            place=place,
            given=shown(given),
            like=like,
        )
    pairs = [part.partition("=") for part in given.split(",") if part.strip()]
    names = [name.strip() for name, _, _ in pairs]
    if not all(equals for _, equals, _ in pairs) or len(set(names)) != len(names):
        says = '{given} must name each value once, like "{like}"'
        refuse(Reason.OPTION_NOT_ALLOWED, says, place=place, given=shown(given), like=like)
    return {name.strip(): text.strip() for name, _, text in pairs}


def read_unit(rules: GameRules, options: Mapping[str, object]) -> Cents:
    """The smallest chip, of which every stake is a multiple: the house's, or the book's default."""
    try:
        return money.read_stake(options.get("unit", rules.options["unit"].default))
    except Refused as refused:
        raise refused.at("options.unit") from None

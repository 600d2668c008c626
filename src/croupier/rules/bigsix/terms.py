"""The terms a Big Six table is opened on: the book's values and the house's options, nothing else."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

import msgspec

from croupier import money
from croupier.messages.refusal import Reason, Refused, refuse
from croupier.money import Cents
from croupier.names import Citation
from croupier.rules.limits import Limits, read_limits
from croupier.rules.odds import Bound, Odds, house_odds, read_odds
from croupier.rules.options import choose, read_table
from croupier.rules.roulette.rules import refuse_unknown
from croupier.rules.rulebook import Book, GameRules, Leaf, convert

STOPS = 54


class ClapperRule(StrEnum):
    """What a clapper between two numbers means."""

    PREVIOUS_NUMBER = "previous-number"
    RESPIN = "respin"


class SpinRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    closing: Leaf[Literal["before-spin"]]
    direction: Leaf[Literal["either"]]
    revolutions: Leaf[int]
    clapper: Leaf[Literal["between"]]
    order: Leaf[Literal["losers-first"]]


class BetTerms(msgspec.Struct, frozen=True):
    odds: Odds
    clause: Citation


class BigSixTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    book: str
    chosen: dict[str, tuple[str, ...]]
    stops: tuple[str, ...]
    bets: dict[str, BetTerms]
    clapper: ClapperRule
    odds_word: str
    odds_word_clause: Citation
    unit: Cents
    unit_clause: Citation
    limits: Limits
    play: SpinRule


class _Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    odds: Leaf[Bound]


def agree(book: Book, rules: GameRules, options: Mapping[str, object]) -> BigSixTerms:
    """The terms of a table under this book, or a refusal that names the clause."""
    own = dict(rules.own)
    bound = convert(own.pop("bound", None), _Bounds, "bigsix.bound").odds.value
    law = convert(own.pop("bets", None), dict[str, Leaf[str]], "bigsix.bets")
    wheels = convert(own.pop("wheels", None), dict[str, Leaf[tuple[str, ...]]], "bigsix.wheels")
    spin = convert(own.pop("spin", None), SpinRule, "bigsix.spin")
    refuse_unknown(own, "bigsix")
    chosen = choose(book.name, rules, options)
    return BigSixTerms(
        book=book.name,
        chosen=chosen,
        stops=_stops(wheels, chosen["stops"][0], law),
        bets=_bets(law, bound, options.get("odds", {})),
        clapper=ClapperRule(chosen["clapper"][0]),
        odds_word=chosen["odds-word"][0],
        odds_word_clause=rules.options["odds-word"].clause,
        unit=_unit(options.get("unit", rules.options["unit"].default)),
        unit_clause=rules.options["unit"].clause,
        limits=read_limits(options.get("limits", {}), law, rules.options["limits"].clause),
        play=spin,
    )


def _stops(
    wheels: Mapping[str, Leaf[tuple[str, ...]]], name: str, law: Mapping[str, Leaf[str]]
) -> tuple[str, ...]:
    stops = wheels[name].value if name in wheels else ()
    if len(stops) != STOPS or set(stops) != set(law):
        says = f"a Big Six wheel has {STOPS} stops, each one of {', '.join(law)}"
        refuse(Reason.BROKEN_BOOK, says, place=f"bigsix.wheels.{name}")
    return stops


def _unit(given: object) -> Cents:
    try:
        return money.read_stake(given)
    except Refused as refused:
        raise refused.at("options.unit") from None


def _bets(law: Mapping[str, Leaf[str]], bound: Bound, house: object) -> dict[str, BetTerms]:
    better = read_table(house, "joker=50 to 1", "options.odds")
    for name in better:
        if name not in law:
            says = f"no odds are set for {name!a}; name one of {', '.join(law)}"
            refuse(Reason.UNKNOWN_OPTION, says, place="options.odds")
    return {name: BetTerms(_odds(name, leaf, bound, better), leaf.clause) for name, leaf in law.items()}


def _odds(name: str, leaf: Leaf[str], bound: Bound, better: Mapping[str, object]) -> Odds:
    floor = read_odds(leaf.value)
    return house_odds(better[name], floor, bound, leaf.clause, name) if name in better else floor

"""What a book says of the Big Six wheel, as typed tables, and what the wheel demands of the book."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from croupier.base.refusal import Reason, refuse
from croupier.games.odds import Bound, read_odds
from croupier.law.demands import Known, check_options, must_read
from croupier.law.procedure import Procedure
from croupier.law.rulebook import GameRules, Leaf, convert, convert_each, refuse_unknown

STOPS = 54
_VALUED = ("odds", "limits", "unit")


class ClapperRule(StrEnum):
    """What a clapper between two numbers means."""

    PREVIOUS_NUMBER = "previous-number"
    RESPIN = "respin"


class SpinRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    closing: Leaf[Literal["before-spin"]]
    direction: Leaf[Literal["either"]]
    revolutions: Leaf[Annotated[int, msgspec.Meta(ge=1)]]
    clapper: Leaf[Literal["between"]]
    order: Leaf[Literal["losers-first"]]


class BigSixRules(msgspec.Struct, frozen=True):
    bound: Bound
    bets: dict[str, Leaf[str]]
    wheels: dict[str, Leaf[tuple[str, ...]]]
    spin: SpinRule
    procedure: Procedure


class _Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    odds: Leaf[Bound]


def read_rules(rules: GameRules) -> BigSixRules:
    own = dict(rules.own)
    law = BigSixRules(
        bound=convert(own.pop("bound", None), _Bounds, "bigsix.bound").odds.value,
        bets=convert_each(own.pop("bets", None), Leaf[str], "bigsix.bets"),
        wheels=convert_each(own.pop("wheels", None), Leaf[tuple[str, ...]], "bigsix.wheels"),
        spin=convert(own.pop("spin", None), SpinRule, "bigsix.spin"),
        procedure=convert(own.pop("procedure", {}), Procedure, "bigsix.procedure"),
    )
    refuse_unknown(own, "bigsix")
    _check(law)
    check_options("bigsix", rules, _known(law))
    return law


def _check(law: BigSixRules) -> None:
    """Every wheel is looked at, not only the one that is chosen by default."""
    for name, leaf in law.bets.items():
        must_read(read_odds, leaf.value, place=f"bigsix.bets.{name}", clause=leaf.clause)
    for name, wheel in law.wheels.items():
        if len(wheel.value) != STOPS or set(wheel.value) != set(law.bets):
            says = f"a Big Six wheel has {STOPS} stops, each one of {', '.join(law.bets)}"
            refuse(Reason.BROKEN_BOOK, says, wheel.clause, f"bigsix.wheels.{name}")


def _known(law: BigSixRules) -> Known:
    mechanisms = {"stops": tuple(law.wheels), "clapper": tuple(ClapperRule), "odds-word": ("to", "win")}
    return Known(needed=(*mechanisms, *_VALUED), closed=mechanisms, valued=_VALUED)

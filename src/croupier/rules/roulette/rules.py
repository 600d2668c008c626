"""What a book says of roulette, as typed tables."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

import msgspec

from croupier.messages.refusal import Reason, refuse
from croupier.names import Citation
from croupier.rules.odds import Bound
from croupier.rules.roulette.bets import Kind
from croupier.rules.roulette.wheel import WheelKind
from croupier.rules.round import Tender
from croupier.rules.rulebook import GameRules, Leaf, convert


class Closing(StrEnum):
    """When no more bets are taken."""

    IN_TRACK = "in-track"
    BEFORE_SPIN = "before-spin"
    CLOCK = "clock"


class Irregularity(StrEnum):
    WITH_ROTATION = "with-rotation"
    SHORT_SPIN = "short-spin"
    FOREIGN_OBJECT = "foreign-object"
    BALL_NOT_DROPPED = "ball-not-dropped"
    WRONG_NUMBER = "wrong-number"
    INTERFERENCE = "interference"
    MALFUNCTION = "malfunction"
    BALL_OUT = "ball-out"
    FRAUD = "fraud"
    IRREGULARITY = "irregularity"


class Consequence(StrEnum):
    """A no spin leaves wagers standing for the next spin; a void game refunds them."""

    STANDS = "stands"
    VOID = "void"


class BetRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A wager in the document's own names. Its place at a terminal may have a clause of its own."""

    called: Leaf[tuple[str, ...]]
    odds: Leaf[str] | None = None
    multiplied: Leaf[str] | None = None
    offered: Leaf[Literal["optional"]] | None = None
    groups: Leaf[tuple[tuple[str, ...], ...]] | None = None
    numbers: Leaf[tuple[str, ...]] | None = None
    at_terminal: Leaf[str] | None = None


class ModeRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How wagers are taken and a result is reached in one mode of play."""

    tender: Leaf[tuple[Tender, ...]]
    coupon: Leaf[tuple[Tender, ...]]
    verbal: Leaf[Literal["confirmed", "refused"]]
    position: Leaf[Literal["decides"]]
    closing: Leaf[Closing]
    announce: Leaf[Literal["crown", "on-terminals"]]
    order: Leaf[Literal["losers-first"]]
    irregularities: dict[Irregularity, Leaf[Consequence]]
    revolutions: Leaf[int] | None = None
    fifth: Leaf[Literal["moves"]] | None = None
    refund: Leaf[Literal["by-supervisor", "by-system"]] | None = None


class EquipmentRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    pockets: Leaf[int]
    wheel_inches: Leaf[int] | None = None
    ball_sixteenths: Leaf[tuple[int, int]] | None = None
    enclosed: Leaf[Literal["motor-driven"]] | None = None


class RouletteRules(msgspec.Struct, frozen=True):
    bound: Leaf[Bound]
    bets: dict[Kind, BetRule]
    modes: dict[str, ModeRule]
    zero: dict[WheelKind, Leaf[tuple[str, ...]]]
    limits: dict[str, Leaf[str]]
    equipment: EquipmentRule | None

    @property
    def triples(self) -> tuple[tuple[str, ...], ...]:
        rule = self.bets.get(Kind.TRIPLE)
        return rule.groups.value if rule and rule.groups else ()

    @property
    def seven_numbers(self) -> tuple[str, ...]:
        rule = self.bets.get(Kind.SEVEN_NUMBERS)
        return rule.numbers.value if rule and rule.numbers else ()


class _Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    odds: Leaf[Bound]


def read_rules(rules: GameRules) -> RouletteRules:
    own = dict(rules.own)
    bets = {
        convert(kind, Kind, "roulette.bets"): convert(raw, BetRule, f"roulette.bets.{kind}")
        for kind, raw in own.pop("bets", {}).items()
    }
    modes = {
        mode: convert(raw, ModeRule, f"roulette.modes.{mode}") for mode, raw in own.pop("modes", {}).items()
    }
    equipment = own.pop("equipment", None)
    read = RouletteRules(
        bound=convert(own.pop("bound", None), _Bounds, "roulette.bound").odds,
        bets=bets,
        modes=modes,
        zero=convert(own.pop("zero", {}), dict[WheelKind, Leaf[tuple[str, ...]]], "roulette.zero"),
        limits=convert(own.pop("limits", {}), dict[str, Leaf[str]], "roulette.limits"),
        equipment=convert(equipment, EquipmentRule, "roulette.equipment") if equipment else None,
    )
    refuse_unknown(own, "roulette")
    return read


def terminal_clause(rule: BetRule, mode: str) -> Citation:
    """Where the document describes the wager: for terminals it may say it again."""
    return rule.at_terminal.clause if mode == "terminals" and rule.at_terminal else rule.called.clause


def refuse_unknown(rest: Mapping[str, object], game: str) -> None:
    for key in rest:
        refuse(Reason.BROKEN_BOOK, f"the program knows no table {key!a}", place=game)

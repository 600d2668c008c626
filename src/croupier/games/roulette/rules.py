"""What a book says of roulette, as typed tables."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from croupier.base.names import Citation
from croupier.games.odds import Bound
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.wheel import WheelKind
from croupier.games.round import Tender
from croupier.law.procedure import Procedure
from croupier.law.rulebook import GameRules, Leaf, convert, convert_each, refuse_unknown


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
    """A no spin leaves wagers standing for the next spin; a void game refunds them, called No Spin or not."""

    STANDS = "stands"
    VOID = "void"
    NO_SPIN_VOID = "no-spin-void"


class ZeroRule(StrEnum):
    """What a zero does to an even-money wager."""

    LOSE_ALL = "lose-all"
    LOSE_HALF = "lose-half"


class B2BPays(StrEnum):
    STAKE_RETURNED = "stake-returned"
    IN_ALL = "in-all"


class BetRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A wager in the document's own names. Its place at a terminal may have a clause of its own."""

    called: Leaf[tuple[str, ...]]
    odds: Leaf[str] | None = None
    multiplied: Leaf[str] | None = None
    loses: Leaf[str] | None = None
    offered: Leaf[Literal["optional"]] | None = None
    groups: Leaf[tuple[tuple[str, ...], ...]] | None = None
    numbers: Leaf[tuple[str, ...]] | None = None
    at_terminal: Leaf[str] | None = None


class EquipmentRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    pockets: Leaf[int]
    wheel_inches: Leaf[int] | None = None
    ball_sixteenths: Leaf[tuple[int, int]] | None = None
    enclosed: Leaf[Literal["motor-driven"]] | None = None


class ModeRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How wagers are taken and a result is reached in one mode of play."""

    tender: Leaf[Annotated[tuple[Tender, ...], msgspec.Meta(min_length=1)]]
    coupon: Leaf[tuple[Tender, ...]]
    verbal: Leaf[Literal["confirmed", "refused"]]
    position: Leaf[Literal["decides"]]
    closing: Leaf[Closing]
    announce: Leaf[Literal["crown", "dolly-on-terminals", "on-terminals"]]
    order: Leaf[Literal["losers-first", "by-system"]]
    limits: Leaf[Literal["house", "law"]]
    irregularities: dict[Irregularity, Leaf[Consequence]]
    revolutions: Leaf[Annotated[int, msgspec.Meta(ge=1)]] | None = None
    fifth: Leaf[Literal["moves"]] | None = None
    refund: Leaf[Literal["by-supervisor", "by-system"]] | None = None
    equipment: EquipmentRule | None = None


class RouletteRules(msgspec.Struct, frozen=True):
    bound: Leaf[Bound]
    bets: dict[Kind, BetRule]
    modes: dict[str, ModeRule]
    zero: dict[WheelKind, Leaf[tuple[str, ...]]]
    limits: dict[str, Leaf[str]]
    procedures: dict[str, Procedure]

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
    bets = convert_each(own.pop("bets", None), BetRule, "roulette.bets")
    zero = convert_each(own.pop("zero", {}), Leaf[tuple[str, ...]], "roulette.zero")
    read = RouletteRules(
        bound=convert(own.pop("bound", None), _Bounds, "roulette.bound").odds,
        bets={convert(kind, Kind, "roulette.bets"): rule for kind, rule in bets.items()},
        modes=convert_each(own.pop("modes", None), ModeRule, "roulette.modes"),
        zero={convert(kind, WheelKind, "roulette.zero"): leaf for kind, leaf in zero.items()},
        limits=convert_each(own.pop("limits", {}), Leaf[str], "roulette.limits"),
        procedures=convert_each(own.pop("procedures", {}), Procedure, "roulette.procedures"),
    )
    refuse_unknown(own, "roulette")
    return read


def terminal_clause(rule: BetRule, mode: str) -> Citation:
    """Where the document describes the wager: for terminals it may say it again."""
    return rule.at_terminal.clause if mode == "terminals" and rule.at_terminal else rule.called.clause

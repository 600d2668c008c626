"""A table's results as they are judged: round by round, and after each where chance alone may have led."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

import msgspec

from croupier.base.money import Cents


class Standing(StrEnum):
    """Where a win lies: `usual` in 95 of 100 cases, `unusual` outside that, `odd` in 1 case of 1,000."""

    NONE = "none"
    USUAL = "usual"
    UNUSUAL = "unusual"
    ODD = "odd"


class RoundResult(NamedTuple):
    """One finished round: what was staked on it, what the house won, and the stakes whose spots are known."""

    day: str
    handle: Cents
    win: Cents
    stakes: Mapping[str, Cents] = {}


class Point(msgspec.Struct, frozen=True):
    """After so many rounds: the win, what was expected, and the bands; all in cents."""

    rounds: int
    handle: Cents
    win: Cents
    least: Cents
    most: Cents
    usual: tuple[Cents, Cents]
    rare: tuple[Cents, Cents]


class Judged(msgspec.Struct, frozen=True):
    """`deviation` is of one round, in stakes. `known`: the spot of every stake is; if not, `measured` says
    that the rounds told their deviation."""

    rounds: int
    handle: Cents
    win: Cents
    standing: Standing
    deviation: float
    known: bool
    measured: bool
    rounds_needed: int
    points: tuple[Point, ...]


def standing(point: Point) -> Standing:
    if not point.rare[0] <= point.win <= point.rare[1]:
        return Standing.ODD
    return Standing.USUAL if point.usual[0] <= point.win <= point.usual[1] else Standing.UNUSUAL

"""What a supervisor must find before a table opens: what its own document asks, and no more."""

from typing import Literal

import msgspec

from croupier.base.names import Citation
from croupier.games.roulette.rules import EquipmentRule
from croupier.law.rulebook import Leaf

NOT_MEASURED = {"wheel_inches": 0, "ball_sixteenths": 0, "enclosed": False, "ball": ""}
"""Of a table whose document asks for no measure of wheel or ball."""


class Measure(msgspec.Struct, frozen=True):
    """At least `least`, and at most `most` where there is a limit."""

    least: int
    most: int | None
    clause: Citation


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """`frame` is what opens the table, with the values that are asked for here, in this order.

    `float`: the chips in the rack are counted. `inches` is the wheel's width and `ball` the ball's in
    sixteenths of an inch; with the ball's size goes what it is made of. `enclosed` is the clause by which the
    wheel must be enclosed and driven by a motor.
    """

    frame: Literal["open-table", "open-unmeasured", "open-enclosed"]
    float: bool = True
    inches: Measure | None = None
    ball: Measure | None = None
    enclosed: Citation | None = None


UNMEASURED = Opening(frame="open-unmeasured")


def opening(rule: EquipmentRule | None) -> Opening:
    """By what a roulette document demands of the equipment."""
    if rule is None:
        return UNMEASURED
    if rule.enclosed is not None:
        return Opening(frame="open-enclosed", float=False, enclosed=rule.enclosed.clause)
    inches, ball = rule.wheel_inches, rule.ball_sixteenths
    if inches is None and ball is None:
        return UNMEASURED
    return Opening(frame="open-table", inches=_least(inches), ball=_between(ball))


def _least(leaf: Leaf[int] | None) -> Measure | None:
    return None if leaf is None else Measure(leaf.value, None, leaf.clause)


def _between(leaf: Leaf[tuple[int, int]] | None) -> Measure | None:
    return None if leaf is None else Measure(*leaf.value, leaf.clause)

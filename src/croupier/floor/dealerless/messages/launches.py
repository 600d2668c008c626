"""Effects in the world: an event asks for one, and its outcome comes back as a command.

An effect's id derives from its table and round, so that asking twice for the same thing is seen to be that.
"""

from enum import StrEnum

import msgspec

from croupier.base.names import EffectId, TableId


class EffectKind(StrEnum):
    LAUNCH = "launch"


def effect_id(kind: EffectKind, table: TableId, number: int) -> EffectId:
    return EffectId(f"{kind}:{table}:{number}")


class ReportLaunched(msgspec.Struct, frozen=True, tag="report-launched"):
    """From the wheel: the ball that was asked for runs, as the spin it now counts."""

    effect: EffectId
    spin: int


class ReportFailed(msgspec.Struct, frozen=True, tag="report-failed"):
    """From a device: what was asked of it did not happen, or cannot be known to have happened."""

    effect: EffectId
    reason: str


class LaunchAsked(msgspec.Struct, frozen=True, tag="launch-asked"):
    """`spin` is what the wheel's counter stood at: the launch has happened when it stands one further."""

    round: int
    effect: EffectId
    spin: int


class BallLaunched(msgspec.Struct, frozen=True, tag="ball-launched"):
    round: int
    effect: EffectId
    spin: int


class EffectFailed(msgspec.Struct, frozen=True, tag="effect-failed"):
    round: int
    effect: EffectId
    reason: str

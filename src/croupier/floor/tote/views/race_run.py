"""A race as it is run, for screens that draw it: where each runner is, what is called, and the replay."""

import msgspec

from croupier.devices.track import PositionCalled, RunningPositions


class CallView(msgspec.Struct, frozen=True):
    """The order at a point of the race: `yards` run by the leader, `clock` in milliseconds since the off, and
    how many inches each in `order` is `behind` the leader.
    """

    yards: int
    clock: int
    order: list[str]
    behind: list[int]


class RunView(msgspec.Struct, frozen=True):
    """The race at one moment: how many inches each of `runners` has run, beyond the line too.

    `clock` is in milliseconds since the off by the track's time, of which `speed` thousandths pass in one of
    ours.
    """

    race: int
    clock: int
    speed: int
    runners: list[str]
    inches: list[int]


class RunPart(msgspec.Struct, frozen=True):
    """`stage` is what the runners of race `staged` do before the off. `photo` are the places of the latest
    race that a photograph decides. `simulated`: no such race is run anywhere.
    """

    run: RunView | None
    calls: list[CallView]
    stage: str
    staged: int
    photo: list[int]
    simulated: bool


class ReplayView(msgspec.Struct, frozen=True):
    """A race that is over, whole: `inches` of every runner each `step` milliseconds, from the off."""

    race: int
    step: int
    runners: list[str]
    inches: list[list[int]]
    calls: list[CallView]


class ReplayPart(msgspec.Struct, frozen=True):
    """The race that this screen asked to see again, None before it asked."""

    replay: ReplayView | None


def run_view(now: RunningPositions, speed: int) -> RunView:
    return RunView(now.race, now.clock, speed, list(now.runners), list(now.inches))


def call_view(call: PositionCalled) -> CallView:
    return CallView(call.yards, call.clock, list(call.order), list(call.behind))

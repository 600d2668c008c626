"""Calling a race: the order and the distances between runners at every furlong."""

import msgspec

from croupier.games.tote.program.distance import FURLONG, INCHES
from croupier.games.tote.program.race_kinds import Sport
from croupier.games.tote.race import Runner
from croupier.games.tote.running.race_run import RaceRun


class PositionCall(msgspec.Struct, frozen=True):
    """`clock` is in milliseconds since the off; `behind` in inches behind the leader."""

    yards: int
    clock: int
    order: tuple[Runner, ...]
    behind: tuple[int, ...]


def calls(run: RaceRun) -> list[PositionCall]:
    """The order at every furlong; of greyhounds at every quarter of the way."""
    every = run.yards // 4 if run.sport is Sport.GREYHOUND else FURLONG
    return [_call(run, yards) for yards in range(every, run.yards - every // 2, every)]


def _call(run: RaceRun, yards: int) -> PositionCall:
    clock = _leader_at(run, yards * INCHES)
    inches = run.inches(clock)
    led = max(inches)
    order = sorted(range(len(inches)), key=lambda one: -inches[one])
    return PositionCall(
        yards, clock, tuple(run.runners[one] for one in order), tuple(led - inches[one] for one in order)
    )


def _leader_at(run: RaceRun, inches: int) -> int:
    """The first millisecond in which somebody is so far."""
    low, high = 0, run.clock + 1
    while low < high:
        middle = (low + high) // 2
        if max(run.inches(middle)) >= inches:
            high = middle
        else:
            low = middle + 1
    return low

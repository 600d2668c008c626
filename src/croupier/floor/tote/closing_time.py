"""The track's latest post time, which closes betting while nothing is heard of the track."""

from typing import NamedTuple

from croupier.desk.ports import Microseconds
from croupier.floor.tote.state import Tote

SECOND: Microseconds = 1_000_000


class ClosingTime(NamedTuple):
    """`seconds` until the race closes, below zero where that is past."""

    race: int
    seconds: float


def closing_time(tote: Tote, at: Microseconds) -> ClosingTime | None:
    """Of the next race that takes bets and has a post time; None while the track is heard."""
    day = tote.day
    if tote.live or day is None:
        return None
    waiting = (race for race in day.races.values() if race.open and race.post)
    race = min(waiting, key=lambda one: one.post, default=None)
    return ClosingTime(race.number, (race.post - at) / SECOND) if race else None

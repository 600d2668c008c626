"""The picture of a race, from the track straight to whoever watches: nothing of it decides anything."""

from collections.abc import Iterator
from itertools import count, islice

from croupier.devices.track import (
    CardPosted,
    FinishPosted,
    PositionCalled,
    RaceOff,
    RunningPositions,
    StageReached,
    Track,
)
from croupier.floor.tote.views.race_run import CallView, ReplayView, RunPart, call_view, run_view

STEP = 500
"""Milliseconds between two pictures of a replay; screens draw what lies between."""
MOST_STEPS = 1200
AFTERWARDS = 6
"""Steps that a replay goes on after the last one is home."""
OFF = "off"


class RaceWatch:
    """Follows the track's reports for what is shown, not recorded: the stage, the calls, the photograph."""

    def __init__(self, track: Track) -> None:
        self._track = track
        self._heard = 0
        self._calls: dict[int, list[CallView]] = {}
        self._photos: dict[int, list[int]] = {}
        self._stage, self._staged = "", 0
        self._replays: dict[int, ReplayView] = {}

    def look(self, now: float) -> RunPart:
        """The race as it stands now."""
        self._listen(now)
        found = self._track.positions(now)
        race = found.race if found else self._staged
        return RunPart(
            run=run_view(found, round(self._track.speed * 1000)) if found else None,
            calls=self._calls.get(race, []),
            stage=self._stage,
            staged=self._staged,
            photo=self._photos.get(race, []),
            simulated=self._track.simulated,
        )

    def _listen(self, now: float) -> None:
        for report in self._track.reports(now, self._heard):
            self._heard = report.seq
            match report:
                case CardPosted():
                    for kept in (self._calls, self._photos, self._replays):
                        kept.clear()
                    self._stage, self._staged = "", 0
                case StageReached(race=race, stage=stage):
                    self._stage, self._staged = stage, race
                case RaceOff(race=race):
                    self._stage, self._staged = OFF, race
                case PositionCalled(race=race):
                    self._calls[race] = [*self._calls.get(race, ()), call_view(report)]
                case FinishPosted(race=race, photo=photo):
                    self._photos[race] = list(photo)
                case _:
                    pass

    def replay(self, race: int, inches: int) -> ReplayView | None:
        """A race that is over; `inches` is its distance. None where the track keeps nothing of it."""
        if race not in self._replays:
            pictures = list(_until_home(self._pictures(race), inches))
            if not pictures:
                return None
            self._replays[race] = ReplayView(
                race=race,
                step=STEP,
                runners=list(pictures[0].runners),
                inches=[list(one.inches) for one in pictures],
                calls=self._calls.get(race, []),
            )
        return self._replays[race]

    def _pictures(self, race: int) -> Iterator[RunningPositions]:
        for clock in islice(count(0, STEP), MOST_STEPS):
            found = self._track.replay(race, clock)
            if found is None:
                return
            yield found


def _until_home(pictures: Iterator[RunningPositions], inches: int) -> Iterator[RunningPositions]:
    """Until everyone who left the gate is home, and a little longer."""
    for one in pictures:
        yield one
        started = [run for run in one.inches if run]
        if started and min(started) >= inches:
            yield from islice(pictures, AFTERWARDS)
            return

"""One day at a simulated track: what happens when follows from its notes alone, in the track's own time."""

from collections.abc import Iterator

import msgspec

from croupier.devices.race_script import Scripted, TrackPace, off_at, race_script
from croupier.devices.track import AnyReport, CardPosted, PostTimeSet, RunningPositions
from croupier.games.tote.program.card import ProgramRace, RaceCard
from croupier.games.tote.program.race_kinds import Sport
from croupier.games.tote.running.incidents import BEFORE_LOADING, TrackFault
from croupier.games.tote.running.race_run import RaceRun, run_race

SECOND, MILLI = 1_000_000, 1_000
"""In microseconds."""
OUTAGE = 25 * SECOND
_BEFORE_OFF = 3 * SECOND
_WATCHED = 7_000
"""Milliseconds that a race is still shown after the last runner is home."""


class DayNotes(msgspec.Struct, frozen=True):
    """What is kept of a day. `told` counts the reports before it. `began` is when the card was posted;
    `outage` is from when to when the line is cut: in microseconds of UTC. Seeds are in hex, by race. A track
    that still waits for a card has None."""

    card: RaceCard | None
    began: int
    told: int = 0
    seeds: dict[int, str] = {}
    faults: dict[int, str] = {}
    outage: tuple[int, int] = (0, 0)


class RaceDay:
    """Moments are microseconds of UTC; `speed` is how many of the track's seconds pass in one of ours."""

    def __init__(self, notes: DayNotes, pace: TrackPace, speed: float) -> None:
        self.notes, self._pace, self._speed = notes, pace, speed
        self._runs: dict[int, tuple[RaceRun, list[Scripted]]] = {}

    def reports(self, at: int) -> list[AnyReport]:
        """Everything told by then, numbered. At a later moment these are the same, with more behind."""
        happened = sorted(self._happened(at), key=lambda one: one.at)
        first = self.notes.told + 1
        return [msgspec.structs.replace(one, seq=number) for number, one in enumerate(happened, first)]

    def _happened(self, at: int) -> Iterator[AnyReport]:
        if self.notes.card:
            yield CardPosted(at=self.notes.began, card=self.notes.card)
        for race in self._seeded():
            for one in self._run(race)[1]:
                if (due := self._due(race, one.offset)) <= at:
                    yield self._timed(race, one.report, due)

    def _timed(self, race: ProgramRace, report: AnyReport, at: int) -> AnyReport:
        if isinstance(report, PostTimeSet):
            return msgspec.structs.replace(report, at=at, post=self._due(race, report.post))
        return msgspec.structs.replace(report, at=at)

    def seeds_due(self, at: int) -> list[int]:
        """The races whose post parade has begun and that have no seed yet."""
        lead = -self._pace.parade
        races = (race for race in self._races if race.number not in self.notes.seeds)
        return [race.number for race in races if at >= self._due(race, lead)]

    def lost(self, at: int) -> bool:
        return any(begin <= at < end for begin, end in self._outages())

    def _outages(self) -> Iterator[tuple[int, int]]:
        yield self.notes.outage
        for race in self._seeded():
            if self._fault(race) == TrackFault.LINK_LOST_AT_OFF:
                off = self._off(race)
                yield off - self.scaled(_BEFORE_OFF), off + self.scaled(OUTAGE)

    def running(self, at: int) -> RunningPositions | None:
        """The race that is on, or has just been run."""
        for race in self._seeded():
            run, clock = self._run(race)[0], self._race_clock(race, at)
            if self._fault(race) != TrackFault.CANCELLED and 0 <= clock <= run.ends + _WATCHED:
                return RunningPositions(race.number, clock, run.runners, run.inches(clock))
        return None

    def replay(self, number: int, clock: int, at: int) -> RunningPositions | None:
        for race in self._seeded():
            run = self._run(race)[0]
            over = self._race_clock(race, at) > run.ends and self._fault(race) != TrackFault.CANCELLED
            if race.number == number and over:
                return RunningPositions(number, clock, run.runners, run.inches(clock))
        return None

    def can_show(self, fault: TrackFault, at: int) -> int | None:
        """The next race that has not come too far for this fault, and shows no other."""
        for race in self._races:
            late = self._due(race, -self._pace.loading) if fault in BEFORE_LOADING else self._off(race)
            if at < late and race.number not in self.notes.faults:
                return race.number
        return None

    def over(self, at: int) -> bool:
        """The last race is told to its end, and there was time to look at it."""
        if not self._races or self._races[-1].number not in self.notes.seeds:
            return False
        last = self._races[-1]
        run, told = self._run(last)
        ends = max(told[-1].offset, run.ends + self._off_offset(last))
        return at >= self._due(last, ends + self._pace.parade)

    @property
    def _races(self) -> tuple[ProgramRace, ...]:
        return self.notes.card.races if self.notes.card else ()

    def _seeded(self) -> Iterator[ProgramRace]:
        return (race for race in self._races if race.number in self.notes.seeds)

    @property
    def _sport(self) -> Sport:
        assert self.notes.card is not None  # noqa: S101 - of a race that is on it
        return self.notes.card.sport

    def _fault(self, race: ProgramRace) -> str:
        return self.notes.faults.get(race.number, "")

    def _run(self, race: ProgramRace) -> tuple[RaceRun, list[Scripted]]:
        if race.number not in self._runs:
            seed, fault = bytes.fromhex(self.notes.seeds[race.number]), self._fault(race)
            run = run_race(race, self._sport, seed, fault)
            self._runs[race.number] = run, race_script(run, self._pace, seed, fault)
        return self._runs[race.number]

    def scaled(self, micros: int) -> int:
        return round(micros / self._speed)

    def _due(self, race: ProgramRace, offset: int) -> int:
        """The moment so many of the track's milliseconds after the post time on the card."""
        return race.post.utc * SECOND + self.scaled(offset * MILLI)

    def _off(self, race: ProgramRace) -> int:
        return self._due(race, self._off_offset(race))

    def _off_offset(self, race: ProgramRace) -> int:
        """Of a race whose seed is not drawn, the post time itself."""
        if race.number not in self.notes.seeds:
            return 0
        return off_at(
            race.number, self._pace, bytes.fromhex(self.notes.seeds[race.number]), self._fault(race)
        )

    def _race_clock(self, race: ProgramRace, at: int) -> int:
        """Milliseconds since the off, by the track's time."""
        return round((at - self._off(race)) * self._speed) // MILLI

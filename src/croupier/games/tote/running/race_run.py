"""A race run from a seed: who started, how each moved, who finished where, and what the stewards found."""

from collections.abc import Sequence
from itertools import accumulate

import msgspec

from croupier.games.tote.program.card import ProgramRace, ProgramRunner
from croupier.games.tote.program.distance import INCHES
from croupier.games.tote.program.race_kinds import Sport
from croupier.games.tote.race import Group, Runner
from croupier.games.tote.running.draws import Draws
from croupier.games.tote.running.incidents import (
    DISQUALIFIED_ONE_IN,
    FEWEST_AFTER_SCRATCH,
    INQUIRY_ONE_IN,
    LATE_SCRATCH_ONE_IN,
    TrackFault,
)
from croupier.games.tote.running.motion import RunnerPath, position
from croupier.games.tote.running.order import LENGTH, drawn_gaps, drawn_order

MILLISECOND = 1000
_PHOTO_PART = 10
"""A photograph decides what is closer than a tenth of a length."""
_SPRINT = 1320


class StewardsInquiry(msgspec.Struct, frozen=True):
    """`bothered` by `offender`, who is placed behind it where `upheld`."""

    offender: Runner
    bothered: Runner
    upheld: bool


class RaceRun(msgspec.Struct, frozen=True, kw_only=True):
    """`crossed` is the order in which they reached the line. `late` was scratched at the gate, and
    `non_starter` never left it; each is empty if there is none."""

    race: int
    sport: Sport
    yards: int
    runners: tuple[Runner, ...]
    paths: tuple[RunnerPath, ...]
    crossed: tuple[Group, ...]
    photo: tuple[int, ...]
    late: Runner = ""
    non_starter: Runner = ""
    inquiry: StewardsInquiry | None = None

    @property
    def clock(self) -> int:
        """Milliseconds in which the winner ran."""
        return min(path.time for path in self.paths if path.time) // MILLISECOND

    @property
    def ends(self) -> int:
        """Milliseconds until the last one is home."""
        return max(path.time for path in self.paths) // MILLISECOND + 1

    def inches(self, clock: int) -> tuple[int, ...]:
        """How far each runner is, so many milliseconds after the off."""
        return tuple(position(path, clock * MILLISECOND) for path in self.paths)

    @property
    def finish(self) -> tuple[Group, ...]:
        """The order after the stewards' inquiry."""
        found = self.inquiry
        if found is None or not found.upheld:
            return self.crossed
        without = tuple(tuple(one for one in group if one != found.offender) for group in self.crossed)
        placed = [group for group in without if group]
        behind = next(at for at, group in enumerate(placed) if found.bothered in group)
        return (*placed[: behind + 1], (found.offender,), *placed[behind + 1 :])


def run_race(race: ProgramRace, sport: Sport, seed: bytes, fault: str = "") -> RaceRun:
    """The same race, seed and fault give the same run, on any machine."""
    draws = Draws(seed)
    late = _late(race, draws, fault)
    starters = [one for one in race.starters if one.number != late]
    left_behind = (
        starters[draws.below(len(starters), "left")].number if fault == TrackFault.NON_STARTER else ""
    )
    order = [one for one in drawn_order(race, starters, draws) if one.number != left_behind]
    gaps = drawn_gaps(len(order), sport, draws, fault)
    behind = dict(zip((one.number for one in order), accumulate(gaps), strict=True))
    paths = tuple(_path(race, sport, one, behind.get(one.number), draws) for one in starters)
    crossed = _groups([one.number for one in order], gaps)
    return RaceRun(
        race=race.number,
        sport=sport,
        yards=race.distance,
        runners=tuple(one.number for one in starters),
        paths=paths,
        crossed=crossed,
        photo=_photos(gaps, sport),
        late=late,
        non_starter=left_behind,
        inquiry=_inquiry(crossed, draws, fault),
    )


def _late(race: ProgramRace, draws: Draws, fault: str) -> Runner:
    by_chance = draws.one_in(LATE_SCRATCH_ONE_IN, "late") and len(race.starters) > FEWEST_AFTER_SCRATCH
    ordered = fault == TrackFault.LATE_SCRATCH and len(race.starters) > 1
    if not (by_chance or ordered):
        return ""
    return race.starters[draws.below(len(race.starters), "late one")].number


def _path(
    race: ProgramRace, sport: Sport, runner: ProgramRunner, behind: int | None, draws: Draws
) -> RunnerPath:
    """`behind` is in inches behind the winner at the line; None for one that stays in the gate."""
    inches, name = race.distance * INCHES, runner.number
    if behind is None:
        return RunnerPath(inches=inches, time=0)
    best = (
        race.distance
        * 1_000_000
        * 1000
        // _speed(race.distance, sport)
        * (985 + draws.below(30, "going"))
        // 1000
    )
    return RunnerPath(
        inches=inches,
        time=best + behind * best // inches,
        delay=draws.below(250_000, "gate", name),
        fade=(draws.below(260, "pace", name) - 80) * _SPRINT // max(race.distance, _SPRINT),
        sway=draws.below(LENGTH[sport], "sway", name),
        waves=1 + draws.below(3, "waves", name),
        phase=draws.below(1_000_000, "phase", name),
    )


def _speed(yards: int, sport: Sport) -> int:
    """Thousandths of a yard a second, over this distance."""
    if sport is Sport.HORSE:
        return min(19_200, max(17_400, 18_900 - (yards - _SPRINT) * 3 // 2))
    return 15_300 if sport is Sport.HARNESS else 17_600


def _groups(order: Sequence[Runner], gaps: Sequence[int]) -> tuple[Group, ...]:
    groups: list[list[Runner]] = []
    for place, (runner, gap) in enumerate(zip(order, gaps, strict=True)):
        if place and not gap:
            groups[-1].append(runner)
        else:
            groups.append([runner])
    return tuple(map(tuple, groups))


def _photos(gaps: Sequence[int], sport: Sport) -> tuple[int, ...]:
    """Among the first four, the places that only a photograph can tell apart."""
    close = LENGTH[sport] // _PHOTO_PART
    return tuple(place for place, gap in enumerate(gaps[:5]) if place and gap <= close)


def _inquiry(crossed: tuple[Group, ...], draws: Draws, fault: str) -> StewardsInquiry | None:
    ordered = fault in (TrackFault.INQUIRY, TrackFault.DISQUALIFICATION)
    if len(crossed) < 2 or not (ordered or draws.one_in(INQUIRY_ONE_IN, "inquiry")):
        return None
    ahead = draws.below(min(3, len(crossed) - 1), "offender")
    chance = draws.one_in(DISQUALIFIED_ONE_IN, "upheld") and fault != TrackFault.INQUIRY
    upheld = chance or fault == TrackFault.DISQUALIFICATION
    return StewardsInquiry(crossed[ahead][0], crossed[ahead + 1][0], upheld)

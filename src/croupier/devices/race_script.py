"""What a simulated track tells of one race, and when: from the post parade to the official sign."""

from collections.abc import Iterator

import msgspec

from croupier.devices.track import (
    AnyReport,
    FinishPosted,
    InquiryEnded,
    InquiryOpened,
    NotRun,
    PositionCalled,
    PostTimeSet,
    RaceNotRun,
    RaceOff,
    RaceOfficial,
    RunnerWithdrawn,
    Stage,
    StageReached,
    StopBet,
)
from croupier.games.chance import commitment
from croupier.games.tote.race import Group
from croupier.games.tote.running.calls import calls
from croupier.games.tote.running.draws import Draws
from croupier.games.tote.running.incidents import DELAY_ONE_IN, TrackFault
from croupier.games.tote.running.race_run import RaceRun


class TrackPace(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds: of parade and loading before the post time; of the longest delay; from the winner at the
    line to the posted order, with and without a photograph; of an inquiry; from then to the official sign."""

    parade: int
    loading: int
    delay: int
    posting: int
    photo: int
    inquiry: int
    sign: int


REAL = TrackPace(
    parade=600_000, loading=90_000, delay=180_000, posting=20_000, photo=60_000, inquiry=180_000, sign=60_000
)
BRISK = TrackPace(
    parade=50_000, loading=15_000, delay=20_000, posting=4_000, photo=10_000, inquiry=15_000, sign=8_000
)
"""For demonstrations: all but the race itself is short."""
_AT_THE_GATE = 6_000
_LEFT_BEHIND = 12_000
_CORRECTED = 5_000


class Scripted(msgspec.Struct, frozen=True):
    """A report, so many milliseconds after the post time of the card. Its number and time are not set yet; a
    changed post time is, as milliseconds after the card's."""

    offset: int
    report: AnyReport


def off_at(race: int, pace: TrackPace, seed: bytes, fault: str) -> int:
    """Milliseconds from the post time on the card to the off."""
    draws = Draws(seed)
    return _delay(pace, draws, fault) + 1_000 + draws.below(4_000, "off", race)


def _delay(pace: TrackPace, draws: Draws, fault: str) -> int:
    if fault == TrackFault.DELAY:
        return pace.delay
    return pace.delay * (1 + draws.below(3, "delay")) // 4 if draws.one_in(DELAY_ONE_IN, "delayed") else 0


def race_script(run: RaceRun, pace: TrackPace, seed: bytes, fault: str = "") -> list[Scripted]:
    """In order of time. A fault that can be ordered at some moment changes nothing told before it."""
    told = [
        Scripted(-pace.parade, StageReached(stage=Stage.PARADE, commitment=commitment(seed), race=run.race)),
        *_before_off(run, pace, seed, fault),
    ]
    if fault != TrackFault.CANCELLED:
        off = off_at(run.race, pace, seed, fault)
        told += _running(run, off, fault)
        told += _after_line(run, pace, off + run.clock, seed, fault)
    return sorted(told, key=lambda one: one.offset)


def _before_off(run: RaceRun, pace: TrackPace, seed: bytes, fault: str) -> Iterator[Scripted]:
    if fault == TrackFault.CANCELLED:
        why = "the track is unsafe"
        yield Scripted(-pace.loading, RaceNotRun(state=NotRun.CANCELLED, why=why, race=run.race))
        return
    delay = _delay(pace, Draws(seed), fault)
    yield Scripted(-pace.loading, StageReached(stage=Stage.LOADING, race=run.race))
    if delay:
        yield Scripted(1_000 - pace.loading, PostTimeSet(post=delay, race=run.race))
    if run.late:
        why = "scratched at the gate by the veterinarian"
        yield Scripted(delay - _AT_THE_GATE, RunnerWithdrawn(runner=run.late, why=why, race=run.race))


def _running(run: RaceRun, off: int, fault: str) -> Iterator[Scripted]:
    if fault != TrackFault.STOP_BET_LOST:
        yield Scripted(off, StopBet(race=run.race))
    yield Scripted(off, RaceOff(race=run.race))
    if run.non_starter:
        why = "the gate did not open for it"
        gone = RunnerWithdrawn(runner=run.non_starter, non_starter=True, why=why, race=run.race)
        yield Scripted(off + _LEFT_BEHIND, gone)
    for call in calls(run):
        told = PositionCalled(
            yards=call.yards, clock=call.clock, order=call.order, behind=call.behind, race=run.race
        )
        yield Scripted(off + call.clock, told)


def _after_line(run: RaceRun, pace: TrackPace, line: int, seed: bytes, fault: str) -> Iterator[Scripted]:
    at = line + (pace.photo if run.photo else pace.posting)
    if fault == TrackFault.RESULTS_LOST:
        return
    if fault == TrackFault.NO_RACE:
        why = "the stewards declare no race: the start was not fair"
        yield Scripted(at, RaceNotRun(state=NotRun.NO_RACE, why=why, race=run.race))
        return
    if fault == TrackFault.WRONG_FINISH:
        wrong = FinishPosted(finish=_swapped(run.crossed), clock=run.clock, photo=run.photo, race=run.race)
        yield Scripted(at, wrong)
        at += _CORRECTED
    why = "the order was posted wrongly" if fault == TrackFault.WRONG_FINISH else ""
    posted = FinishPosted(finish=run.crossed, clock=run.clock, photo=run.photo, why=why, race=run.race)
    yield Scripted(at, posted)
    if run.inquiry:
        yield from _inquiry(run, at, pace)
        at += pace.inquiry
    official = RaceOfficial(finish=run.finish, seed=seed.hex(), fault=fault, race=run.race)
    yield Scripted(at + pace.sign, official)


def _inquiry(run: RaceRun, at: int, pace: TrackPace) -> Iterator[Scripted]:
    found = run.inquiry
    assert found is not None  # noqa: S101 - who calls has looked
    why = f"{found.offender} may have bothered {found.bothered} in the stretch"
    yield Scripted(at + 500, InquiryOpened(about=(found.offender, found.bothered), why=why, race=run.race))
    ends = at + pace.inquiry
    if not found.upheld:
        yield Scripted(ends, InquiryEnded(why="the order stands", race=run.race))
        return
    why = f"{found.offender} is placed behind {found.bothered}"
    yield Scripted(ends, InquiryEnded(disqualified=(found.offender,), why=why, race=run.race))
    changed = FinishPosted(finish=run.finish, clock=run.clock, photo=run.photo, why=why, race=run.race)
    yield Scripted(ends, changed)


def _swapped(finish: tuple[Group, ...]) -> tuple[Group, ...]:
    """First and second the wrong way round; a dead heat of all is posted as it is."""
    return (finish[1], finish[0], *finish[2:]) if len(finish) > 1 else finish

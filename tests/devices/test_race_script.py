"""What a simulated track tells of a race: in order, complete, and never different from what it has told."""

import pytest

from croupier.devices.race_script import BRISK, REAL, Scripted, TrackPace, off_at, race_script
from croupier.devices.track import (
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
from croupier.games.tote.program.library import load_card
from croupier.games.tote.running.incidents import BEFORE_LOADING, TrackFault
from croupier.games.tote.running.race_run import run_race

CARD = load_card("model-park")
RACE = CARD.races[0]
PACES = pytest.mark.parametrize("pace", [BRISK, REAL], ids=["brisk", "real"])


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def script(number: int, fault: str = "", pace: TrackPace = BRISK) -> list[Scripted]:
    return race_script(run_race(RACE, CARD.sport, seed(number), fault), pace, seed(number), fault)


def told(number: int, fault: str = "") -> list[object]:
    return [one.report for one in script(number, fault)]


QUIET = next(
    number
    for number in range(100)
    if not {type(one) for one in told(number)} & {InquiryOpened, PostTimeSet, RunnerWithdrawn}
)
"""The seed of a race in which nothing happens but the race."""


@PACES
def test_a_race_goes_from_the_parade_to_the_official_sign(pace: TrackPace) -> None:
    events = script(QUIET, "", pace)
    kinds = [type(one.report) for one in events]
    calls = [PositionCalled] * kinds.count(PositionCalled)
    assert kinds == [StageReached, StageReached, StopBet, RaceOff, *calls, FinishPosted, RaceOfficial]
    assert [one.offset for one in events] == sorted(one.offset for one in events)
    assert events[0].offset == -pace.parade
    assert events[2].offset == off_at(1, pace, seed(QUIET), "") > 0
    parade, loading, *_, official = [one.report for one in events]
    assert isinstance(parade, StageReached)
    assert (parade.stage, parade.commitment) == (Stage.PARADE, commitment(seed(QUIET)))
    assert isinstance(loading, StageReached)
    assert loading.commitment == ""
    assert isinstance(official, RaceOfficial)
    assert bytes.fromhex(official.seed) == seed(QUIET)


def test_the_seed_that_is_told_runs_the_same_race_again() -> None:
    for fault in ("", "dead-heat", "late-scratch", "non-starter", "disqualification"):
        official = told(7, fault)[-1]
        assert isinstance(official, RaceOfficial)
        again = run_race(RACE, CARD.sport, bytes.fromhex(official.seed), official.fault)
        assert again.finish == official.finish


@pytest.mark.parametrize("fault", TrackFault)
@PACES
def test_a_fault_changes_nothing_that_was_told_before_it_could_be_ordered(
    fault: TrackFault, pace: TrackPace
) -> None:
    for number in range(40):
        plain, ordered = script(number, "", pace), script(number, fault, pace)
        until = -pace.loading if fault in BEFORE_LOADING else off_at(1, pace, seed(number), "")
        before = [one for one in plain if one.offset < until]
        assert ordered[: len(before)] == before


def test_faults_are_told_as_they_happen() -> None:
    delayed = next(one for one in told(QUIET, "delay") if isinstance(one, PostTimeSet))
    assert delayed.post == BRISK.delay
    late = next(one for one in told(QUIET, "late-scratch") if isinstance(one, RunnerWithdrawn))
    assert not late.non_starter
    left = next(one for one in told(QUIET, "non-starter") if isinstance(one, RunnerWithdrawn))
    assert left.non_starter
    assert not [one for one in told(QUIET, "stop-bet-lost") if isinstance(one, StopBet)]
    assert [one for one in told(QUIET, "stop-bet-lost") if isinstance(one, RaceOff)]
    lost = told(QUIET, "results-lost")
    assert isinstance(lost[-1], PositionCalled)
    cancelled, void = told(QUIET, "cancelled"), told(QUIET, "no-race")
    assert [type(one) for one in cancelled] == [StageReached, RaceNotRun]
    assert isinstance(cancelled[-1], RaceNotRun)
    assert cancelled[-1].state is NotRun.CANCELLED
    assert isinstance(void[-1], RaceNotRun)
    assert void[-1].state is NotRun.NO_RACE
    assert [one for one in void if isinstance(one, RaceOff)]


def test_a_wrong_order_is_corrected_and_an_inquiry_ends() -> None:
    wrong, right = [one for one in told(QUIET, "wrong-finish") if isinstance(one, FinishPosted)]
    assert wrong.finish[:2] == (right.finish[1], right.finish[0])
    assert right.why
    upheld = told(QUIET, "disqualification")
    opened = next(one for one in upheld if isinstance(one, InquiryOpened))
    ended = next(one for one in upheld if isinstance(one, InquiryEnded))
    assert ended.disqualified == opened.about[:1]
    first, changed = [one for one in upheld if isinstance(one, FinishPosted)]
    assert first.finish != changed.finish == upheld[-1].finish  # type: ignore[attr-defined]
    stands = told(QUIET, "inquiry")
    assert next(one for one in stands if isinstance(one, InquiryEnded)).disqualified == ()
    assert len([one for one in stands if isinstance(one, FinishPosted)]) == 1


def test_delays_come_by_chance_too() -> None:
    delayed = [number for number in range(200) if any(isinstance(one, PostTimeSet) for one in told(number))]
    assert 5 < len(delayed) < 35

"""A race from a seed: who runs, in which order, what goes wrong; the same on any machine."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import msgspec
import pytest

from croupier.games.tote.program.card import ProgramRace
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.race_kinds import Sport
from croupier.games.tote.running.calls import calls
from croupier.games.tote.running.incidents import TrackFault
from croupier.games.tote.running.race_run import RaceRun, run_race

PARK = load_card("model-park")
FIRST = PARK.races[0]
MATCH = load_card("model-harness").races[2]


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def runs(race: ProgramRace = FIRST, count: int = 400, fault: str = "") -> Iterator[RaceRun]:
    return (run_race(race, Sport.HORSE, seed(number), fault) for number in range(count))


def everybody(run: RaceRun) -> list[str]:
    return sorted(runner for group in run.finish for runner in group)


@pytest.mark.parametrize("name", CARDS)
def test_the_same_seed_runs_the_same_race_on_any_machine(name: str) -> None:
    """Every number of every run, hashed: a change of one inch would show."""
    card, hashed = load_card(name), sha256()
    for race in card.races:
        for number in range(3):
            run = run_race(race, card.sport, seed(number))
            hashed.update(msgspec.json.encode([run, calls(run), [run.inches(at) for at in (1000, 20_000)]]))
    assert hashed.hexdigest() == GOLDEN[name]


GOLDEN = {
    "model-park": "8eac42e5ad9c304ae770de7e4e7ba1145ee653e4cb43ceda741ec3b19401e1ae",
    "model-harness": "a36b7394d5714725b7e990692f5b7f25304dfa089a1185dc9073a112b592448c",
    "model-greyhounds": "b646bdb9b1bb4a62bf64c614901c8259a672fe39f6a8acb33c0888a45b862678",
}


def test_everybody_who_starts_finishes_once_and_scratched_runners_stay_away() -> None:
    third = PARK.race(3)
    for run in runs(third):
        started = {one.number for one in third.starters} - {run.late}
        assert set(run.runners) == started
        assert everybody(run) == sorted(started)
        assert third.runners[3].number not in run.runners


def test_the_line_is_crossed_in_the_order_that_is_posted() -> None:
    for run in runs(count=60):
        times = {runner: path.time for runner, path in zip(run.runners, run.paths, strict=True)}
        in_order = [{times[runner] for runner in group} for group in run.crossed]
        assert all(len(group) == 1 for group in in_order)
        flat = [min(group) for group in in_order]
        assert flat == sorted(flat)
        assert run.clock == flat[0] // 1000
        assert run.ends > flat[-1] // 1000
        assert all(inches >= run.yards * 36 for inches in run.inches(run.ends))


@pytest.mark.no_cover
def test_runners_win_about_as_often_as_the_morning_line_says() -> None:
    won = Counter(runner for run in runs(count=1500) for runner in run.crossed[0])
    total = sum(one.line.chance for one in FIRST.runners if one.line)
    for one in FIRST.runners:
        assert one.line
        expected = float(one.line.chance / total) * 1500
        assert abs(won[one.number] - expected) < 6 * expected**0.5, one


def test_a_runner_without_a_line_can_win() -> None:
    unlined = msgspec.structs.replace(
        FIRST, runners=tuple(msgspec.structs.replace(one, line=None) for one in FIRST.runners)
    )
    won = {runner for run in runs(unlined, 100) for runner in run.crossed[0]}
    assert won == {one.number for one in FIRST.runners}


def test_it_takes_as_long_as_such_races_do() -> None:
    """Seconds in which good ones run: six furlongs, a mile, a mile in harness, 550 yards of greyhounds."""
    clocks = {
        "model-park": {1320: (68, 73), 1760: (94, 100), 1980: (108, 114)},
        "model-harness": {1760: (112, 118)},
        "model-greyhounds": {550: (30, 33)},
    }
    for name, bounds in clocks.items():
        card = load_card(name)
        for race in (one for one in card.races if one.distance in bounds):
            low, high = bounds[race.distance]
            assert low * 1000 < run_race(race, card.sport, seed(1)).clock < high * 1000


def test_the_lead_changes_and_races_are_close() -> None:
    leads = [{run.crossed[0][0], *(call.order[0] for call in calls(run))} for run in runs(count=100)]
    assert sum(len(one) > 1 for one in leads) > 60
    assert sum(bool(run.photo) for run in runs(count=100)) > 15


@pytest.mark.no_cover
def test_now_and_then_something_happens() -> None:
    many = list(runs(count=1500))
    assert 3 < sum(any(len(group) > 1 for group in run.crossed) for run in many) < 60
    assert 60 < sum(run.inquiry is not None for run in many) < 200
    assert 15 < sum(run.inquiry is not None and run.inquiry.upheld for run in many) < 90
    assert 20 < sum(bool(run.late) for run in many) < 100
    assert not any(run.non_starter for run in many)


def test_what_is_ordered_happens() -> None:
    for run in runs(count=30, fault=TrackFault.DEAD_HEAT):
        assert len(run.crossed[0]) >= 2
        assert 1 in run.photo
    for run in runs(count=30, fault=TrackFault.PHOTO):
        assert 1 in run.photo
        assert len(run.crossed[0]) == 1
    for run in runs(count=30, fault=TrackFault.INQUIRY):
        assert run.inquiry
        assert not run.inquiry.upheld
        assert run.finish == run.crossed
    assert all(run.late for run in runs(count=30, fault=TrackFault.LATE_SCRATCH))


def test_who_is_disqualified_is_placed_behind_the_one_it_bothered() -> None:
    for fault in (TrackFault.DISQUALIFICATION, TrackFault.DEAD_HEAT):
        for run in runs(count=60, fault=fault):
            found = run.inquiry
            if found and found.upheld:
                order = [set(group) for group in run.finish]
                places = {one: at for at, group in enumerate(order) for one in group}
                assert places[found.offender] == places[found.bothered] + 1
                assert order[places[found.offender]] == {found.offender}
                assert everybody(run) == sorted(one for group in run.crossed for one in group)
    assert all(
        run.inquiry and run.inquiry.upheld for run in runs(count=30, fault=TrackFault.DISQUALIFICATION)
    )


def test_a_non_starter_stays_in_the_gate_and_does_not_finish() -> None:
    for run in runs(count=20, fault=TrackFault.NON_STARTER):
        left = run.runners.index(run.non_starter)
        assert run.inches(60_000)[left] == 0
        assert run.non_starter not in everybody(run)
        assert len(everybody(run)) == len(run.runners) - 1


def test_two_make_a_race() -> None:
    for fault in ("", *TrackFault):
        for run in runs(MATCH, 40, fault):
            assert everybody(run) == sorted({"1", "2"} - {run.late, run.non_starter})


def test_one_that_walks_over_wins() -> None:
    alone = msgspec.structs.replace(MATCH, runners=MATCH.runners[:1])
    for fault in (TrackFault.LATE_SCRATCH, TrackFault.DEAD_HEAT, TrackFault.DISQUALIFICATION):
        run = run_race(alone, Sport.HARNESS, seed(1), fault)
        assert (run.finish, run.photo, run.inquiry) == ((("1",),), (), None)


def test_calls_are_at_every_furlong_and_at_quarters_for_greyhounds() -> None:
    run = run_race(FIRST, Sport.HORSE, seed(1))
    called = calls(run)
    assert [call.yards for call in called] == [220, 440, 660, 880, 1100]
    for call in called:
        assert set(call.order) == set(run.runners)
        assert call.behind[0] == 0
        assert list(call.behind) == sorted(call.behind)
        inches = run.inches(call.clock)
        assert max(inches) >= call.yards * 36 > max(run.inches(call.clock - 1))
    dogs = load_card("model-greyhounds")
    assert [call.yards for call in calls(run_race(dogs.races[0], dogs.sport, seed(1)))] == [137, 274, 411]

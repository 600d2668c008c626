"""The picture of a race on its way from a simulated track to screens."""

from croupier.base.names import TableId
from croupier.devices.simulated_track import simulated_track
from croupier.devices.track import Track, TrackPlace
from croupier.floor.tote.race_watch import MOST_STEPS, STEP, RaceWatch
from croupier.games.tote.program.distance import INCHES
from croupier.games.tote.program.library import load_card

AT = 1_795_000_000_000_000
SPEED = 20.0
DOGS = load_card("model-greyhounds")
TENTH = 0.1


def made() -> Track:
    place = TrackPlace(table=TableId("R1"), folder=None, speed=SPEED, now=0.0, at=AT, card=DOGS)
    return simulated_track(place, "")


def test_a_race_is_watched_from_the_parade_to_the_line_and_once_more() -> None:
    watch = RaceWatch(made())
    first, distance = DOGS.race(1), DOGS.race(1).distance * INCHES
    seen = [watch.look(tick * TENTH) for tick in range(110)]
    assert seen[0].run is None
    assert seen[0].simulated
    assert watch.replay(2, DOGS.race(2).distance * INCHES) is None
    stages = list(dict.fromkeys((part.staged, part.stage) for part in seen))
    assert stages[:4] == [(0, ""), (1, "post-parade"), (1, "loading"), (1, "off")]
    running = [part.run for part in seen if part.run is not None]
    assert {run.race for run in running} == {1}
    assert {run.speed for run in running} == {round(SPEED * 1000)}
    clocks = [run.clock for run in running]
    assert clocks == sorted(clocks)
    assert set(running[0].runners) <= {one.number for one in first.runners}
    assert max(running[-1].inches) > distance
    calls = max((part.calls for part in seen), key=len)
    assert [call.yards for call in calls] == sorted(call.yards for call in calls)
    assert all(call.behind[0] == 0 and len(call.order) == len(running[0].runners) for call in calls)

    replay = watch.replay(1, distance)
    assert replay is not None
    assert watch.replay(1, distance) is replay
    assert (replay.race, replay.step, replay.calls) == (1, STEP, calls)
    assert replay.runners == running[0].runners
    assert max(replay.inches[0]) == 0
    assert min(replay.inches[-1]) >= distance


def test_a_new_card_is_watched_anew() -> None:
    watch = RaceWatch(made())
    ends = 0.0
    while watch.look(ends).staged < len(DOGS.races):
        ends += 1
    while watch.look(ends).staged:
        ends += 1
    part = watch.look(ends)
    assert (part.stage, part.calls, part.photo) == ("", [], [])


def test_a_replay_ends_where_nobody_comes_home() -> None:
    """As of a runner that never reaches the line."""
    watch = RaceWatch(made())
    for tick in range(110):
        watch.look(tick * TENTH)
    replay = watch.replay(1, 10**9)
    assert replay is not None
    assert len(replay.inches) == MOST_STEPS

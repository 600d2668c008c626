"""A simulated track over a whole day: by the clock, over restarts, from one day into the next."""

from pathlib import Path

import pytest

from croupier.base.names import TableId
from croupier.base.refusal import Refused
from croupier.devices.makers import TRACKS
from croupier.devices.simulated_track import simulated_track
from croupier.devices.track import (
    AnyReport,
    CardPosted,
    PostTimeSet,
    RaceNotRun,
    RaceOff,
    RaceOfficial,
    StageReached,
    StopBet,
    Track,
    TrackPlace,
)
from croupier.games.tote.program.library import load_card
from croupier.games.tote.program.reading import read_card
from croupier.games.tote.program.writing import written_card
from croupier.games.tote.running.race_run import run_race

AT = 1_795_000_000_000_000
SPEED = 20.0
DOGS = load_card("model-greyhounds")


def made(folder: Path | None = None, *, now: float = 0.0, speed: float = SPEED, brisk: bool = True) -> Track:
    place = TrackPlace(
        table=TableId("T 1"),
        folder=folder,
        speed=speed,
        now=now,
        at=AT + round(now * 1e6),
        card=DOGS,
        brisk=brisk,
    )
    return simulated_track(place, "")


def watched(track: Track, start: float = 0.0, seconds: float = 70.0) -> list[AnyReport]:
    told: list[AnyReport] = []
    for tick in range(round(seconds * 10)):
        told += track.reports(start + tick / 10, told[-1].seq if told else 0)
    return told


def first(track: Track, kind: type, upto: float = 70.0) -> AnyReport:
    """Asked for until it is told, and no longer."""
    after = 0
    for tick in range(round(upto * 10)):
        for one in track.reports(tick / 10, after):
            after = one.seq
            if isinstance(one, kind):
                return one
    pytest.fail(f"no {kind} was told")


def test_it_runs_every_race_of_its_card_and_begins_another_day() -> None:
    told = watched(made(), seconds=90.0)
    assert [one.seq for one in told] == list(range(1, len(told) + 1))
    cards = [one for one in told if isinstance(one, CardPosted)]
    assert [one.card.session for one in cards][:2] == ["D", "D2"]
    for posted in cards:
        assert read_card(written_card(posted.card)) == posted.card
    today = told[: cards[1].seq - 1]
    official = [one.race for one in today if isinstance(one, RaceOfficial)]
    assert official == [1, 2, 3, 4, 5, 6]
    offs = [one.at for one in today if isinstance(one, RaceOff)]
    assert offs == sorted(offs)
    stops = [one.at for one in today if isinstance(one, StopBet)]
    assert stops == offs


def test_each_race_is_over_before_the_parade_of_the_next() -> None:
    """Whatever happens in it: an inquiry, a delay, a photograph."""
    for fault in ("delay", "inquiry", "disqualification", "photo"):
        track = made()
        for _ in DOGS.races:
            assert track.simulate(fault, 0.0)
        assert not track.simulate(fault, 0.0)
        running = 0
        for one in watched(track):
            if isinstance(one, StageReached):
                assert running in (0, one.race)
                running = one.race
            if isinstance(one, RaceOfficial):
                running = 0


def test_post_times_are_kept_or_told_anew() -> None:
    track = made()
    card = first(track, CardPosted)
    assert isinstance(card, CardPosted)
    posts = {race.number: race.post.utc * 1_000_000 for race in card.card.races}
    delayed = made()
    delayed.simulate("delay", 0.0)
    for one in watched(delayed, seconds=15.0):
        if isinstance(one, PostTimeSet):
            posts[one.race] = one.post
        if isinstance(one, StopBet):
            assert 0 < one.at - posts[one.race] <= 5_000_000 / SPEED


def test_a_restart_tells_the_same_and_goes_on(tmp_path: Path) -> None:
    before = watched(made(tmp_path), seconds=11.0)
    assert len(before) > 4
    after = made(tmp_path, now=11.0)
    told = watched(after, start=11.0, seconds=30.0)
    assert told[: len(before)] == before
    assert (tmp_path / "track-T%201.json").exists()


def test_the_day_before_can_still_be_asked_for_after_a_restart(tmp_path: Path) -> None:
    track = made(tmp_path)
    told = watched(track, seconds=80.0)
    second = [one for one in told if isinstance(one, CardPosted)][1]
    again = made(tmp_path, now=80.0)
    assert [one for one in again.reports(80.0, 3) if one.seq < second.seq] == told[3 : second.seq - 1]
    assert made(tmp_path, now=80.0).reports(80.0, second.seq)[0].seq == second.seq + 1


def test_a_seed_is_committed_to_before_its_race_and_told_after_it(tmp_path: Path) -> None:
    track = made(tmp_path)
    kept = (tmp_path / "track-T%201.json").read_text("utf-8")
    assert '"seeds":{}' in kept
    official = first(track, RaceOfficial, 12.0)
    assert isinstance(official, RaceOfficial)
    run = run_race(DOGS.races[0], DOGS.sport, bytes.fromhex(official.seed), official.fault)
    assert run.finish == official.finish
    assert made().reports(12.0, 0)[-1] != official, "another track draws another seed"


def test_a_race_is_shown_while_it_is_run_and_can_be_seen_again() -> None:
    track = made()
    off = first(track, RaceOff, 10.0)
    begins = (off.at - AT) / 1e6
    assert track.replay(1, 1000) is None
    drawn = [one for tick in range(4, 30) if (one := track.positions(begins + tick / 20))]
    assert len(drawn) == 26
    assert all(one.race == 1 for one in drawn)
    assert [one.clock for one in drawn] == sorted(one.clock for one in drawn)
    track.reports(begins + 4.0, 0)
    seen = track.replay(1, drawn[5].clock)
    assert seen == drawn[5]
    assert track.replay(2, 1000) is None
    assert track.positions(begins + 5.0) is None


def test_a_cancelled_race_is_not_shown() -> None:
    track = made()
    track.simulate("cancelled", 0.0)
    told = watched(track, seconds=11.0)
    assert any(isinstance(one, RaceNotRun) for one in told)
    assert [track.positions(6 + tick / 10) for tick in range(20)] == [None] * 20
    assert track.replay(1, 1000) is None


def test_faults_go_to_the_next_race_that_can_show_them() -> None:
    track = made()
    off = first(track, RaceOff, 10.0)
    at = (off.at - AT) / 1e6 + 0.2
    assert track.simulate("dead-heat", at)
    told = watched(track, seconds=30.0)
    finished = {one.race: one for one in told if isinstance(one, RaceOfficial)}
    assert (finished[1].fault, finished[2].fault) == ("", "dead-heat")
    assert not track.simulate("nothing", at)


def test_the_line_can_be_cut_as_the_field_is_off() -> None:
    track = made()
    track.simulate("link-lost-at-off", 0.0)
    heard: dict[int, float] = {}
    for tick in range(300):
        for one in track.reports(tick / 20, max(heard, default=0)):
            heard[one.seq] = tick / 20
            if isinstance(one, StopBet) and one.race == 1:
                late = tick / 20 - (one.at - AT) / 1e6
                assert late > 1.0, "it is told when the line is back, with the moment it happened"
                return
    pytest.fail("the stop-bet signal was never told")


def test_a_card_is_run_at_its_own_times() -> None:
    track = made(brisk=False, speed=1.0)
    card = first(track, CardPosted, 1.0)
    assert isinstance(card, CardPosted)
    assert card.card == DOGS
    day = (DOGS.races[0].post.utc * 1_000_000 - AT) / 1e6
    told = track.reports(day + 30.0, 1)
    assert [type(one) for one in told][:2] == [StageReached, StageReached]
    track.reports(day + 86_400 * 3, 0)
    assert isinstance(track.reports(day + 86_400 * 3, 0)[-1], RaceOfficial), "and no second day"


def test_it_is_chosen_by_name_with_the_card_it_runs() -> None:
    maker, address = TRACKS.find("simulated:model-harness")
    place = TrackPlace(table=TableId("T1"), folder=None, speed=1.0, now=0.0, at=AT)
    [told] = maker(place, address).reports(0.0, 0)
    assert isinstance(told, CardPosted)
    assert told.card.track.code == "MDH"
    maker, address = TRACKS.find("simulated")
    [told] = maker(place, address).reports(0.0, 0)
    assert isinstance(told, CardPosted)
    assert told.card.track.code == "MDL"
    with pytest.raises(Refused, match="there is no track 'x'"):
        TRACKS.find("x")


def from_desk(folder: Path | None = None, *, now: float = 0.0, brisk: bool = True) -> Track:
    """One that has no card of its own."""
    place = TrackPlace(
        table=TableId("T 1"),
        folder=folder,
        speed=SPEED,
        now=now,
        at=AT + round(now * 1e6),
        brisk=brisk,
        from_desk=True,
    )
    return simulated_track(place, "")


def test_without_a_card_of_its_own_it_waits_and_then_races_what_is_published() -> None:
    track = from_desk()
    assert track.reports(5.0, 0) == []
    assert (track.positions(5.0), track.replay(1, 0), track.lost) == (None, None, False)
    assert not track.simulate("photo", 5.0)
    card = track.schedule(DOGS, 6.0)
    assert (card.session, card.date != DOGS.date) == ("D", True)
    track.race(card, 6.0, 40)
    told = track.reports(40.0, 40)
    assert isinstance(told[0], CardPosted)
    assert told[0].card == card
    assert [one.seq for one in told] == list(range(41, 41 + len(told)))
    assert any(isinstance(one, RaceOff) for one in told)


def test_a_card_is_raced_once_and_the_next_one_takes_its_place(tmp_path: Path) -> None:
    track = from_desk(tmp_path)
    one = track.schedule(DOGS, 0.0)
    track.race(one, 0.0, 0)
    track.race(one, 5.0, 3)
    assert [report.seq for report in track.reports(6.0, 0)][:1] == [1], "it was racing that one already"
    again = from_desk(tmp_path, now=7.0)
    again.race(one, 7.0, 9)
    assert again.reports(7.0, 0) == track.reports(7.0, 0)
    two = again.schedule(DOGS, 100.0)
    assert two.session == "D2"
    again.race(two, 100.0, 77)
    [posted] = [report for report in again.reports(101.0, 77) if isinstance(report, CardPosted)]
    assert (posted.seq, posted.card) == (78, two)
    assert watched(again, 100.0, 1.0)[0].seq == 78, "nothing more is told of the card before"


def test_one_that_is_not_brisk_races_by_the_times_on_the_card() -> None:
    assert from_desk(brisk=False).schedule(DOGS, 0.0) == DOGS


def test_one_with_cards_of_its_own_races_these() -> None:
    track = made()
    posted = track.reports(1.0, 0)
    track.race(load_card("model-park"), 1.0, 1)
    assert track.reports(1.0, 0) == posted

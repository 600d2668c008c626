"""What every sending track must do, whichever end it is."""

from pathlib import Path

import msgspec
import pytest

from croupier.base.names import TableId
from croupier.devices.makers import TRACKS
from croupier.devices.simulated_track import simulated_track
from croupier.devices.track import AnyReport, CardPosted, StopBet, Track, TrackMaker, TrackPlace
from croupier.games.tote.program.library import load_card
from croupier.games.tote.program.reading import read_card
from croupier.games.tote.program.writing import written_card
from tests.devices.scripted_track import ScriptedTrack

AT = 1_795_000_000_000_000
EVERY_END = pytest.mark.parametrize("maker", [simulated_track, ScriptedTrack])


def made(maker: TrackMaker, folder: Path | None = None, now: float = 0.0) -> Track:
    at = AT + round(now * 1_000_000)
    card = load_card("model-greyhounds")
    place = TrackPlace(table=TableId("T1"), folder=folder, speed=10.0, now=now, at=at, card=card)
    track = maker(place, "")
    if isinstance(track, ScriptedTrack):
        track.tell(StopBet(race=1))
    return track


@EVERY_END
def test_the_first_report_is_the_card_which_can_be_read(maker: TrackMaker) -> None:
    [first, *_] = made(maker).reports(0.0, 0)
    assert isinstance(first, CardPosted)
    assert first.seq == 1
    assert read_card(written_card(first.card)) == first.card


@EVERY_END
def test_reports_are_numbered_without_a_gap_and_are_the_same_when_asked_again(maker: TrackMaker) -> None:
    track = made(maker)
    told = track.reports(60.0, 0)
    assert len(told) > 1
    assert [one.seq for one in told] == list(range(1, len(told) + 1))
    assert track.reports(60.0, 0) == told
    assert track.reports(60.0, 1) == told[1:]
    assert track.reports(60.0, told[-1].seq) == []
    assert [one.at for one in told] == sorted(one.at for one in told)


@EVERY_END
def test_a_report_can_be_kept_and_read_back(maker: TrackMaker) -> None:
    told = made(maker).reports(60.0, 0)
    assert msgspec.json.decode(msgspec.json.encode(told), type=list[AnyReport]) == told


@EVERY_END
def test_only_a_simulated_track_can_be_told_to_show_a_fault(maker: TrackMaker) -> None:
    track = made(maker)
    assert bool(track.faults) is track.simulated
    assert track.simulate("stop-bet-lost", 0.0) is track.simulated
    assert not track.simulate("an earthquake", 0.0)
    assert track.speed == (10.0 if track.simulated else 1.0)


@EVERY_END
def test_it_says_the_time_and_shows_no_race_before_one_is_run(maker: TrackMaker) -> None:
    track = made(maker)
    assert track.clock(1.5) == AT + 1_500_000
    assert track.positions(0.0) is None
    assert track.replay(1, 1000) is None
    assert not track.lost
    track.close()


def test_a_track_that_is_not_heard_tells_all_of_it_afterwards() -> None:
    simulated = made(simulated_track)
    assert simulated.simulate("link-lost", 5.0)
    assert simulated.reports(6.0, 0) == []
    assert simulated.positions(6.0) is None
    assert simulated.reports(8.0, 0)
    scripted = made(ScriptedTrack)
    assert isinstance(scripted, ScriptedTrack)
    scripted.silent = True
    assert (scripted.lost, scripted.reports(0.0, 0)) == (True, [])
    scripted.silent = False
    assert len(scripted.reports(0.0, 0)) == 2


def test_where_there_is_no_track_nothing_is_heard() -> None:
    maker, _ = TRACKS.find("none")
    track = made(maker)
    card = load_card("model-greyhounds")
    assert (track.lost, track.simulated, track.speed, track.faults) == (True, False, 1.0, frozenset())
    assert track.schedule(card, 0.0) == card
    track.race(card, 0.0, 0)
    assert track.reports(600.0, 0) == []
    assert (track.positions(600.0), track.replay(1, 0)) == (None, None)
    assert not track.simulate("link-lost", 0.0)
    assert track.clock(1.5) == AT + 1_500_000
    track.close()

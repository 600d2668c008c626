"""Time zones of tracks: the offsets of a card are those of its track's zone on that day."""

import msgspec
import pytest

from croupier.base.refusal import Refused
from croupier.devices.track_time import SystemZones, find_zone, moment_at, zone_fault
from croupier.games.tote.program.card import SendingTrack
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.moment import read_moment


@pytest.mark.parametrize("name", CARDS)
def test_the_examples_have_the_offsets_of_their_zones(name: str) -> None:
    assert zone_fault(load_card(name)) is None


def test_a_wrong_offset_is_found_with_the_right_one() -> None:
    park = load_card("model-park")
    moved = msgspec.structs.replace(park, track=_in(park.track, "America/New_York"))
    found = zone_fault(moved)
    assert found
    assert found.place == "races[0].post_time"
    assert "is 2026-11-21T13:30:00-05:00 in America/New_York: write it with that offset" in found.says
    assert found.clause == "oneida-parimutuel:A.8"


def _in(track: SendingTrack, zone: str) -> SendingTrack:
    return msgspec.structs.replace(track, zone=zone)


@pytest.mark.parametrize("name", ["America/Nowhere", "America", "../etc/passwd", "", "\0"])
def test_a_zone_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="there is no time zone"):
        find_zone(name)


def test_offsets_follow_summer_time() -> None:
    july, november = read_moment("2026-07-04T12:00:00-05:00"), read_moment("2026-11-21T12:00:00-06:00")
    for moment in (july, november):
        assert moment_at(moment.utc, "America/Chicago") == moment
        assert SystemZones().offset("America/Chicago", moment.local) == moment.offset
    assert moment_at(july.utc, "UTC").offset == 0

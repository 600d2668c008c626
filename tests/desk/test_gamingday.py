"""The gaming day of a moment: by the clock on the wall, also when the clocks change."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.desk.gamingday import Rollover

CHICAGO = ZoneInfo("America/Chicago")
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
ZONES = st.sampled_from(["UTC", "America/Chicago", "Australia/Lord_Howe", "America/Havana", "Asia/Kolkata"])


def micros(moment: datetime) -> int:
    return (moment - EPOCH) // timedelta(microseconds=1)


@pytest.mark.parametrize(
    ("utc", "hour", "day"),
    [
        ("2026-11-14T11:59:59.999999+00:00", 6, "2026-11-13"),
        ("2026-11-14T12:00:00+00:00", 6, "2026-11-14"),
        ("2026-11-15T11:59:59.999999+00:00", 6, "2026-11-14"),
        ("2026-07-14T10:59:59+00:00", 6, "2026-07-13"),  # summer time: six o'clock comes an hour earlier
        ("2026-07-14T11:00:00+00:00", 6, "2026-07-14"),
        ("2026-03-08T11:00:00+00:00", 6, "2026-03-08"),  # the clocks went forward in the night
        ("2026-11-01T11:59:59+00:00", 6, "2026-10-31"),  # and back
        ("2026-11-14T05:59:59+00:00", 0, "2026-11-13"),
        ("2026-11-14T06:00:00+00:00", 0, "2026-11-14"),
        ("2026-11-15T05:00:00+00:00", 23, "2026-11-14"),
    ],
)
def test_a_day_begins_at_its_hour_in_its_zone(utc: str, hour: int, day: str) -> None:
    at = micros(datetime.fromisoformat(utc))
    assert Rollover(hour, CHICAGO).day(at) == date.fromisoformat(day)


@given(ZONES, st.integers(0, 23), st.lists(st.integers(0, 4 * 10**15), min_size=2))
def test_days_never_go_back(zone: str, hour: int, moments: list[int]) -> None:
    days = [Rollover(hour, ZoneInfo(zone)).day(at) for at in sorted(moments)]
    assert days == sorted(days)


@given(ZONES, st.integers(0, 23), st.integers(0, 4 * 10**15))
def test_a_day_is_at_most_an_hour_or_two_longer_than_another(zone: str, hour: int, at: int) -> None:
    rollover = Rollover(hour, ZoneInfo(zone))
    later = at + 26 * 3600 * 1_000_000
    assert timedelta(days=1) <= rollover.day(later) - rollover.day(at) <= timedelta(days=2)


@given(st.dates(date(2000, 1, 1), date(2050, 1, 1)), st.integers(0, 23), ZONES)
def test_a_day_begins_where_the_day_before_ends(day: date, hour: int, zone: str) -> None:
    rollover = Rollover(hour, ZoneInfo(zone))
    begins = rollover.begins(day)
    assert rollover.day(begins) == day
    assert rollover.day(begins - 7_200_000_000) == day - timedelta(days=1)

"""Moments at a track: as text and as seconds, by the calendar, with Sundays left out."""

from datetime import date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.tote.program.moment import (
    HOUR,
    SUNDAY,
    Moment,
    date_of_day,
    day_of_date,
    read_date,
    read_moment,
    seconds_without_sundays,
    weekday,
)

TEXT = "2026-11-21T12:30:05-06:00"


def test_a_moment_is_read_and_printed_again() -> None:
    moment = read_moment(TEXT)
    assert str(moment) == TEXT
    assert (moment.date, moment.clock, moment.offset) == ("2026-11-21", "12:30:05", -360)
    assert moment.utc == int(datetime.fromisoformat(TEXT).timestamp())
    assert str(moment.after(12 * HOUR)) == "2026-11-22T00:30:05-06:00"


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("2026-11-21T18:30:05Z", "2026-11-21T18:30:05+00:00"),
        ("2026-11-22T00:00:00+05:30", "2026-11-22T00:00:00+05:30"),
        ("2024-02-29T23:59:59-03:30", "2024-02-29T23:59:59-03:30"),
    ],
)
def test_offsets_are_of_either_sign_or_none(text: str, printed: str) -> None:
    moment = read_moment(text)
    assert str(moment) == printed
    assert moment.utc == int(datetime.fromisoformat(printed).timestamp())


@pytest.mark.parametrize(
    "given",
    [
        None,
        5,
        "",
        "2026-11-21",
        "2026-11-21T12:30:05",
        "2026-11-21T12:30-06:00",
        "2026-11-21T24:00:00Z",
        "2026-11-21T12:60:00Z",
        "2026-11-21T12:30:60Z",
        "2026-11-21T12:30:05-15:00",
        "2026-11-21T12:30:05.5Z",
        "2026-11-21 12:30:05Z",
        " 2026-11-21T12:30:05Z",
    ],
)
def test_anything_else_is_no_moment(given: object) -> None:
    with pytest.raises(Refused, match="is not a moment; write it like 2026-11-21T12:30:00-06:00"):
        read_moment(given)


@pytest.mark.parametrize(
    "given",
    [None, "2026-11", "2026-13-01", "2026-00-01", "2026-04-31", "2026-02-29", "1900-02-29", "0999-01-01"],
)
def test_a_day_that_there_never_was_is_no_date(given: object) -> None:
    with pytest.raises(Refused, match="is not a date; write it like 2026-11-21"):
        read_date(given)
    if isinstance(given, str) and len(given) == 10:
        with pytest.raises(Refused, match="is not a"):
            read_moment(f"{given}T00:00:00Z")


@given(st.dates(date(1000, 1, 1), date(2999, 12, 31)))
def test_days_are_those_of_the_calendar(day: date) -> None:
    days = (day - date(1970, 1, 1)).days
    assert day_of_date(day.isoformat()) == days
    assert date_of_day(days) == day.isoformat() == read_date(day.isoformat())
    assert weekday(days) == day.isoweekday() % 7
    assert (weekday(days) == SUNDAY) is (day.strftime("%A") == "Sunday")


@given(st.integers(0, 4_000_000_000), st.integers(0, 40 * 24), st.integers(-14 * 60, 14 * 60))
def test_hours_of_sundays_at_the_track_are_left_out(start: int, hours: int, offset: int) -> None:
    """Counted hour by hour by the calendar, from a whole hour."""
    begin = Moment(start // HOUR * HOUR - offset % 60 * 60, offset)
    counted = 0
    for hour in range(hours):
        local = datetime(1970, 1, 1) + timedelta(seconds=begin.local + hour * HOUR)  # noqa: DTZ001
        counted += local.isoweekday() != 7
    assert seconds_without_sundays(begin, begin.after(hours * HOUR)) == counted * HOUR
    assert seconds_without_sundays(begin.after(hours * HOUR), begin) == -counted * HOUR

"""A moment at a track, in whole seconds: `2026-11-21T12:30:00-06:00`, without a clock and without a calendar.

The offset is the track's own on that day, so both the moment and the local time are known from the text.
"""

import re

import msgspec

from croupier.base.refusal import Reason, refuse, shown

MINUTE, HOUR, DAY = 60, 3600, 86_400
SUNDAY = 0
_MOMENT = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})T([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])"
    r"(Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])",
    re.ASCII,
)
_DATE = re.compile(r"([12][0-9]{3})-([0-9]{2})-([0-9]{2})", re.ASCII)
_MONTH_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_AN_ERA = 146_097
"""Days in 400 years."""
_BEFORE_1970 = 719_468
"""Days from 0000-03-01 to 1970-01-01: a year that begins in March has its leap day last."""


class Moment(msgspec.Struct, frozen=True):
    """`utc` is seconds since 1970-01-01T00:00:00Z; `offset` is minutes that the track is ahead of UTC."""

    utc: int
    offset: int = 0

    def __str__(self) -> str:
        sign = "-" if self.offset < 0 else "+"
        hours, minutes = divmod(abs(self.offset), 60)
        return f"{self.date}T{self.clock}{sign}{hours:02}:{minutes:02}"

    @property
    def local(self) -> int:
        """Seconds since the beginning of 1970 at the track."""
        return self.utc + self.offset * MINUTE

    @property
    def date(self) -> str:
        """The day at the track: `2026-11-21`."""
        return date_of_day(self.local // DAY)

    @property
    def clock(self) -> str:
        """The time of day at the track: `12:30:00`."""
        minutes, seconds = divmod(self.local % DAY, MINUTE)
        return f"{minutes // 60:02}:{minutes % 60:02}:{seconds:02}"

    def after(self, seconds: int) -> "Moment":
        return Moment(self.utc + seconds, self.offset)


def read_moment(given: object) -> Moment:
    """The moment that a text writes, with seconds and with the track's offset from UTC."""
    found = _MOMENT.fullmatch(given) if isinstance(given, str) else None
    if found is None:
        says = f"{shown(given)} is not a moment; write it like 2026-11-21T12:30:00-06:00"
        refuse(Reason.UNREADABLE, says)
    date, hours, minutes, seconds, offset = found.groups()
    ahead = 0 if offset == "Z" else int(offset[0] + "1") * (int(offset[1:3]) * 60 + int(offset[4:]))
    local = day_of_date(read_date(date)) * DAY + int(hours) * HOUR + int(minutes) * MINUTE + int(seconds)
    return Moment(local - ahead * MINUTE, ahead)


def read_date(given: object) -> str:
    found = _DATE.fullmatch(given) if isinstance(given, str) else None
    if found is None or not _is_a_day(*map(int, found.groups())):
        refuse(Reason.UNREADABLE, f"{shown(given)} is not a date; write it like 2026-11-21")
    return found[0]


def _is_a_day(year: int, month: int, day: int) -> bool:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= month <= 12 and 1 <= day <= _MONTH_DAYS[month - 1] and (leap or (month, day) != (2, 29))


def day_of_date(date: str) -> int:
    """Days from 1970-01-01 to a date, in the Gregorian calendar."""
    year, month, day = map(int, date.split("-"))
    year -= month <= 2
    era, of_era = divmod(year, 400)
    of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return era * _AN_ERA + of_era * 365 + of_era // 4 - of_era // 100 + of_year - _BEFORE_1970


def date_of_day(days: int) -> str:
    """The inverse of `day_of_date`."""
    era, of_era = divmod(days + _BEFORE_1970, _AN_ERA)
    year = (of_era - of_era // 1460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    march = (5 * of_year + 2) // 153
    month = march + 3 if march < 10 else march - 9
    day = of_year - (153 * march + 2) // 5 + 1
    return f"{year + era * 400 + (month <= 2):04}-{month:02}-{day:02}"


def weekday(days: int) -> int:
    """0 is Sunday. 1970-01-01 was a Thursday."""
    return (days + 4) % 7


def seconds_without_sundays(start: Moment, end: Moment) -> int:
    """Seconds between two moments, those of Sundays at the track left out; negative if `end` is earlier."""
    return _without_sundays(end.local) - _without_sundays(start.local)


def _without_sundays(local: int) -> int:
    """Seconds outside Sundays from the Sunday before 1970, 1969-12-28, to a local second."""
    weeks, rest = divmod(local + 4 * DAY, 7 * DAY)
    return weeks * 6 * DAY + max(0, rest - DAY)

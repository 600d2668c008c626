"""Post times in the single-file layout: on the clock of the Pacific coast, or region by region."""

import re
from typing import Protocol

from croupier.games.tote.program.drf_fields import DrfLine, Field
from croupier.games.tote.program.moment import DAY, HOUR, MINUTE, Moment, day_of_date

PACIFIC = "America/Los_Angeles"
_MILITARY = re.compile(r"([01][0-9]|2[0-3])([0-5][0-9])", re.ASCII)
_LOCAL = re.compile(r"\(([1-9]|1[0-2]):([0-5][0-9])\)", re.ASCII)
_MORNING = 10
"""Nobody races before ten: an earlier hour on a clock of twelve is after noon."""


class Zones(Protocol):
    """Time zones, which are no business of a pure function."""

    def offset(self, zone: str, local: int, /) -> int:
        """Minutes ahead of UTC at a second of local time."""
        ...


def post_time(line: DrfLine, date: str, zone: str, zones: Zones, after: Moment | None) -> Moment:
    """The post time of a race at the track. `after` is that of the race before it."""
    pacific, local = line.text(Field.PACIFIC_TIME), _LOCAL.search(line.text(Field.POST_TIMES))
    if found := _MILITARY.fullmatch(pacific):
        seconds = _second(date, int(found[1]), int(found[2]))
        utc = seconds - zones.offset(PACIFIC, seconds) * MINUTE
        return Moment(utc, zones.offset(zone, utc + zones.offset(zone, utc) * MINUTE))
    if local is None:
        line.refuse(Field.POST_TIMES, "the race has no post time, here or in field 1418")
    hour, minute = int(local[1]), int(local[2])
    return _local_time(_second(date, hour + (0 if hour >= _MORNING else 12), minute), zone, zones, after)


def _second(date: str, hour: int, minute: int) -> int:
    return day_of_date(date) * DAY + hour * HOUR + minute * MINUTE


def _local_time(seconds: int, zone: str, zones: Zones, after: Moment | None) -> Moment:
    """A clock of twelve hours: a race that would be before the last one is twelve hours later."""
    late = after is not None and seconds <= after.local
    local = seconds + 12 * HOUR if late else seconds
    offset = zones.offset(zone, local)
    return Moment(local - offset * MINUTE, offset)

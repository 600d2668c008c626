"""The gaming day a moment belongs to: it begins at an hour of the clock in a named time zone."""

from datetime import UTC, date, datetime, timedelta, tzinfo

import msgspec

from croupier.desk.ports import Microseconds

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Rollover(msgspec.Struct, frozen=True):
    """`hour` is the clock's, so that a day is an hour longer or shorter when the clocks change."""

    hour: int
    zone: tzinfo

    def day(self, at: Microseconds) -> date:
        """Whole microseconds, no fraction of a second is rounded."""
        local = (_EPOCH + timedelta(microseconds=at)).astimezone(self.zone)
        return local.date() if local.hour >= self.hour else local.date() - timedelta(days=1)

    def begins(self, day: date) -> Microseconds:
        start = datetime(day.year, day.month, day.day, self.hour, tzinfo=self.zone)
        return (start - _EPOCH) // timedelta(microseconds=1)

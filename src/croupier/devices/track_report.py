"""What every report of a sending track has in common: its number and its time."""

import msgspec


class TrackReport(msgspec.Struct, frozen=True, kw_only=True, tag_field="told"):
    """`seq` is its number; `at` is when it happened, in microseconds of UTC by the track's own clock. Both
    are 0 of a report that is not told yet."""

    seq: int = 0
    at: int = 0


class RaceReport(TrackReport, frozen=True, kw_only=True, tag_field="told"):
    race: int

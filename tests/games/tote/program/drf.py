"""Lines in the single-file layout, made field by field: ours, by the layout's documentation."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from croupier.games.tote.program.drf_fields import Field

LAST = 1435
TODAY: Mapping[Field, str] = {
    Field.TRACK: "MDL",
    Field.DATE: "20261121",
    Field.RACE: "1",
    Field.POST_POSITION: "1",
    Field.DISTANCE: "1320",
    Field.SURFACE: "D",
    Field.RACE_TYPE: "C",
    Field.PURSE: "14000",
    Field.RACE_CLAIM: "8000",
    Field.CONDITIONS: "CLAIMING ($8,000). FOR THREE YEAR OLDS AND UPWARD.",
    Field.TRAINER: "ASHDOWN B",
    Field.JOCKEY: "FARROW E",
    Field.OWNER: "Lone Oak Stable",
    Field.SILKS: "Red, white sash",
    Field.PROGRAM_NUMBER: "1",
    Field.MORNING_LINE: "2.50",
    Field.NAME: "SILVER WEAVER",
    Field.WEIGHT: "121",
    Field.POST_TIMES: "1:30/(12:30)/11:30/10:30",
    Field.PACIFIC_TIME: "1030",
}


def line(**changes: str) -> str:
    """A line whose fields differ in this from the first horse of the first race."""
    fields = {**TODAY, **{Field[name]: text for name, text in changes.items()}}
    return ",".join(
        _quoted(fields.get(Field(number), "")) if number in [*Field] else "" for number in range(1, LAST + 1)
    )


def _quoted(text: str) -> str:
    return text if not text or text.replace(".", "").isdigit() else '"{}"'.format(text.replace('"', '""'))


def race(number: int, count: int = 4, **changes: str) -> Iterable[str]:
    """A race of so many horses, half an hour after the one before."""
    hour, minute = divmod(10 * 60 + 30 * number, 60)
    at = {"RACE": str(number), "PACIFIC_TIME": f"{hour:02}{minute:02}"}
    for one in range(1, count + 1):
        post = {"POST_POSITION": str(one), "PROGRAM_NUMBER": str(one), "NAME": f"RUNNER {number} {one}"}
        yield line(**{**at, **post, "OWNER": f"Stable {one}", **changes})


class ZonesOfPython:
    def offset(self, zone: str, local: int) -> int:
        naive = datetime.fromtimestamp(local, UTC).replace(tzinfo=ZoneInfo(zone))
        ahead = naive.utcoffset()
        return round((ahead or timedelta()).total_seconds() / 60)

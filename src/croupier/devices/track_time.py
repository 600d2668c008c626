"""Time zones of tracks, by the system's table of them: which offset from UTC a track has when."""

from collections.abc import Iterator
from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from croupier.base.refusal import Reason, Refusal, refuse, shown
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.moment import Moment
from croupier.games.tote.program.race_kinds import SENDING_TRACK


def find_zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a folder of the table, or a path out of it
        refuse(Reason.UNREADABLE, f"there is no time zone {shown(name)}, like America/Chicago", SENDING_TRACK)


def moment_at(utc: int, zone: str) -> Moment:
    """A second of UTC with the offset of the zone."""
    return Moment(utc, _minutes(datetime.fromtimestamp(utc, UTC).astimezone(find_zone(zone))))


class SystemZones:
    """The offsets that the import of a card asks for."""

    def offset(self, zone: str, local: int) -> int:
        return _minutes(datetime.fromtimestamp(local, UTC).replace(tzinfo=find_zone(zone)))


def _minutes(moment: datetime) -> int:
    ahead = moment.utcoffset()
    return round(ahead.total_seconds() / 60) if ahead else 0


def zone_fault(card: RaceCard) -> Refusal | None:
    """A moment of the card whose offset is not that of the track's zone, or None. Raises `Refused` for a zone
    that does not exist."""
    for place, moment in _moments(card):
        there = moment_at(moment.utc, card.track.zone)
        if there != moment:
            says = f"{moment} is {there} in {card.track.zone}: write it with that offset"
            return Refusal(Reason.MALFORMED, says, SENDING_TRACK, place)
    return None


def _moments(card: RaceCard) -> Iterator[tuple[str, Moment]]:
    for index, race in enumerate(card.races):
        named = (
            ("post_time", race.post),
            ("nominations_close", race.nominations_close),
            ("entries_close", race.entries_close),
        )
        yield from ((f"races[{index}].{name}", moment) for name, moment in named if moment is not None)

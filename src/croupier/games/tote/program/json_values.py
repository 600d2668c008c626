"""The single values of a card: how each is written in JSON, and the function that reads it."""

import re
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.games.tote import clauses
from croupier.games.tote.card.json_values import read_choice, read_track
from croupier.games.tote.program.card import VERSION
from croupier.games.tote.program.moment import read_date, read_moment
from croupier.games.tote.program.odds import read_morning_line
from croupier.games.tote.program.race_kinds import RACE, SENDING_TRACK, RaceKind, Sport

FORMAT: Literal["croupier-race-card"] = "croupier-race-card"
LONGEST_TEXT = 1000
LONGEST_NAME = 80
LONGEST_KIND = 40
MOST_YARDS = 20_000
MOST_POUNDS = 999
_CODE = re.compile(r"[A-Z0-9]{1,8}", re.ASCII)
_SESSION = re.compile(r"[A-Z0-9]{1,4}", re.ASCII)
_ZONE = re.compile(r"[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*", re.ASCII)


def read_format(given: object) -> None:
    if given != FORMAT:
        refuse(Reason.UNREADABLE, f'{shown(given)} is not a card; its format is "{FORMAT}"')


def read_version(given: object) -> None:
    if type(given) is not int or given != VERSION:
        says = f"{shown(given)} is not a version of the race card that this program reads; it reads {VERSION}"
        refuse(Reason.UNREADABLE, says)


def _matching(pattern: re.Pattern[str], says: str, clause: Citation | None, given: object) -> str:
    if not isinstance(given, str) or not pattern.fullmatch(given):
        refuse(Reason.UNREADABLE, f"{shown(given)} {says}", clause)
    return given


read_code = partial(
    _matching, _CODE, "is not a track's code, 1 to 8 capital letters or digits", SENDING_TRACK
)
read_session = partial(_matching, _SESSION, "is not a session, 1 to 4 capital letters or digits", None)
read_zone = partial(_matching, _ZONE, "is not a time zone, like America/Chicago", SENDING_TRACK)


def read_name(given: object) -> str:
    if isinstance(given, str) and given.strip() and len(given) <= LONGEST_NAME and given.isprintable():
        return given
    refuse(Reason.UNREADABLE, f"should be text of 1 to {LONGEST_NAME} printable characters")


def read_words(longest: int, given: object) -> str:
    if isinstance(given, str) and len(given) <= longest and (given.isprintable() or not given):
        return given
    refuse(Reason.UNREADABLE, f"should be text of at most {longest} printable characters")


def read_race_kind(given: object) -> str:
    if isinstance(given, str) and given.strip() and len(given) <= LONGEST_KIND and given.isprintable():
        return given
    says = f"{shown(given)} is not a kind of race; write {', '.join(RaceKind)} or another in words"
    refuse(Reason.UNREADABLE, says, RACE)


def read_whole(most: int, what: str, given: object) -> int:
    if type(given) is not int or not 1 <= given <= most:
        refuse(Reason.UNREADABLE, f"{shown(given)} is not {what}, 1 to {most:,}")
    return given


def resting(read: Callable[[object], object], clause: Citation, given: object) -> object:
    try:
        return read(given)
    except Refused as refused:
        raise refused.resting_on(clause) from None


def _by(reader: Callable[[Any], object]) -> dict[str, object]:
    return {"reader": reader}


_MOMENT = r"^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$"
Format: TypeAlias = Annotated[Literal["croupier-race-card"], Meta(extra=_by(read_format))]
Version: TypeAlias = Annotated[
    Literal[1], Meta(description="The version of this layout.", extra=_by(read_version))
]
TrackCode: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Z0-9]{1,8}$", description="As a ticket prints it: MDL.", extra=_by(read_code))
]
Session: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[A-Z0-9]{1,4}$",
        description="Tells two cards of one day apart: D for day, E for evening.",
        extra=_by(read_session),
    ),
]
Zone: TypeAlias = Annotated[
    str, Meta(description="The track's IANA time zone: America/Chicago.", extra=_by(read_zone))
]
ProfileName: TypeAlias = Annotated[
    str,
    Meta(
        description="The track profile with the terms of its pools: `croupier tote tracks` lists them.",
        extra=_by(read_track),
    ),
]
ProgramName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, extra=_by(read_name))]
Words: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME, extra=_by(partial(read_words, LONGEST_NAME)))]
LongWords: TypeAlias = Annotated[
    str, Meta(max_length=LONGEST_TEXT, extra=_by(partial(read_words, LONGEST_TEXT)))
]
DateText: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[12][0-9]{3}-[0-9]{2}-[0-9]{2}$",
        description="A day at the track: 2026-11-21.",
        extra=_by(read_date),
    ),
]
MomentText: TypeAlias = Annotated[
    str,
    Meta(
        pattern=_MOMENT,
        description="A moment with the track's offset from UTC: 2026-11-21T12:30:00-06:00.",
        extra=_by(read_moment),
    ),
]
OddsText: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^([1-9][0-9]{0,2}-[1-9][0-9]?|even)$",
        description="Morning-line odds: 5-2, or even.",
        extra=_by(read_morning_line),
    ),
]
SportName: TypeAlias = Annotated[
    Sport,
    Meta(
        description="A runner is a horse, ridden or driven, or a greyhound.",
        extra=_by(partial(resting, partial(read_choice, Sport), clauses.RUNNER)),
    ),
]
RaceKindName: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST_KIND,
        description=f"One of {', '.join(RaceKind)}; or another kind, in words.",
        extra=_by(read_race_kind),
    ),
]
Yards: TypeAlias = Annotated[
    int, Meta(ge=1, le=MOST_YARDS, extra=_by(partial(read_whole, MOST_YARDS, "a distance in yards")))
]
Pounds: TypeAlias = Annotated[
    int, Meta(ge=1, le=MOST_POUNDS, extra=_by(partial(read_whole, MOST_POUNDS, "a weight in pounds")))
]
PostPosition: TypeAlias = Annotated[
    int, Meta(ge=1, le=99, extra=_by(partial(read_whole, 99, "a post position")))
]
Stake: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{1,10}(\.[0-9]{2})?$",
        description="Dollars and cents as text, more than nothing: 2.00.",
        extra=_by(money.read_stake),
    ),
]

"""A race card as JSON gives it, one struct for each object. The JSON schema in docs/ is made from these."""

from typing import Annotated, ClassVar

from msgspec import Meta, field

from croupier.games.tote.card.decoding import Entry
from croupier.games.tote.card.json_values import Flag, Money, PoolKind, RaceNumber, RunnerText
from croupier.games.tote.program.json_values import (
    DateText,
    Format,
    LongWords,
    MomentText,
    OddsText,
    PostPosition,
    Pounds,
    ProfileName,
    ProgramName,
    RaceKindName,
    Session,
    SportName,
    Stake,
    TrackCode,
    Version,
    Words,
    Yards,
    Zone,
)

_SOME: dict[str, object] = {"minItems": 1}


class SendingTrackEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The racetrack that conducts the races and sends their pictures (A.8)."""

    called: ClassVar[str] = "the track"

    code: TrackCode
    name: ProgramName
    zone: Zone
    profile: ProfileName


class MeetEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The days on which the track races, the first and the last included."""

    called: ClassVar[str] = "the meet"

    name: ProgramName
    first: DateText
    last: DateText


class ProgramRunnerEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A runner. `jockey` is for ridden horses, `driver` for harness; a greyhound has neither."""

    called: ClassVar[str] = "a runner"

    number: RunnerText
    name: ProgramName
    morning_line: OddsText | None = None
    post_position: PostPosition | None = None
    jockey: Words = ""
    driver: Words = ""
    trainer: Words = ""
    owner: Words = ""
    weight: Pounds | None = None
    colours: Words = ""
    claiming_price: Stake | None = None
    scratched: Flag = False


class ProgramPoolEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pool that begins with this race. Its legs are this race and the next ones, also if `races` is left
    out."""

    called: ClassVar[str] = "a pool"

    kind: PoolKind
    least: Stake
    races: Annotated[list[RaceNumber], Meta(extra_json_schema={"minItems": 1, "maxItems": 6})] = field(
        default_factory=list
    )
    carryover: Money = "0.00"
    mandatory: Flag = False


class ProgramRaceEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A race. `kinds` must fit what else it says, as section A.5 of the rules defines each."""

    called: ClassVar[str] = "a race"

    number: RaceNumber
    post_time: MomentText
    kinds: Annotated[list[RaceKindName], Meta(extra_json_schema=_SOME)]
    distance: Yards
    runners: Annotated[list[ProgramRunnerEntry], Meta(extra_json_schema=_SOME)]
    pools: list[ProgramPoolEntry] = field(default_factory=list)
    name: Words = ""
    surface: Words = ""
    purse: Money = "0.00"
    conditions: LongWords = ""
    owners_contribute: Flag = False
    in_stakes_program: Flag = False
    handicapper: Words = ""
    nominations_close: MomentText | None = None
    entries_close: MomentText | None = None


class RaceCardEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The card of one race day at one track."""

    called: ClassVar[str] = "a card"

    format: Format
    version: Version
    track: SendingTrackEntry
    meet: MeetEntry
    sport: SportName
    date: DateText
    races: Annotated[list[ProgramRaceEntry], Meta(extra_json_schema=_SOME)]
    session: Session = "D"

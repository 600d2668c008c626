"""The port of a sending track: what a tote is told of the races, from the card to the official result.

A track numbers its reports from 1 without a gap, for ever. Whoever asks says the last number that is on
record; so no report is lost over a restart, and none counts twice.
"""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.devices.device import Device
from croupier.devices.site_reports import PoolsVerified, SiteMerged, SitePayoffs
from croupier.devices.track_report import RaceReport, TrackReport
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.race import Group, Runner


class CardPosted(TrackReport, frozen=True, kw_only=True, tag="card"):
    """The card of a race day, whole: the first report of every day."""

    card: RaceCard


class PostTimeSet(RaceReport, frozen=True, kw_only=True, tag="post-time"):
    """The track's latest post time, in microseconds of UTC. Betting closes by it while the link is lost."""

    post: int


class Stage(StrEnum):
    PARADE = "post-parade"
    LOADING = "loading"


class StageReached(RaceReport, frozen=True, kw_only=True, tag="stage"):
    """`commitment`: of a simulated race, the SHA-256 in hex of the seed that it will be run from."""

    stage: Stage
    commitment: str = ""


class RunnerWithdrawn(RaceReport, frozen=True, kw_only=True, tag="withdrawn"):
    """Scratched before the start, or declared a non-starter after it."""

    runner: Runner
    non_starter: bool = False
    why: str = ""


class StopBet(RaceReport, frozen=True, kw_only=True, tag="stop-bet"):
    """The signal that betting on the race closes."""


class RaceOff(RaceReport, frozen=True, kw_only=True, tag="off"):
    """They are off. It comes right after the stop-bet signal, and without one where that was lost."""


class PositionCalled(RaceReport, frozen=True, kw_only=True, tag="call"):
    """The order at a point of the race: `yards` run, `clock` in milliseconds since the off. `behind` is how
    far each in `order` is behind the leader, in inches."""

    yards: int
    clock: int
    order: tuple[Runner, ...]
    behind: tuple[int, ...]


class FinishPosted(RaceReport, frozen=True, kw_only=True, tag="finish"):
    """The order of finish as posted, not official yet; posted again where it is changed. `photo`: places
    that a photograph decides, 1 for between first and second."""

    finish: tuple[Group, ...]
    clock: int = 0
    photo: tuple[int, ...] = ()
    why: str = ""


class InquiryOpened(RaceReport, frozen=True, kw_only=True, tag="inquiry"):
    """The stewards look into the running of the race: hold all tickets."""

    about: tuple[Runner, ...]
    why: str = ""


class InquiryEnded(RaceReport, frozen=True, kw_only=True, tag="inquiry-ended"):
    """`disqualified` is placed behind another; the changed order is posted after this."""

    disqualified: tuple[Runner, ...] = ()
    why: str = ""


class RaceOfficial(RaceReport, frozen=True, kw_only=True, tag="official"):
    """The official sign. `seed`: of a simulated race, in hex, what it can be run again from, with the
    fault that it was told to show, if any."""

    finish: tuple[Group, ...]
    seed: str = ""
    fault: str = ""


class PayoffsPosted(RaceReport, frozen=True, kw_only=True, tag="payoffs"):
    """What the host pays in a pool that ends with this race: by combination, cents for each $1."""

    kind: Kind
    races: tuple[int, ...]
    prices: tuple[tuple[Combination, Cents], ...]


class NotRun(StrEnum):
    CANCELLED = "cancelled"
    NO_RACE = "no-race"


class RaceNotRun(RaceReport, frozen=True, kw_only=True, tag="not-run"):
    """Never run, or run and declared no race by the stewards."""

    state: NotRun
    why: str = ""


AnyReport: TypeAlias = (
    CardPosted
    | PostTimeSet
    | StageReached
    | RunnerWithdrawn
    | StopBet
    | RaceOff
    | PositionCalled
    | FinishPosted
    | InquiryOpened
    | InquiryEnded
    | RaceOfficial
    | PayoffsPosted
    | RaceNotRun
    | PoolsVerified
    | SiteMerged
    | SitePayoffs
)


class RunningPositions(msgspec.Struct, frozen=True):
    """A race at one moment, to be drawn: `clock` in milliseconds since the off, and for each runner, in the
    order of the card, how far it has run in inches, beyond the line too."""

    race: int
    clock: int
    runners: tuple[Runner, ...]
    inches: tuple[int, ...]


class Track(Device, Protocol):
    """It reports in order. `now` is seconds of a clock that never goes back, as for a wheel."""

    @property
    def speed(self) -> float:
        """How many of its seconds pass in one of ours; 1 of any track that races horses."""
        ...

    @property
    def lost(self) -> bool:
        """True while nothing is heard of it. What happens meanwhile is reported once it is heard again."""
        ...

    @property
    def faults(self) -> frozenset[str]:
        """What it can be told to do wrong, for practice; nothing of a real one."""
        ...

    def reports(self, now: float, after: int, /) -> list[AnyReport]:
        """What it has told since report number `after`, in order. Asking again gives the same again."""
        ...

    def positions(self, now: float, /) -> RunningPositions | None:
        """The race that is being run; None between races, and of a track that sends no positions."""
        ...

    def replay(self, race: int, clock: int, /) -> RunningPositions | None:
        """A race that is over, at so many milliseconds after its off; None where nothing of it is kept."""
        ...

    def clock(self, now: float, /) -> int:
        """Its own time in microseconds of UTC, for the check of clocks."""
        ...

    def simulate(self, fault: str, now: float, /) -> bool:
        """Have the next race, or the link, show this fault. False of one that it cannot do now."""
        ...

    def schedule(self, card: RaceCard, now: float, /) -> RaceCard:
        """The card with the post times that it would be raced at here: only a brisk track changes them."""
        ...

    def race(self, card: RaceCard, now: float, after: int, /) -> None:
        """The tote has published this card: race it next, with the reports that follow number `after`.

        A track that sends cards of its own, and one that races this card already, has nothing to do.
        """

    def close(self) -> None:
        """The floor stops: let go of the line. A race day goes on without anybody listening."""


class TrackPlace(msgspec.Struct, frozen=True, kw_only=True):
    """What the maker of a track is told: whose tote listens, where it may keep what it knows, and the card
    that a simulated one runs. `now` is the moment on the clock of later calls, `at` the same in microseconds
    of UTC. `brisk`: its races follow each other within minutes, from now, whatever the card says.
    `from_desk`: it has no card of its own, and races those that the tote publishes. `site` is the name by
    which a host knows this facility, `key` the file of the secret that both share.
    """

    table: TableId
    folder: Path | None
    speed: float
    now: float
    at: int
    card: RaceCard | None = None
    brisk: bool = True
    from_desk: bool = False
    site: str = ""
    key: str = ""


TrackMaker = Callable[[TrackPlace, str], Track]
"""It is given the address too that follows the device's name in a configuration."""

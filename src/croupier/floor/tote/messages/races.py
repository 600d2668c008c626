"""A race from its post time to the official sign: what the sending track says, and who said it here."""

from enum import StrEnum

import msgspec

from croupier.base.wire_types import LongText


class CloseSource(StrEnum):
    """What closed betting: the track's stop-bet signal, its latest post time while nothing is heard of the
    track, or the mutuel manager's hand.
    """

    STOP_BET = "stop-bet"
    POST_TIME = "post-time"
    MANAGER = "manager"


class ResultSource(StrEnum):
    """How a finish or a payoff came here: from the track's totalizator, or from the live picture and sound,
    entered by a person.
    """

    FEED = "feed"
    SIGNAL = "audio-visual"


class CallOff(StrEnum):
    """Why a race has no result: never run, declared no race, or no race after a breakdown of the tote."""

    CANCELLED = "cancelled"
    NO_RACE = "no-race"
    BREAKDOWN = "breakdown"


class ReportLink(msgspec.Struct, frozen=True, tag="report-link"):
    """From the line to the sending track: it is live, or nothing is heard of the track any more."""

    live: bool


class NoteReport(msgspec.Struct, frozen=True, tag="note-report"):
    """From whoever listens to the track: its reports are dealt with up to this number."""

    report: int


class SetPostTime(msgspec.Struct, frozen=True, tag="set-post-time"):
    """The track's latest post time, in microseconds of UTC. It moves as the track says."""

    race: int
    post: int


class ScratchRunner(msgspec.Struct, frozen=True, tag="scratch-runner"):
    """A runner does not start: `6`, or `1A` of a coupled entry."""

    race: int
    runner: str


class StopBetting(msgspec.Struct, frozen=True, tag="stop-betting"):
    """Betting on a race closes, and with it every pool whose first leg it is. Who sends it is its source."""

    race: int


class ReportFinish(msgspec.Struct, frozen=True, tag="report-finish"):
    """The order of finish as posted, not official yet: `6-2=3-1`, a dead heat with `=`."""

    race: int
    finish: LongText


class PostInquiry(msgspec.Struct, frozen=True, tag="post-inquiry"):
    """The stewards look into the race, or a rider objects."""

    race: int
    why: str


class ClearInquiry(msgspec.Struct, frozen=True, tag="clear-inquiry"):
    race: int


class DeclareOfficial(msgspec.Struct, frozen=True, tag="declare-official"):
    """The official sign: the order of finish as posted decides every payout from here on."""

    race: int


class CallOffRace(msgspec.Struct, frozen=True, tag="call-off-race"):
    race: int
    how: CallOff
    why: str


class SignRoot(msgspec.Struct, frozen=True, tag="sign-root"):
    """From the device that keeps the signing key: the signature of the root of all tickets of a race."""

    race: int
    root: str
    signature: str


class OfRace(msgspec.Struct, frozen=True):
    """What happened to one race of the card. A transcript tells a race day race by race."""

    race: int

    @property
    def round(self) -> int:
        return self.race


class LinkReported(msgspec.Struct, frozen=True, tag="link-reported"):
    live: bool


class ReportNoted(msgspec.Struct, frozen=True, tag="report-noted"):
    report: int


class PostTimeSet(OfRace, frozen=True, tag="post-time-set"):
    post: int
    by: str


class RunnerScratched(OfRace, frozen=True, tag="runner-scratched"):
    """`off` is the last race that had gone off by then, 0 before the first."""

    runner: str
    off: int
    by: str


class BettingStopped(OfRace, frozen=True, tag="betting-stopped"):
    """`root` is the Merkle root of all tickets of the pools that close with this race, `tickets` how many
    entries it covers: sales, prints, cancels, refunds and exchanges in their order.
    """

    source: CloseSource
    by: str
    tickets: int
    root: str


class FinishPosted(OfRace, frozen=True, tag="finish-posted"):
    finish: str
    source: ResultSource
    by: str


class InquiryPosted(OfRace, frozen=True, tag="inquiry-posted"):
    why: str
    by: str


class InquiryCleared(OfRace, frozen=True, tag="inquiry-cleared"):
    by: str


class RaceOfficial(OfRace, frozen=True, tag="race-official"):
    finish: str
    source: ResultSource
    by: str


class RaceCalledOff(OfRace, frozen=True, tag="race-called-off"):
    how: CallOff
    why: str
    by: str


class RootSigned(OfRace, frozen=True, tag="root-signed"):
    root: str
    signature: str

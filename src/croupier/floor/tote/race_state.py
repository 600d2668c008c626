"""A race of the card as it stands: open, closed, finished, official; who was withdrawn, and when."""

from dataclasses import dataclass, field
from enum import StrEnum

import msgspec

from croupier.floor.tote.messages.races import CallOff, CloseSource, ResultSource


class RacePhase(StrEnum):
    """`posted` has an order of finish that is not official yet; `off` has been called off."""

    CARD = "card"
    OPEN = "open"
    CLOSED = "closed"
    POSTED = "posted"
    OFFICIAL = "official"
    OFF = "off"


DECIDED = (RacePhase.OFFICIAL, RacePhase.OFF)
UNCLOSED = (RacePhase.CARD, RacePhase.OPEN)


class Scratch(msgspec.Struct, frozen=True, array_like=True):
    """`off` is the last race that had gone off by then."""

    race: int
    runner: str
    off: int


@dataclass(slots=True)
class RaceState:
    """`post` is the latest post time in microseconds, 0 while the track has given none.

    `peaks` and `entries` are the tree of the tickets whose pools close with this race; `root` is its root as
    the close recorded it, and `sound` says whether it is the one that the tickets give.
    """

    number: int
    phase: RacePhase = RacePhase.CARD
    post: int = 0
    finish: str = ""
    inquiry: str = ""
    closed_by: CloseSource | None = None
    result_by: ResultSource | None = None
    entered_by: str = ""
    called_off: CallOff | None = None
    peaks: list[bytes] = field(default_factory=list)
    entries: int = 0
    root: str = ""
    signature: str = ""
    sound: bool = True

    @property
    def open(self) -> bool:
        return self.phase is RacePhase.OPEN

    @property
    def gone_off(self) -> bool:
        """Betting on it is over."""
        return self.phase not in UNCLOSED

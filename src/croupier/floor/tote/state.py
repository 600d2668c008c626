"""The tote as it stands: its windows and terminals, its race days, and what is stopped."""

from dataclasses import dataclass, field

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.floor.parts.drawer import Drawer
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.tote.link_state import GuestState, HostState
from croupier.floor.tote.messages.claims import Ground
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.terms import ToteTerms
from croupier.games.tote.kinds import Kind

SERIALS_KEPT = 4
"""A ticket may be cancelled while its serial number is among the last four of its terminal."""


class Presented(msgspec.Struct, frozen=True, array_like=True):
    """A ticket that was verified at a window and waits to be paid. An undelivered one has no `secret`.

    `signed` is whoever signed for one that no reader can read.
    """

    ticket: int
    secret: str
    pays: Cents
    signed: str = ""


class ManualCancel(msgspec.Struct, frozen=True, array_like=True):
    """Signed by the teller; a supervisor signs next."""

    window: TerminalId
    by: str


class TicketClaim(msgspec.Struct, frozen=True, array_like=True):
    """A ticket that no reader can read: asked for by the teller; a second person signs next."""

    window: TerminalId
    ground: Ground
    by: str
    secret: str


class FailedIdentifications(msgspec.Struct, frozen=True, array_like=True):
    """How often a teller keyed digits on this gaming day that were not those of the ticket."""

    day: str
    tries: int


@dataclass(slots=True)
class Tote:
    """`days` are the race days whose tickets may still be paid, by number; the last is the current one.

    `issued` is the number of the last ticket, `serials` the last serial number of each terminal, `recent` the
    tickets with its last four. `live`: the sending track is heard; its reports are dealt with up to number
    `heard`. `stops` says why nothing is sold, by what stopped it. `guests` are the sites whose money is
    merged here, `link` what there is between us and our host. `failed_identifications` are by teller.
    """

    id: TableId
    name: str
    terms: ToteTerms
    drawers: dict[TerminalId, Drawer]
    terminals: dict[TerminalId, Terminal]
    cards: int = 0
    days: dict[int, RaceDay] = field(default_factory=dict)
    issued: int = 0
    serials: dict[TerminalId, int] = field(default_factory=dict)
    recent: dict[TerminalId, list[int]] = field(default_factory=dict)
    carryovers: dict[Kind, Cents] = field(default_factory=dict)
    live: bool = True
    heard: int = 0
    stops: dict[str, str] = field(default_factory=dict)
    cashing_stopped: str = ""
    presented: dict[TerminalId, Presented] = field(default_factory=dict)
    manual_cancels: dict[int, ManualCancel] = field(default_factory=dict)
    claims: dict[int, TicketClaim] = field(default_factory=dict)
    failed_identifications: dict[str, FailedIdentifications] = field(default_factory=dict)
    guests: dict[str, GuestState] = field(default_factory=dict)
    link: HostState = field(default_factory=HostState)

    @property
    def day(self) -> RaceDay | None:
        """The race day whose card was published last."""
        return next(reversed(self.days.values()), None)

    @property
    def today(self) -> RaceDay:
        """The current race day, where an event says that there is one."""
        return self.days[next(reversed(self.days))]

    def dated(self, ticket: int) -> RaceDay:
        """The race day of a ticket that an event names."""
        return next(day for day in reversed(self.days.values()) if day.holds(ticket))

    def day_of(self, ticket: int) -> RaceDay | None:
        return next((day for day in reversed(self.days.values()) if day.holds(ticket)), None)

    def find(self, secret: str) -> tuple[RaceDay, int] | None:
        """The race day and the number of the ticket with this hash."""
        found = ((day, day.secrets[secret]) for day in reversed(self.days.values()) if secret in day.secrets)
        return next(found, None)

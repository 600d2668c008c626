"""What the server answers over HTTP. Screens' types and the OpenAPI page are made from these."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

from croupier.base.names import Citation, TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.base.wire_types import Dollars
from croupier.desk.ports import Microseconds
from croupier.desk.reports.integrity import Integrity
from croupier.desk.reports.sheet import Cell
from croupier.desk.terms_history import Changed
from croupier.law.form import Change, Form
from croupier.law.sign import Line
from croupier.server.pit_view import CountView, Me


class LobbyTerminal(msgspec.Struct, frozen=True):
    """`link` pairs a browser with it, in a demonstration. `held`: a player's money or chips are there.

    `open`: whoever sits there can play.
    """

    id: TerminalId
    name: str
    paired: bool
    held: bool
    open: bool
    link: str | None


class LobbyTable(msgspec.Struct, frozen=True):
    """`links` are the pages of its screens, by screen; `last` its latest results; `free` its seats."""

    id: TableId
    name: str
    book: str
    game: str
    kind: str
    open: bool
    phase: str
    last: list[str]
    limits: list[Line]
    free: int
    links: dict[str, str]
    terminals: list[LobbyTerminal]


class LobbyStaff(msgspec.Struct, frozen=True):
    """A demonstration's sign-in, and the page that it leads to."""

    name: str
    role: str
    password: str
    screen: str


class Lobby(msgspec.Struct, frozen=True):
    demonstration: bool
    tables: list[LobbyTable]
    staff: list[LobbyStaff]


class HouseColours(msgspec.Struct, frozen=True):
    """By the value in cents, as text."""

    chip_colours: dict[str, str]


class Paired(msgspec.Struct, frozen=True):
    table: TableId
    terminal: TerminalId


class Whoami(msgspec.Struct, frozen=True):
    """A paired terminal or seat, someone of the staff, both, or nobody yet."""

    table: TableId | UnsetType = UNSET
    terminal: TerminalId | UnsetType = UNSET
    name: str | UnsetType = UNSET
    role: str | UnsetType = UNSET


class SignedOut(msgspec.Struct, frozen=True):
    """An empty answer."""


class ScreenPass(msgspec.Struct, frozen=True):
    """Whose screen it is, whether whoever asks may open it, and the address of the one they work at.

    Where a `table` was asked for that is worked at another screen, `elsewhere` is that screen's address.
    """

    roles: list[str]
    allowed: bool
    home: str
    table: str | None = None
    elsewhere: str | None = None


class PairingCode(msgspec.Struct, frozen=True):
    """`link` is the address that the terminal's own browser opens, with the code in it."""

    code: str
    link: str


class RoundLine(msgspec.Struct, frozen=True):
    """`changes` is what it does to the bets of its terminal; `number` is the one it shows."""

    at: Microseconds
    says: str
    clause: Citation | None
    terminal: TerminalId | None
    changes: list[tuple[str, Dollars]]
    number: str | None


class RoundTranscript(msgspec.Struct, frozen=True):
    lines: list[RoundLine]


class ReportSheet(msgspec.Struct, frozen=True):
    title: str
    rows: list[dict[str, Cell]]


class Report(msgspec.Struct, frozen=True):
    """`rollover` is the hour at which a gaming day begins."""

    report: str
    day: str
    rollover: int
    sheets: list[ReportSheet]


class PitTable(msgspec.Struct, frozen=True):
    id: TableId
    name: str


class DropRecorded(msgspec.Struct, frozen=True):
    """A count that is in: now it may be seen what the books had."""

    seq: int
    count: CountView


class PitAnswer(msgspec.Struct, frozen=True):
    """`stopped` tells why, by table; `waiting` are those whose boxes are not yet counted.

    What should be in a box is not said: it is counted blind. `reports` are those of this floor.
    """

    day: str
    stopped: dict[str, str]
    waiting: list[TableId]
    on_duty: list[Me]
    tables: list[PitTable]
    reports: list[str]


class DeviceWatch(msgspec.Struct, frozen=True):
    """A table's chance device since it is watched: its results, the odds for a bias that they speak, and the
    odds at which supervisors are alarmed. `suspected`: they were.
    """

    table: TableId
    name: str
    results: int
    odds: float
    limit: int
    suspected: bool


class WatchedDevices(msgspec.Struct, frozen=True):
    """`day` is the gaming day."""

    day: str
    devices: list[DeviceWatch]


class DeviceIntegrity(msgspec.Struct, frozen=True):
    watch: DeviceWatch
    report: Integrity


class TermsForm(Form, frozen=True, kw_only=True):
    """`terms` is the digest of those in effect."""

    terms: str


class PastTerms(msgspec.Struct, frozen=True):
    changes: list[Changed]


class TermsReview(msgspec.Struct, frozen=True):
    """`waits` is a refusal where a game must end first."""

    changes: tuple[Change, ...]
    waits: Refusal | None


class PreviewLine(msgspec.Struct, frozen=True):
    """What a terminal or seat would have more or less; `missing` is what it no longer holds.

    `unclaimed` is what goes back to a player who has left it.
    """

    name: str
    credits: Dollars
    missing: Dollars
    unclaimed: Dollars


class Preview(msgspec.Struct, frozen=True):
    """What a command would move, before it is sent; nothing has happened."""

    lines: list[PreviewLine]


class Waits(msgspec.Struct, frozen=True):
    """Whether other terms wait for the end of the game in play."""

    waits: bool


class Recorded(msgspec.Struct, frozen=True):
    """The number of the record that it made."""

    seq: int


class Health(msgspec.Struct, frozen=True):
    """`workers` says of each whether it runs."""

    ok: bool
    seq: int
    workers: Mapping[str, str]

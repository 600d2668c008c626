"""The floor's configuration file, read strictly: an unknown key or a wrong value does not start."""

import tomllib
from collections.abc import Iterable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from croupier.base import money
from croupier.base.envelope import Role
from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Reason, Refusal, Refused, refuse, shown
from croupier.desk.gamingday import Rollover
from croupier.desk.people import STAFF
from croupier.floor.kinds import install
from croupier.floor.parts.electronic.law import LAWS
from croupier.floor.parts.messages.tables import InstallTable
from croupier.floor.wheel.install import is_live
from croupier.games.effective import write_effective
from croupier.games.library import Table, load, open_table
from croupier.games.roulette.table import RouletteTable
from croupier.server.demonstration import check_demonstration
from croupier.server.settings_errors import explained

EXAMPLE = Path(__file__).parent / "floor.example.toml"
"""The demonstration floor, and a commented example of a configuration."""

Port = Annotated[int, msgspec.Meta(ge=1, le=65_535)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]
Minutes = Annotated[float, msgspec.Meta(gt=0, le=1440)]
Hours = Annotated[float, msgspec.Meta(gt=0, le=168)]
Speed = Annotated[float, msgspec.Meta(gt=0, le=1000)]


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`demonstration` shows sign-ins and pairing codes in the lobby and makes money of nothing.

    Frames are counted by the second for each sender, and for everyone behind one address together; so are
    requests by address. Guesses (wrong passwords and pairing codes) are counted by the minute.

    `heads` is a second file, best on another machine, to which the journal's head is copied every second.

    `connections` are open at most in all, `connections_per_address` from one address, websockets included; a
    client has `request_seconds` to send its request and to take the answer.
    """

    host: str = "127.0.0.1"
    port: Port = 8000
    folder: str = "floor"
    heads: str = ""
    demonstration: bool = False
    frames_per_second: Positive = 40
    frames_per_address: Positive = 2_000
    requests_per_address: Positive = 200
    guesses_per_address: Positive = 30
    trusted_proxies: tuple[str, ...] = ()
    idle_minutes: Minutes = 30.0
    session_hours: Hours = 12.0
    origins: tuple[str, ...] = ()
    connections: Positive = 2000
    connections_per_address: Positive = 500
    request_seconds: Seconds = 20.0


COLOURS = (
    "navy",
    "lavender",
    "brown",
    "turquoise",
    "peach",
    "lime",
    "maroon",
    "sky",
    "olive",
    "coral",
)
"""Of chips without value, one for each seat; a value chip's colour is never among them."""


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`betting_seconds` and `wheel_speed` set the pace: a test's round takes two seconds.

    `rest_seconds` is how long a dealerless table waits from one game to the next, `wheel_seconds` how long
    for the number of a ball that was launched, before the game is void. At a live table
    `terminals` are seats, `chips` the house's value chips, and both paces the demonstration dealer's.
    """

    id: TableId
    name: str
    terminals: tuple[TerminalId, ...]
    chips: tuple[str, ...]
    rulebook: str = "oneida-roulette"
    game: str = "roulette"
    options: dict[str, Any] = {}
    colours: tuple[str, ...] = COLOURS
    betting_seconds: Seconds = 30.0
    prompt_seconds: Seconds = 10.0
    rest_seconds: Seconds = 8.0
    wheel_seconds: Seconds = 180.0
    wheel_speed: Speed = 1.0
    demonstration_dealer: bool = False
    bankroll: str = "50000.00"

    @property
    def chip_cents(self) -> tuple[Cents, ...]:
        return tuple(money.read_stake(chip) for chip in self.chips)


class StaffSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`password` is a hash made by `croupier people hash`; a plain one only in a demonstration."""

    name: str
    role: Role
    password: str


class DaySettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a gaming day begins: an hour of the clock in a named time zone."""

    rollover: Annotated[int, msgspec.Meta(ge=0, le=23)] = 6
    zone: str = "America/Chicago"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    server: ServerSettings = ServerSettings()
    tables: tuple[TableSettings, ...] = ()
    staff: tuple[StaffSettings, ...] = ()
    day: DaySettings = DaySettings()


_NAMES = {
    name
    for struct in (Settings, ServerSettings, TableSettings, StaffSettings, DaySettings)
    for name in struct.__struct_fields__
}


def read_settings(path: Path) -> Settings:
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        refuse(Reason.UNREADABLE, f"{path} cannot be read: {(error.strerror or '').lower()}")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        refuse(Reason.UNREADABLE, f"{path} is not TOML: {error}")
    try:
        settings = msgspec.convert(raw, Settings)
    except msgspec.ValidationError as error:
        refuse(Reason.UNREADABLE, f"{path}: {explained(str(error), _NAMES)}")
    _check_named_once(path, "tables", (table.id for table in settings.tables))
    _check_named_once(path, "members of staff", (one.name for one in settings.staff))
    for one in settings.staff:
        if one.role not in STAFF:
            refuse(Reason.UNREADABLE, f"{path}: {one.name} cannot be a {one.role}: that is no one of staff")
    gaming_days(settings.day, path)
    for proxy in settings.server.trusted_proxies:
        _check_address(proxy, path)
    for table in settings.tables:
        _check_table(table, path)
    # accounts and senders are called after table and terminal: "A:1" and "2" must not be "A" and "1:2"
    places = (f"{table.id}:{terminal}" for table in settings.tables for terminal in table.terminals)
    _check_named_once(path, "terminals", places)
    check_demonstration(settings, path)
    return settings


def gaming_days(day: DaySettings, path: Path) -> Rollover:
    try:
        return Rollover(day.rollover, ZoneInfo(day.zone))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        refuse(Reason.UNREADABLE, f"{path}: {shown(day.zone)} is no time zone; write one like UTC")


def _check_address(proxy: str, path: Path) -> None:
    try:
        everyone = ip_network(proxy).prefixlen == 0
    except ValueError:
        everyone = True
    if everyone:
        says = f"{shown(proxy)} is no address or network of a proxy; write one like 10.0.0.5"
        refuse(Reason.UNREADABLE, f"{path}: {says}")


def _check_named_once(path: Path, what: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            refuse(Reason.UNREADABLE, f"{path}: two {what} are called {name}")
        seen.add(name)


def _check_table(table: TableSettings, path: Path) -> None:
    try:
        opened = opened_table(table)
        _ = money.read_stake(table.bankroll)
        if isinstance(opened, RouletteTable) and not is_live(opened) and opened.terms.mode not in LAWS:
            refuse(Reason.OPTION_NOT_ALLOWED, "a table here is live, has terminals, or is dealerless")
        if isinstance(refusal := install(installation(table)), Refusal):
            raise Refused(refusal)
    except Refused as refused:
        raise refused.at(f"{path}: table {table.id}") from None


def opened_table(table: TableSettings) -> Table:
    return open_table(load(table.rulebook), table.game, table.options)


def installation(table: TableSettings) -> InstallTable:
    """The engineer's command that puts this table on the floor."""
    effective = write_effective(opened_table(table)).decode()
    return InstallTable(table.name, effective, table.terminals, table.chip_cents)

"""The floor's configuration file, read strictly: an unknown key or a wrong value does not start."""

import tomllib
from collections.abc import Iterable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from croupier.base.envelope import STAFF, Role
from croupier.base.refusal import Reason, Refusal, Refused, refuse, shown
from croupier.desk.gamingday import Rollover
from croupier.desk.kinds import Kinds
from croupier.desk.running import PlaceSettings
from croupier.server.demonstration import check_demonstration
from croupier.server.house_rules import HouseSettings, check_house, with_house
from croupier.server.settings_errors import explained

EXAMPLE = Path(__file__).parent / "floor.example.toml"
"""The demonstration floor, and a commented example of a configuration."""

Port = Annotated[int, msgspec.Meta(ge=1, le=65_535)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]
Minutes = Annotated[float, msgspec.Meta(gt=0, le=1440)]
Hours = Annotated[float, msgspec.Meta(gt=0, le=168)]


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`demonstration` shows sign-ins and pairing codes in the lobby and makes money of nothing.

    Frames are counted by the second for each sender, and for everyone behind one address together; so are
    requests by address. Guesses (wrong passwords and pairing codes) are counted by the minute.

    `heads` is a second file, best on another machine, to which the journal's head is copied every second.

    `connections` are open at most in all, `connections_per_address` from one address, websockets included; a
    client has `request_seconds` to send its request and to take the answer.

    `direct_sockets` reads and writes screens' sockets by picows; without it, and where it is not installed,
    they go through the web framework, which takes about twice the work for each frame.

    A dealer whose screen is closed for `dealer_away_seconds` at an open table is reported to the pit.
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
    dealer_away_seconds: Seconds = 20.0
    direct_sockets: bool = True


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
    tables: tuple[PlaceSettings, ...] = ()
    staff: tuple[StaffSettings, ...] = ()
    day: DaySettings = DaySettings()
    house: HouseSettings = HouseSettings()


def read_settings(path: Path, kinds: Kinds) -> Settings:
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        refuse(Reason.UNREADABLE, f"{path} cannot be read: {(error.strerror or '').lower()}")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        refuse(Reason.UNREADABLE, f"{path} is not TOML: {error}")
    settings = _converted(raw, kinds, path)
    _check_named_once(path, "tables", (table.id for table in settings.tables))
    _check_named_once(path, "members of staff", (one.name for one in settings.staff))
    for one in settings.staff:
        if one.role not in STAFF:
            refuse(Reason.UNREADABLE, f"{path}: {one.name} cannot be a {one.role}: that is no one of staff")
    gaming_days(settings.day, path)
    check_house(settings.house, kinds.pit, path)
    for proxy in settings.server.trusted_proxies:
        _check_address(proxy, path)
    for table in settings.tables:
        _check_table(table, kinds, path)
    # accounts and senders are called after table and terminal: "A:1" and "2" must not be "A" and "1:2"
    places = (f"{table.id}:{terminal}" for table in settings.tables for terminal in table.terminals)
    _check_named_once(path, "terminals", places)
    check_demonstration(settings, path)
    return settings


def _converted(raw: dict[str, Any], kinds: Kinds, path: Path) -> Settings:
    """Each table by what its kind wants said of it."""
    structs: tuple[type[msgspec.Struct], ...]
    structs = (
        Settings,
        ServerSettings,
        StaffSettings,
        DaySettings,
        HouseSettings,
        *(one.settings for one in kinds.kinds),
    )
    names = {name for struct in structs for name in struct.__struct_fields__}
    where = "$"
    try:
        tables = msgspec.convert(raw.get("tables", ()), tuple[dict[str, Any], ...])
        settings = msgspec.convert({**raw, "tables": ()}, Settings)
        places: list[PlaceSettings] = []
        for number, table in enumerate(tables):
            where = f"$.tables[{number}]"
            struct = kinds.settings(str(table.get("kind", "")))
            said = with_house(table, settings.house, settings.day.zone, struct.__struct_fields__)
            places.append(msgspec.convert(said, struct))
    except Refused as refused:
        raise refused.at(f"{path}: table {number + 1}") from None
    except msgspec.ValidationError as error:
        says = str(error).replace("`$", f"`{where}") if "`$" in str(error) else f"{error} - at `{where}`"
        refuse(Reason.UNREADABLE, f"{path}: {explained(says, names)}")
    return msgspec.structs.replace(settings, tables=tuple(places))


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


def _check_table(table: PlaceSettings, kinds: Kinds, path: Path) -> None:
    try:
        asked = kinds.installation(table)
        if isinstance(refusal := kinds.install(asked), Refusal):
            raise Refused(refusal)
        if table.kind and (found := kinds.kind_of(asked)) != table.kind:
            refuse(Reason.OPTION_NOT_ALLOWED, f"its terms make it one of {found}, not of {table.kind}")
    except Refused as refused:
        raise refused.at(f"{path}: table {table.id}") from None

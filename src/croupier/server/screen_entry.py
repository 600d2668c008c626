"""Who may open a screen's socket: asked before the upgrade, by whatever path the request comes."""

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import parse_qsl

from croupier.base.envelope import Role
from croupier.base.names import TableId
from croupier.desk.front import ANYONE
from croupier.desk.view import Parts
from croupier.server.credentials import DEVICE, SESSION, cookies_of
from croupier.server.limits import address_of
from croupier.server.listener import Listener
from croupier.server.origin import is_ours
from croupier.server.pit_view import Me, MePart, SupervisorMe, SupervisorMePart
from croupier.server.running_floor import RunningFloor

NOT_ALLOWED, NO_TABLE, TRY_LATER = 4401, 4404, 1013
STOPPED = "The desk has stopped: call the operator."
LONGEST_NAME = 24
"""Letters of a table's name in a reason: a close frame holds 123 bytes."""
MOST_BOARDS = 64
"""Boards open at one table: they need no cookie, so that nobody may open them without end."""


class Asked(NamedTuple):
    """A request for a socket, before it is one: which screen, of which table, by whom and from where."""

    screen: str
    table: str
    address: str
    cookies: Mapping[str, str]
    ours: bool
    """The page that asks is one of this house, or there is none."""


class Entered(NamedTuple):
    """`sender` is whom frames are counted by; `me` is what staff are shown of themselves."""

    listener: Listener
    me: Parts
    sender: str
    asked: Asked


class TurnedAway(NamedTuple):
    """`code` closes the socket right after the upgrade, as a page learns a reason by no other way.

    Without one there is no upgrade: it is not our page that asks.
    """

    code: int | None
    reason: str


def asked_for(
    floor: RunningFloor, screen: str, query: str, client: tuple[str, int] | None, headers: Mapping[str, str]
) -> Asked:
    ours = is_ours(headers.get("origin"), headers.get("host"), floor.settings.server.origins)
    table = dict(parse_qsl(query)).get("table", "")
    return Asked(screen, table, address_of(client), cookies_of(headers.get("cookie", "")), ours)


def enter(floor: RunningFloor, asked: Asked) -> Entered | TurnedAway:
    if not floor.limits.request(asked.address):
        return TurnedAway(TRY_LATER, "There are too many requests from this address: wait a moment.")
    if not asked.ours:
        return TurnedAway(None, "This page is not of this house.")
    listener, me = _who(floor, asked)
    if listener is None and (named := _unknown_table(floor, asked)):
        return TurnedAway(NO_TABLE, f"There is no table {named} here.")
    if listener is None:
        return TurnedAway(NOT_ALLOWED, "Pair or sign in first.")
    # a board is nobody's: all those of one address count together
    sender = listener.sender if listener.role else f"{listener.sender} {asked.address}"
    if not floor.limits.opening(sender):
        return TurnedAway(TRY_LATER, "This screen sent too many frames: wait a moment.")
    return Entered(listener, me, sender, asked)


def _who(floor: RunningFloor, asked: Asked) -> tuple[Listener | None, Parts]:
    kinds = floor.desk.kinds
    if asked.screen in kinds.player_screens:
        return _device(floor, asked), ()
    if kinds.screens.get(asked.screen) == ANYONE:
        return _board(floor, asked), ()
    return _staff(floor, asked)


def _device(floor: RunningFloor, asked: Asked) -> Listener | None:
    seat = floor.access.seat(asked.cookies.get(DEVICE))
    if seat is None or not _has(floor, seat.table, asked.screen):
        return None
    sender = f"terminal:{seat.table}:{seat.terminal}"
    return Listener(asked.screen, sender, seat.table, seat.terminal, Role.PLAYER)


def _board(floor: RunningFloor, asked: Asked) -> Listener | None:
    """Anyone may look, though not everyone at once."""
    table = _wanted(floor, asked)
    if table is None or len(floor.hub.at_table(table, asked.screen)) >= MOST_BOARDS:
        return None
    return Listener(asked.screen, asked.screen, table, None)


def _staff(floor: RunningFloor, asked: Asked) -> tuple[Listener | None, Parts]:
    screen, kinds = asked.screen, floor.desk.kinds
    staff = floor.access.staff(asked.cookies.get(SESSION))
    if staff is None or staff.role not in kinds.screens.get(screen, ()):
        return None, ()
    table = None if screen == "supervisor" else _wanted(floor, asked)
    if table is None and screen != "supervisor":
        return None, ()
    me: Parts = (MePart(Me(staff.name, staff.role)),)
    if screen == "supervisor":  # where people of several roles look, each with work of their own
        me = (SupervisorMePart(SupervisorMe(staff.name, staff.role, kinds.permitted(staff.role))),)
    return Listener(screen, staff.sender, table, None, staff.role), me


def _unknown_table(floor: RunningFloor, asked: Asked) -> str:
    """The table that the page names and this floor has not, as far as it fits into a reason; or nothing."""
    return "" if TableId(asked.table) in floor.running else asked.table[:LONGEST_NAME]


def _has(floor: RunningFloor, table: TableId, screen: str) -> bool:
    return table in floor.running and screen in floor.desk.tables[table].screens


def _wanted(floor: RunningFloor, asked: Asked) -> TableId | None:
    """The table that the page names, or the first that has such a screen."""
    if asked.table:
        named = TableId(asked.table)
        return named if _has(floor, named, asked.screen) else None
    return next((table for table in floor.running if _has(floor, table, asked.screen)), None)

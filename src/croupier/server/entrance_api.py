"""Coming in: the lobby, pairing a terminal, signing staff in and out."""

import asyncio
from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET

from croupier.base.envelope import Role
from croupier.base.names import TableId, TerminalId
from croupier.desk.front import ANYONE
from croupier.desk.place import Place
from croupier.server.access import Seat
from croupier.server.answers import (
    Lobby,
    LobbyStaff,
    LobbyTable,
    LobbyTerminal,
    Paired,
    PairingCode,
    ScreenPass,
    SignedOut,
    Whoami,
)
from croupier.server.credentials import DEVICE, SESSION, the_floor
from croupier.server.http_refusals import refused_request
from croupier.server.limits import address_of
from croupier.server.lobby_view import table_now
from croupier.server.pit_view import Me
from croupier.server.readers import READERS, WATCHERS
from croupier.server.running_floor import RunningFloor


class Code(msgspec.Struct, forbid_unknown_fields=True):
    code: str


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


@get("/api/lobby")
async def lobby(state: State) -> Lobby:
    """Tables and seats; in a demonstration also the codes and sign-ins that lead to every screen."""
    floor = the_floor(state)
    demonstration = floor.settings.server.demonstration
    return Lobby(
        demonstration=demonstration,
        tables=[_lobby_table(floor, one, demonstration) for one in _played(floor)],
        staff=[
            LobbyStaff(one.name, one.role, one.password, _screen_of(floor, one.role))
            for one in floor.settings.staff
            if demonstration and not one.password.startswith("$argon2")
        ],
    )


def _played(floor: RunningFloor) -> list[Place]:
    """The places where people sit down to play, or whose board anyone may look at; a cage is none."""
    places = (floor.desk.tables[one] for one in floor.running)
    return [one for one in places if one.positions() or ANYONE in one.screens.values()]


_HOMES = {
    Role.ACCOUNTANT: "/accounts",
    Role.AUDITOR: "/accounts",
    Role.ENGINEER: "/integrity",
    Role.SUPERVISOR: "/supervisor",
}
_OFFICES = {"accounts": READERS, "par": READERS, "integrity": WATCHERS}
"""Screens of the house that show no table in play."""


def _screen_of(floor: RunningFloor, role: Role) -> str:
    """The first screen that this role may open; people whose work has none stay in the lobby."""
    screens = (f"/{name}" for name, roles in floor.desk.kinds.screens.items() if role in roles)
    return _HOMES.get(role) or next(screens, "/")


def _lobby_table(floor: RunningFloor, table: Place, demonstration: bool) -> LobbyTable:
    online, named, terms = floor.hub.online(table.id), {"table": table.id}, table.terms()
    shown = [name for name in table.screens if name != table.player_screen]
    pages = (*shown, *(["sign"] if table.sign() else []))
    now, standing = table_now(table), table.standing()
    return LobbyTable(
        id=table.id,
        name=table.name,
        book=terms.book if terms else "",
        game=terms.game if terms else "",
        kind=table.label(),
        open=standing.open,
        phase=now.phase,
        last=now.last,
        limits=list(terms.sign().limits) if terms else [],
        free=len(table.positions().keys() - online - standing.held - standing.closed) if standing.open else 0,
        links={page: f"/{page}?{urlencode(named)}" for page in pages},
        terminals=[
            LobbyTerminal(
                one,
                name,
                one in online,
                one in standing.held,
                standing.open and one not in standing.closed,
                _pairing_link(floor, table, one) if demonstration else None,
            )
            for one, name in table.positions().items()
        ],
    )


def _pairing_link(floor: RunningFloor, table: Place, terminal: TerminalId) -> str:
    return f"/{table.player_screen}?code={floor.access.code(Seat(table.id, terminal))}"


@post("/api/pair", status_code=200)
async def pair(request: Request[Any, Any, State], data: JSONBody[Code]) -> Response[Paired]:
    """Pair this browser with the terminal that a one-time code stands for."""
    floor, address = _guessing(request, "pair")
    paired = floor.access.pair(data.code)
    if paired is None:
        raise refused_request(403, "that code is not known, or was used already")
    floor.limits.guessed_right("pair", address)
    seat, token = paired
    if first := floor.hub.at_terminal(seat.table, seat.terminal):
        first.lose("This terminal was paired with another browser.")
    return Response(Paired(seat.table, seat.terminal), cookies=[_cookie(DEVICE, token)])


def _guessing(request: Request[Any, Any, State], door: str) -> tuple[RunningFloor, str]:
    """The floor, and the address that tries to come in by this door, if it has not guessed too often."""
    floor, address = the_floor(request.app.state), address_of(request.scope["client"])
    if not floor.limits.guess(door, address):
        raise refused_request(429, "too many wrong tries from this address: wait a minute")
    return floor, address


@post("/api/sign-in", status_code=200)
async def sign_in(request: Request[Any, Any, State], data: JSONBody[SignIn]) -> Response[Me]:
    """Sign a member of staff in; after five wrong passwords the name waits five minutes at that address."""
    floor, address = _guessing(request, "sign-in")
    access = floor.access
    token = await asyncio.to_thread(access.sign_in, data.name, data.password, address)
    staff = access.staff(token)
    if token is None or staff is None:
        raise refused_request(403, "the name or password is wrong, or the name must wait at this address")
    floor.limits.guessed_right("sign-in", address)
    return Response(Me(staff.name, staff.role), cookies=[_cookie(SESSION, token)])


@post("/api/sign-out", status_code=200)
async def sign_out(request: Request[Any, Any, State]) -> SignedOut:
    """End this session; screens of the same name close, and reopen where another session has them."""
    floor = the_floor(request.app.state)
    token = request.cookies.get(SESSION, "")
    if staff := floor.access.staff(token):
        floor.access.sign_out(token)
        floor.hub.lose(staff.sender)
    return SignedOut()


def _cookie(key: str, token: str) -> Cookie:
    return Cookie(key=key, value=token, httponly=True, samesite="strict", path="/", max_age=31_536_000)


@get("/api/me")
async def me(request: Request[Any, Any, State]) -> Whoami:
    """Who this browser is: the terminal it is paired with, the member of staff signed in."""
    access = the_floor(request.app.state).access
    seat, staff = access.seat(request.cookies.get(DEVICE)), access.staff(request.cookies.get(SESSION))
    return Whoami(
        table=seat.table if seat else UNSET,
        terminal=seat.terminal if seat else UNSET,
        name=staff.name if staff else UNSET,
        role=staff.role if staff else UNSET,
    )


@get("/api/screens/{screen:str}")
async def screen_pass(
    request: Request[Any, Any, State], screen: FromPath[str], table: FromQuery[str] = ""
) -> ScreenPass:
    """Whose screen this is, so that someone at a screen not their own, or not the table's, is told so."""
    floor = the_floor(request.app.state)
    roles = _OFFICES.get(screen) or floor.desk.kinds.screens.get(screen)
    if roles is None:
        raise refused_request(404, "there is no such screen")
    staff = floor.access.staff(request.cookies.get(SESSION))
    home = _screen_of(floor, staff.role) if staff else "/"
    allowed, place = staff is not None and staff.role in roles, floor.desk.tables.get(TableId(table))
    elsewhere = _other_screen(place, screen, staff.role) if allowed and place and staff else None
    named = place.name if place else None
    return ScreenPass(sorted(roles), allowed and elsewhere is None, home, named, elsewhere)


def _other_screen(place: Place, screen: str, role: Role) -> str | None:
    """The address at which this role works the table, where that is not this screen."""
    if screen in place.screens:
        return None
    other = next((name for name, roles in place.screens.items() if role in roles), None)
    return None if other is None else f"/{other}?table={place.id}"


@post("/api/tables/{table:str}/terminals/{terminal:str}/code", status_code=200)
async def pairing_code(
    request: Request[Any, Any, State], table: FromPath[str], terminal: FromPath[str]
) -> PairingCode:
    """A new one-time code for a terminal: a supervisor's to give."""
    floor = the_floor(request.app.state)
    staff = floor.access.staff(request.cookies.get(SESSION))
    if staff is None or staff.role is not Role.SUPERVISOR:
        raise refused_request(403, "a supervisor gives pairing codes")
    found = floor.desk.tables.get(TableId(table))
    seats = {str(one): one for one in found.positions()} if found else {}
    if terminal not in seats:
        raise refused_request(404, "there is no such terminal")
    assert found is not None  # noqa: S101 - it has the terminal
    code = floor.access.code(Seat(found.id, seats[terminal]))
    return PairingCode(code, _pairing_link(floor, found, seats[terminal]))


ENTRANCE_ROUTES = (lobby, pair, sign_in, sign_out, me, screen_pass, pairing_code)

"""One websocket for each screen: who it is, how fast it may speak, and what becomes of its frames."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from croupier.base.envelope import Envelope, Role
from croupier.base.names import SenderId, TableId
from croupier.base.refusal import Refused
from croupier.desk.front import ANYONE
from croupier.desk.ports import DeskStopped
from croupier.desk.reply import Reply
from croupier.desk.view import Parts
from croupier.server.credentials import DEVICE, SESSION, the_floor
from croupier.server.hub import Listener
from croupier.server.limits import address_of
from croupier.server.origin import is_ours
from croupier.server.pit_view import Me, MePart, SupervisorMe, SupervisorMePart
from croupier.server.replies import DoneReply
from croupier.server.replies import refused as refused_reply
from croupier.server.running_floor import RunningFloor
from croupier.server.wire import Asked, Hand, Ping, sent_id

PING = '["ping"]'
UNKNOWN_ORIGIN, NOT_ALLOWED, NO_TABLE, TRY_LATER = 4403, 4401, 4404, 1013
LONGEST_NAME = 24
"""Letters of a table's name in a reason: a close frame holds 123 bytes."""
MOST_BOARDS = 64
"""Boards open at one table: they need no cookie, so that nobody may open them without end."""
Socket = WebSocket[Any, Any, State]


@websocket("/ws/{screen:str}")
async def screen_socket(socket: Socket, screen: FromPath[str]) -> None:
    floor = the_floor(socket.app.state)
    await socket.accept()
    address = address_of(socket.scope["client"])
    if not floor.limits.request(address):
        await socket.close(
            code=TRY_LATER, reason="There are too many requests from this address: wait a moment."
        )
        return
    if not _same_origin(socket, floor):
        await socket.close(code=UNKNOWN_ORIGIN, reason="This page is not of this house.")
        return
    listener, who = _who(socket, floor, screen)
    if listener is None and (named := _unknown_table(socket, floor)):
        await socket.close(code=NO_TABLE, reason=f"There is no table {named} here.")
        return
    if listener is None:
        await socket.close(code=NOT_ALLOWED, reason="Pair or sign in first.")
        return
    # a board is nobody's: all those of one address count together
    sender = listener.sender if listener.role else f"{listener.sender} {address}"
    if not floor.limits.opening(sender):
        await socket.close(code=TRY_LATER, reason="This screen sent too many frames: wait a moment.")
        return
    try:
        floor.screens.welcome(listener, who)
    except DeskStopped:
        await socket.close(code=TRY_LATER, reason="The desk has stopped: call the operator.")
        return
    sending = asyncio.create_task(_send(socket, listener))
    try:
        await _receive(socket, floor, listener, partial(floor.limits.frame, sender, address))
    finally:
        floor.screens.part(listener)
        await asyncio.wait([sending], timeout=1)
        sending.cancel()


def _same_origin(socket: Socket, floor: RunningFloor) -> bool:
    headers = socket.headers
    return is_ours(headers.get("origin"), headers.get("host"), floor.settings.server.origins)


def _who(socket: Socket, floor: RunningFloor, screen: str) -> tuple[Listener | None, Parts]:
    kinds = floor.desk.kinds
    if screen in kinds.player_screens:
        return _device(socket, floor, screen), ()
    if kinds.screens.get(screen) == ANYONE:
        return _board(socket, floor, screen), ()
    return _staff(socket, floor, screen)


def _device(socket: Socket, floor: RunningFloor, screen: str) -> Listener | None:
    seat = floor.access.seat(socket.cookies.get(DEVICE))
    if seat is None or not _has(floor, seat.table, screen):
        return None
    sender = f"terminal:{seat.table}:{seat.terminal}"
    return Listener(screen, sender, seat.table, seat.terminal, Role.PLAYER)


def _board(socket: Socket, floor: RunningFloor, screen: str) -> Listener | None:
    """Anyone may look, though not everyone at once."""
    table = _wanted(socket, floor, screen)
    if table is None or len(floor.hub.at_table(table, screen)) >= MOST_BOARDS:
        return None
    return Listener(screen, screen, table, None)


def _staff(socket: Socket, floor: RunningFloor, screen: str) -> tuple[Listener | None, Parts]:
    staff = floor.access.staff(socket.cookies.get(SESSION))
    if staff is None or staff.role not in floor.desk.kinds.screens.get(screen, ()):
        return None, ()
    table = None if screen == "supervisor" else _wanted(socket, floor, screen)
    if table is None and screen != "supervisor":
        return None, ()
    me: Parts = (MePart(Me(staff.name, staff.role)),)
    if screen == "supervisor":  # where people of several roles look, each with work of their own
        me = (SupervisorMePart(SupervisorMe(staff.name, staff.role, floor.desk.kinds.permitted(staff.role))),)
    return Listener(screen, staff.sender, table, None, staff.role), me


def _unknown_table(socket: Socket, floor: RunningFloor) -> str:
    """The table that the page names and this floor has not, as far as it fits into a reason; or nothing."""
    named = socket.query_params.get("table", "")
    return "" if TableId(named) in floor.running else named[:LONGEST_NAME]


def _has(floor: RunningFloor, table: TableId, screen: str) -> bool:
    return table in floor.running and screen in floor.desk.tables[table].screens


def _wanted(socket: Socket, floor: RunningFloor, screen: str) -> TableId | None:
    """The table that the page names, or the first that has such a screen."""
    named = TableId(socket.query_params.get("table", ""))
    if named:
        return named if _has(floor, named, screen) else None
    return next((table for table in floor.running if _has(floor, table, screen)), None)


async def _send(socket: Socket, listener: Listener) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (frame := await listener.next_frame()) is not None:
            await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
        await socket.close()


async def _receive(
    socket: Socket, floor: RunningFloor, listener: Listener, allowed: Callable[[], bool]
) -> None:
    with contextlib.suppress(RuntimeError, DeskStopped):
        while not listener.lost:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not allowed():
                listener.lose("Too many frames.")
                return
            text = str(message.get("text") or "")
            if not _still_in(socket, floor, listener, text):
                listener.lose("Your session has ended: sign in again.")
                return
            await _frame(socket, floor, listener, text)
    listener.lose()


def _still_in(socket: Socket, floor: RunningFloor, listener: Listener, text: str) -> bool:
    """A session runs out at an open screen too; a screen that only pings is not in use."""
    if listener.role in (None, Role.PLAYER):
        return True
    return floor.access.staff(socket.cookies.get(SESSION), using=text != PING) is not None


async def _frame(socket: Socket, floor: RunningFloor, listener: Listener, text: str) -> None:
    """Answered later, when what it asks is durable; the next frame need not wait for that."""
    try:
        asked = floor.wire.read(listener.screen, text)
    except Refused as refused:
        socket.app.state.refused.inc()
        listener.reply(refused_reply(sent_id(text), refused.refusal))
        return
    if isinstance(asked, Asked):
        assert listener.role is not None  # noqa: S101 - a board asks for nothing
        table = asked.table or listener.table or TableId("")
        sender = SenderId(listener.sender)
        envelope = Envelope(asked.id, sender, listener.role, table, asked.command, listener.terminal)
        await floor.queue.put(envelope, partial(_answer, listener))
    elif isinstance(asked, Ping):
        listener.send({"type": "pong"})
    else:
        await _use_device(floor, listener, asked)


async def _use_device(floor: RunningFloor, listener: Listener, hand: Hand) -> None:
    """What a device does not take comes out again, and whoever used it is told why."""
    try:
        refusal = await floor.use_device(listener, hand.device, hand.value)
    except Refused as refused:
        refusal = refused.refusal
    except DeskStopped:
        listener.lose()
        return
    if refusal is not None:
        listener.reply(refused_reply(None, refusal))


def _answer(listener: Listener, reply: Reply | None) -> None:
    if reply is None:
        listener.lose()
    elif reply.refusal is None:
        listener.reply(DoneReply(reply.id, reply.seq))
    else:
        listener.reply(refused_reply(reply.id, reply.refusal))

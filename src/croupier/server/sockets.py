"""One websocket for each screen: who it is, how fast it may speak, and what becomes of its frames."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from croupier.messages.envelope import Envelope, Role
from croupier.messages.refusal import Refusal, Refused
from croupier.names import SenderId, TableId
from croupier.server.credentials import DEVICE, SCREENS, SESSION, the_floor
from croupier.server.floor import Floor
from croupier.server.hub import Listener
from croupier.server.queue import DeskStopped
from croupier.server.rate import Rate
from croupier.server.wire import Ping, Throw, read_frame

PING = '["ping"]'
UNKNOWN_ORIGIN, NOT_ALLOWED, TRY_LATER = 4403, 4401, 1013
Socket = WebSocket[Any, Any, State]


@websocket("/ws/{screen:str}")
async def screen_socket(socket: Socket, screen: FromPath[str]) -> None:
    floor = the_floor(socket.app.state)
    await socket.accept()
    if not _same_origin(socket, floor):
        await socket.close(code=UNKNOWN_ORIGIN, reason="this page is not ours")
        return
    listener, who = _who(socket, floor, screen)
    if listener is None:
        await socket.close(code=NOT_ALLOWED, reason="pair or sign in first")
        return
    try:
        await floor.welcome(listener, who)
    except DeskStopped:
        await socket.close(code=TRY_LATER, reason="the desk has stopped")
        return
    sender = asyncio.create_task(_send(socket, listener))
    try:
        await _receive(socket, floor, listener)
    finally:
        floor.part(listener)
        await asyncio.wait([sender], timeout=1)
        sender.cancel()


def _same_origin(socket: Socket, floor: Floor) -> bool:
    origin = socket.headers.get("origin")
    if origin is None:
        return True  # not a browser: bots and benches; a browser always says where its page is from
    return origin in floor.settings.server.origins or origin.partition("://")[2] == socket.headers.get("host")


def _who(socket: Socket, floor: Floor, screen: str) -> tuple[Listener | None, dict[str, str]]:
    if screen == "terminal":
        seat = floor.access.seat(socket.cookies.get(DEVICE))
        if seat is None or seat.table not in floor.clocks:
            return None, {}
        sender = f"terminal:{seat.table}:{seat.terminal}"
        return Listener(screen, sender, seat.table, seat.terminal), {}
    staff = floor.access.staff(socket.cookies.get(SESSION))
    if staff is None or screen not in SCREENS or staff.role is not SCREENS[screen]:
        return None, {}
    wanted = TableId(socket.query_params.get("table", "") or next(iter(floor.clocks), ""))
    if screen == "console" and wanted not in floor.clocks:
        return None, {}
    table = wanted if screen == "console" else None
    return Listener(screen, staff.sender, table, None), {"name": staff.name, "role": staff.role}


async def _send(socket: Socket, listener: Listener) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (frame := await listener.frames.get()) is not None:
            await socket.send_data(frame, mode="text")
        await socket.close()


async def _receive(socket: Socket, floor: Floor, listener: Listener) -> None:
    rate = Rate(floor.settings.server.frames_per_second)
    working: set[asyncio.Task[None]] = set()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while not listener.lost:
            text = await socket.receive_data(mode="text")
            if not rate.allows():
                listener.lose("Too many frames.")
                return
            if not _still_in(socket, floor, listener, text):
                listener.lose("Your session has ended: sign in again.")
                return
            task = asyncio.create_task(_frame(socket, floor, listener, text))
            working.add(task)
            task.add_done_callback(working.discard)


def _still_in(socket: Socket, floor: Floor, listener: Listener, text: str) -> bool:
    """A session runs out at an open screen too; a screen that only pings is not in use."""
    if listener.terminal is not None:
        return True
    return floor.access.staff(socket.cookies.get(SESSION), using=text != PING) is not None


async def _frame(socket: Socket, floor: Floor, listener: Listener, text: str) -> None:
    try:
        asked = read_frame(listener.screen, text)
    except Refused as refused:
        socket.app.state.refused.inc()
        listener.reply({"id": None, "ok": False, **_refusal(refused.refusal)})
        return
    if isinstance(asked, Ping):
        listener.send({"type": "pong"})
    elif isinstance(asked, Throw):
        _throw(floor, listener, asked.what)
    else:
        table = asked.table or listener.table
        role = Role.PLAYER if listener.terminal else SCREENS[listener.screen]
        envelope = Envelope(
            asked.id, SenderId(listener.sender), role, table or TableId(""), asked.command, listener.terminal
        )
        await _answer(floor, listener, envelope)


def _throw(floor: Floor, listener: Listener, what: str) -> None:
    """The dealer who works the table throws its ball; anyone else's hand is not on the wheel."""
    table = floor.desk.tables.get(listener.table) if listener.table else None
    if table is not None and table.dealer == listener.sender:
        floor.wheels[table.id].throw(what)


async def _answer(floor: Floor, listener: Listener, envelope: Envelope) -> None:
    try:
        reply = await floor.queue.submit(envelope)
    except DeskStopped:
        listener.lose()
        return
    if reply.refusal is None:
        listener.reply({"id": reply.id, "ok": True, "seq": reply.seq})
    else:
        listener.reply({"id": reply.id, "ok": False, **_refusal(reply.refusal)})


def _refusal(refusal: Refusal) -> dict[str, Any]:
    return {"reason": refusal.reason, "says": refusal.says, "clause": refusal.clause}

"""Screens' sockets through the web framework: the path where picows is not installed, or not wanted."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from croupier.desk.ports import DeskStopped
from croupier.server.backlog import Backlog
from croupier.server.conversation import Conversation
from croupier.server.credentials import the_floor
from croupier.server.screen_entry import STOPPED, TRY_LATER, TurnedAway, asked_for, enter

Socket = WebSocket[Any, Any, State]


@websocket("/ws/{screen:str}")
async def screen_socket(socket: Socket, screen: FromPath[str]) -> None:
    floor, scope = the_floor(socket.app.state), socket.scope
    asked = asked_for(floor, screen, scope["query_string"].decode("ascii"), scope["client"], socket.headers)
    entered = enter(floor, asked)
    if isinstance(entered, TurnedAway):
        await _turn_away(socket, entered)
        return
    await socket.accept()
    listener, backlog = entered.listener, Backlog()
    listener.line = backlog
    try:
        floor.screens.welcome(listener, entered.me)
    except DeskStopped:
        await socket.close(code=TRY_LATER, reason=STOPPED)
        return
    sending = asyncio.create_task(_send(socket, backlog))
    try:
        await _receive(socket, Conversation(floor, entered))
    finally:
        floor.screens.part(listener)
        await asyncio.wait([sending], timeout=1)
        sending.cancel()


async def _turn_away(socket: Socket, why: TurnedAway) -> None:
    if why.code is None:
        await socket.close()  # before it is accepted: status 403
        return
    await socket.accept()
    await socket.close(code=why.code, reason=why.reason)


async def _send(socket: Socket, backlog: Backlog) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (frame := await backlog.next_frame()) is not None:
            await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
        await socket.close()


async def _receive(socket: Socket, conversation: Conversation) -> None:
    with contextlib.suppress(RuntimeError):
        while not conversation.listener.lost:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if pending := conversation.take(str(message.get("text") or "")):
                await pending

"""A whole floor to be measured over its wire: every terminal credited and betting, and an echo beside it."""

import asyncio
from collections.abc import Iterator
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest

from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import SenderId, TableId, TerminalId
from croupier.floor.parts.messages import rounds, tables, tender
from croupier.floor.parts.settings import TableSettings
from croupier.floor.terminals.messages import cash
from croupier.server.access import Seat
from croupier.server.direct_sockets import direct_sockets
from croupier.server.gc_tuning import set_tempo
from croupier.server.listening import web_config
from croupier.server.opening import open_floor
from croupier.server.running_floor import RunningFloor
from croupier.server.settings import ServerSettings, Settings
from croupier.server.wire import new_id

PLENTY = 100_000_000
MONEY = tender.Money(currency=10_000_000_00)
CHIPS = ("1.00", "5.00", "10.00", "25.00", "100.00", "500.00")


def bench_settings(count: int, at: int, *, direct: bool) -> Settings:
    """`count` terminals, shared among `at` tables."""
    shares = [
        [TerminalId(str(n)) for n in range(count) if n % at == one] or [TerminalId("0")] for one in range(at)
    ]
    made = tuple(
        TableSettings(
            id=TableId(f"T{one}"),
            name=f"Bench {one}",
            terminals=tuple(share),
            chips=CHIPS,
            options={"mode": "terminals", "limits": "inside=1.00..500000.00,outside=1.00..500000.00"},
            betting_seconds=3600,
        )
        for one, share in enumerate(shares)
    )
    room: dict[str, Any] = {"frames_per_second": PLENTY, "frames_per_address": PLENTY}
    room |= {"requests_per_address": PLENTY, "connections": 5_000, "connections_per_address": 5_000}
    return Settings(ServerSettings(demonstration=True, direct_sockets=direct, **room), made)


def opening(table: TableSettings) -> Iterator[Envelope]:
    """What people do until betting is open at every terminal of a table."""

    def ask(role: Role, command: Command, terminal: TerminalId | None = None) -> Envelope:
        sender = SenderId(f"{terminal or role} of {table.id}")  # nobody works two tables
        return Envelope(new_id(), sender, role, table.id, command, terminal)

    yield ask(Role.SUPERVISOR, tables.OpenTable(1_000_000_00, 32, 13, ball="non-metallic"))
    yield ask(Role.DEALER, tables.TakeTable())
    for one in table.terminals:
        yield ask(Role.PLAYER, cash.LayBuyIn(MONEY), one)
        yield ask(Role.DEALER, cash.PickUpBuyIn(one))
        yield ask(Role.DEALER, cash.CountBuyIn(one, MONEY))
        yield ask(Role.DEALER, cash.CreditBuyIn(one, MONEY.total))
        yield ask(Role.DEALER, cash.DropBuyIn(one))
        yield ask(Role.PLAYER, cash.VerifyCredit(), one)
    yield ask(Role.DEALER, rounds.StartGame())


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data(mode="text"), mode="text")


class Echo(WSListener):
    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.TEXT:
            transport.send(WSMsgType.TEXT, frame.get_payload_as_bytes())


def echoing(floor: RunningFloor) -> Any:
    """The direct path with a bare echo on it, as the framework has one of its own."""

    class EchoingSocket(direct_sockets(floor)):  # type: ignore[misc]
        def _entered(self, request: WSUpgradeRequest) -> Any:
            return Echo() if request.path == b"/echo" else super()._entered(request)

    return EchoingSocket


class Serving(NamedTuple):
    """What a server is told: where it serves, how many, and by which path."""

    folder: str
    port: int
    terminals: int
    tables: int
    direct: bool


def serve(told: Serving, cookies: "Queue[list[str]]") -> None:
    """In a process of its own. Tells the cookie of each terminal once all of them may bet."""
    settings = bench_settings(told.terminals, told.tables, direct=told.direct)
    floor = open_floor(settings, Path(told.folder))
    config = web_config(floor, port=told.port)
    if told.direct:
        config.ws = echoing(floor)
    assert isinstance(config.app, Litestar)
    config.app.register(echo)
    set_tempo()  # as `croupier serve` does
    uvloop.run(_serve(uvicorn.Server(config), floor, settings, cookies))


async def _serve(
    server: uvicorn.Server, floor: RunningFloor, settings: Settings, cookies: "Queue[list[str]]"
) -> None:
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    for table in settings.tables:
        assert isinstance(table, TableSettings)
        for asked in opening(table):
            reply = await floor.queue.submit(asked)
            assert reply.refusal is None, reply.refusal
    cookies.put([paired(floor, table.id, one) for table in settings.tables for one in table.terminals])
    await serving


def paired(floor: RunningFloor, table: TableId, terminal: TerminalId) -> str:
    """A device's cookie, without a request for it."""
    pairing = floor.access.pair(floor.access.code(Seat(table, terminal)))
    assert pairing is not None
    return f"croupier-device={pairing[1]}"

"""The web application: pages, a little HTTP, and one websocket for each screen."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from croupier import __version__
from croupier.desk.ports import DeskStopped
from croupier.server.accounts_api import ACCOUNTS_ROUTES
from croupier.server.answers import Health
from croupier.server.credentials import the_floor
from croupier.server.entrance_api import ENTRANCE_ROUTES
from croupier.server.guarded import GuardedApp
from croupier.server.http_refusals import refused_request
from croupier.server.integrity_api import INTEGRITY_ROUTES
from croupier.server.par_api import PAR_ROUTES
from croupier.server.pit_api import PIT_ROUTES
from croupier.server.running_floor import RunningFloor
from croupier.server.sockets import screen_socket
from croupier.server.table_api import TABLE_ROUTES, layout_route
from croupier.server.words_api import WORDS_ROUTES

STATIC = Path(__file__).parent / "static"
OWN_PAGES = ("accounts", "boards", "integrity", "par", "sign")
"""Beside those of the screens that kinds have."""


_DESCRIPTION = OpenAPIConfig(
    title="Croupier",
    version=__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],  # others are pages that load scripts from elsewhere
)


def make_app(floor: RunningFloor) -> Litestar:
    registry = CollectorRegistry()
    _count(registry, floor)
    state = State({"floor": floor, "registry": registry})
    static = [create_static_files_router(path="/assets", directories=[STATIC / "assets"])]
    return GuardedApp(
        route_handlers=[
            lobby_page,
            page,
            health,
            metrics,
            screen_socket,
            *ENTRANCE_ROUTES,
            layout_route(floor.desk.kinds),
            *TABLE_ROUTES,
            *WORDS_ROUTES,
            *ACCOUNTS_ROUTES,
            *PIT_ROUTES,
            *INTEGRITY_ROUTES,
            *PAR_ROUTES,
            *static,
        ],
        state=state,
        lifespan=[_running],
        openapi_config=_DESCRIPTION,
        request_max_body_size=10_000,
        exception_handlers={DeskStopped: _stopped},
    )


def _count(registry: CollectorRegistry, floor: RunningFloor) -> None:
    seq = Gauge("croupier_seq", "The last record of the journal", registry=registry)
    seq.set_function(lambda: floor.desk.seq)
    screens = Gauge("croupier_screens", "Open screens", registry=registry)
    screens.set_function(lambda: len(floor.hub.listeners))
    away = Gauge("croupier_turned_away", "Frames, requests and guesses over a limit", registry=registry)
    away.set_function(lambda: floor.limits.turned_away)
    registry.register(floor.limits.unreadable)


@contextlib.asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    floor: RunningFloor = app.state.floor
    try:
        await floor.start()
        yield
    finally:
        await floor.stop()


def _stopped(_: Request[Any, Any, State], __: Exception) -> Response[dict[str, Any]]:
    return Response({"detail": "the desk has stopped"}, status_code=503)


@get("/", include_in_schema=False)
async def lobby_page() -> File:
    return File(STATIC / "index.html", content_disposition_type="inline", media_type="text/html")


@get("/{name:str}", include_in_schema=False)
async def page(state: State, name: FromPath[str]) -> File:
    built = STATIC / f"{name}.html"
    known = name in OWN_PAGES or name in the_floor(state).desk.kinds.screens
    if not known or not built.is_file():
        raise refused_request(404, "there is no such page")
    return File(built, content_disposition_type="inline", media_type="text/html")


@get("/health")
async def health(state: State) -> Response[Health]:
    floor = the_floor(state)
    ok = floor.healthy
    told = Health(ok, floor.desk.seq, floor.workers.states())
    return Response(told, status_code=200 if ok else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(state: State) -> bytes:
    return generate_latest(state.registry)

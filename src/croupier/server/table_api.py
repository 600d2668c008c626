"""What screens and staff ask about a table over HTTP: its layout, its sign, any of its rounds."""

from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from croupier.base import money
from croupier.base.names import TableId
from croupier.desk.kinds import Kinds
from croupier.desk.terms import PlaceTerms
from croupier.desk.transcript import Line, transcript
from croupier.desk.words import ENGLISH
from croupier.law.sign import Sign
from croupier.paper.printed import sign_on_paper
from croupier.server.answers import HouseColours, RoundLine, RoundTranscript
from croupier.server.credentials import SESSION, the_floor
from croupier.server.http_refusals import refused_request
from croupier.server.reading import read_journal
from croupier.server.running_floor import RunningFloor
from croupier.server.words_api import LANGUAGES


def layout_route(kinds: Kinds) -> HTTPRouteHandler:
    """The route to a table's layout, typed by the layouts that these kinds give."""

    async def layout(state: State, table: FromPath[str]) -> msgspec.Struct:
        """All that a screen needs to draw the table: its layout and every position on it."""
        return _terms(the_floor(state), table).layout()

    if kinds.layouts:
        layout.__annotations__["return"] = reduce(or_, kinds.layouts)
    return get("/api/tables/{table:str}/layout")(layout)


@get("/api/tables/{table:str}/sign")
async def table_sign(state: State, table: FromPath[str], language: FromQuery[str] = ENGLISH) -> Sign:
    """What is posted there. Screens put the sentences of a table's terms into another language themselves."""
    return _sign(state, table, language)


@get("/api/tables/{table:str}/sign.pdf", media_type="application/pdf")
async def table_sign_pdf(state: State, table: FromPath[str], language: FromQuery[str] = ENGLISH) -> bytes:
    return _sign_pdf(_sign(state, table, language))


@get("/api/tables/{table:str}/papers/{name:str}", media_type="application/pdf")
async def table_paper(state: State, table: FromPath[str], name: FromPath[str]) -> bytes:
    """A paper of a place that anyone may take away, such as a daily program."""
    place = the_floor(state).desk.tables.get(TableId(table))
    paper = place.paper(name) if place else None
    if paper is None:
        raise refused_request(404, "there is no such paper")
    return paper


@lru_cache(64)
def _sign_pdf(sign: Sign) -> bytes:
    """Drawing takes 20 ms, and anyone may ask."""
    return sign_on_paper(sign).pdf()


def _sign(state: State, table: str, language: str) -> Sign:
    place = the_floor(state).desk.tables.get(TableId(table))
    posted = place.sign(language if language in LANGUAGES else ENGLISH) if place else None
    if posted is None:
        raise refused_request(404, "there is no such table")
    return posted


def _terms(floor: RunningFloor, table: str) -> PlaceTerms:
    found = floor.desk.tables.get(TableId(table))
    terms = found.terms() if found else None
    if terms is None:
        raise refused_request(404, "there is no such table")
    return terms


@get("/api/tables/{table:str}/rounds/{number:int}")
async def round_transcript(
    request: Request[Any, Any, State], table: FromPath[str], number: FromPath[int]
) -> RoundTranscript:
    """A round as a dealer would recognise it, for staff."""
    floor = the_floor(request.app.state)
    if floor.access.staff(request.cookies.get(SESSION)) is None:
        raise refused_request(403, "sign in to read a round")
    if TableId(table) not in floor.desk.tables:
        raise refused_request(404, "there is no such table")
    lines = await read_journal(
        floor, lambda entries: transcript(floor.desk.kinds, entries, TableId(table), number)
    )
    return RoundTranscript([_told(line) for line in lines])


def _told(line: Line) -> RoundLine:
    changes = [(spot, money.show(amount)) for spot, amount in line.changes]
    return RoundLine(line.at, line.says, line.clause, line.terminal, changes, line.number)


@get("/api/house")
async def house_colours(state: State) -> HouseColours:
    """The colours of value chips, where the house has others than the usual: screens draw them so."""
    colours = the_floor(state).settings.house.colours
    return HouseColours({str(chip): colour for chip, colour in colours.items()})


TABLE_ROUTES = (house_colours, table_sign, table_sign_pdf, table_paper, round_transcript)

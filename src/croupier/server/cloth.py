"""What screens and staff ask about a table: its cloth, its sign, any of its rounds."""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from croupier.base import money
from croupier.base.names import TableId
from croupier.desk.transcript import Line, transcript
from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import load
from croupier.games.notices import Sign, printed, sign
from croupier.games.roulette.layout import number_boxes, outside_boxes
from croupier.games.roulette.table import RouletteTable
from croupier.paper.printed import sign_on_paper
from croupier.server.credentials import SESSION, the_floor
from croupier.server.reading import read_journal


@get("/api/tables/{table:str}/layout")
async def layout(state: State, table: FromPath[str]) -> dict[str, Any]:
    """The cloth as rectangles, every position on it, and the wheel: all a screen needs to draw."""
    found = the_floor(state).desk.tables.get(TableId(table))
    if found is None:
        raise HTTPException(status_code=404, detail="there is no such table")
    return _cloth(found.table) if isinstance(found.table, RouletteTable) else _big_six(found.table)


def _big_six(opened: BigSixTable) -> dict[str, Any]:
    terms = opened.terms
    return {
        "game": opened.game,
        "spots": [
            {"spot": spot, "name": spot, "odds": printed(terms.bets[spot].odds, terms.odds_word)}
            for spot in opened.spots
        ],
        "stops": list(terms.stops),
    }


def _cloth(opened: RouletteTable) -> dict[str, Any]:
    boxes = (*number_boxes(opened.terms.wheel), *outside_boxes())
    return {
        "game": opened.game,
        "boxes": [msgspec.to_builtins(box) for box in boxes],
        "positions": [
            {
                "spot": position.spot.text,
                "kind": position.spot.kind,
                "x": position.at[0],
                "y": position.at[1],
                "pockets": sorted(position.spot.pockets),
                "odds": str(opened.terms.bets[position.spot.kind].odds),
            }
            for position in opened.positions
        ],
        "bonus": _bonus(opened),
        "wheel": list(opened.wheel.order),
        "colours": opened.wheel.colours,
        "width": max(box.right for box in boxes) - min(box.left for box in boxes),
        "height": max(box.bottom for box in boxes) - min(box.top for box in boxes),
    }


def _bonus(opened: RouletteTable) -> list[dict[str, Any]]:
    """Wagers that lie on no line between boxes: a wheel replica's, colour sections, seven numbers, B2B."""
    on_cloth = {position.spot.text for position in opened.positions}
    return [
        {
            "spot": spot.text,
            "name": spot.text.replace(":", " ").replace("-", " "),
            "kind": spot.kind,
            "pockets": [number for number in opened.wheel.order if number in spot.pockets],
            "odds": str(odds) if (odds := opened.terms.bets[spot.kind].odds) else None,
        }
        for spot in opened.spots.values()
        if spot.text not in on_cloth
    ]


@get("/api/tables/{table:str}/sign")
async def table_sign(state: State, table: FromPath[str]) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(_sign(state, table))
    return shown


@get("/api/tables/{table:str}/sign.pdf", media_type="application/pdf")
async def table_sign_pdf(state: State, table: FromPath[str]) -> bytes:
    return _sign_pdf(_sign(state, table))


@lru_cache(64)
def _sign_pdf(sign: Sign) -> bytes:
    """Drawing takes 20 ms, and anyone may ask."""
    return sign_on_paper(sign).pdf()


def _sign(state: State, table: str) -> Sign:
    found = the_floor(state).desk.tables.get(TableId(table))
    if found is None:
        raise HTTPException(status_code=404, detail="there is no such table")
    return sign(load(found.table.terms.book), found.table)


@get("/api/tables/{table:str}/rounds/{number:int}")
async def round_transcript(
    request: Request[Any, Any, State], table: FromPath[str], number: FromPath[int]
) -> dict[str, Any]:
    """A round as a dealer would recognise it, for staff."""
    floor = the_floor(request.app.state)
    if floor.access.staff(request.cookies.get(SESSION)) is None:
        raise HTTPException(status_code=403, detail="sign in to read a round")
    if TableId(table) not in floor.desk.tables:
        raise HTTPException(status_code=404, detail="there is no such table")
    lines = await read_journal(floor, lambda entries: transcript(entries, TableId(table), number))
    return {"lines": [_told(line) for line in lines]}


def _told(line: Line) -> dict[str, Any]:
    changes = [[spot, money.show(amount)] for spot, amount in line.changes]
    return {**msgspec.to_builtins(line), "changes": changes}


CLOTH = (layout, table_sign, table_sign_pdf, round_transcript)

"""What screens and staff ask about a table: its cloth, its sign, any of its rounds."""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from croupier import money
from croupier.desk.transcript import Line, transcript
from croupier.names import TableId
from croupier.rules.library import load
from croupier.rules.notices import sign
from croupier.rules.roulette.layout import number_boxes, outside_boxes
from croupier.rules.roulette.table import RouletteTable
from croupier.server.credentials import SESSION, the_floor


@get("/api/tables/{table:str}/layout")
async def layout(state: State, table: FromPath[str]) -> dict[str, Any]:
    """The cloth as rectangles, every position on it, and the wheel: all a screen needs to draw."""
    found = the_floor(state).desk.tables.get(TableId(table))
    if found is None or not isinstance(found.table, RouletteTable):
        raise HTTPException(status_code=404, detail="there is no such roulette table")
    opened = found.table
    boxes = (*number_boxes(opened.terms.wheel), *outside_boxes())
    return {
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
        "wheel": list(opened.wheel.order),
        "colours": opened.wheel.colours,
        "width": max(box.right for box in boxes) - min(box.left for box in boxes),
        "height": max(box.bottom for box in boxes) - min(box.top for box in boxes),
    }


@get("/api/tables/{table:str}/sign")
async def table_sign(state: State, table: FromPath[str]) -> dict[str, Any]:
    found = the_floor(state).desk.tables.get(TableId(table))
    if found is None:
        raise HTTPException(status_code=404, detail="there is no such table")
    shown: dict[str, Any] = msgspec.to_builtins(sign(load(found.table.terms.book), found.table))
    return shown


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
    async with floor.queue.showing():
        lines = transcript(floor.desk.entries(), TableId(table), number)
    return {"lines": [_told(line) for line in lines]}


def _told(line: Line) -> dict[str, Any]:
    changes = [[spot, money.show(amount)] for spot, amount in line.changes]
    return {**msgspec.to_builtins(line), "changes": changes}


CLOTH = (layout, table_sign, round_transcript)

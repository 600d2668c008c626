"""PAR sheets over HTTP, for those who read the accounts: each table's maths, and its results against it."""

import asyncio
from functools import lru_cache

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from croupier.analysis.laid import bounds
from croupier.analysis.par_sheet import ParSheet, par_sheet
from croupier.base.names import TableId
from croupier.desk.reports.hold_history import TableHold, table_hold
from croupier.games.effective import table_of
from croupier.server.http_refusals import refused_request
from croupier.server.par_answers import ParTable, ParTables, TablePar, table_par
from croupier.server.reading import read_store
from croupier.server.running_floor import RunningFloor
from croupier.server.staff_requests import Asking, days_asked, known_table, staff_of, terms_of

FORMS = {"html": "text/html; charset=utf-8", "pdf": "application/pdf"}


@get("/api/par")
async def par_tables(request: Asking) -> ParTables:
    """The tables that have a PAR sheet."""
    floor, _ = staff_of(request, only_readers=True)
    floor.queue.check_running()
    found = [(place, place.terms()) for place in floor.desk.tables.values()]
    listed = [ParTable(place.id, place.name, terms.game, terms.book) for place, terms in found if terms]
    return ParTables(floor.desk.house.day, listed)


@get("/api/tables/{table:str}/par")
async def par_of_table(
    request: Asking, table: FromPath[str], first: FromQuery[str] = "", last: FromQuery[str] = ""
) -> TablePar:
    """A table's odds and bands, and its results on some gaming days: the latest thirty, if none is named."""
    floor, _ = staff_of(request, only_readers=True)
    place = floor.desk.tables[known_table(floor, table)]
    sheet, hold = await _made(floor, place.id, first, last)
    return table_par(place.id, place.name, sheet, hold)


@get("/api/tables/{table:str}/par/{form:str}")
async def par_file(
    request: Asking,
    table: FromPath[str],
    form: FromPath[str],
    *,
    first: FromQuery[str] = "",
    last: FromQuery[str] = "",
) -> Response[bytes]:
    """The whole sheet to keep: `html` for a browser, `pdf` for paper."""
    floor, _ = staff_of(request, only_readers=True)
    if form not in FORMS:
        raise refused_request(404, "there is no such report")
    place = floor.desk.tables[known_table(floor, table)]
    sheet, hold = await _made(floor, place.id, first, last)
    body = await asyncio.to_thread(_printed, form, sheet, place.name, hold)
    headers = {"Content-Disposition": f'attachment; filename="parsheet-{place.id}.{form}"'}
    return Response(body, media_type=FORMS[form], headers=headers)


async def _made(floor: RunningFloor, table: TableId, first: str, last: str) -> tuple[ParSheet, TableHold]:
    effective, days = terms_of(floor, table).effective, days_asked(floor, first, last)
    sheet = await asyncio.to_thread(_sheet, effective)
    within = bounds(table_of(effective))
    hold = await read_store(floor, lambda store: table_hold(floor.desk.kinds, store, table, days, within))
    return sheet, hold


@lru_cache(64)
def _sheet(effective: str) -> ParSheet:
    """Working one out takes a second, and terms seldom change."""
    return par_sheet(table_of(effective))


def _printed(form: str, sheet: ParSheet, name: str, hold: TableHold) -> bytes:
    if form == "html":
        from croupier.paper.par_html import par_page  # noqa: PLC0415 - few ask for it

        return par_page(sheet, name, hold).encode()
    from croupier.paper.par_pdf import par_pdf  # noqa: PLC0415 - loads reportlab, which only paper needs

    return par_pdf(sheet, name, hold)


PAR_ROUTES = (par_tables, par_of_table, par_file)

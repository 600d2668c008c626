"""The pit's accounts over HTTP, for those who may read them: the sheets that `croupier report` prints."""

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.figures import BY_TELLER, EXPECTED, Figure
from croupier.desk.reports.report import REPORTS, drilldown, report
from croupier.desk.reports.sheet import Sheet
from croupier.paper.printed import as_csv, on_paper
from croupier.server.access import Staff
from croupier.server.answers import Report, ReportSheet
from croupier.server.credentials import SESSION, the_floor
from croupier.server.http_refusals import refused_request
from croupier.server.readers import BLIND, READERS
from croupier.server.reading import read_store
from croupier.server.running_floor import RunningFloor

Asking = Request[Any, Any, State]
Sheets = tuple[Sheet, ...]
BLIND_COUNTS = "counts are blind: what a box or a drawer should hold is for accountants and auditors"
FORMS = {"csv": "text/csv; charset=utf-8", "pdf": "application/pdf"}


@get("/api/reports/{name:str}/{day:str}")
async def day_report(
    request: Asking, name: FromPath[str], day: FromPath[str], rounds: FromQuery[bool] = False
) -> Report:
    """A report of one gaming day; with `rounds` also the records behind its figures."""
    floor, staff = _allowed(request)
    if name not in REPORTS:
        raise refused_request(404, "there is no such report")
    sheets = await _make(floor, day, lambda figures: _for(staff, report(name, figures, rounds=rounds), name))
    return _given(name, day, floor, sheets)


@get("/api/reports/{name:str}/{day:str}/{form:str}")
async def report_file(
    request: Asking, name: FromPath[str], day: FromPath[str], form: FromPath[str]
) -> Response[bytes]:
    """The same report to keep: `csv` for a spreadsheet, `pdf` for paper."""
    floor, staff = _allowed(request)
    if name not in REPORTS or form not in FORMS:
        raise refused_request(404, "there is no such report")
    sheets = await _make(floor, day, lambda figures: _for(staff, report(name, figures), name))
    body = await asyncio.to_thread(_printed, form, f"{name.capitalize()}: {day}", sheets)
    headers = {"Content-Disposition": f'attachment; filename="{name}-{day}.{form}"'}
    return Response(body, media_type=FORMS[form], headers=headers)


def _printed(form: str, title: str, sheets: tuple[Sheet, ...]) -> bytes:
    return as_csv(sheets).encode() if form == "csv" else on_paper(title, sheets).pdf()


@get("/api/reports/drilldown/{figure:str}/{day:str}")
async def figure_lines(
    request: Asking,
    figure: FromPath[str],
    day: FromPath[str],
    *,
    table: FromQuery[str | None] = None,
    terminal: FromQuery[str | None] = None,
    dealer: FromQuery[str | None] = None,
    reason: FromQuery[str | None] = None,
) -> Report:
    """The records that one figure is the sum of, of the floor or of what is named."""
    floor, staff = _allowed(request)
    if figure not in set(Figure):
        raise refused_request(404, "there is no such figure")
    of_a_window = figure in BY_TELLER and (terminal or dealer)
    if staff.role in BLIND and (figure in EXPECTED or of_a_window):
        raise refused_request(403, BLIND_COUNTS)
    of = {"terminal": terminal, "dealer": dealer, "reason": reason}
    sheets = await _make(floor, day, lambda figures: drilldown(figures, Figure(figure), table, **of))
    return _given("drilldown", day, floor, _for(staff, sheets, figure))


def _allowed(request: Asking) -> tuple[RunningFloor, Staff]:
    floor = the_floor(request.app.state)
    staff = floor.access.staff(request.cookies.get(SESSION))
    if staff is None or staff.role not in READERS:
        who = " or ".join(sorted(READERS))
        raise refused_request(403, "the accounts are for the {who}", who=who)
    return floor, staff


def _for(staff: Staff, sheets: Sheets, what: str) -> Sheets:
    """Counts are blind: whoever witnesses them is not shown what they should come to. So `what` went over
    windows, a report or a figure, is shown without saying over which.
    """
    if staff.role not in BLIND:
        return sheets
    figures = REPORTS[what][1] if what in REPORTS else (what,)
    hidden = EXPECTED | {"terminal"} if set(BY_TELLER).intersection(figures) else EXPECTED
    return tuple(one.without(hidden) for one in sheets if not one.expected)


async def _make(floor: RunningFloor, day: str, sheets: Callable[[DayFigures], Sheets]) -> Sheets:
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise refused_request(404, "a day is written like 2026-11-14") from None
    return await read_store(floor, lambda store: sheets(DayFigures(floor.desk.kinds, store, wanted)))


def _given(name: str, day: str, floor: RunningFloor, sheets: Sheets) -> Report:
    rows = [ReportSheet(one.title, one.records()) for one in sheets]
    return Report(name, day, floor.settings.day.rollover, rows)


ACCOUNTS_ROUTES = (day_report, report_file, figure_lines)

"""What the pit and the count room ask over HTTP: the drop's count, who is on duty, what waits."""

from pathlib import Path
from time import time_ns

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from croupier.base import money
from croupier.base.names import TableId, staff_id
from croupier.base.refusal import Refused
from croupier.desk.reports.report import reports_of
from croupier.server.answers import DropRecorded, PitAnswer, PitTable, Recorded
from croupier.server.http_refusals import refused_command
from croupier.server.pit_view import CountView, on_duty
from croupier.server.preview_api import preview
from croupier.server.settings import gaming_days
from croupier.server.staff_requests import Asking, send, staff_of
from croupier.server.terms_api import TERMS_ROUTES


class Count(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    amount: str
    witness: str


class Duty(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    on: bool


@get("/api/pit")
async def the_pit(request: Asking) -> PitAnswer:
    """What no view of a table has: which stopped and why, boxes that wait for their count, who works."""
    floor, _ = staff_of(request, only_readers=True)
    floor.queue.check_running()
    desk = floor.desk
    today = gaming_days(floor.settings.day, Path()).day(time_ns() // 1000)
    return PitAnswer(
        day=today.isoformat(),
        stopped={str(table): why for table, why in desk.stopped.items()},
        waiting=list(desk.house.pulled),
        on_duty=on_duty(desk),
        tables=[PitTable(table.id, table.name) for table in desk.tables.values()],
        reports=reports_of(desk.tables.values()),
    )


@post("/api/tables/{table:str}/count-drop", status_code=200)
async def count_drop(request: Asking, table: FromPath[str], data: JSONBody[Count]) -> DropRecorded:
    """What the count room found in the boxes of a table: an accountant's, with a witness."""
    floor, staff = staff_of(request)
    try:
        amount = money.read(data.amount)
    except Refused as refused:
        raise refused_command(refused.refusal) from None
    counted = floor.desk.kinds.pit.count_drop(amount, staff_id(data.witness))
    recorded = await send(floor, staff, table, data.id, counted)
    last = floor.desk.house.drop_counts[TableId(table)]
    return DropRecorded(recorded.seq, CountView(money.show(last.expected), money.show(last.found)))


@post("/api/duty", status_code=200)
async def duty(request: Asking, data: JSONBody[Duty]) -> Recorded:
    """At work from now on, or no longer: for staff whose work has no screen with a link of its own."""
    floor, staff = staff_of(request)
    pit = floor.desk.kinds.pit
    return await send(floor, staff, pit.place, data.id, pit.go_on_duty() if data.on else pit.go_off_duty())


PIT_ROUTES = (the_pit, *TERMS_ROUTES, preview, count_drop, duty)

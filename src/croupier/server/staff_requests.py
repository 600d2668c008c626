"""What staff ask over HTTP, before the desk decides: who asks, of which table, under which id."""

from datetime import date, timedelta
from typing import Any

from litestar import Request
from litestar.datastructures import State

from croupier.base.envelope import Command, Envelope
from croupier.base.names import CommandId, TableId
from croupier.base.refusal import Refused
from croupier.desk.reports.trial_history import days_between
from croupier.desk.terms import PlaceTerms
from croupier.server.access import Staff
from croupier.server.answers import Recorded
from croupier.server.credentials import SESSION, the_floor
from croupier.server.http_refusals import refused_command, refused_request
from croupier.server.limits import address_of
from croupier.server.readers import READERS
from croupier.server.running_floor import RunningFloor
from croupier.server.wire import is_id

Asking = Request[Any, Any, State]
USUAL_DAYS = 30


def staff_of(request: Asking, *, only_readers: bool = False) -> tuple[RunningFloor, Staff]:
    floor = the_floor(request.app.state)
    staff = floor.access.staff(request.cookies.get(SESSION))
    if staff is None or (only_readers and staff.role not in READERS):
        raise refused_request(403, "sign in as one who may ask this")
    if not floor.limits.frame(staff.sender, address_of(request.scope["client"])):
        raise refused_request(429, "too many requests: wait a moment")
    return floor, staff


def terms_of(floor: RunningFloor, table: str) -> PlaceTerms:
    """As they stand; raises once the desk has stopped, for memory may be ahead of the journal."""
    floor.queue.check_running()
    terms = floor.desk.tables[known_table(floor, table)].terms()
    if terms is None:
        raise refused_request(404, "this table has no terms that could change")
    return terms


def known_table(floor: RunningFloor, table: str) -> TableId:
    if TableId(table) not in floor.desk.tables:
        raise refused_request(404, "there is no such table")
    return TableId(table)


def days_asked(floor: RunningFloor, first: str, last: str) -> list[str]:
    """Every day from the first to the last, both included; without a first, thirty up to the last."""
    try:
        until = date.fromisoformat(last or floor.desk.house.day)
        since = date.fromisoformat(first) if first else until - timedelta(days=USUAL_DAYS - 1)
        return days_between(since, until)
    except Refused as refused:
        raise refused_command(refused.refusal) from None
    except ValueError:
        raise refused_request(404, "a day is written like 2026-11-14") from None


async def send(floor: RunningFloor, staff: Staff, table: str, id_: str, command: Command) -> Recorded:
    """To the desk like any frame: permitted, decided and written down there, or refused in one sentence."""
    asked = Envelope(read_id(id_), staff.sender, staff.role, TableId(table), command)
    reply = await floor.queue.submit(asked)
    if reply.refusal is not None:
        raise refused_command(reply.refusal)
    return Recorded(reply.seq)


def read_id(id_: str) -> CommandId:
    if not is_id(id_):
        raise refused_request(400, "an id has 11 and 6 base-32 digits")
    return CommandId(id_)

"""What the pit and the count room ask over HTTP: terms, the drop's count, who is on duty, what waits."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import time_ns
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from croupier.base import money
from croupier.base.envelope import Command, Envelope
from croupier.base.names import CommandId, TableId, staff_id
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.desk.messages import ChangeTerms
from croupier.desk.place import Place
from croupier.desk.terms import PlaceTerms
from croupier.desk.terms_history import past_changes
from croupier.ledger import accounts as chart
from croupier.ledger.transfer import Transfer
from croupier.server.access import Staff
from croupier.server.answers import (
    PastTerms,
    PitAnswer,
    PitTable,
    Preview,
    PreviewLine,
    Recorded,
    TermsForm,
    TermsReview,
    Waits,
)
from croupier.server.credentials import SESSION, the_floor
from croupier.server.http_refusals import refused_command, refused_request
from croupier.server.limits import address_of
from croupier.server.pit_view import on_duty
from croupier.server.readers import READERS
from croupier.server.reading import read_journal
from croupier.server.running_floor import RunningFloor
from croupier.server.settings import gaming_days
from croupier.server.wire import Asked, is_id, new_id

Asking = Request[Any, Any, State]
PAST = 20
"""Changes of a table's terms that are told: more than a screen wants."""


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What one thinks of changing, and the digest of the terms one has seen."""

    options: dict[str, Any]
    was: str = ""


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """`id` is the asker's own, so that asking twice does once what is asked."""

    id: str
    options: dict[str, Any]
    was: str = ""


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """A supervisor's frame without its id: its name, the table, its values."""

    frame: list[str | int | bool | None]


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
    floor, _ = _staff(request, only_readers=True)
    floor.queue.check_running()
    desk = floor.desk
    today = gaming_days(floor.settings.day, Path()).day(time_ns() // 1000)
    return PitAnswer(
        day=today.isoformat(),
        stopped={str(table): why for table, why in desk.stopped.items()},
        waiting={str(table): money.show(amount) for table, amount in desk.house.pulled.items()},
        on_duty=on_duty(desk),
        tables=[PitTable(table.id, table.name) for table in desk.tables.values()],
    )


@get("/api/tables/{table:str}/terms")
async def standing_terms(request: Asking, table: FromPath[str]) -> TermsForm:
    """A table's options as they stand, with what its document allows of each."""
    floor, _ = _staff(request, only_readers=True)
    found = _terms(floor, table)
    return TermsForm(*msgspec.structs.astuple(found.form()), terms=found.digest)


@get("/api/tables/{table:str}/terms/past")
async def past_terms(request: Asking, table: FromPath[str]) -> PastTerms:
    """By whom, when and how they were changed, the latest first."""
    floor, _ = _staff(request, only_readers=True)
    found = _known(floor, table)
    changes = await read_journal(floor, lambda entries: past_changes(floor.desk.kinds, entries, found))
    return PastTerms(changes[:PAST])


@post("/api/tables/{table:str}/terms/review", status_code=200)
async def review_terms(request: Asking, table: FromPath[str], data: JSONBody[Options]) -> TermsReview:
    """What other options would change, old and new; `waits` says so where a game must end first."""
    floor, staff = _staff(request)
    found = _terms(floor, table)
    _check_seen(found, data.was)
    effective = _changed(found, data.options)
    asked = Envelope(new_id(), staff.sender, staff.role, TableId(table), ChangeTerms(effective))
    decided = floor.desk.decide(asked)
    refusal = decided if isinstance(decided, Refusal) else None
    if refusal is not None and refusal.reason is not Reason.WRONG_PHASE:
        raise refused_command(refusal)
    return TermsReview(found.differences(effective), refusal)


@post("/api/tables/{table:str}/terms", status_code=200)
async def change_terms(request: Asking, table: FromPath[str], data: JSONBody[Terms]) -> Recorded:
    """Other options from the next game on; what is not named stays as it is."""
    floor, staff = _staff(request)
    found = _terms(floor, table)
    if not floor.desk.knows(staff.sender, CommandId(data.id)):  # one sent again has changed them itself
        _check_seen(found, data.was)
    effective = _changed(found, data.options)
    return await _send(floor, staff, table, data.id, ChangeTerms(effective))


@post("/api/tables/{table:str}/terms/later", status_code=200)
async def change_terms_later(request: Asking, table: FromPath[str], data: JSONBody[Terms]) -> Waits:
    """The same when the game in play has ended, whoever looks on then; the last one asked for counts."""
    floor, staff = _staff(request)
    found = _terms(floor, table)
    _check_seen(found, data.was)
    changed = ChangeTerms(_changed(found, data.options))
    asked = Envelope(_read_id(data.id), staff.sender, staff.role, TableId(table), changed)
    decided = floor.desk.decide(asked)
    if isinstance(decided, Refusal) and decided.reason is not Reason.WRONG_PHASE:
        raise refused_command(decided)
    floor.waiting_terms.keep(asked)
    floor.look_again(TableId(table))
    return Waits(True)


@post("/api/tables/{table:str}/terms/keep", status_code=200)
async def keep_terms(request: Asking, table: FromPath[str]) -> Waits:
    """The terms that wait are not wanted any more."""
    floor, staff = _staff(request)
    place = floor.desk.tables[_known(floor, table)]
    if staff.role not in place.offers[ChangeTerms].roles:
        raise refused_request(403, "whoever may change these terms may keep them")
    floor.waiting_terms.forget(place.id)
    floor.look_again(TableId(table))
    return Waits(False)


@post("/api/preview", status_code=200)
async def preview(request: Asking, data: JSONBody[Frame]) -> Preview:
    """Whose money a supervisor's command would move, and how much of it."""
    floor, staff = _staff(request, only_readers=True)
    floor.queue.check_running()
    try:
        asked = floor.wire.read("supervisor", msgspec.json.encode([new_id(), *data.frame]))
    except Refused as refused:
        raise refused_command(refused.refusal) from None
    if not isinstance(asked, Asked) or asked.table is None:
        raise refused_request(400, "a frame begins with its name and the table")
    envelope = Envelope(asked.id, staff.sender, staff.role, asked.table, asked.command)
    decided = floor.desk.decide(envelope)
    if isinstance(decided, Refusal):
        raise refused_command(decided)
    return Preview(list(_moved(floor.desk.tables[asked.table], floor.desk.post(asked.table, decided))))


def _moved(place: Place, transfers: list[Transfer]) -> Iterator[PreviewLine]:
    changes: Counter[str] = Counter()
    for one in transfers:
        changes[one.credit] += one.amount
        changes[one.debit] -= one.amount
    for position, name in place.positions().items():
        held = changes[chart.credits_of(place.id, position)] + changes[chart.promo_of(place.id, position)]
        missing = -changes[chart.shortfall(place.id, position)]
        if held or missing:
            yield PreviewLine(name, money.show(held), money.show(missing))


def _check_seen(terms: PlaceTerms, was: str) -> None:
    """Terms are changed from those that the asker has seen: nobody undoes unseen what another changed."""
    if was not in ("", terms.digest):
        raise refused_request(409, "these terms have been changed meanwhile: look again")


def _changed(terms: PlaceTerms, options: dict[str, Any]) -> str:
    try:
        return terms.changed(options)
    except Refused as refused:
        raise refused_command(refused.refusal) from None


@post("/api/tables/{table:str}/count-drop", status_code=200)
async def count_drop(request: Asking, table: FromPath[str], data: JSONBody[Count]) -> Recorded:
    """What the count room found in the boxes of a table: an accountant's, with a witness."""
    floor, staff = _staff(request)
    try:
        amount = money.read(data.amount)
    except Refused as refused:
        raise refused_command(refused.refusal) from None
    return await _send(
        floor, staff, table, data.id, floor.desk.kinds.pit.count_drop(amount, staff_id(data.witness))
    )


@post("/api/duty", status_code=200)
async def duty(request: Asking, data: JSONBody[Duty]) -> Recorded:
    """At work from now on, or no longer: for staff whose work has no screen with a link of its own."""
    floor, staff = _staff(request)
    pit = floor.desk.kinds.pit
    return await _send(floor, staff, pit.place, data.id, pit.go_on_duty() if data.on else pit.go_off_duty())


def _staff(request: Asking, *, only_readers: bool = False) -> tuple[RunningFloor, Staff]:
    floor = the_floor(request.app.state)
    staff = floor.access.staff(request.cookies.get(SESSION))
    if staff is None or (only_readers and staff.role not in READERS):
        raise refused_request(403, "sign in as one who may ask this")
    if not floor.limits.frame(staff.sender, address_of(request.scope["client"])):
        raise refused_request(429, "too many requests: wait a moment")
    return floor, staff


def _terms(floor: RunningFloor, table: str) -> PlaceTerms:
    """As they stand, which is not known any more once the desk has stopped."""
    floor.queue.check_running()
    terms = floor.desk.tables[_known(floor, table)].terms()
    if terms is None:
        raise refused_request(404, "this table has no terms that could change")
    return terms


def _known(floor: RunningFloor, table: str) -> TableId:
    if TableId(table) not in floor.desk.tables:
        raise refused_request(404, "there is no such table")
    return TableId(table)


async def _send(floor: RunningFloor, staff: Staff, table: str, id_: str, command: Command) -> Recorded:
    """To the desk like any frame: permitted, decided and written down there, or refused in one sentence."""
    asked = Envelope(_read_id(id_), staff.sender, staff.role, TableId(table), command)
    reply = await floor.queue.submit(asked)
    if reply.refusal is not None:
        raise refused_command(reply.refusal)
    return Recorded(reply.seq)


def _read_id(id_: str) -> CommandId:
    if not is_id(id_):
        raise refused_request(400, "an id has 11 and 6 base-32 digits")
    return CommandId(id_)


PIT_ROUTES = (
    the_pit, standing_terms, past_terms, review_terms, change_terms, change_terms_later, keep_terms, preview,
    count_drop, duty,
)  # fmt: skip

"""A table's terms over HTTP: as they stand, what a change would be, the change now or after the game."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from croupier.base.envelope import Envelope
from croupier.base.names import CommandId, TableId
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.desk.messages import ChangeTerms
from croupier.desk.terms import PlaceTerms
from croupier.desk.terms_history import past_changes
from croupier.server.answers import PastTerms, Recorded, TermsForm, TermsReview, Waits
from croupier.server.http_refusals import refused_command, refused_request
from croupier.server.reading import read_journal
from croupier.server.staff_requests import Asking, known_table, read_id, send, staff_of, terms_of
from croupier.server.wire import new_id

PAST = 20
"""Changes of a table's terms that are told: more than a screen wants."""


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What one thinks of changing, and the digest of the terms one has seen."""

    options: dict[str, Any]
    was: str = ""


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """`id` comes from the client: a repeated request has no second effect."""

    id: str
    options: dict[str, Any]
    was: str = ""


@get("/api/tables/{table:str}/terms")
async def standing_terms(request: Asking, table: FromPath[str]) -> TermsForm:
    """A table's options as they stand, with what its document allows of each."""
    floor, _ = staff_of(request, only_readers=True)
    found = terms_of(floor, table)
    return TermsForm(*msgspec.structs.astuple(found.form()), terms=found.digest)


@get("/api/tables/{table:str}/terms/past")
async def past_terms(request: Asking, table: FromPath[str]) -> PastTerms:
    """By whom, when and how they were changed, the latest first."""
    floor, _ = staff_of(request, only_readers=True)
    found = known_table(floor, table)
    changes = await read_journal(floor, lambda entries: past_changes(floor.desk.kinds, entries, found))
    return PastTerms(changes[:PAST])


@post("/api/tables/{table:str}/terms/review", status_code=200)
async def review_terms(request: Asking, table: FromPath[str], data: JSONBody[Options]) -> TermsReview:
    """What other options would change, old and new; `waits` says so where a game must end first."""
    floor, staff = staff_of(request)
    found = terms_of(floor, table)
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
    floor, staff = staff_of(request)
    found = terms_of(floor, table)
    if not floor.desk.knows(staff.sender, CommandId(data.id)):  # one sent again has changed them itself
        _check_seen(found, data.was)
    effective = _changed(found, data.options)
    return await send(floor, staff, table, data.id, ChangeTerms(effective))


@post("/api/tables/{table:str}/terms/later", status_code=200)
async def change_terms_later(request: Asking, table: FromPath[str], data: JSONBody[Terms]) -> Waits:
    """The same when the game in play has ended, whoever looks on then; the last one asked for counts."""
    floor, staff = staff_of(request)
    found = terms_of(floor, table)
    _check_seen(found, data.was)
    changed = ChangeTerms(_changed(found, data.options))
    asked = Envelope(read_id(data.id), staff.sender, staff.role, TableId(table), changed)
    decided = floor.desk.decide(asked)
    if isinstance(decided, Refusal) and decided.reason is not Reason.WRONG_PHASE:
        raise refused_command(decided)
    floor.waiting_terms.keep(asked)
    floor.screens.look_again(TableId(table))
    return Waits(True)


@post("/api/tables/{table:str}/terms/keep", status_code=200)
async def keep_terms(request: Asking, table: FromPath[str]) -> Waits:
    """The terms that wait are not wanted any more."""
    floor, staff = staff_of(request)
    place = floor.desk.tables[known_table(floor, table)]
    if staff.role not in place.offers[ChangeTerms].roles:
        raise refused_request(403, "whoever may change these terms may keep them")
    floor.waiting_terms.forget(place.id)
    floor.screens.look_again(TableId(table))
    return Waits(False)


def _check_seen(terms: PlaceTerms, was: str) -> None:
    """Terms are changed from those that the asker has seen: nobody undoes unseen what another changed."""
    if was not in ("", terms.digest):
        raise refused_request(409, "these terms have been changed meanwhile: look again")


def _changed(terms: PlaceTerms, options: dict[str, Any]) -> str:
    try:
        return terms.changed(options)
    except Refused as refused:
        raise refused_command(refused.refusal) from None


TERMS_ROUTES = (standing_terms, past_terms, review_terms, change_terms, change_terms_later, keep_terms)

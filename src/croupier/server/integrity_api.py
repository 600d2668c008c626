"""The integrity of chance devices over HTTP, for those who answer for them: tests, history, and the watch."""

from math import exp

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from croupier.analysis.bias.evidence import log_evidence
from croupier.analysis.bias.report import LARGEST
from croupier.analysis.bias.rotor import Rotor
from croupier.desk.place import Place
from croupier.desk.ports import FigureReader
from croupier.desk.reports.integrity import Integrity, integrity
from croupier.desk.reports.trial_history import history
from croupier.server.answers import DeviceIntegrity, DeviceWatch, Recorded, WatchedDevices
from croupier.server.http_refusals import refused_request
from croupier.server.readers import WATCHERS
from croupier.server.reading import read_store
from croupier.server.running_floor import RunningFloor
from croupier.server.staff_requests import Asking, days_asked, known_table, send, staff_of


class Restart(msgspec.Struct, forbid_unknown_fields=True):
    id: str


@get("/api/integrity")
async def watched_devices(request: Asking) -> WatchedDevices:
    """Every table whose chance device is watched for bias, and how the evidence stands."""
    floor = _allowed(request)
    floor.queue.check_running()
    watched = [_watch(floor, place) for place in floor.desk.tables.values() if place.ring()]
    return WatchedDevices(floor.desk.house.day, watched)


@get("/api/tables/{table:str}/integrity")
async def device_integrity(
    request: Asking, table: FromPath[str], first: FromQuery[str] = "", last: FromQuery[str] = ""
) -> DeviceIntegrity:
    """The report on some gaming days; the latest thirty unless it is said otherwise."""
    floor = _allowed(request)
    place = floor.desk.tables[known_table(floor, table)]
    if not place.ring():
        raise refused_request(404, "no chance device is watched at this table")
    days = days_asked(floor, first, last)
    report = await read_store(floor, lambda store: _report(floor, place, days, store))
    return DeviceIntegrity(_watch(floor, place), report)


@post("/api/tables/{table:str}/integrity/restart", status_code=200)
async def restart_watch(request: Asking, table: FromPath[str], data: JSONBody[Restart]) -> Recorded:
    """The device was inspected or changed: its results are counted anew from here."""
    floor, staff = staff_of(request)
    pit = floor.desk.kinds.pit
    return await send(floor, staff, pit.place, data.id, pit.restart_watch(known_table(floor, table)))


def _allowed(request: Asking) -> RunningFloor:
    floor, staff = staff_of(request)
    if staff.role not in WATCHERS:
        who = " or ".join(sorted(WATCHERS))
        raise refused_request(403, "this is for the {who}", who=who)
    return floor


def _report(floor: RunningFloor, place: Place, days: list[str], store: FigureReader) -> Integrity:
    tried = history(floor.desk.kinds, store, place.id, days)
    return integrity(place.id, place.ring(), days, tried)


def _watch(floor: RunningFloor, place: Place) -> DeviceWatch:
    tally = floor.desk.house.tallies.get(place.id)
    limit = floor.settings.house.bias_odds
    if tally is None:
        return DeviceWatch(place.id, place.name, 0, 1.0, limit, suspected=False)
    rotor = Rotor(tally.ring)
    evidence = min(LARGEST, exp(min(log_evidence(rotor, rotor.counts(tally.counts)), 700)))
    return DeviceWatch(place.id, place.name, tally.counts.total(), evidence, limit, tally.suspected)


INTEGRITY_ROUTES = (watched_devices, device_integrity, restart_watch)

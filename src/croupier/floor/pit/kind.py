"""The pit, as the desk knows it: one place that stands without being installed."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import STAFF
from croupier.base.names import TableId
from croupier.desk.front import no_front
from croupier.desk.house import House
from croupier.desk.kind import Citations, Kind, Standing
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.desk.offer import Offer
from croupier.desk.room import Room
from croupier.desk.running import PlaceSettings
from croupier.floor.parts import vouchers
from croupier.floor.parts.duty import OVERSIGHT
from croupier.floor.parts.messages.vouchers import VouchersExpired
from croupier.floor.parts.people import CLOCK, DEVICE, ENGINEER, SUPERVISOR
from croupier.floor.parts.voucher_posting import post_voucher
from croupier.floor.pit.decide import PitCommand, decide
from croupier.floor.pit.messages.pit import (
    BeginDay,
    BiasReported,
    DayBegun,
    GoOffDuty,
    GoOnDuty,
    HouseRulesSet,
    NoteVoucherKey,
    RaiseAlarm,
    ReportBias,
    RestartWatch,
    SetHouseRules,
    SetVoucherRules,
    VoucherKeyNoted,
    VoucherRulesSet,
    WatchRestarted,
    WentOffDuty,
    WentOnDuty,
)
from croupier.floor.pit.state import PIT, PitState
from croupier.ledger.transfer import Transfer

PitEvent: TypeAlias = (
    DayBegun
    | WentOnDuty
    | WentOffDuty
    | HouseRulesSet
    | VoucherRulesSet
    | VoucherKeyNoted
    | VouchersExpired
    | BiasReported
    | WatchRestarted
)
EVENTS = (
    DayBegun,
    WentOnDuty,
    WentOffDuty,
    HouseRulesSet,
    VoucherRulesSet,
    VoucherKeyNoted,
    VouchersExpired,
    BiasReported,
    WatchRestarted,
)
CITATIONS = Citations(
    play=OVERSIGHT, supervision=OVERSIGHT, malfunction=OVERSIGHT, rack=OVERSIGHT, box=OVERSIGHT
)
OFFERS = (
    Offer(GoOnDuty, STAFF, OVERSIGHT, ("supervisor",)),
    Offer(GoOffDuty, STAFF, OVERSIGHT, ("supervisor",)),
    Offer(RaiseAlarm, DEVICE),
    Offer(BeginDay, CLOCK),
    Offer(SetHouseRules, ENGINEER),
    Offer(SetVoucherRules, ENGINEER),
    Offer(NoteVoucherKey, ENGINEER),
    Offer(ReportBias, DEVICE),
    Offer(RestartWatch, SUPERVISOR | ENGINEER),
)


def tell_house(house: House, at: TableId, event: PitEvent) -> None:
    match event:
        case DayBegun(day):
            house.day = day
        case WentOnDuty(who, role):
            house.on_duty[who] = role
        case WentOffDuty(who):
            del house.on_duty[who]
        case HouseRulesSet(tables, colours):
            house.tables_per_supervisor, house.chip_colours = tables, dict(colours)
        case VoucherRulesSet(limit, days):
            house.voucher_limit, house.voucher_days = limit, days
        case VoucherKeyNoted(fingerprint):
            house.voucher_key = fingerprint
        case VouchersExpired():
            vouchers.fold(house, at, event)
        case BiasReported(table):
            house.tallies[table].suspected = True
        case WatchRestarted(table):
            del house.tallies[table]
        case _ as never:
            assert_never(never)


def _install(_: InstallTable) -> None:
    """Nothing that is installed is a pit."""


def _installed(at: TableId, _: TableInstalled) -> PitState | None:
    return PitState() if at == PIT else None


def _evolve(_: PitState, _event: PitEvent) -> None: ...


def _post(at: TableId, event: PitEvent) -> list[Transfer]:
    return post_voucher(at, event) if isinstance(event, VouchersExpired) else []


KIND: Kind[PitState, PitCommand, PitEvent] = Kind(
    name="pit",
    state=PitState,
    offers=OFFERS,
    events=EVENTS,
    install=_install,
    installed=_installed,
    decide=decide,
    evolve=_evolve,
    post=_post,
    citations=lambda _: CITATIONS,
    standing=lambda _: Standing(open=True),
    tell=lambda _state, _event: iter(()),
    tell_house=tell_house,
    concerns_house=frozenset(EVENTS),
)
ROOM: Room[PitState, PitCommand, PitEvent, PlaceSettings] = Room(KIND, no_front(PitState), always=PIT)

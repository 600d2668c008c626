"""What supervisors see: every table of the desk, whether it runs or not, with its money."""

from collections.abc import Container, Mapping
from typing import Annotated, NamedTuple, TypeAlias

import msgspec

from croupier.base import money
from croupier.base.names import Citation, TableId, staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.act_view import ActView, overseers_acts
from croupier.desk.desk import Desk
from croupier.desk.house import Count, House
from croupier.desk.place import Place
from croupier.desk.state import Alarm
from croupier.desk.view import fields_of
from croupier.ledger import accounts as chart
from croupier.server.slip_view import UnpaidHandPay, WaitingSlip, unpaid_hand_pays, waiting_slips
from croupier.server.waiting_terms import WaitingTerms


class Me(msgspec.Struct, frozen=True):
    """A member of staff."""

    name: str
    role: str


class MePart(msgspec.Struct, frozen=True):
    """The member of staff at this screen."""

    me: Me


class SupervisorMe(msgspec.Struct, frozen=True):
    """`may` names the commands that the role may send."""

    name: str
    role: str
    may: tuple[str, ...]


class SupervisorMePart(msgspec.Struct, frozen=True):
    me: SupervisorMe


class CountView(msgspec.Struct, frozen=True):
    """What the books had, and what was found; shown once the count is in."""

    expected: Dollars
    found: Dollars


def count_view(count: Count | None) -> CountView | None:
    return CountView(money.show(count.expected), money.show(count.found)) if count else None


class HouseOverview(msgspec.Struct, frozen=True):
    """What the house adds to a place's own overview: its kind, its money by the ledger.

    Counts are blind, and whoever oversees a table counts its float and sees its boxes counted. So what the
    books have in rack and box is not shown: `float` is what was counted last, with fills and credits since,
    and where play moves no chips, at terminals, with those that the dealer counted in and out; `float_count`
    is the last count, beside what the books had then, and `float_is_counted` whether it is of the rack as it
    stands, so that the table may close; `box` says that the drop box holds anything. `acts` are those that
    supervisors do there.
    `dealer_away`: whoever works the table has left its screen; `no_dealer`: nobody works this open table.
    `slips` are its fills and credits that are under way, `hand_pays` its slips that the cage must still pay.
    `terms_wait` is who wants other terms when this game ends. `device_trouble` is what is wrong with a device
    of the table, for as long as it is.
    """

    kind: str
    box: bool
    win: Dollars
    float: Dollars
    float_count: CountView | None
    float_is_counted: bool
    acts: list[ActView]
    dealer_away: bool
    no_dealer: bool
    terms_wait: str | None
    device_trouble: str | None
    slips: list[WaitingSlip]
    hand_pays: list[UnpaidHandPay]


Overview: TypeAlias = Annotated[Mapping[str, object], msgspec.Meta(title="SupervisedTable")]
"""A place as its kind shows it, with its `HouseOverview`."""


class PitStaff(msgspec.Struct, frozen=True):
    """`day` is the gaming day. `staffed` are open tables with a dealer.

    `short`: fewer supervisors are on duty than they need.

    `each` is how many tables one supervisor may have: the house's own number, or less where `clause`, of a
    table's document, says so. Of the `staffed` tables `bound` stand on that document.
    """

    day: str
    on_duty: list[Me]
    supervisors: int
    needed: int
    each: int
    staffed: int
    short: bool
    clause: Citation | None
    bound: int


class AlarmView(msgspec.Struct, frozen=True):
    """`name` is what the place is called on the floor."""

    at: int
    table: TableId
    name: str
    says: str


class SupervisorPart(msgspec.Struct, frozen=True):
    """`chip_values` are those of the cage, on whose slips chips reach tables; none without a cage."""

    tables: list[Overview]
    pit: PitStaff
    alarms: list[AlarmView]
    chip_values: list[Dollars]


SUPERVISOR = (SupervisorMePart, SupervisorPart)
"""All that the supervisors' screen is shown."""


class Unjournaled(NamedTuple):
    """What the server alone knows of its tables."""

    away: Container[TableId]
    waiting: WaitingTerms
    troubles: Mapping[TableId, str]


def supervisor_part(desk: Desk, known: Unjournaled) -> SupervisorPart:
    tables = [_table(desk, table, known) for table in desk.tables.values() if table.overview()]
    alarms = [_alarm(desk.house, one) for one in desk.alarms]
    values = [money.show(value) for value in desk.house.chip_values()]
    return SupervisorPart(tables, _pit(desk), alarms, values)


def _alarm(house: House, alarm: Alarm) -> AlarmView:
    return AlarmView(alarm.at, alarm.table, house.names.get(alarm.table, alarm.table), alarm.says)


def on_duty(desk: Desk) -> list[Me]:
    return [Me(staff_name(who) or "", role) for who, role in desk.house.on_duty.items()]


def _pit(desk: Desk) -> PitStaff:
    house = desk.house
    supervisors, wanted = sum(1 for _ in house.supervisors()), _needed(desk)
    return PitStaff(
        day=house.day,
        on_duty=on_duty(desk),
        supervisors=supervisors,
        needed=wanted,
        each=desk.kinds.pit.each(house.tables_per_supervisor, house.dealt_books()),
        staffed=house.staffed,
        short=supervisors < wanted,
        clause=desk.kinds.pit.oversight(house.dealt_books()),
        bound=sum(desk.kinds.pit.oversight((book,)) is not None for book in house.dealt_books()),
    )


def _needed(desk: Desk) -> int:
    house = desk.house
    return desk.kinds.pit.needed(house.tables_per_supervisor, house.dealt_books())


def _table(desk: Desk, place: Place, known: Unjournaled) -> Overview:
    drop, win = (desk.balances.get(account(place.id), 0) for account in (chart.drop, chart.win))
    acts = overseers_acts(place, "supervisor").acts
    added = HouseOverview(
        place.label(),
        box=drop != 0,
        win=money.show(win),
        float=money.show(desk.house.floats.get(place.id, 0)),
        float_count=count_view(desk.house.float_counts.get(place.id)),
        float_is_counted=desk.house.float_is_counted(place.id),
        acts=acts,
        dealer_away=place.id in known.away,
        no_dealer=place.standing().unworked,
        terms_wait=known.waiting.asker(place.id),
        device_trouble=known.troubles.get(place.id),
        slips=waiting_slips(desk.house, place.id),
        hand_pays=unpaid_hand_pays(desk.house, place.id),
    )
    return {**fields_of(place.overview()), **fields_of(added)}

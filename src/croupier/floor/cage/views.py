"""What the screen of the cage shows. What a drawer should hold is nowhere in it: counts are blind."""

from collections.abc import Mapping

import msgspec

from croupier.base import money
from croupier.base.names import TableId, staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.chip_slips import ChipSlip
from croupier.desk.house import House
from croupier.desk.vouchers import VoucherState
from croupier.floor.cage.state import Cage
from croupier.floor.parts.drawer import Drawer


class WindowView(msgspec.Struct, frozen=True):
    """`paid` is what was last paid out there."""

    id: str
    cashier: str | None
    paid: Dollars


class ChipCount(msgspec.Struct, frozen=True):
    denomination: Dollars
    count: int


class SlipView(msgspec.Struct, frozen=True):
    """`next` is whose signature is due."""

    number: int
    kind: str
    table: str
    amount: Dollars
    chips: list[ChipCount]
    next: str
    signed: list[str]


class HandPaySlip(msgspec.Struct, frozen=True):
    number: int
    amount: Dollars
    where: str


class OnDuty(msgspec.Struct, frozen=True):
    """A member of staff at work, who may be a witness."""

    name: str
    role: str


class CagePart(msgspec.Struct, frozen=True):
    """`chips` are the vault's, empty until they were counted; `owed` is the liability on open vouchers."""

    cage: str
    windows: list[WindowView]
    denominations: list[Dollars]
    counted: bool
    chips: list[ChipCount]
    slips: list[SlipView]
    hand_pays: list[HandPaySlip]
    tables: dict[str, str]
    on_duty: list[OnDuty]
    owed: Dollars
    open_vouchers: int


def cage_part(cage: Cage, house: House) -> CagePart:
    waiting = [one.amount for one in house.vouchers.values() if one.state is VoucherState.OPEN]
    return CagePart(
        cage=cage.name,
        windows=[
            WindowView(one.window, staff_name(one.cashier), money.show(one.paid))
            for one in cage.drawers.values()
        ],
        denominations=[money.show(one) for one in cage.denominations],
        counted=cage.counted,
        chips=[ChipCount(money.show(one), cage.chips.get(one, 0)) for one in cage.denominations],
        slips=[_slip(house.chip_slips[one], house.names) for one in sorted(house.open_slips)],
        hand_pays=[
            HandPaySlip(number, money.show(one.amount), f"{house.names.get(one.table)}, {one.terminal}")
            for number, one in house.hand_pays.items()
            if not one.paid
        ],
        tables={table: name for table, name in house.names.items() if table in house.books},
        on_duty=[OnDuty(staff_name(who) or "", role) for who, role in house.on_duty.items()],
        owed=money.show(sum(waiting)),
        open_vouchers=len(waiting),
    )


def _window(drawer: Drawer) -> WindowView:
    return WindowView(drawer.window, staff_name(drawer.cashier), money.show(drawer.paid))


def _slip(slip: ChipSlip, names: Mapping[TableId, str]) -> SlipView:
    chips = [ChipCount(money.show(denomination), count) for denomination, count in slip.chips]
    return SlipView(
        slip.number,
        str(slip.kind),
        names.get(slip.table, slip.table),
        money.show(slip.amount),
        chips,
        str(slip.next or ""),
        [staff_name(who) or "" for who in slip.signed],
    )

"""What the screen of the cage shows. What drawers and vault should hold is not in it: counts are blind."""

from collections.abc import Mapping

import msgspec

from croupier.base import money
from croupier.base.names import TableId, staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.chip_slips import ChipSlip, HandPay
from croupier.desk.house import House
from croupier.floor.cage.state import Cage


class WindowView(msgspec.Struct, frozen=True):
    """`paid` is what was last paid out there."""

    id: str
    cashier: str | None
    paid: Dollars


class ChipCount(msgspec.Struct, frozen=True):
    denomination: Dollars
    count: int


class SlipView(msgspec.Struct, frozen=True):
    """`next` is whose signature is due; `printed`: there is a paper of it."""

    number: int
    kind: str
    table: str
    amount: Dollars
    chips: list[ChipCount]
    next: str
    signed: list[str]
    printed: bool


class HandPaySlip(msgspec.Struct, frozen=True):
    number: int
    amount: Dollars
    where: str


class OnDuty(msgspec.Struct, frozen=True):
    """A member of staff at work, who may be a witness."""

    name: str
    role: str


class CagePart(msgspec.Struct, frozen=True):
    """`counted`: two people have counted the vault's chips; `owed` is the liability on open vouchers."""

    cage: str
    windows: list[WindowView]
    denominations: list[Dollars]
    counted: bool
    slips: list[SlipView]
    hand_pays: list[HandPaySlip]
    tables: dict[str, str]
    on_duty: list[OnDuty]
    owed: Dollars
    open_vouchers: int


def cage_part(cage: Cage, house: House) -> CagePart:
    return CagePart(
        cage=cage.name,
        windows=[
            WindowView(one.window, staff_name(one.cashier), money.show(one.paid))
            for one in cage.drawers.values()
        ],
        denominations=[money.show(one) for one in cage.denominations],
        counted=cage.counted,
        slips=[_slip(house.chip_slips[one], house.names) for one in sorted(house.open_slips)],
        hand_pays=[
            _hand_pay(number, house.hand_pays[number], house.names)
            for number in sorted(house.unpaid_hand_pays)
        ],
        tables={table: name for table, name in house.names.items() if table in house.books},
        on_duty=[OnDuty(staff_name(who) or "", role) for who, role in house.on_duty.items()],
        owed=money.show(house.vouchers_owed),
        open_vouchers=len(house.open_vouchers),
    )


def _hand_pay(number: int, slip: HandPay, names: Mapping[TableId, str]) -> HandPaySlip:
    return HandPaySlip(number, money.show(slip.amount), f"{names.get(slip.table)}, {slip.terminal}")


def _slip(slip: ChipSlip, names: Mapping[TableId, str]) -> SlipView:
    chips = [ChipCount(money.show(denomination), count) for denomination, count in slip.chips]
    return SlipView(
        slip.number,
        str(slip.kind),
        names.get(slip.table, slip.table),
        money.show(slip.amount),
        chips,
        str(slip.next or ""),
        [staff_name(one.who) or "" for one in slip.signed],
        slip.printed,
    )

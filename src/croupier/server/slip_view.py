"""Slips that are under way, as whoever works or oversees a table sees those of that table."""

import msgspec

from croupier.base import money
from croupier.base.names import TableId, staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.house import House


class WaitingSlip(msgspec.Struct, frozen=True):
    """`next` is whose signature is due; `chips` are by value and count."""

    number: int
    kind: str
    amount: Dollars
    chips: list[tuple[Dollars, int]]
    next: str
    signed: list[str]


class UnpaidHandPay(msgspec.Struct, frozen=True):
    """A hand pay slip that the cage has still to pay."""

    number: int
    amount: Dollars
    terminal: str


class TableSlipsPart(msgspec.Struct, frozen=True):
    chip_slips: list[WaitingSlip]


def waiting_slips(house: House, table: TableId) -> list[WaitingSlip]:
    return [
        WaitingSlip(
            slip.number,
            str(slip.kind),
            money.show(slip.amount),
            [(money.show(denomination), count) for denomination, count in slip.chips],
            str(slip.next),
            [staff_name(one.who) or "" for one in slip.signed],
        )
        for number in sorted(house.open_slips)
        if (slip := house.chip_slips[number]).table == table
    ]


def unpaid_hand_pays(house: House, table: TableId) -> list[UnpaidHandPay]:
    return [
        UnpaidHandPay(number, money.show(slip.amount), slip.terminal)
        for number in sorted(house.unpaid_hand_pays)
        if (slip := house.hand_pays[number]).table == table
    ]

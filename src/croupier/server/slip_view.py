"""Fill and credit slips that are under way, as whoever works or oversees a table sees those of that table."""

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
            [staff_name(who) or "" for who in slip.signed],
        )
        for number in sorted(house.open_slips)
        if (slip := house.chip_slips[number]).table == table
    ]

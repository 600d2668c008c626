"""What chips and currency that two people move come to in the books."""

from typing import assert_never

from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.floor.parts.chip_slip_posting import post_slip
from croupier.floor.parts.chip_slips import TableSlipEvent
from croupier.floor.parts.messages import racks
from croupier.floor.parts.messages.tables import TableClosed, TableOpened
from croupier.floor.parts.racks import RackEvent
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move

Transfers = list[Transfer]


def into_rack(table: TableId, amount: Cents) -> Transfers:
    """Value chips into the rack, or out of it for a negative amount."""
    return move(chart.rack(table), chart.CHIP_STOCK, amount, Code.RACK)


def post_rack(table: TableId, event: RackEvent) -> Transfers:
    if isinstance(event, TableSlipEvent):
        return post_slip(table, event)
    match event:
        case racks.TableFilled():
            return move(chart.rack(table), chart.CAGE, event.amount, Code.FILL)
        case racks.TableCredited():
            return move(chart.CAGE, chart.rack(table), event.amount, Code.CREDIT)
        case racks.DropPickedUp():
            return move(chart.count(table), chart.drop(table), event.amount, Code.PICK_UP)
        case racks.DropCounted():
            return _count(table, event)
        case racks.FloatCounted():
            return _count_rack(table, event)
        case _:
            assert_never(event)


def post_opened(table: TableId, event: TableOpened) -> Transfers:
    return move(chart.rack(table), chart.CAGE, event.bankroll, Code.FLOAT)


def post_closed(table: TableId, event: TableClosed) -> Transfers:
    """The whole rack goes back to the cage; coupons that nobody bet cost nothing after all."""
    promotion = chart.promotion(table)
    forfeited = (
        move(chart.promo_of(table, terminal), promotion, left, Code.COUPON_LAPSED)
        for terminal, left in event.forfeited
    )
    rack_back = move(chart.CAGE, chart.rack(table), event.bankroll, Code.FLOAT)
    return [*rack_back, *(transfer for transfers in forfeited for transfer in transfers)]


def _count(table: TableId, event: racks.DropCounted) -> Transfers:
    """What was found goes to the cage; what was not is short, and what was too much is over."""
    counted = chart.count(table)
    return [
        *move(chart.CAGE, counted, event.counted, Code.COUNT),
        *move(chart.overshort(table), counted, event.expected - event.counted, Code.OVER_SHORT),
    ]


def _count_rack(table: TableId, event: racks.FloatCounted) -> Transfers:
    """Chips that are missing from the rack are outstanding somewhere; the rack is put right."""
    short = event.expected - event.counted
    return [
        *move(chart.overshort(table), chart.CHIPS, short, Code.OVER_SHORT),
        *into_rack(table, -short),
    ]

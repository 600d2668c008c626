"""What happens at a live wheel, in the books: chips on a layout, in hands and in the rack."""

from croupier.base.names import TableId
from croupier.floor.parts.messages import seats, tables
from croupier.floor.parts.rack_posting import Transfers, into_rack, post_closed, post_opened, post_rack
from croupier.floor.parts.racks import RackEvent
from croupier.floor.parts.seats.posting import Posted, post_lost, post_seat, post_won
from croupier.floor.wheel.evolve import WheelEvent
from croupier.floor.wheel.messages import deal
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import move


def post(table: TableId, event: WheelEvent) -> Transfers:
    """The transfers of one event at a table; most events move no money."""
    if isinstance(event, RackEvent):
        return post_rack(table, event)
    if isinstance(event, Posted):
        return post_seat(table, event)
    match event:
        case seats.ColouredOut():
            return _colour_out(table, event)
        case deal.LosersCollected():
            return [transfer for one in event.collected for transfer in post_collected(table, one)]
        case deal.WinnersPaid():
            return [transfer for one in event.payments for transfer in post_payment(table, one)]
        case tables.TableOpened():
            return post_opened(table, event)
        case tables.TableClosed():
            return post_closed(table, event)
        case _:
            return []


def _colour_out(table: TableId, event: seats.ColouredOut) -> Transfers:
    return [
        *move(chart.credits_of(table, event.terminal), chart.CHIPS, event.amount, Code.CASH_OUT),
        *into_rack(table, -event.amount),
        *move(chart.promo_of(table, event.terminal), chart.promotion(table), event.coupon, Code.COUPON_BACK),
    ]


def post_collected(table: TableId, one: deal.Collected) -> Transfers:
    return post_lost(table, one.tender, one.amount, one.coupon)


def post_payment(table: TableId, one: deal.Payment) -> Transfers:
    return post_won(table, one.terminal, one.tender, one)

"""What happens at a mini-baccarat table, in the books: chips on the layout, in hands and in the rack."""

from croupier.base.names import TableId
from croupier.floor.baccarat.evolve import BaccaratEvent
from croupier.floor.baccarat.messages import pay
from croupier.floor.parts.messages import tables
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.rack_posting import Transfers, into_rack, post_closed, post_opened, post_rack
from croupier.floor.parts.racks import RackEvent
from croupier.floor.parts.seats.posting import Posted, post_lost, post_seat, post_won
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import move


def post(table: TableId, event: BaccaratEvent) -> Transfers:
    """The transfers of one event at a table; most events move no money."""
    if isinstance(event, RackEvent):
        return post_rack(table, event)
    if isinstance(event, Posted):
        return post_seat(table, event)
    match event:
        case pay.LosingWagersCollected():
            return [transfer for one in event.collected for transfer in post_taken(table, one)]
        case pay.WagersVoid():
            return [transfer for one in event.wagers for transfer in post_void(table, one, void_code(event))]
        case pay.WinnerPaid():
            return _paid(table, event)
        case pay.VigorishCollected():
            return _collected(table, event)
        case pay.VigorishMarked():
            owed = chart.commission(table, event.terminal)
            return move(owed, chart.win(table), event.amount, Code.COMMISSION)
        case pay.VigorishDocumented():
            owed = chart.commission(table, event.terminal)
            return move(chart.win(table), owed, event.amount, Code.COMMISSION_DOCUMENTED)
        case tables.TableOpened():
            return post_opened(table, event)
        case tables.TableClosed():
            return post_closed(table, event)
        case _:
            return []


def post_taken(table: TableId, one: pay.Taken) -> Transfers:
    return post_lost(table, Chip.VALUE, one.amount, one.coupon)


def void_code(event: pay.WagersVoid) -> Code:
    """A tie decides the round; a void round decides nothing."""
    return Code.REFUND if event.refunded else Code.RETURN


def post_void(table: TableId, one: pay.Void, code: Code) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.CHIPS, one.amount, code),
        *move(escrow, chart.promo_of(table, one.terminal), one.coupon, code),
    ]


def _paid(table: TableId, event: pay.WinnerPaid) -> Transfers:
    """Stake back and winnings; what was withheld for vigorish is the house's already."""
    paid = [transfer for one in event.wagers for transfer in post_won(table, event.terminal, Chip.VALUE, one)]
    withheld = chart.commission(table, event.terminal)
    return [
        *paid,
        *move(chart.CHIPS, withheld, event.withheld, Code.COMMISSION_PAID),
        *into_rack(table, event.withheld),
    ]


def _collected(table: TableId, event: pay.VigorishCollected) -> Transfers:
    """Of a button the house has earned it already; what is withheld is owed until the payment."""
    owed, now = chart.commission(table, event.terminal), event.amount - event.withheld
    earned = [] if event.button else move(owed, chart.win(table), event.amount, Code.COMMISSION)
    return [*earned, *move(chart.CHIPS, owed, now, Code.COMMISSION_PAID), *into_rack(table, now)]

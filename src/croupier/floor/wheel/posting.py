"""What happens at a live wheel, in the books: chips on a layout, in hands and in the rack."""

from croupier.base.names import TableId, TerminalId
from croupier.floor.parts.messages import seats, tables, wagers
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.rack_posting import Transfers, into_rack, post_closed, post_opened, post_rack
from croupier.floor.parts.racks import RackEvent
from croupier.floor.wheel.evolve import WheelEvent
from croupier.floor.wheel.messages import deal
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import move


def post(table: TableId, event: WheelEvent) -> Transfers:
    """The transfers of one event at a table; most events move no money."""
    if isinstance(event, RackEvent):
        return post_rack(table, event)
    match event:
        case wagers.WagerLaid():
            return _lay(table, event)
        case wagers.WagerTakenBack() | wagers.WagerReturned():
            return _take_back(table, event)
        case wagers.CalledAccepted():
            return _converted(table, event)
        case seats.ChipsIssued():
            return _issue(table, event)
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


def _hand(table: TableId, seat: TerminalId, chip: Chip) -> chart.Account:
    """Colour chips are one seat's credits; value chips are the house's debt to whoever holds them."""
    return chart.credits_of(table, seat) if chip is Chip.COLOUR else chart.CHIPS


def _issue(table: TableId, event: seats.ChipsIssued) -> Transfers:
    """Currency into the drop box and value chips into the rack, for colour; or value chips for currency."""
    hand = _hand(table, event.terminal, Chip.COLOUR if event.colour else Chip.VALUE)
    changed = move(chart.CHIPS, hand, event.money.chips, Code.BUY_IN) if event.colour else []
    return [
        *move(chart.drop(table), hand, event.money.currency, Code.CASH_IN),
        *changed,
        *into_rack(table, event.money.chips if event.colour else -event.money.currency),
        *move(chart.promotion(table), chart.promo_of(table, event.terminal), event.money.coupon, Code.COUPON),
    ]


def _colour_out(table: TableId, event: seats.ColouredOut) -> Transfers:
    return [
        *move(chart.credits_of(table, event.terminal), chart.CHIPS, event.amount, Code.CASH_OUT),
        *into_rack(table, -event.amount),
        *move(chart.promo_of(table, event.terminal), chart.promotion(table), event.coupon, Code.COUPON_BACK),
    ]


def _lay(table: TableId, event: wagers.WagerLaid) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(_hand(table, event.terminal, event.tender), escrow, event.amount, Code.STAKE),
        *move(chart.promo_of(table, event.terminal), escrow, event.coupon, Code.STAKE),
    ]


def _take_back(table: TableId, event: wagers.WagerTakenBack | wagers.WagerReturned) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.credits_of(table, event.terminal), event.colour, Code.STAKE),
        *move(escrow, chart.CHIPS, event.value, Code.STAKE),
        *move(escrow, chart.promo_of(table, event.terminal), event.coupon, Code.STAKE),
    ]


def _converted(table: TableId, event: wagers.CalledAccepted) -> Transfers:
    """Cash into the drop box for value chips, and those chips onto the layout."""
    return [
        *move(chart.drop(table), chart.CHIPS, event.cash, Code.CASH_IN),
        *into_rack(table, -event.cash),
        *move(chart.CHIPS, chart.escrow(table), event.cash, Code.STAKE),
    ]


def post_collected(table: TableId, one: deal.Collected) -> Transfers:
    """A losing value chip goes into the rack; a colour chip is worth nothing there."""
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.win(table), one.amount, Code.COLLECT),
        *into_rack(table, one.amount if one.tender is Chip.VALUE else 0),
        *move(escrow, chart.promotion(table), one.coupon, Code.COUPON_USED),
    ]


def post_payment(table: TableId, one: deal.Payment) -> Transfers:
    """In what was staked. A used coupon costs nothing by itself: what it won is the expense."""
    hand, escrow = _hand(table, one.terminal, one.tender), chart.escrow(table)
    return [
        *move(escrow, hand, one.returned, Code.RETURN),
        *move(chart.win(table), hand, one.paid - one.promotion, Code.PAYOUT),
        *move(chart.promotion(table), hand, one.promotion, Code.PROMOTION),
        *into_rack(table, -one.paid if one.tender is Chip.VALUE else 0),
        *move(escrow, chart.promotion(table), one.coupon, Code.COUPON_USED),
    ]

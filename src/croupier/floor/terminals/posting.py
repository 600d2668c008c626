"""What happens at dealt terminals alone, in the books."""

from croupier.base.names import TableId
from croupier.floor.parts.electronic import posting as electronic
from croupier.floor.parts.electronic.evolve import ElectronicEvent
from croupier.floor.parts.rack_posting import Transfers, into_rack, post_rack
from croupier.floor.terminals.evolve import CashEvent, TerminalEvent
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import move


def post(table: TableId, event: TerminalEvent) -> Transfers:
    if isinstance(event, ElectronicEvent):  # asked first: bets are most of a journal
        return electronic.post(table, event)
    if isinstance(event, CashEvent):
        return _cash(table, event)
    return post_rack(table, event)


def _cash(table: TableId, event: CashEvent) -> Transfers:
    match event:
        case cash.TerminalCredited():
            return _buy_in(table, event)
        case cash.BuyInDropped():
            return move(chart.drop(table), chart.tray(table), event.currency, Code.DROP)
        case cash.BuyInCorrected():
            return _correct(table, event)
        case cash.CashOutPaid():
            return _cash_out(table, event)
        case _:
            return []


def _buy_in(table: TableId, event: cash.TerminalCredited) -> Transfers:
    """Currency to the tray beside the drop box, chips off what is outstanding, a coupon at house cost."""
    terminal = chart.credits_of(table, event.terminal)
    return [
        *move(chart.tray(table), terminal, event.money.currency, Code.BUY_IN),
        *move(chart.CHIPS, terminal, event.money.chips, Code.BUY_IN),
        *into_rack(table, event.money.chips),
        *move(chart.promotion(table), chart.promo_of(table, event.terminal), event.money.coupon, Code.COUPON),
    ]


def _cash_out(table: TableId, event: cash.CashOutPaid) -> Transfers:
    return [
        *move(chart.credits_of(table, event.terminal), chart.CHIPS, event.amount, Code.CASH_OUT),
        *into_rack(table, -event.amount),
    ]


def _correct(table: TableId, event: cash.BuyInCorrected) -> Transfers:
    """The wrong amounts back and the right ones in, as the difference."""
    terminal = chart.credits_of(table, event.terminal)
    in_box = (chart.drop(table), Code.BOX_CORRECTION)
    currency, code = in_box if event.dropped else (chart.tray(table), Code.CORRECTION)
    chips, coupon = event.money.chips - event.was.chips, event.money.coupon - event.was.coupon
    promo = chart.promo_of(table, event.terminal)
    return [
        *move(currency, terminal, event.money.currency - event.was.currency, code),
        *move(chart.CHIPS, terminal, chips, Code.CORRECTION),
        *into_rack(table, chips),
        *move(chart.promotion(table), promo, coupon, Code.COUPON_CORRECTION),
    ]

"""Edition 1's accounting policy, frozen: it reads records of version 1 and checks those of edition 1.

Nothing here changes any more. A table's float was an account, `bankroll:TABLE`, in which chips that
crossed the rack moved nothing.
"""

from croupier.base.envelope import Event
from croupier.base.names import TableId, TerminalId
from croupier.floor.parts.messages import bets, rounds, seats, stations, tables, wagers
from croupier.floor.parts.messages.racks import (
    DropCounted,
    DropPickedUp,
    FloatCounted,
    TableCredited,
    TableFilled,
)
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.messages import deal
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move

Transfers = list[Transfer]


def _bankroll(table: TableId) -> chart.Account:
    return chart.Account(f"bankroll:{table}")


def post(table: TableId, event: Event) -> Transfers:
    """The transfers of one event at a table; most events move no money."""
    match event:
        case bets.BetsChanged():
            return _stake(table, event)
        case rounds.RoundSettled():
            return [transfer for end in event.ends for transfer in _end(table, end)]
        case rounds.GameRefunded():
            return [transfer for one in event.refunds for transfer in _refund(table, one)]
        case rounds.SettlementReversed():
            return [transfer for one in event.reversals for transfer in _reverse(table, one)]
        case cash.TerminalCredited():
            return _buy_in(table, event)
        case cash.BuyInDropped():
            return move(chart.drop(table), chart.tray(table), event.currency, Code.DROP)
        case cash.BuyInCorrected():
            return _correct(table, event)
        case cash.CashOutPaid():
            return move(chart.credits_of(table, event.terminal), chart.CHIPS, event.amount, Code.CASH_OUT)
        case stations.CashAccepted():
            return move(chart.drop(table), chart.credits_of(table, event.terminal), event.amount, Code.BUY_IN)
        case stations.HandPaid():
            return move(chart.credits_of(table, event.terminal), chart.CAGE, event.amount, Code.HAND_PAY)
        case tables.TerminalReleased():
            terminal = chart.credits_of(table, event.terminal)
            return move(terminal, chart.shortfall(table, event.terminal), event.taken, Code.SHORTFALL)
        case tables.TableOpened():
            return move(_bankroll(table), chart.CAGE, event.bankroll, Code.FLOAT)
        case tables.TableClosed():
            return _close(table, event)
        case _:
            return _at_layout(table, event)


def _at_layout(table: TableId, event: Event) -> Transfers:
    """At a live table, where chips lie on a layout."""
    match event:
        case seats.ChipsIssued():
            return _issue(table, event)
        case seats.ColouredOut():
            return _colour_out(table, event)
        case wagers.WagerLaid():
            return _lay(table, event)
        case wagers.WagerTakenBack() | wagers.WagerReturned():
            return _take_back(table, event)
        case wagers.CalledAccepted():
            return _converted(table, event)
        case deal.LosersCollected():
            return [transfer for one in event.collected for transfer in _collect(table, one)]
        case deal.WinnersPaid():
            return [transfer for one in event.payments for transfer in _pay(table, one)]
        case _:
            return _in_the_pit(table, event)


def _in_the_pit(table: TableId, event: Event) -> Transfers:
    """Chips and boxes that two people move."""
    match event:
        case TableFilled():
            return move(_bankroll(table), chart.CAGE, event.amount, Code.FILL)
        case TableCredited():
            return move(chart.CAGE, _bankroll(table), event.amount, Code.CREDIT)
        case DropPickedUp():
            return move(chart.count(table), chart.drop(table), event.amount, Code.PICK_UP)
        case DropCounted():
            return _count(table, event)
        case FloatCounted():
            return move(chart.overshort(table), chart.CHIPS, event.expected - event.counted, Code.OVER_SHORT)
        case _:
            return []


def _stake(table: TableId, event: bets.BetsChanged) -> Transfers:
    """Credits to escrow, or back."""
    escrow = chart.escrow(table)
    staked = move(chart.credits_of(table, event.terminal), escrow, event.cash, Code.STAKE)
    if event.promo:
        staked += move(chart.promo_of(table, event.terminal), escrow, event.promo, Code.STAKE)
    return staked


def _end(table: TableId, end: rounds.End) -> Transfers:
    """Escrow to win what is collected, back to the terminal what is not; winnings out of win."""
    escrow, win = chart.escrow(table), chart.win(table)
    terminal = chart.credits_of(table, end.terminal)
    return [
        *move(escrow, win, end.collected, Code.COLLECT),
        *move(escrow, terminal, end.cash_returned, Code.RETURN),
        *move(escrow, chart.promo_of(table, end.terminal), end.promo_staked - end.promo_lost, Code.RETURN),
        *move(win, terminal, end.paid, Code.PAYOUT),
    ]


def _refund(table: TableId, refund: rounds.Refund) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.credits_of(table, refund.terminal), refund.cash, Code.REFUND),
        *move(escrow, chart.promo_of(table, refund.terminal), refund.promo, Code.REFUND),
    ]


def _reverse(table: TableId, one: rounds.Reversal) -> Transfers:
    """Win gives back what it collected and takes back what it paid; what is gone is owed by no one yet."""
    win, terminal = chart.win(table), chart.credits_of(table, one.terminal)
    return [
        *move(win, terminal, one.returned, Code.REVERSAL),
        *move(terminal, win, one.taken, Code.REVERSAL),
        *move(chart.shortfall(table, one.terminal), win, one.shortfall, Code.SHORTFALL),
        *move(win, chart.promo_of(table, one.terminal), one.promo, Code.REVERSAL),
    ]


def _buy_in(table: TableId, event: cash.TerminalCredited) -> Transfers:
    """Currency to the tray beside the drop box, chips off what is outstanding, a coupon at house cost."""
    terminal = chart.credits_of(table, event.terminal)
    return [
        *move(chart.tray(table), terminal, event.money.currency, Code.BUY_IN),
        *move(chart.CHIPS, terminal, event.money.chips, Code.BUY_IN),
        *move(chart.promotion(table), chart.promo_of(table, event.terminal), event.money.coupon, Code.COUPON),
    ]


def _close(table: TableId, event: tables.TableClosed) -> Transfers:
    """The float goes back to the cage; coupons that nobody bet cost nothing after all."""
    promotion = chart.promotion(table)
    forfeited = (
        move(chart.promo_of(table, terminal), promotion, left, Code.COUPON)
        for terminal, left in event.forfeited
    )
    float_back = move(chart.CAGE, _bankroll(table), event.bankroll, Code.FLOAT)
    return [*float_back, *(transfer for transfers in forfeited for transfer in transfers)]


def _correct(table: TableId, event: cash.BuyInCorrected) -> Transfers:
    """The wrong amounts back and the right ones in, as the difference."""
    terminal = chart.credits_of(table, event.terminal)
    currency = chart.drop(table) if event.dropped else chart.tray(table)
    promo = chart.promo_of(table, event.terminal)
    return [
        *move(currency, terminal, event.money.currency - event.was.currency, Code.CORRECTION),
        *move(chart.CHIPS, terminal, event.money.chips - event.was.chips, Code.CORRECTION),
        *move(chart.promotion(table), promo, event.money.coupon - event.was.coupon, Code.COUPON),
    ]


def _hand(table: TableId, seat: TerminalId, chip: Chip) -> chart.Account:
    """Colour chips are one seat's credits; value chips are the house's debt to whoever holds them."""
    return chart.credits_of(table, seat) if chip is Chip.COLOUR else chart.CHIPS


def _issue(table: TableId, event: seats.ChipsIssued) -> Transfers:
    """Currency into the drop box, value chips off what is outstanding, for the seat's colour or for chips."""
    hand = _hand(table, event.terminal, Chip.COLOUR if event.colour else Chip.VALUE)
    changed = move(chart.CHIPS, hand, event.money.chips, Code.BUY_IN) if hand != chart.CHIPS else []
    return [
        *move(chart.drop(table), hand, event.money.currency, Code.BUY_IN),
        *changed,
        *move(chart.promotion(table), chart.promo_of(table, event.terminal), event.money.coupon, Code.COUPON),
    ]


def _colour_out(table: TableId, event: seats.ColouredOut) -> Transfers:
    return [
        *move(chart.credits_of(table, event.terminal), chart.CHIPS, event.amount, Code.CASH_OUT),
        *move(chart.promo_of(table, event.terminal), chart.promotion(table), event.coupon, Code.COUPON),
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
        *move(chart.drop(table), chart.CHIPS, event.cash, Code.BUY_IN),
        *move(chart.CHIPS, chart.escrow(table), event.cash, Code.STAKE),
    ]


def _collect(table: TableId, one: deal.Collected) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.win(table), one.amount, Code.COLLECT),
        *move(escrow, chart.promotion(table), one.coupon, Code.COUPON),
    ]


def _pay(table: TableId, one: deal.Payment) -> Transfers:
    """In what was staked. A used coupon costs nothing by itself: what it won is the expense."""
    hand, escrow = _hand(table, one.terminal, one.tender), chart.escrow(table)
    return [
        *move(escrow, hand, one.returned, Code.RETURN),
        *move(chart.win(table), hand, one.paid - one.promotion, Code.PAYOUT),
        *move(chart.promotion(table), hand, one.promotion, Code.PAYOUT),
        *move(escrow, chart.promotion(table), one.coupon, Code.COUPON),
    ]


def _count(table: TableId, event: DropCounted) -> Transfers:
    """What was found goes to the cage; what was not is short, and what was too much is over."""
    counted = chart.count(table)
    return [
        *move(chart.CAGE, counted, event.counted, Code.COUNT),
        *move(chart.overshort(table), counted, event.expected - event.counted, Code.OVER_SHORT),
    ]

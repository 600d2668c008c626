"""Chips bought, laid, taken back, called, collected and paid at a seat, in the books."""

from typing import Protocol, TypeAlias, assert_never

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.floor.parts.messages import seats, wagers
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.rack_posting import Transfers, into_rack
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import move

Posted: TypeAlias = (
    wagers.WagerLaid
    | wagers.WagerTakenBack
    | wagers.WagerReturned
    | wagers.CalledAccepted
    | seats.ChipsIssued
    | seats.ChipsTakenAway
)


def post_seat(table: TableId, event: Posted) -> Transfers:
    match event:
        case wagers.WagerLaid():
            return _lay(table, event)
        case wagers.WagerTakenBack() | wagers.WagerReturned():
            return _take_back(table, event)
        case wagers.CalledAccepted():
            return _converted(table, event)
        case seats.ChipsIssued():
            return _issue(table, event)
        case seats.ChipsTakenAway():
            own = chart.promo_of(table, event.terminal)
            return move(own, chart.promotion(table), event.coupon, Code.COUPON_BACK)
        case _:
            assert_never(event)


def hand_of(table: TableId, seat: TerminalId, chip: Chip) -> chart.Account:
    """Colour chips are one seat's credits; value chips are the house's debt to whoever holds them."""
    return chart.credits_of(table, seat) if chip is Chip.COLOUR else chart.CHIPS


def _issue(table: TableId, event: seats.ChipsIssued) -> Transfers:
    """Currency into the drop box and value chips into the rack, for colour; or value chips for currency."""
    hand = hand_of(table, event.terminal, Chip.COLOUR if event.colour else Chip.VALUE)
    changed = move(chart.CHIPS, hand, event.money.chips, Code.BUY_IN) if event.colour else []
    return [
        *move(chart.drop(table), hand, event.money.currency, Code.CASH_IN),
        *changed,
        *into_rack(table, event.money.chips if event.colour else -event.money.currency),
        *move(chart.promotion(table), chart.promo_of(table, event.terminal), event.money.coupon, Code.COUPON),
    ]


def _lay(table: TableId, event: wagers.WagerLaid) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(hand_of(table, event.terminal, event.tender), escrow, event.amount, Code.STAKE),
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


def post_lost(table: TableId, chip: Chip, amount: Cents, coupon: Cents) -> Transfers:
    """A losing value chip goes into the rack; a colour chip is worth nothing there."""
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.win(table), amount, Code.COLLECT),
        *into_rack(table, amount if chip is Chip.VALUE else 0),
        *move(escrow, chart.promotion(table), coupon, Code.COUPON_USED),
    ]


class PaidWager(Protocol):
    """`promotion` is the part of `paid` that the coupon won."""

    @property
    def returned(self) -> Cents: ...
    @property
    def paid(self) -> Cents: ...
    @property
    def promotion(self) -> Cents: ...
    @property
    def coupon(self) -> Cents: ...


def post_won(table: TableId, seat: TerminalId, chip: Chip, one: PaidWager) -> Transfers:
    """In what was staked. A used coupon costs nothing by itself: what it won is the expense."""
    hand, escrow = hand_of(table, seat, chip), chart.escrow(table)
    return [
        *move(escrow, hand, one.returned, Code.RETURN),
        *move(chart.win(table), hand, one.paid - one.promotion, Code.PAYOUT),
        *move(chart.promotion(table), hand, one.promotion, Code.PROMOTION),
        *into_rack(table, -one.paid if chip is Chip.VALUE else 0),
        *move(escrow, chart.promotion(table), one.coupon, Code.COUPON_USED),
    ]

"""What an event adds to what a terminal, a station or a seat holds, promotional credit and coupons included.

At a live table a seat holds its colour chips; value chips are in anyone's pocket and no seat's.
"""

from collections.abc import Iterator

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.floor.baccarat.messages import pay
from croupier.floor.parts.messages import bets, rounds, seats, stations, tables, vouchers, wagers
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.terminals.messages import cash
from croupier.floor.tote.messages import tickets
from croupier.floor.wheel.messages import deal

Ticketed = tickets.TicketSold | tickets.TicketCashed | tickets.TicketRefunded | tickets.TicketCancelled


def gains(event: Event) -> Iterator[tuple[TerminalId, Cents]]:
    match event:
        case bets.BetsChanged():
            yield event.terminal, -event.cash - event.promo
        case rounds.RoundSettled():
            yield from ((end.terminal, end.staked - end.collected + end.paid) for end in event.ends)
        case rounds.GameRefunded():
            yield from ((one.terminal, one.cash + one.promo) for one in event.refunds)
        case rounds.SettlementReversed():
            stayed = (one for one in event.reversals if one.terminal not in event.left)
            yield from ((one.terminal, one.returned - one.taken + one.promo) for one in stayed)
        case cash.TerminalCredited():
            yield event.terminal, event.money.total
        case cash.BuyInCorrected():
            yield event.terminal, event.money.total - event.was.total
        case stations.CashAccepted() | vouchers.VoucherRedeemed() | vouchers.VoucherFailed():
            yield event.terminal, event.amount
        case cash.CashOutPaid() | stations.HandPaid() | stations.HandPayWritten() | vouchers.VoucherIssued():
            yield event.terminal, -event.amount
        case tables.TerminalReleased():
            yield event.terminal, -event.taken
        case tables.TableClosed():
            yield from ((terminal, -left) for terminal, left in event.forfeited)
        case (
            tickets.TicketSold()
            | tickets.TicketCashed()
            | tickets.TicketRefunded()
            | tickets.TicketCancelled()
        ):
            yield from _at_self_service(event)
        case _:
            yield from _in_colour(event)


def _at_self_service(event: Ticketed) -> Iterator[tuple[TerminalId, Cents]]:
    """Where there is a teller, a drawer gives and takes."""
    if not event.by:
        yield event.terminal, -event.cost if isinstance(event, tickets.TicketSold) else event.amount


def _in_colour(event: Event) -> Iterator[tuple[TerminalId, Cents]]:
    match event:
        case seats.ChipsIssued():
            yield event.terminal, event.money.total if event.colour else event.money.coupon
        case seats.ColouredOut():
            yield event.terminal, -event.amount - event.coupon
        case wagers.WagerLaid():
            yield event.terminal, -event.coupon - (event.amount if event.tender is Chip.COLOUR else 0)
        case wagers.WagerTakenBack() | wagers.WagerReturned():
            yield event.terminal, event.colour + event.coupon
        case pay.WagersVoid():
            yield from ((one.terminal, one.coupon) for one in event.wagers)
        case deal.WinnersPaid():
            won = (one for one in event.payments if one.tender is Chip.COLOUR)
            yield from ((one.terminal, one.returned + one.paid) for one in won)

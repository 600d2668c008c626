"""Money to and from a table that no game decides: buy-ins and cash-outs, fills, boxes and counts."""

from collections.abc import Iterator

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.desk.reports.figures import Figure
from croupier.floor.cage.messages import windows
from croupier.floor.parts.messages import chip_slips, drawers, seats, stations, tables, vouchers, wagers
from croupier.floor.parts.messages.racks import (
    DropCounted,
    DropPickedUp,
    FloatCounted,
    TableCredited,
    TableFilled,
)
from croupier.floor.terminals.messages import cash
from tests.desk.reports.oracle.figured import Figured


def moved(event: Event) -> Iterator[Figured]:
    match event:
        case cash.TerminalCredited():
            yield from _bought(event.terminal, event.money.total)
            yield Figure.PROMOTIONS, event.money.coupon, None, ""
        case cash.BuyInDropped():
            yield Figure.DROP, event.currency, None, ""
        case cash.BuyInCorrected():
            yield from _corrected(event)
        case stations.CashAccepted():
            yield from _bought(event.terminal, event.amount)
            yield Figure.DROP, event.amount, None, ""
        case cash.CashOutPaid() | stations.HandPaid() | stations.HandPayWritten():
            yield Figure.CASHED_OUT, event.amount, event.terminal, ""
        case vouchers.VoucherIssued():
            yield Figure.VOUCHER_OUT, event.amount, event.terminal, ""
        case vouchers.VoucherFailed():
            yield Figure.VOUCHER_OUT, -event.amount, event.terminal, ""
        case vouchers.VoucherRedeemed():
            yield Figure.VOUCHER_IN, event.amount, event.terminal, ""
        case vouchers.VouchersExpired():
            yield Figure.VOUCHERS_EXPIRED, event.amount, None, ""
        case tables.TableClosed():
            yield Figure.PROMOTIONS, -sum(left for _, left in event.forfeited), None, ""
        case seats.ChipsIssued() | seats.ColouredOut() | wagers.CalledAccepted():
            yield from _chips(event)
        case _:
            yield from _in_the_pit(event)
            yield from _at_the_cage(event)


def _bought(terminal: TerminalId, amount: Cents) -> Iterator[Figured]:
    yield Figure.BUY_INS, 1, terminal, ""
    yield Figure.BOUGHT_IN, amount, terminal, ""


def _corrected(event: cash.BuyInCorrected) -> Iterator[Figured]:
    by = event.money.total - event.was.total
    yield Figure.CORRECTIONS, 1, event.terminal, ""
    yield Figure.CORRECTED, by, None, ""
    yield Figure.BOUGHT_IN, by, event.terminal, ""
    yield Figure.PROMOTIONS, event.money.coupon - event.was.coupon, None, ""
    if event.dropped:
        yield Figure.DROP, event.money.currency - event.was.currency, None, ""


def _chips(event: seats.ChipsIssued | seats.ColouredOut | wagers.CalledAccepted) -> Iterator[Figured]:
    """At a live table. Value chips for value chips are change and no buy-in; called cash buys chips too."""
    match event:
        case seats.ChipsIssued():
            bought = event.money.total if event.colour else event.money.currency
            if bought:
                yield from _bought(event.terminal, bought)
            yield Figure.DROP, event.money.currency, None, ""
            yield Figure.PROMOTIONS, event.money.coupon, None, ""
        case seats.ColouredOut():
            yield Figure.CASHED_OUT, event.amount + event.coupon, event.terminal, ""
            yield Figure.PROMOTIONS, -event.coupon, None, ""
        case wagers.CalledAccepted():
            yield Figure.BOUGHT_IN, event.cash, event.terminal, ""
            yield Figure.DROP, event.cash, None, ""


def _at_the_cage(event: Event) -> Iterator[Figured]:
    match event:
        case windows.ChipsSold():
            yield Figure.CAGE_IN, event.amount, None, ""
        case (
            windows.ChipsRedeemed() | windows.VoucherPaid() | windows.HandPayPaid() | windows.UnclaimedPaid()
        ):
            yield Figure.CAGE_OUT, event.amount, None, ""
        case drawers.DrawerOpened():
            yield Figure.OVER_SHORT, event.counted - event.issued, None, "drawer"
        case drawers.DrawerClosed():
            yield Figure.OVER_SHORT, event.counted - event.expected, None, "drawer"
        case windows.InventoryCounted():
            yield Figure.OVER_SHORT, -event.short, None, "vault"
        case chip_slips.SlipConfirmed():
            yield Figure.FILLS if event.amount > 0 else Figure.CREDITS, abs(event.amount), None, ""


def _in_the_pit(event: Event) -> Iterator[Figured]:
    match event:
        case TableFilled():
            yield Figure.FILLS, event.amount, None, ""
        case TableCredited():
            yield Figure.CREDITS, event.amount, None, ""
        case DropPickedUp():
            yield Figure.PICKED_UP, event.amount, None, ""
        case DropCounted():
            yield Figure.COUNTED, event.counted, None, ""
            yield Figure.OVER_SHORT, event.counted - event.expected, None, "drop"
        case FloatCounted():
            yield Figure.OVER_SHORT, event.counted - event.expected, None, "float"

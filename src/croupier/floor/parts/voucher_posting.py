"""What vouchers come to in the books: what is owed on paper, until it is paid, void or expired."""

from typing import assert_never

from croupier.base.names import TableId
from croupier.floor.parts.messages import vouchers
from croupier.floor.parts.vouchers import VoucherEvent
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move


def post_voucher(table: TableId, event: VoucherEvent) -> list[Transfer]:
    match event:
        case vouchers.VoucherIssued():
            terminal = chart.credits_of(table, event.terminal)
            return move(terminal, chart.VOUCHERS, event.amount, Code.VOUCHER_OUT)
        case vouchers.VoucherFailed():
            terminal = chart.credits_of(table, event.terminal)
            return move(chart.VOUCHERS, terminal, event.amount, Code.VOUCHER_VOID)
        case vouchers.VoucherRedeemed():
            terminal = chart.credits_of(table, event.terminal)
            return move(chart.VOUCHERS, terminal, event.amount, Code.VOUCHER_IN)
        case vouchers.VouchersExpired():
            return move(chart.VOUCHERS, chart.EXPIRED, event.amount, Code.VOUCHER_EXPIRED)
        case vouchers.VoucherAsked() | vouchers.VoucherPrinted():
            return []
        case _:
            assert_never(event)

"""What a station's money comes to in the books."""

from typing import assert_never

from croupier.base.names import TableId
from croupier.floor.parts.messages import stations
from croupier.floor.parts.stations.changes import AcceptorEvent, StationMoneyEvent
from croupier.floor.parts.voucher_posting import post_voucher
from croupier.floor.parts.vouchers import StationVoucherEvent
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move


def post_station(at: TableId, event: StationMoneyEvent) -> list[Transfer]:
    """A bill in the acceptor is nobody's yet; in the box it is credit."""
    if isinstance(event, AcceptorEvent):
        return []
    if isinstance(event, StationVoucherEvent):
        return post_voucher(at, event)
    credit = chart.credits_of(at, event.terminal)
    match event:
        case stations.CashAccepted():
            return move(chart.drop(at), credit, event.amount, Code.CASH_IN)
        case stations.HandPaid():
            return move(credit, chart.CAGE, event.amount, Code.HAND_PAY)
        case stations.HandPayWritten():
            return move(credit, chart.HAND_PAYS, event.amount, Code.HAND_PAY_WRITTEN)
        case _:
            assert_never(event)

"""What happens at a dealerless table alone, in the books."""

from croupier.base.names import TableId
from croupier.floor.dealerless.evolve import AcceptorEvent, BoxEvent, DealerlessEvent, LaunchEvent
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.electronic import posting as electronic
from croupier.floor.parts.rack_posting import Transfers, post_rack
from croupier.floor.parts.voucher_posting import post_voucher
from croupier.floor.parts.vouchers import StationVoucherEvent
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import move


def post(table: TableId, event: DealerlessEvent) -> Transfers:
    match event:
        case stations.CashAccepted():
            credits_ = chart.credits_of(table, event.terminal)
            return move(chart.drop(table), credits_, event.amount, Code.CASH_IN)
        case stations.HandPaid():
            return move(chart.credits_of(table, event.terminal), chart.CAGE, event.amount, Code.HAND_PAY)
        case stations.HandPayWritten():
            credits_ = chart.credits_of(table, event.terminal)
            return move(credits_, chart.HAND_PAYS, event.amount, Code.HAND_PAY_WRITTEN)
        case stations.StationOpened() | stations.StationClosed():
            return []
        case _ if isinstance(event, StationVoucherEvent):
            return post_voucher(table, event)
        case _ if isinstance(event, BoxEvent):
            return post_rack(table, event)
        case _ if isinstance(event, LaunchEvent | AcceptorEvent):
            return []
        case _:
            return electronic.post(table, event)

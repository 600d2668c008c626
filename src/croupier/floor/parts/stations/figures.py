"""What a station's money adds to a day's figures."""

from croupier.base.names import TableId
from croupier.desk.reports.figures import Figure
from croupier.floor.parts.messages.stations import CashAccepted
from croupier.floor.parts.stations.changes import StationMoneyEvent
from croupier.floor.parts.stations.posting import post_station
from croupier.ledger.sums import CodeAmount, sums


def station_amounts(at: TableId, event: StationMoneyEvent) -> list[CodeAmount]:
    found = sums([(event.terminal, post_station(at, event))])
    return [*found, CodeAmount(Figure.BUY_INS, 1, event.terminal)] if type(event) is CashAccepted else found

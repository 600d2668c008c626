"""What happens at a dealerless table alone, in a day's figures."""

from typing import cast

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.reports.figures import Figure
from croupier.floor.dealerless.evolve import DealerlessEvent
from croupier.floor.dealerless.messages.stations import CashAccepted
from croupier.floor.dealerless.posting import post
from croupier.floor.parts.electronic.figures import rules
from croupier.ledger.sums import CodeAmount, sums


def own(table: TableId, event: Event) -> list[CodeAmount]:
    position: str = getattr(event, "terminal", "")
    found = sums([(position, post(table, cast("DealerlessEvent", event)))])
    return [*found, CodeAmount(Figure.BUY_INS, 1, position)] if type(event) is CashAccepted else found


RULES = rules(own)

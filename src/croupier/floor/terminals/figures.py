"""What happens at dealt terminals alone, in a day's figures."""

from typing import cast

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.reports.figures import Figure
from croupier.floor.parts.electronic.figures import rules
from croupier.floor.terminals.evolve import TerminalEvent
from croupier.floor.terminals.messages import cash
from croupier.floor.terminals.posting import post
from croupier.ledger.sums import CodeAmount, sums

COUNTED = {cash.TerminalCredited: Figure.BUY_INS, cash.BuyInCorrected: Figure.CORRECTIONS}


def own(table: TableId, event: Event) -> list[CodeAmount]:
    position: str = getattr(event, "terminal", "")
    found = sums([(position, post(table, cast("TerminalEvent", event)))])
    tally = COUNTED.get(type(event))
    return [*found, CodeAmount(tally, 1, position)] if tally else found


RULES = rules(own)

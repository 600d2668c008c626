"""What a slip's signatures move: chips leave one place when they are counted out, and reach the other when
they are counted in. In between they are in transit.
"""

from croupier.base.names import TableId
from croupier.floor.parts.chip_slips import SlipEvent
from croupier.floor.parts.messages import chip_slips
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move


def post_slip(table: TableId, event: SlipEvent) -> list[Transfer]:
    match event:
        case chip_slips.FillPrepared():
            return move(chart.TRANSIT, chart.CAGE, event.amount, Code.TRANSIT)
        case chip_slips.CreditTaken():
            return move(chart.CAGE, chart.TRANSIT, event.amount, Code.TRANSIT)
        case chip_slips.SlipConfirmed():
            code = Code.FILL if event.amount > 0 else Code.CREDIT
            return move(chart.rack(table), chart.TRANSIT, event.amount, code)
        case _:
            return []

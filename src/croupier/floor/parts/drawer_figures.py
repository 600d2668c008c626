"""What drawers add to a day's figures: what is over or short says of which count it is."""

from croupier.base.names import TableId
from croupier.floor.parts import drawer
from croupier.floor.parts.drawer import DrawerEvent
from croupier.ledger.codes import Code
from croupier.ledger.sums import CodeAmount, sums


def drawer_amounts(at: TableId, event: DrawerEvent) -> list[CodeAmount]:
    found = sums([(event.window, drawer.post(at, event))])
    return [one._replace(reason="drawer") if one.code is Code.OVER_SHORT else one for one in found]

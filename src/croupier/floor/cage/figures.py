"""What happens at the cage, in a day's figures: what is over or short says of which count it is."""

from typing import cast

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.figure_rules import FigureRules
from croupier.floor.cage.evolve import CageEvent
from croupier.floor.cage.posting import post
from croupier.floor.parts.drawer import DrawerEvent
from croupier.floor.parts.drawer_figures import drawer_amounts
from croupier.ledger.codes import Code
from croupier.ledger.sums import CodeAmount, sums


def amounts(at: TableId, event: Event, _: Event | None) -> list[CodeAmount]:
    if isinstance(event, DrawerEvent):
        return drawer_amounts(at, event)
    window: str = getattr(event, "window", "")
    found = sums([(window, post(at, cast("CageEvent", event)))])
    return [one._replace(reason="vault") if one.code is Code.OVER_SHORT else one for one in found]


RULES = FigureRules(amounts)

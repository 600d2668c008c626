"""What happens at the tote, in a day's figures: by pool, and by whoever sold or paid."""

from collections.abc import Iterator
from typing import cast

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.figure_rules import FigureRules
from croupier.floor.parts.drawer import DrawerEvent
from croupier.floor.parts.drawer_figures import drawer_amounts
from croupier.floor.parts.rack_figures import rack_amounts
from croupier.floor.parts.stations.changes import StationMoneyEvent
from croupier.floor.parts.stations.figures import station_amounts
from croupier.floor.tote.evolve import BoxEvent, TicketEvent, ToteEvent
from croupier.floor.tote.posting import post
from croupier.ledger.accounts import Account
from croupier.ledger.sums import CodeAmount, sums
from croupier.ledger.transfer import Transfer

POOLS = ("pool", "outs")


def amounts(table: TableId, event: Event, _: Event | None) -> list[CodeAmount]:
    """What other kinds share is counted as they count it."""
    if isinstance(event, BoxEvent):
        return rack_amounts(table, event)
    if isinstance(event, DrawerEvent):
        return drawer_amounts(table, event)
    if isinstance(event, StationMoneyEvent):
        return station_amounts(table, event)
    position: str = getattr(event, "terminal", "") or getattr(event, "window", "")
    moved = post(table, cast("ToteEvent", event))
    return [one for transfer in moved for one in _counted(position, transfer)]


def _counted(position: str, transfer: Transfer) -> Iterator[CodeAmount]:
    """By the pool that it is of, where it is of one: `4-exacta`."""
    pool = next(filter(None, map(_pool, (transfer.debit, transfer.credit))), "")
    for one in sums([(position, (transfer,))]):
        yield one._replace(reason=pool)


def _pool(account: Account) -> str:
    """`pool:P1:1-4-exacta` is the pool `4-exacta` of that day."""
    name, _, rest = account.partition(":")
    return rest.partition(":")[2].partition("-")[2] if name in POOLS else ""


def answers(event: Event) -> str:
    """Whoever sold, paid or cancelled; a self-service terminal's tickets are nobody's."""
    by: str = getattr(event, "by", "") if isinstance(event, TicketEvent) else ""
    return by


RULES = FigureRules(amounts, answers=answers)

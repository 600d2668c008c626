"""What the house remembers of dealt terminals: their float follows chips that are bought in and paid out."""

from typing import assert_never

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.house import House
from croupier.floor.parts import dealt_house
from croupier.floor.terminals.messages import cash

ChipsMoved = cash.TerminalCredited | cash.BuyInCorrected | cash.CashOutPaid
HOUSE_EVENTS: frozenset[type[Event]] = frozenset(
    {cash.TerminalCredited, cash.BuyInCorrected, cash.CashOutPaid, *dealt_house.HOUSE_EVENTS}
)


def tell_house(house: House, at: TableId, event: Event) -> None:
    """Play itself moves no chip here: each that crosses the rack is one that the dealer counted."""
    if isinstance(event, ChipsMoved):
        house.floats[at] = house.floats.get(at, 0) + _into_rack(event)
    else:
        dealt_house.tell_house(house, at, event)


def _into_rack(event: ChipsMoved) -> Cents:
    match event:
        case cash.TerminalCredited():
            return event.money.chips
        case cash.BuyInCorrected():
            return event.money.chips - event.was.chips
        case cash.CashOutPaid():
            return -event.amount
        case _:
            assert_never(event)

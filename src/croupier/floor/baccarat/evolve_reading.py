"""A shoe that does not read all its cards, folded."""

from typing import TypeAlias, assert_never

from croupier.floor.baccarat.messages.reading import CardHeld, Doubt, ShoeDoubted
from croupier.floor.baccarat.shoe import Drawn
from croupier.floor.baccarat.state import CardTable

ReadingEvent: TypeAlias = CardHeld | ShoeDoubted


def evolve_reading(table: CardTable, event: ReadingEvent) -> None:
    match event:
        case CardHeld():
            table.shoe.out += 1
            table.held.append(Drawn(event.draw, event.card, event.seal))
        case ShoeDoubted():
            table.doubt = event.why
        case _:
            assert_never(event)


def trust_again(table: CardTable) -> None:
    """The hand is over: what was to be looked at was looked at. A line that is lost stays so."""
    if table.doubt is not Doubt.LOST:
        table.doubt = None

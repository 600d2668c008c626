"""A game at dealt terminals, told as its dealer would."""

from collections.abc import Iterator

from croupier.desk.kind import Said
from croupier.floor.parts.electronic import tell as electronic
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.electronic.tell import draw
from croupier.floor.parts.racks import RackEvent
from croupier.floor.terminals.evolve import CashEvent, TerminalEvent

__all__ = ("draw", "tell")
WORDS = electronic.Words("Ten seconds: the dealer is prompted to spin.", "confirmed and announced")


def tell(table: TableState, event: TerminalEvent) -> Iterator[Said]:
    if not isinstance(event, CashEvent | RackEvent):  # what is no part of a game
        yield from electronic.tell(table, event, WORDS)

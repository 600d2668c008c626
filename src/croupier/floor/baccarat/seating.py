"""Who sits where: the orders in which the document goes round the table.

Position 1 is at the dealer's right hand, and numbers rise counterclockwise as seen from above.
"""

from collections.abc import Container

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.state import CardTable


def present(table: CardTable) -> list[TerminalId]:
    """Positions at which somebody plays or was shown the cards, from 1 up."""
    return [seat.id for seat in table.seats.values() if not seat.empty or seat.id in table.shown]


def plays_by_tablet(table: CardTable, seat: str) -> bool:
    """The player has wagered by the seat's tablet in this stay; for any other the dealer lays the wagers."""
    return seat in table.tablets


def cut_order(table: CardTable) -> list[TerminalId]:
    """From the player at the dealer's right, clockwise: the lowest number, then from the highest down."""
    here = present(table)
    return [*here[:1], *reversed(here[1:])]


def offered_cut(table: CardTable) -> str:
    """The seat to which the cut is offered now; empty once all have declined, when the dealer cuts."""
    if table.shoe.cutter is not None:
        return table.shoe.cutter
    return next((seat for seat in cut_order(table) if seat not in table.shoe.declined), "")


def next_to_cut(table: CardTable) -> str:
    """After whoever cut last, in the same order; the dealer where nobody is left."""
    had = (*table.shoe.declined, table.shoe.cutter)
    return next((seat for seat in cut_order(table) if seat not in had), "")


def highest_wager(table: CardTable, side: Side) -> str:
    """Whoever has wagered most on this hand; of equals the one closest to the dealer counterclockwise."""
    stakes = {seat.id: _on(table, seat.id, side) for seat in table.seats.values()}
    most = max(stakes.values(), default=0)
    return min((seat for seat, stake in stakes.items() if stake == most), key=int) if most else ""


def _on(table: CardTable, seat: TerminalId, side: Side) -> Cents:
    return sum(laid.stake for (spot, _), laid in table.seats[seat].felt.items() if spot == side)


def next_to_turn(table: CardTable, after: str, asked: Container[str]) -> str:
    """To the right of the previous player, then counterclockwise; empty where nobody is left to ask."""
    seats = [seat for seat in present(table) if seat not in asked]
    return min(seats, key=lambda seat: (int(seat) < int(after), int(seat)), default="")


def highest_down(seats: Container[str], table: CardTable) -> list[TerminalId]:
    """From the highest numbered position down."""
    return sorted((seat for seat in table.seats if seat in seats), key=int, reverse=True)

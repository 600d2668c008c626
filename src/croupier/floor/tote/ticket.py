"""A ticket as the machine remembers it, small enough for a million of them; and what became of one."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId


class Ticket(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """`scratches` counts the card's scratches before it was sold: they say who ALL was.

    `of` is the ticket that it was exchanged for. `selection` is its choice in a twin trifecta's second race.
    """

    terminal: TerminalId
    serial: int
    bets: tuple[str, ...]
    cost: Cents
    scratches: int
    of: int = 0
    selection: str = ""


class Ended(StrEnum):
    """How a ticket ended. One that has none of these is live, or lost."""

    CANCELLED = "cancelled"
    CASHED = "cashed"
    REFUNDED = "refunded"
    EXCHANGED = "exchanged"


class TicketEnd(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """`amount` was paid at `terminal`; `into` is the exchange ticket that its other bets go on as."""

    how: Ended
    terminal: TerminalId
    amount: Cents
    into: int = 0

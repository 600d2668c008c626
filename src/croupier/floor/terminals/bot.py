"""A bot at a dealt terminal: money for the dealer, a look at what was credited, then bets."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from croupier.desk.bot import Move
from croupier.floor.parts.electronic.bot import BettingScreen, bet

BUY_IN = "500.00"


class BuyInSeen(msgspec.Struct, frozen=True):
    step: str
    verified: bool


class TerminalScreen(BettingScreen, frozen=True, kw_only=True):
    buy_in: BuyInSeen | None


def next_move(view: Mapping[str, object], spots: Sequence[str], chance: Random) -> Move | None:
    screen = msgspec.convert(view, TerminalScreen)
    if screen.buy_in:
        credited = screen.buy_in.step in ("credited", "dropped") and not screen.buy_in.verified
        return Move("verify-credit") if credited else None
    if screen.is_poor:
        return Move("lay-buy-in", (BUY_IN, "0.00", "0.00"))
    return bet(screen, spots, chance)

"""A bot at a dealerless station: bills into the acceptor, bets, and a cash-out of what it won."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from croupier.desk.bot import Move
from croupier.floor.parts.electronic.bot import BettingScreen, bet

BILL = "100.00"
MANY = 1000_00


class StationScreen(BettingScreen, frozen=True, kw_only=True):
    open: bool
    cash_out: object
    staked: str


def next_move(view: Mapping[str, object], spots: Sequence[str], chance: Random) -> Move | None:
    screen = msgspec.convert(view, StationScreen)
    if not screen.open or screen.cash_out:
        return None
    if screen.is_poor:
        return Move("bill", (BILL,), device=True)
    if screen.money > MANY and screen.staked == "0.00":
        return Move("ask-cash-out")
    return bet(screen, spots, chance)

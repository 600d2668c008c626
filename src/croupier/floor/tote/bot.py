"""A bot at a self-service terminal: bills in, tickets on the next race, and a voucher for what it won."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.desk.bot import Move

BILL = "20.00"
POOR: Cents = 2000
MANY: Cents = 20_000
KINDS = {"win": "WIN", "place": "PLACE", "show": "SHOW"}


class BettingRunner(msgspec.Struct, frozen=True):
    interest: int
    scratched: bool


class BettingPool(msgspec.Struct, frozen=True):
    kind: str
    open: bool


class BettingRace(msgspec.Struct, frozen=True):
    number: int
    runners: list[BettingRunner]
    pools: list[BettingPool]

    def bets(self, chance: Random) -> list[str]:
        """Some that this race takes, on runners drawn by lot."""
        left = sorted({one.interest for one in self.runners if not one.scratched})
        some = sorted(chance.sample(left, min(3, len(left))))
        taken = {one.kind for one in self.pools if one.open}
        found = [f"R{self.number} $2 {word} {some[0]}" for kind, word in KINDS.items() if kind in taken]
        if "exacta" in taken:
            found.append(f"R{self.number} $1 EXACTA BOX {','.join(map(str, some))}")
        return found


class SelfServiceScreen(msgspec.Struct, frozen=True):
    """What the bot reads of its screen."""

    credit: str
    on_sale: bool
    current: int | None
    cashing_out: str | None
    locked: str | None
    races: list[BettingRace]


def next_move(view: Mapping[str, object], _: Sequence[str], chance: Random) -> Move | None:
    screen = msgspec.convert(view, SelfServiceScreen)
    if screen.cashing_out is not None or screen.locked is not None:
        return None
    credit = money.read(screen.credit)
    if credit > MANY:
        return Move("cash-out-to-voucher")
    race = next((one for one in screen.races if one.number == screen.current), None)
    if not screen.on_sale or race is None:
        return None
    if credit < POOR:
        return Move("bill", (BILL,), device=True)
    bets = race.bets(chance)
    return Move("sell-ticket", (chance.choice(bets),), bets=True) if bets else None

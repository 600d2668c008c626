"""What a bot looks at on an electronic screen, and its bet."""

from collections.abc import Sequence
from random import Random

import msgspec

from croupier.base.money import Cents, read
from croupier.desk.bot import Move

FEW = 5_00


class BettingScreen(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of the view that a bot goes by."""

    phase: str
    round: int | None
    credits: str
    chips: tuple[str, ...]

    @property
    def money(self) -> Cents:
        return read(self.credits)

    @property
    def is_poor(self) -> bool:
        return self.money < FEW


def bet(screen: BettingScreen, spots: Sequence[str], chance: Random) -> Move | None:
    """One of the two smallest chips on any spot, while betting is open."""
    if screen.phase != "betting":
        return None
    chip = chance.choice(screen.chips[:2])
    return Move("place-bet", (screen.round, chance.choice(spots), chip), bets=True)

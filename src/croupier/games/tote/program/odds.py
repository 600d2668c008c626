"""The morning line: odds to one that the track's handicapper expects, as people write them: `5-2`."""

import re
from fractions import Fraction
from math import gcd

import msgspec

from croupier.base.clause import cite
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote.clauses import BOOK

POSTED = cite(BOOK, "G")
_ODDS = re.compile(r"([1-9][0-9]{0,2})-([1-9][0-9]?)", re.ASCII)
EVEN = "even"


class MorningLine(msgspec.Struct, frozen=True):
    """Five to two is 5 and 2."""

    profit: int
    stake: int

    def __str__(self) -> str:
        return EVEN if self.profit == self.stake else f"{self.profit}-{self.stake}"

    @property
    def chance(self) -> Fraction:
        """The chance at which a bet at these odds breaks even: 5-2 is 2/7."""
        return Fraction(self.stake, self.profit + self.stake)


def read_morning_line(given: object) -> MorningLine:
    if given == EVEN:
        return MorningLine(1, 1)
    found = _ODDS.fullmatch(given) if isinstance(given, str) else None
    if found is None:
        says = f"{shown(given)} is not a morning line; write odds like 5-2 or 8-1, or even"
        refuse(Reason.UNREADABLE, says, POSTED)
    profit, stake = int(found[1]), int(found[2])
    return MorningLine(profit // gcd(profit, stake), stake // gcd(profit, stake))

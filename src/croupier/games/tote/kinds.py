"""The kinds of pool, and what a combination of each names."""

from enum import StrEnum
from typing import TypeAlias

Interest: TypeAlias = int
"""A betting interest: one runner, or the coupled runners that share its number (`1` and `1A`)."""

Combination: TypeAlias = tuple[Interest, ...]
"""What one bet names: `(6,)` to win, `(1, 3)` in an exacta, a winner for each leg of a pick six.

A quinella's pair is in rising order, since either order wins.
"""


class Kind(StrEnum):
    WIN = "win"
    PLACE = "place"
    SHOW = "show"
    QUINELLA = "quinella"
    EXACTA = "exacta"
    TRIFECTA = "trifecta"
    SUPERFECTA = "superfecta"
    DAILY_DOUBLE = "daily-double"
    PICK_THREE = "pick-three"
    PICK_SIX = "pick-six"
    TWIN_TRIFECTA = "twin-trifecta"


LEGS = {Kind.DAILY_DOUBLE: 2, Kind.PICK_THREE: 3, Kind.PICK_SIX: 6, Kind.TWIN_TRIFECTA: 2}
"""How many races a pool runs over, where that is more than one."""

PICKS = (Kind.PICK_THREE, Kind.PICK_SIX)

CARRYING = frozenset({*PICKS, Kind.TWIN_TRIFECTA})
"""The pools that may keep money for another day."""

PLACES = {Kind.QUINELLA: 2, Kind.EXACTA: 2, Kind.TRIFECTA: 3, Kind.SUPERFECTA: 4, Kind.TWIN_TRIFECTA: 3}
"""How many finishers of one race a combination names, where that is more than one."""


def legs(kind: Kind) -> int:
    return LEGS.get(kind, 1)


def length(kind: Kind) -> int:
    """How many interests a combination of this kind names; of a twin trifecta the three of its first race."""
    return PLACES.get(kind) or legs(kind)

"""The colours that a runner's number is worn in: saddle cloths of horses, blankets of greyhounds.

Those of North American tracks. Each is a ground, and the ink of the number on it.
"""

from typing import NamedTuple

from croupier.games.tote.kinds import Interest
from croupier.games.tote.program.race_kinds import Sport


class Cloth(NamedTuple):
    """As hexadecimal colours."""

    ground: str
    ink: str


_SADDLE = (
    Cloth("#c8102e", "#ffffff"),
    Cloth("#ffffff", "#000000"),
    Cloth("#00339f", "#ffffff"),
    Cloth("#ffd100", "#000000"),
    Cloth("#00703c", "#ffffff"),
    Cloth("#000000", "#ffd100"),
    Cloth("#ff6a13", "#000000"),
    Cloth("#f7b5cd", "#000000"),
    Cloth("#3ec6c6", "#000000"),
    Cloth("#5c2d91", "#ffffff"),
    Cloth("#9a9b9d", "#000000"),
    Cloth("#a4d233", "#000000"),
    Cloth("#5b3a1e", "#ffffff"),
    Cloth("#7b1e3a", "#ffd100"),
    Cloth("#c3b091", "#000000"),
    Cloth("#7db9e8", "#5e0013"),
    Cloth("#0a1f44", "#ffffff"),
    Cloth("#1b4d2b", "#ffd100"),
    Cloth("#1e3f94", "#ffb3bf"),
    Cloth("#d93a96", "#000000"),
)
_BLANKETS = (
    Cloth("#c8102e", "#ffffff"),
    Cloth("#00339f", "#ffffff"),
    Cloth("#ffffff", "#000000"),
    Cloth("#00703c", "#ffffff"),
    Cloth("#000000", "#ffffff"),
    Cloth("#ffd100", "#000000"),
    Cloth("#00703c", "#ffffff"),
    Cloth("#000000", "#ffd100"),
)
PLAIN = Cloth("#e6e6e6", "#000000")
"""Of numbers that have no colours of their own."""


def cloth_of(sport: Sport, number: Interest) -> Cloth:
    """A coupled entry wears one."""
    cloths = _BLANKETS if sport is Sport.GREYHOUND else _SADDLE
    return cloths[number - 1] if number <= len(cloths) else PLAIN

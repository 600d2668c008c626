"""How a player that plays by itself plays at a place of some kind: from what its screen shows to one move."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeAlias

import msgspec


class Move(msgspec.Struct, frozen=True):
    """A command by its name, with its values in its frame's order; or a device by its name, and its value.

    `bets` marks what bots count and time.
    """

    name: str
    values: tuple[object, ...] = ()
    device: bool = False
    bets: bool = False


Bot: TypeAlias = Callable[[Mapping[str, object], Sequence[str], Random], Move | None]
"""From the view of its screen, the spots that can be bet on, and chance: what to do now, if anything."""

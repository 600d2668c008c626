"""The bead plate: every round of a shoe in its order, down one column of six after another."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from croupier.games.baccarat.road_layout import ROWS

Outcome = Literal["player", "banker", "tie"]


class Bead(msgspec.Struct, frozen=True):
    column: int
    row: int
    outcome: Outcome


def bead_plate(outcomes: Sequence[Outcome]) -> list[Bead]:
    return [Bead(*divmod(number, ROWS), outcome) for number, outcome in enumerate(outcomes)]

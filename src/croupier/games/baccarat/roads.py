"""The roads of a shoe, as baccarat players read them: bead plate, big road, three derived roads.

They say what came. What comes next does not depend on it.
"""

from collections.abc import Sequence

import msgspec

from croupier.games.baccarat.bead_plate import Bead, Outcome, bead_plate
from croupier.games.baccarat.big_road import BigRoad, big_road
from croupier.games.baccarat.derived_roads import (
    BIG_EYE_BOY,
    COCKROACH_PIG,
    SMALL_ROAD,
    DerivedMark,
    NextMarks,
    derived_road,
    next_marks,
)


class Roads(msgspec.Struct, frozen=True, kw_only=True):
    """`if_player` and `if_banker`: what the next win would add to the derived roads."""

    bead_plate: list[Bead]
    big_road: BigRoad
    big_eye_boy: list[DerivedMark]
    small_road: list[DerivedMark]
    cockroach_pig: list[DerivedMark]
    if_player: NextMarks
    if_banker: NextMarks


def roads(outcomes: Sequence[Outcome]) -> Roads:
    """Of a shoe's rounds in their order, without those that were void."""
    winners = [outcome for outcome in outcomes if outcome != "tie"]
    return Roads(
        bead_plate=bead_plate(outcomes),
        big_road=big_road(outcomes),
        big_eye_boy=derived_road(winners, BIG_EYE_BOY),
        small_road=derived_road(winners, SMALL_ROAD),
        cockroach_pig=derived_road(winners, COCKROACH_PIG),
        if_player=next_marks(winners, "player"),
        if_banker=next_marks(winners, "banker"),
    )

"""The derived roads: whether the big road repeats itself, one, two or three columns back.

Big eye boy compares with the column before, small road with the one before that, cockroach pig with a third.
Red says that the shoe repeats itself, blue that it does not; neither means a side. Columns are streaks here,
however long: tails are only a way to draw them. The sources of the rule are named by
`tests/games/baccarat/test_derived_roads.py`.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from croupier.games.baccarat.hands import Side
from croupier.games.baccarat.road_layout import lay_out, streak_lengths

Colour = Literal["red", "blue"]
BIG_EYE_BOY, SMALL_ROAD, COCKROACH_PIG = 1, 2, 3
"""How many columns back each road compares."""


class DerivedMark(msgspec.Struct, frozen=True):
    column: int
    row: int
    colour: Colour


class NextMarks(msgspec.Struct, frozen=True):
    """What one more win would add to each derived road; None where that road has not begun."""

    big_eye_boy: Colour | None
    small_road: Colour | None
    cockroach_pig: Colour | None


def derived_road(winners: Sequence[Side], back: int) -> list[DerivedMark]:
    colours = derived_colours(streak_lengths(winners), back)
    return [
        DerivedMark(place.column, place.row, colour)
        for place, colour in zip(lay_out(colours), colours, strict=True)
    ]


def derived_colours(streaks: Sequence[int], back: int) -> list[Colour]:
    """`streaks` are the lengths of the big road's columns."""
    marks = (
        _colour(streaks, column, row, back) for column, length in enumerate(streaks) for row in range(length)
    )
    return [mark for mark in marks if mark]


def next_marks(winners: Sequence[Side], side: Side) -> NextMarks:
    """The answer to a player who asks what a win of this side would add."""
    streaks = streak_lengths(winners)
    goes_on = bool(winners) and winners[-1] == side
    column, row = (len(streaks) - 1, streaks[-1]) if goes_on else (len(streaks), 0)
    return NextMarks(
        *(_colour(streaks, column, row, back) for back in (BIG_EYE_BOY, SMALL_ROAD, COCKROACH_PIG))
    )


def _colour(streaks: Sequence[int], column: int, row: int, back: int) -> Colour | None:
    """The mark for a win at this place of the big road; None for one that has no column to compare with.

    A win that opens a column is red if the column it ended is as long as the one `back` columns before that.
    Another is blue if the column `back` columns before its own ends in the row just above it.
    """
    compared = column - back - (row == 0)
    if compared < 0:
        return None
    repeats = streaks[column - 1] == streaks[compared] if row == 0 else row != streaks[compared]
    return "red" if repeats else "blue"

"""What a reader board counts, at any wheel: the numbers that came often, and those that did not."""

from collections import Counter
from collections.abc import Sequence

import msgspec

HOT_AND_COLD = 5


class Came(msgspec.Struct, frozen=True):
    """How often a number came."""

    number: str
    came: int


class HotAndCold(msgspec.Struct, frozen=True):
    """`of` is how many rounds were counted."""

    of: int
    hot: list[Came]
    cold: list[Came]


def hot_and_cold(numbers: Sequence[str], came: Sequence[str]) -> HotAndCold:
    """`numbers` are those that can come, in the wheel's own order, which also breaks ties.

    None is both: where there are few, as at the Big Six, they share them. What never came is not hot.
    """
    counts = Counter(came)
    ranked = sorted(numbers, key=lambda number: (-counts[number], numbers.index(number)))
    hot = [number for number in ranked[: min(HOT_AND_COLD, len(ranked) // 2)] if counts[number]]
    cold = [number for number in reversed(ranked) if number not in hot][:HOT_AND_COLD]
    return HotAndCold(
        of=len(came),
        hot=[Came(number, counts[number]) for number in hot],
        cold=[Came(number, counts[number]) for number in cold],
    )

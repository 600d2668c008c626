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
    """`numbers` are those that can come, in the wheel's own order, which also breaks ties."""
    counts = Counter(came)
    hot = sorted(numbers, key=lambda number: (-counts[number], numbers.index(number)))
    return HotAndCold(
        of=len(came),
        hot=[Came(number, counts[number]) for number in hot[:HOT_AND_COLD]],
        cold=[Came(number, counts[number]) for number in hot[: -HOT_AND_COLD - 1 : -1]],
    )

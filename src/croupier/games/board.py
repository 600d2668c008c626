"""What a reader board counts, at any wheel: the numbers that came often, and those that did not."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

HOT_AND_COLD = 5


def hot_and_cold(numbers: Sequence[str], came: Sequence[str]) -> dict[str, Any]:
    """`numbers` are those that can come, in the wheel's own order, which also breaks ties."""
    counts = Counter(came)
    hot = sorted(numbers, key=lambda number: (-counts[number], numbers.index(number)))
    return {
        "of": len(came),
        "hot": [{"number": number, "came": counts[number]} for number in hot[:HOT_AND_COLD]],
        "cold": [{"number": number, "came": counts[number]} for number in hot[: -HOT_AND_COLD - 1 : -1]],
    }

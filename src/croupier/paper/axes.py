"""The scales of a plot: lines and names at round values."""

from collections.abc import Callable, Iterator
from math import ceil, floor, log10

from croupier.paper.shapes import Axis, Line, Place, Shape, Words


def grid(x: Axis, y: Axis, name: Callable[[float], str]) -> Iterator[Shape]:
    """Lines across at round values, with their names to the left."""
    for value in ticks(y.low, y.high, 7):
        line: tuple[Place, ...] = ((x.start, y.at(value)), (x.end, y.at(value)))
        yield Line(line, "grid" if value else "soft", 0.6)
        yield Words((x.start - 4, y.at(value) - 3), name(value), anchor="end")


def counts(x: Axis, what: str) -> Iterator[Shape]:
    """Round numbers below, and what they count."""
    for at in ticks(x.low, x.high, 5):
        anchor = "end" if x.at(at) > x.end - 12 else "middle"
        yield Words((x.at(at), 16), f"{at:,.0f}", anchor=anchor)
    yield Words((x.end, 4), what, anchor="end")


def powers(x: Axis) -> Iterator[Shape]:
    """Powers of ten below, for an axis of logarithms."""
    for power in range(ceil(x.low), floor(x.high) + 1):
        anchor = "end" if power == x.high else "middle"
        yield Words((x.at(power), 16), f"{10**power:,}", anchor=anchor)
    yield Words((x.end, 4), "rounds", anchor="end")


def ticks(low: float, high: float, most: int) -> list[float]:
    """A few round values from low to high."""
    rough = (high - low) / most or 1
    power = 10.0 ** floor(log10(rough))
    step = next(one * power for one in (1, 2, 2.5, 5, 10) if one * power >= rough * 0.999)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(index * step, 10) for index in range(first, last + 1)]

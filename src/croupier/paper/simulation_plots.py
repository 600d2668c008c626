"""Plots of a simulation: the estimate as it settles, and how sessions ended."""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import isfinite

from croupier.base.money import show_dollars
from croupier.paper.shapes import Axis, Line, Plot, Shape, Words, band, curve

WIDTH, HEIGHT = 360.0, 190.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 8.0, 22.0, 30.0
TICKS = 5


def settling_plot(
    marks: Sequence[tuple[int, float, float, float]], exact: float | None, says: str, what: str
) -> Plot:
    """The edge after so many rounds with its interval, and the exact edge as a line."""
    known = [one for one in marks if all(map(isfinite, one))] or [(0, 0.0, 0.0, 0.0)]
    later = known[len(known) // 20 :]
    lows, highs = [low for _, _, low, _ in later], [high for *_, high in later]
    low, high = min(*lows, exact or lows[0]), max(*highs, exact or highs[0])
    x, y = Axis(0, known[-1][0], LEFT, WIDTH - RIGHT), Axis(low, high, BOTTOM, HEIGHT - TOP)
    shapes: list[Shape] = [
        band(x, y, [(after, bottom, top) for after, _, bottom, top in known], "felt-light"),
        *_grid(y, lambda value: f"{100 * value:.3g}%"),
        curve(x, y, [(after, value) for after, value, _, _ in known], "felt"),
    ]
    if exact is not None:
        shapes.append(Line(((x.start, y.at(exact)), (x.end, y.at(exact))), "brass", 1.2, dashed=True))
        shapes.append(Words((x.end, y.at(exact) + 3), f"exactly {100 * exact:.4f}%", "brass", "end"))
    shapes += [
        Words((LEFT, HEIGHT - 10), says, "ink", size=9),
        Words((x.end, 10), f"{known[-1][0]:,} {what}", anchor="end"),
    ]
    return Plot(WIDTH, HEIGHT, f"{says}: the estimate and its interval by {what}.", tuple(shapes))


def ends_plot(ends: Mapping[int, int], says: str) -> Plot:
    """The share of sessions that gained no more than each amount."""
    gains = sorted(ends)
    shares = [count / sum(ends.values()) for count in accumulate(ends[gain] for gain in gains)]
    x, y = Axis(gains[0], gains[-1], LEFT, WIDTH - RIGHT), Axis(0, 1, BOTTOM, HEIGHT - TOP)
    shapes: tuple[Shape, ...] = (
        *_grid(y, lambda value: f"{100 * value:g}%"),
        curve(x, y, zip(gains, shares, strict=True), "felt"),
        Line(((x.at(0), y.start), (x.at(0), y.end)), "brass", 1.0, dashed=True),
        Words((LEFT, HEIGHT - 10), says, "ink", size=9),
        Words((LEFT, 10), show_dollars(gains[0])),
        Words((x.end, 10), show_dollars(gains[-1]), anchor="end"),
    )
    return Plot(WIDTH, HEIGHT, f"{says}: the share that gained no more, by gain.", shapes)


def _grid(y: Axis, shown: Callable[[float], str]) -> list[Shape]:
    found: list[Shape] = []
    for tick in range(TICKS):
        value = y.low + (y.high - y.low) * tick / (TICKS - 1)
        found.append(Line(((LEFT, y.at(value)), (WIDTH - RIGHT, y.at(value))), "grid", 0.6))
        found.append(Words((LEFT - 4, y.at(value) - 3), shown(value), anchor="end"))
    return found

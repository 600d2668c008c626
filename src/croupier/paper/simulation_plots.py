"""Plots of a simulation: the estimate as it settles, and how sessions ended."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import isfinite

from croupier.base.money import show_dollars
from croupier.paper.axes import counts, grid, ticks
from croupier.paper.shapes import Axis, Line, Plot, Shape, Words, band, curve

WIDTH, HEIGHT = 360.0, 190.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 8.0, 22.0, 30.0
LONGEST = 48
"""Letters of a title."""


def settling_plot(
    marks: Sequence[tuple[int, float, float, float]], exact: float | None, says: str, what: str
) -> Plot:
    """The estimate after so many rounds with its interval, and the exact value as a line."""
    known = [one for one in marks if all(map(isfinite, one))] or [(0, 0.0, 0.0, 0.0)]
    later = known[len(known) // 20 :]
    lows, highs = [low for _, _, low, _ in later], [high for *_, high in later]
    low, high = min(*lows, exact or lows[0]), max(*highs, exact or highs[0])
    x, y = Axis(0, known[-1][0], LEFT, WIDTH - RIGHT), Axis(low, high, BOTTOM, HEIGHT - TOP)
    shapes: list[Shape] = [
        band(x, y, [(after, bottom, top) for after, _, bottom, top in known], "felt-light"),
        *grid(x, y, lambda value: f"{100 * value:.10g}%"),
        *counts(x, what),
        curve(x, y, [(after, value) for after, value, _, _ in known], "felt"),
    ]
    if exact is not None:
        shapes.append(Line(((x.start, y.at(exact)), (x.end, y.at(exact))), "brass", 1.2, dashed=True))
        shapes.append(Words((x.end, HEIGHT - 10), f"exactly {100 * exact:.4f}%", "brass", "end"))
    shapes.append(Words((LEFT, HEIGHT - 10), _short(says), "ink", size=9))
    return Plot(WIDTH, HEIGHT, f"{says}: the estimate and its interval by {what}.", tuple(shapes))


def ends_plot(ends: Mapping[int, int], says: str) -> Plot:
    """The share of sessions that gained no more than each amount: a step at each gain."""
    gains = sorted(ends)
    shares = [count / sum(ends.values()) for count in accumulate(ends[gain] for gain in gains)]
    x, y = Axis(gains[0], gains[-1], LEFT, WIDTH - RIGHT), Axis(0, 1, BOTTOM, HEIGHT - TOP)
    steps = [(gains[0], 0.0)]
    for gain, share in zip(gains, shares, strict=True):
        steps += [(gain, steps[-1][1]), (gain, share)]
    shapes: tuple[Shape, ...] = (
        *grid(x, y, lambda value: f"{100 * value:g}%"),
        *_amounts(x),
        Line(((x.at(0), y.start), (x.at(0), y.end)), "brass", 1.0, dashed=True),
        curve(x, y, steps, "felt"),
        Words((LEFT, HEIGHT - 10), _short(says), "ink", size=9),
    )
    return Plot(WIDTH, HEIGHT, f"{says}: the share that gained no more, by gain.", shapes)


def _amounts(x: Axis) -> Iterator[Shape]:
    """Round amounts below, the last one whole within the frame."""
    for at in ticks(x.low, x.high, 5):
        anchor = "end" if x.at(at) > x.end - 16 else "start" if x.at(at) < x.start + 16 else "middle"
        yield Words((x.at(at), 16), show_dollars(round(at)), anchor=anchor)
    yield Words((x.end, 4), "share of sessions that gained no more than so much", anchor="end")


def _short(title: str) -> str:
    """As much as has room beside the exact value."""
    return title if len(title) <= LONGEST else f"{title[: LONGEST - 3]}..."

"""The plots of a PAR sheet: how far the hold strays, how often the house is behind, and real results."""

from collections.abc import Sequence
from math import log10

from croupier.analysis.hold_band import Band
from croupier.analysis.par_sheet import Alike, ParSheet
from croupier.analysis.results import Judged, Standing
from croupier.base.money import show_dollars
from croupier.paper.axes import counts, grid, powers
from croupier.paper.shapes import Axis, Dot, Line, Plot, Shape, Words, band, curve

WIDTH, HEIGHT = 360.0, 190.0
LEFT, RIGHT, TOP, BOTTOM = 40.0, 8.0, 22.0, 30.0
MOST_DRAWN = 1.5
"""The wide band of a wild wager is cut off here, in stakes: all else would be a line."""
COLOURS = ("felt", "brass", "alarm", "ink")


def hold_plots(sheet: ParSheet) -> list[Plot]:
    """One for the tamest wager and one for the wildest; every other lies between."""
    ordered = sorted(sheet.alike, key=lambda one: one.wagers[0].odds.deviation)
    return [_hold(one) for one in dict.fromkeys((ordered[0], ordered[-1]))]


def _hold(alike: Alike) -> Plot:
    x = Axis(2, 6, LEFT, WIDTH - RIGHT)
    usual, rare = alike.bands.usual, alike.bands.rare
    lowest = min(-0.02, float(usual[0].low), max(-MOST_DRAWN, float(rare[0].low)))
    highest = max(0.02, float(usual[0].high), min(MOST_DRAWN, float(rare[0].high)))
    y = Axis(lowest, highest, BOTTOM, HEIGHT - TOP)
    edge = float(alike.wagers[0].odds.edge)
    says = f"Hold of the house on {alike.called}"
    return Plot(
        WIDTH,
        HEIGHT,
        f"{says}: where it lies in 95 and in 99.9 of 100 cases, by rounds.",
        (
            band(x, y, _edges(rare), "felt-pale"),
            band(x, y, _edges(usual), "felt-light"),
            *grid(x, y, lambda value: f"{100 * value:g}%"),
            *powers(x),
            Line(((x.start, y.at(edge)), (x.end, y.at(edge))), "felt", 1.4),
            Words((x.end, y.at(edge) + 3), f"edge {100 * edge:.2f}%", "felt", "end"),
            Words((LEFT, HEIGHT - 10), says, "ink", size=9),
        ),
    )


def _edges(bands: Sequence[Band]) -> list[tuple[float, float, float]]:
    return [(log10(one.rounds), float(one.low), float(one.high)) for one in bands]


def losing_plot(sheet: ParSheet) -> Plot:
    """Up to four wagers from the tamest to the wildest."""
    ordered = sorted(sheet.alike, key=lambda one: one.wagers[0].odds.deviation)
    last = len(ordered) - 1
    shown = [ordered[place] for place in sorted({round(last * third / 3) for third in range(4)})]
    x, y = Axis(1, 6, LEFT, WIDTH - RIGHT), Axis(0, 0.6, BOTTOM, HEIGHT - TOP)
    says = "The house is behind after so many rounds"
    lines: list[Shape] = []
    for place, (one, colour) in enumerate(zip(shown, COLOURS, strict=False)):
        lines.append(curve(x, y, [(log10(at.rounds), at.chance) for at in one.bands.losing], colour))
        lines.append(Words((WIDTH - RIGHT, HEIGHT - TOP - 8 - 10 * place), _short(one.called), colour, "end"))
    scales = (*grid(x, y, lambda value: f"{100 * value:g}%"), *powers(x))
    title = Words((LEFT, HEIGHT - 10), says, "ink", size=9)
    return Plot(WIDTH, HEIGHT, f"{says}, by wager.", (*scales, *lines, title))


def _short(called: str) -> str:
    return called if len(called) <= 40 else f"{called[:37]}..."


def results_plot(judged: Judged, width: float = 2 * WIDTH) -> Plot:
    """The win round by round, within the bands that chance explains."""
    points = judged.points
    low = min(0, *(min(one.rare[0], one.win) for one in points))
    high = max(1, *(max(one.rare[1], one.win) for one in points))
    x, y = Axis(0, points[-1].rounds, LEFT + 20, width - RIGHT), Axis(low, high, BOTTOM, HEIGHT - TOP)
    usual = [(one.rounds, *one.usual) for one in points]
    rare = [(one.rounds, *one.rare) for one in points]
    last = points[-1]
    colour = "alarm" if judged.standing is Standing.ODD else "ink"
    says = f"Win of {show_dollars(judged.win)} after {judged.rounds:,} rounds: {judged.standing}"
    return Plot(
        width,
        HEIGHT,
        says,
        (
            band(x, y, [(0, 0, 0), *rare], "felt-pale"),
            band(x, y, [(0, 0, 0), *usual], "felt-light"),
            *grid(x, y, lambda value: show_dollars(round(value))),
            *counts(x, "rounds"),
            curve(x, y, [(0, 0), *((one.rounds, one.most) for one in points)], "felt", 0.8),
            curve(x, y, [(0, 0), *((one.rounds, one.least) for one in points)], "felt", 0.8),
            curve(x, y, [(0, 0), *((one.rounds, one.win) for one in points)], colour, 1.6),
            Dot((x.at(last.rounds), y.at(last.win)), colour),
            Words((LEFT, HEIGHT - 10), says, "ink", size=9),
        ),
    )

"""The plots of a PAR sheet: how far the hold strays, how often the house is behind, and real results."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor, log10

from croupier.analysis.hold_band import Band
from croupier.analysis.par_sheet import Alike, ParSheet
from croupier.analysis.results import Judged, Standing
from croupier.base.money import show_dollars
from croupier.paper.shapes import Axis, Dot, Line, Place, Plot, Shape, Words, band, curve

WIDTH, HEIGHT = 360.0, 190.0
LEFT, RIGHT, TOP, BOTTOM = 40.0, 8.0, 22.0, 30.0
COLOURS = ("felt", "brass", "alarm", "ink")


def hold_plots(sheet: ParSheet) -> list[Plot]:
    """One for the tamest wager and one for the wildest; every other lies between."""
    ordered = sorted(sheet.alike, key=lambda one: one.wagers[0].odds.deviation)
    return [_hold(one) for one in dict.fromkeys((ordered[0], ordered[-1]))]


def _hold(alike: Alike) -> Plot:
    x = Axis(2, 6, LEFT, WIDTH - RIGHT)
    widest = max(0.02, *(abs(float(value)) for one in alike.usual for value in (one.low, one.high)))
    y = Axis(-widest, widest, BOTTOM, HEIGHT - TOP)
    edge = float(alike.wagers[0].odds.edge)
    says = f"Hold of the house on {alike.called}"
    return Plot(
        WIDTH,
        HEIGHT,
        f"{says}: where it lies in 95 and in 99.9 of 100 cases, by rounds.",
        (
            band(x, y, _edges(alike.rare), "felt-pale"),
            band(x, y, _edges(alike.usual), "felt-light"),
            *_grid(x, y, lambda value: f"{100 * value:g}%"),
            *_powers(x),
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
        lines.append(curve(x, y, [(log10(at.rounds), at.chance) for at in one.losing], colour))
        lines.append(Words((WIDTH - RIGHT, HEIGHT - TOP - 8 - 10 * place), _short(one.called), colour, "end"))
    grid = (*_grid(x, y, lambda value: f"{100 * value:g}%"), *_powers(x))
    title = Words((LEFT, HEIGHT - 10), says, "ink", size=9)
    return Plot(WIDTH, HEIGHT, f"{says}, by wager.", (*grid, *lines, title))


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
            *_grid(x, y, lambda value: show_dollars(round(value))),
            *_counts(x),
            curve(x, y, [(0, 0), *((one.rounds, one.most) for one in points)], "felt", 0.8),
            curve(x, y, [(0, 0), *((one.rounds, one.least) for one in points)], "felt", 0.8),
            curve(x, y, [(0, 0), *((one.rounds, one.win) for one in points)], colour, 1.6),
            Dot((x.at(last.rounds), y.at(last.win)), colour),
            Words((LEFT, HEIGHT - 10), says, "ink", size=9),
        ),
    )


def _grid(x: Axis, y: Axis, name: Callable[[float], str]) -> Iterator[Shape]:
    for value in _ticks(y.low, y.high, 7):
        line: tuple[Place, ...] = ((x.start, y.at(value)), (x.end, y.at(value)))
        yield Line(line, "grid" if value else "soft", 0.6)
        yield Words((x.start - 4, y.at(value) - 3), name(value), anchor="end")


def _counts(x: Axis) -> Iterator[Shape]:
    for at in _ticks(x.low, x.high, 6):
        anchor = "end" if x.at(at) > x.end - 12 else "middle"
        yield Words((x.at(at), 16), f"{at:,.0f}", anchor=anchor)
    yield Words((x.end, 4), "rounds", anchor="end")


def _powers(x: Axis) -> Iterator[Shape]:
    for power in range(ceil(x.low), floor(x.high) + 1):
        anchor = "end" if power == x.high else "middle"
        yield Words((x.at(power), 16), f"{10**power:,}", anchor=anchor)
    yield Words((x.end, 4), "rounds", anchor="end")


def _ticks(low: float, high: float, most: int) -> list[float]:
    """A few round values from low to high."""
    rough = (high - low) / most or 1
    power = 10.0 ** floor(log10(rough))
    step = next(one * power for one in (1, 2, 2.5, 5, 10) if one * power >= rough * 0.999)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(index * step, 10) for index in range(first, last + 1)]

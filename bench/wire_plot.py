"""A picture of bets a second and of waits by terminals, as SVG."""

from collections.abc import Callable
from math import log10
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, TOP, GAP = 330, 220, 60, 40, 90
COLOURS = {"direct": "#0b6e4f", "framework": "#8a5a00"}
DASHES = ("", "6 4")
"""Of the fewest tables, and of the most."""


class Point(NamedTuple):
    path: str
    tables: int
    terminals: int
    rate: float
    p99: float


class Panel(NamedTuple):
    """One of two diagrams side by side: how a point stands in it, up to `top`."""

    title: str
    x: int
    top: float
    value: Callable[[Point], float]

    def place(self, point: Point, few: int, many: int) -> tuple[float, float]:
        along = (log10(point.terminals) - log10(few)) / max(log10(many) - log10(few), 1e-9)
        return self.x + along * WIDTH, TOP + HEIGHT * (1 - self.value(point) / self.top)


def draw(points: list[Point]) -> str:
    rates = Panel(
        "bets a second, durable and shown", LEFT, _rounded(max(one.rate for one in points)), lambda p: p.rate
    )
    waits = _rounded(max(one.p99 for one in points))
    slow = Panel(
        "99 in 100 answered within, ms, at half that rate", LEFT + WIDTH + GAP, waits, lambda p: p.p99
    )
    drawn = [line for panel in (rates, slow) for line in (*_frame(panel, points), *_lines(panel, points))]
    size = f'width="{2 * WIDTH + 2 * LEFT + GAP}" height="{TOP + HEIGHT + 90}"'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12" fill="#222">'
    )
    return "\n".join(
        (head, '<rect width="100%" height="100%" fill="#fff"/>', *drawn, *_key(points), "</svg>", "")
    )


def _rounded(most: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 …"""
    step = 1.0
    while True:
        for factor in (1, 2, 5):
            if factor * step >= most:
                return factor * step
        step *= 10


def _frame(panel: Panel, points: list[Point]) -> list[str]:
    lines = [f'<text x="{panel.x}" y="{TOP - 16}" font-weight="bold">{panel.title}</text>']
    for part in range(5):
        y, shown = TOP + HEIGHT * part / 4, panel.top * (4 - part) / 4
        lines.append(f'<path d="M{panel.x} {y}h{WIDTH}" stroke="#ddd"/>')
        lines.append(f'<text x="{panel.x - 6}" y="{y + 4}" text-anchor="end">{shown:,.10g}</text>')
    counts = sorted({one.terminals for one in points})
    for count in counts:
        x, _ = panel.place(Point("", 0, count, 0, 0), counts[0], counts[-1])
        lines.append(f'<text x="{x:.0f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{count:,}</text>')
    lines.append(
        f'<text x="{panel.x + WIDTH / 2}" y="{TOP + HEIGHT + 36}" text-anchor="middle">terminals</text>'
    )
    return lines


def _lines(panel: Panel, points: list[Point]) -> list[str]:
    counts, lines = sorted({one.terminals for one in points}), list[str]()
    for path, tables in sorted({(one.path, one.tables) for one in points}):
        places = [
            panel.place(one, counts[0], counts[-1])
            for one in sorted(points, key=lambda one: one.terminals)
            if (one.path, one.tables) == (path, tables)
        ]
        along = " ".join(f"{x:.0f},{y:.1f}" for x, y in places)
        style = f'stroke="{COLOURS[path]}" stroke-dasharray="{_dash(tables, points)}"'
        lines.append(f'<polyline points="{along}" fill="none" stroke-width="2" {style}/>')
        lines += [f'<circle cx="{x:.0f}" cy="{y:.1f}" r="3" fill="{COLOURS[path]}"/>' for x, y in places]
    return lines


def _dash(tables: int, points: list[Point]) -> str:
    return DASHES[tables != min(one.tables for one in points)]


def _key(points: list[Point]) -> list[str]:
    lines, y = list[str](), TOP + HEIGHT + 66
    for number, (path, tables) in enumerate(sorted({(one.path, one.tables) for one in points})):
        x = LEFT + number * 190
        style = f'stroke="{COLOURS[path]}" stroke-width="2" stroke-dasharray="{_dash(tables, points)}"'
        words = f"{path}, {tables} table{'s' * (tables > 1)}"
        lines.append(f'<path d="M{x} {y}h28" {style}/><text x="{x + 36}" y="{y + 4}">{words}</text>')
    return lines

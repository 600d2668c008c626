"""Plots as a few shapes, which a page draws as SVG and a PDF as its own: one drawing for both.

Places are in points from the lower left corner. Colours are names in `INK`, so that both look alike.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from reportlab.graphics.shapes import Drawing

INK = {
    "ink": "#1f2a24",
    "soft": "#66706a",
    "grid": "#e3e1d8",
    "brass": "#8a6414",
    "felt": "#1d6b4a",
    "felt-light": "#bfdccd",
    "felt-pale": "#e6f1eb",
    "alarm": "#b3122a",
}
Place: TypeAlias = tuple[float, float]


class Line(msgspec.Struct, frozen=True, tag=True):
    """Through all places in turn; `filled` closes it and fills it."""

    places: tuple[Place, ...]
    colour: str
    width: float = 1.0
    dashed: bool = False
    filled: bool = False


class Words(msgspec.Struct, frozen=True, tag=True):
    """`anchor` is where the place stands in the text: start, middle or end."""

    at: Place
    text: str
    colour: str = "soft"
    anchor: str = "start"
    size: float = 8.0


class Dot(msgspec.Struct, frozen=True, tag=True):
    at: Place
    colour: str
    radius: float = 2.5


Shape: TypeAlias = Line | Words | Dot


class Plot(msgspec.Struct, frozen=True):
    """`says` is what the plot shows, for whoever cannot see it."""

    width: float
    height: float
    says: str
    shapes: tuple[Shape, ...]


def svg(plot: Plot) -> str:
    body = "".join(_svg(shape, plot.height) for shape in plot.shapes)
    box = f"0 0 {plot.width:g} {plot.height:g}"
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(plot.says, quote=True)}">{body}</svg>'


def _svg(shape: Shape, height: float) -> str:
    colour = INK[shape.colour]
    match shape:
        case Line(places, _, width, dashed, filled):
            points = " ".join(f"{x:.1f},{height - y:.1f}" for x, y in places)
            if filled:
                return f'<polygon points="{points}" fill="{colour}"/>'
            dash = ' stroke-dasharray="4 3"' if dashed else ""
            return (
                f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dash}/>'
            )
        case Dot((x, y), _, radius):
            return f'<circle cx="{x:.1f}" cy="{height - y:.1f}" r="{radius:g}" fill="{colour}"/>'
        case Words((x, y), text, _, anchor, size):
            where = f'x="{x:.1f}" y="{height - y:.1f}" text-anchor="{anchor}" font-size="{size:g}"'
            return f'<text {where} fill="{colour}">{escape(text)}</text>'


def drawing(plot: Plot) -> "Drawing":
    """For a PDF."""
    from reportlab.graphics.shapes import Drawing  # noqa: PLC0415 - only paper needs reportlab

    made = Drawing(plot.width, plot.height)
    for shape in plot.shapes:
        made.add(_drawn(shape))
    return made


def _drawn(shape: Shape) -> object:
    from reportlab.graphics import shapes  # noqa: PLC0415 - only paper needs reportlab
    from reportlab.lib.colors import HexColor  # noqa: PLC0415

    colour = HexColor(INK[shape.colour])
    match shape:
        case Line(places, _, width, dashed, filled):
            flat = [value for place in places for value in place]
            if filled:
                return shapes.Polygon(flat, fillColor=colour, strokeColor=None)
            dash = [4, 3] if dashed else None
            return shapes.PolyLine(flat, strokeColor=colour, strokeWidth=width, strokeDashArray=dash)
        case Dot((x, y), _, radius):
            return shapes.Circle(x, y, radius, fillColor=colour, strokeColor=None)
        case Words((x, y), text, _, anchor, size):
            return shapes.String(
                x, y, text, fillColor=colour, textAnchor=anchor, fontSize=size, fontName="Helvetica"
            )


class Axis(msgspec.Struct, frozen=True):
    """Maps values to places along one side."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)


def band(x: Axis, y: Axis, edges: Sequence[tuple[float, float, float]], colour: str) -> Line:
    """Filled between a low and a high value at each x."""
    below = [(x.at(at), y.at(low)) for at, low, _ in edges]
    above = [(x.at(at), y.at(high)) for at, _, high in reversed(edges)]
    return Line((*below, *above), colour, filled=True)


def curve(x: Axis, y: Axis, values: Iterable[tuple[float, float]], colour: str, width: float = 1.4) -> Line:
    return Line(tuple((x.at(at), y.at(value)) for at, value in values), colour, width)

"""A page drawn as SVG through the methods of reportlab's canvas that our papers use.

So one drawing makes both the PDF that is printed and the picture that a screen or a document shows.
"""

from html import escape

from reportlab.pdfbase.pdfmetrics import stringWidth

_ANCHORS = {"left": "start", "middle": "middle", "right": "end"}


class SvgPage:
    """Points, with the origin at the bottom left as in a PDF; `svg` gives the picture."""

    def __init__(self, width: float, height: float) -> None:
        self._width, self._height = width, height
        self._font, self._size = "Helvetica", 10.0
        self._fill = self._stroke = "#000000"
        self._line = 1.0
        self._parts: list[str] = []

    def setFont(self, name: str, size: float) -> None:  # noqa: N802 - reportlab's names
        self._font, self._size = name, size

    def setFillGray(self, gray: float) -> None:  # noqa: N802
        self._fill = _grey(gray)

    def setStrokeGray(self, gray: float) -> None:  # noqa: N802
        self._stroke = _grey(gray)

    def setLineWidth(self, width: float) -> None:  # noqa: N802
        self._line = width

    def stringWidth(self, text: str, font: str, size: float) -> float:  # noqa: N802
        return float(stringWidth(text, font, size))

    def drawString(self, x: float, y: float, text: str) -> None:  # noqa: N802
        self._text(x, y, text, "left")

    def drawRightString(self, x: float, y: float, text: str) -> None:  # noqa: N802
        self._text(x, y, text, "right")

    def drawCentredString(self, x: float, y: float, text: str) -> None:  # noqa: N802
        self._text(x, y, text, "middle")

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        at = f'x1="{x1:.2f}" y1="{-y1:.2f}" x2="{x2:.2f}" y2="{-y2:.2f}"'
        self._parts.append(f'<line {at} stroke="{self._stroke}" stroke-width="{self._line:.2f}"/>')

    def rect(
        self, x: float, y: float, width: float, height: float, *, stroke: int = 1, fill: int = 0
    ) -> None:
        self._box(x, y, width, height, 0, stroke=stroke, fill=fill)

    def roundRect(self, x: float, y: float, width: float, height: float, radius: float) -> None:  # noqa: N802
        self._box(x, y, width, height, radius, stroke=1, fill=0)

    def saveState(self) -> None:  # noqa: N802
        self._parts.append("<g>")

    def translate(self, dx: float, dy: float) -> None:
        self._change(f"translate({dx:.2f} {-dy:.2f})")

    def rotate(self, degrees: float) -> None:
        self._change(f"rotate({-degrees:.2f})")

    def restoreState(self) -> None:  # noqa: N802
        self._parts.append("</g>")

    def svg(self, title: str) -> str:
        size = f'width="{self._width:.0f}" height="{self._height:.0f}"'
        box = f'viewBox="0 {-self._height:.2f} {self._width:.2f} {self._height:.2f}"'
        paper = f'<rect y="{-self._height:.2f}" width="100%" height="100%" fill="#ffffff" stroke="#b0b0b0"/>'
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" aria-label="{escape(title)}">'
        )
        return "\n".join((head, paper, *self._parts, "</svg>")) + "\n"

    def _change(self, transform: str) -> None:
        """The group that was begun last moves, with what is drawn in it from now on."""
        self._parts[-1] = self._parts[-1].removesuffix(">").removesuffix('"') + (
            f' transform="{transform}">' if self._parts[-1] == "<g>" else f' {transform}">'
        )

    def _box(
        self, x: float, y: float, width: float, height: float, radius: float, *, stroke: int, fill: int
    ) -> None:
        at = f'x="{x:.2f}" y="{-y - height:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{radius:.2f}"'
        line = f'stroke="{self._stroke}" stroke-width="{self._line:.2f}"' if stroke else ""
        inside = self._fill if fill else "none"
        self._parts.append(f'<rect {at} fill="{inside}" {line}/>')

    def _text(self, x: float, y: float, text: str, anchor: str) -> None:
        weight = ' font-weight="bold"' if self._font.endswith("Bold") else ""
        font = f'font-family="Helvetica, Arial, sans-serif" font-size="{self._size:.2f}"{weight}'
        at = f'x="{x:.2f}" y="{-y:.2f}" text-anchor="{_ANCHORS[anchor]}" fill="{self._fill}"'
        length = f'textLength="{self.stringWidth(text, self._font, self._size):.2f}"' if text else ""
        self._parts.append(f"<text {at} {font} {length}>{escape(text)}</text>")


def _grey(gray: float) -> str:
    level = round(gray * 255)
    return f"#{level:02x}{level:02x}{level:02x}"

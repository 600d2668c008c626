"""Drawing an Interleaved 2 of 5 barcode on a page."""

from reportlab.pdfgen.canvas import Canvas

from croupier.paper.interleaved import bars, element_widths
from croupier.paper.svg_page import SvgPage


def draw_barcode(
    page: Canvas | SvgPage, digits: str, *, centre: float, bottom: float, module: float, height: float
) -> None:
    """Measures are in points; `module` is the width of a narrow bar."""
    widths = element_widths(digits)
    left = centre - sum(widths) * module / 2
    page.setFillGray(0)
    for at, width in bars(widths):
        page.rect(left + at * module, bottom, width * module, height, stroke=0, fill=1)

"""A slip as a PDF of A5 pages, one for each copy."""

from io import BytesIO

from reportlab.lib.pagesizes import A5
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen.canvas import Canvas

from croupier.paper.slips import Slip, SlipCopy, SlipSignature

WIDTH, HEIGHT = A5
_LEFT, _RIGHT = 14 * mm, WIDTH - 14 * mm
_VALUES = _LEFT + 32 * mm
_COUNTS, _AMOUNTS = _LEFT + 62 * mm, _RIGHT
_PLAIN, _BOLD = "Helvetica", "Helvetica-Bold"
_LINE = 5.2 * mm
_SIGNED_EVERY: float = 15 * mm
_LOWEST: float = 20 * mm
_COLUMN, _GUTTER = 56 * mm, 8 * mm
"""Signatures stand in two columns."""
_AMOUNT_NEEDS = 32 * mm
"""Height of the total with its words, and of the room to write above the first signature."""


def slip_pdf(slip: Slip) -> bytes:
    """The same bytes for the same slip."""
    file = BytesIO()
    page = Canvas(file, pagesize=A5, invariant=True)
    page.setTitle(f"{slip.title.capitalize()} {slip.number_text}")
    page.setAuthor("Croupier")
    for copy in slip.copies:
        _draw(page, slip, copy)
        page.showPage()
    page.save()
    return file.getvalue()


def _draw(page: Canvas, slip: Slip, copy: SlipCopy) -> None:
    if slip.duplicate:
        _mark(page)
    at = _head(page, slip, HEIGHT - 18 * mm)
    at = _facts(page, slip, at - 8 * mm)
    at = _chips(page, slip, at - 4 * mm) if slip.chips else at
    _amount(page, slip, at - 5 * mm)
    _signatures(page, slip)
    page.setFont(_BOLD, 8)
    page.drawCentredString(WIDTH / 2, 9 * mm, slip.foot(copy))


def _mark(page: Canvas) -> None:
    """Across the whole sheet, behind what stands on it, so that no duplicate passes for the slip."""
    page.saveState()
    page.translate(WIDTH / 2, HEIGHT / 2)
    page.rotate(52)
    page.setFillGray(0.86)
    page.setFont(_BOLD, 64)
    page.drawCentredString(0, -8 * mm, "DUPLICATE")
    page.restoreState()


def _head(page: Canvas, slip: Slip, at: float) -> float:
    page.setFont(_BOLD, 12)
    page.drawString(_LEFT, at, slip.site)
    page.setFont(_PLAIN, 8)
    for line in filter(None, slip.address):
        at -= 4 * mm
        page.drawString(_LEFT, at, line)
    at -= 11 * mm
    page.setFont(_BOLD, 18)
    page.drawString(_LEFT, at, slip.title)
    page.drawRightString(_RIGHT, at, slip.number_text)
    return _rule(page, at - 3 * mm, 1)


def _facts(page: Canvas, slip: Slip, at: float) -> float:
    for label, value in slip.facts:
        page.setFont(_PLAIN, 9)
        page.setFillGray(0.35)
        page.drawString(_LEFT, at, label)
        page.setFillGray(0)
        at = _wrapped(page, value, _VALUES, at, 10)
    return at


def _chips(page: Canvas, slip: Slip, at: float) -> float:
    page.setFillGray(0.35)
    at = _row(page, ("Denomination", "Count", "Amount"), at, 8)
    page.setFillGray(0)
    at = _rule(page, at + 3 * mm, 0.4) - 5 * mm
    step = min(_LINE, (at - _highest_signature(slip) - _AMOUNT_NEEDS) / len(slip.chips))
    for row in slip.chip_rows:
        at = _row(page, row, at, min(10, step * 0.68), step)
    return _rule(page, at + 3 * mm, 0.4)


def _row(page: Canvas, row: tuple[str, str, str], at: float, size: float, step: float = _LINE) -> float:
    page.setFont(_PLAIN, size)
    page.drawString(_LEFT, at, row[0])
    page.drawRightString(_COUNTS, at, row[1])
    page.drawRightString(_AMOUNTS, at, row[2])
    return at - step


def _amount(page: Canvas, slip: Slip, at: float) -> None:
    at -= 4 * mm
    page.setFont(_PLAIN, 10)
    page.drawString(_LEFT, at, "Total" if slip.chips else "Amount")
    page.setFont(_BOLD, 20)
    page.drawRightString(_RIGHT, at, slip.figures)
    _wrapped(page, slip.words, _LEFT, at - 6 * mm, 8)


def _signatures(page: Canvas, slip: Slip) -> None:
    """From the foot up, so that they stand at the same place on every slip of a kind."""
    top = _highest_signature(slip)
    for number, one in enumerate(slip.signed):
        row, column = divmod(number, 2)
        _signature(page, one, _LEFT + column * (_COLUMN + _GUTTER), top - row * _SIGNED_EVERY)


def _highest_signature(slip: Slip) -> float:
    return _LOWEST + (len(slip.signed) - 1) // 2 * _SIGNED_EVERY


def _signature(page: Canvas, one: SlipSignature, left: float, at: float) -> None:
    page.setLineWidth(0.5)
    page.line(left, at, left + _COLUMN, at)
    page.setFont(_PLAIN, 7)
    page.setFillGray(0.35)
    page.drawString(left, at - 3 * mm, one.role.capitalize())
    page.setFillGray(0)
    page.drawRightString(left + _COLUMN, at - 3 * mm, one.text)


def _rule(page: Canvas, at: float, width: float) -> float:
    page.setLineWidth(width)
    page.line(_LEFT, at, _RIGHT, at)
    return at


def _wrapped(page: Canvas, text: str, left: float, at: float, size: float) -> float:
    page.setFont(_PLAIN, size)
    for line in simpleSplit(text, _PLAIN, size, _RIGHT - left):
        page.drawString(left, at, line)
        at -= _LINE
    return at

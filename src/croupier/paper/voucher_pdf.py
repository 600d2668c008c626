"""A voucher as a PDF page of a ticket's own size, 156 by 65 mm, for a floor without a ticket printer."""

from io import BytesIO

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from croupier.paper.barcode_pdf import draw_barcode
from croupier.paper.voucher import Voucher

WIDTH, HEIGHT = 156 * mm, 65 * mm
_CENTRE = WIDTH / 2
_MODULE = 0.5 * mm
_LEFT, _RIGHT = 20 * mm, 136 * mm


def voucher_pdf(voucher: Voucher) -> bytes:
    """The same bytes for the same voucher."""
    file = BytesIO()
    page = Canvas(file, pagesize=(WIDTH, HEIGHT), invariant=True)
    page.setTitle(f"{voucher.title.capitalize()} {voucher.sequence:04}")
    page.setAuthor("Croupier")
    _head(page, voucher)
    _barcode(page, voucher)
    _amount(page, voucher)
    _foot(page, voucher)
    _leading_edge(page, voucher)
    page.showPage()
    page.save()
    return file.getvalue()


def _head(page: Canvas, voucher: Voucher) -> None:
    _centred(page, 57, voucher.site, 13, bold=True)
    _centred(page, 53, "  ·  ".join(line for line in voucher.address if line), 7)
    _centred(page, 46.5, voucher.title, 12, bold=True)


def _barcode(page: Canvas, voucher: Voucher) -> None:
    digits = voucher.number.digits
    draw_barcode(page, digits, centre=_CENTRE, bottom=31 * mm, module=_MODULE, height=13 * mm)
    _centred(page, 27, f"VALIDATION  {voucher.number.text}", 9, bold=True)


def _amount(page: Canvas, voucher: Voucher) -> None:
    dollars, cents = voucher.words
    _centred(page, 22, f"{dollars} {cents}", 7)
    _centred(page, 13.5, voucher.figures, 22, bold=True)


def _foot(page: Canvas, voucher: Voucher) -> None:
    page.setLineWidth(0.4)
    page.line(_LEFT, 11.2 * mm, _RIGHT, 11.2 * mm)
    page.setFont("Helvetica", 7)
    left, right = (f"{voucher.date_text}  {voucher.time_text}", voucher.ticket_text)
    page.drawString(_LEFT, 7.8 * mm, left)
    page.drawRightString(_RIGHT, 7.8 * mm, right)
    page.drawString(_LEFT, 4.4 * mm, voucher.machine_text)
    page.drawRightString(_RIGHT, 4.4 * mm, voucher.expiry_text)
    _centred(page, 7.8, voucher.type.upper(), 7, bold=True)


def _leading_edge(page: Canvas, voucher: Voucher) -> None:
    """The number once more along the edge that leaves the printer first, where a torn ticket keeps it."""
    page.saveState()
    page.setDash(1, 2)
    page.line(11 * mm, 3 * mm, 11 * mm, HEIGHT - 3 * mm)
    page.restoreState()
    page.saveState()
    page.translate(7.5 * mm, HEIGHT / 2)
    page.rotate(90)
    page.setFont("Helvetica-Bold", 9)
    page.drawCentredString(0, 0, voucher.number.text)
    page.restoreState()


def _centred(page: Canvas, height: float, text: str, size: float, *, bold: bool = False) -> None:
    """The text at this height in mm, made smaller where it would be wider than the ticket."""
    font = "Helvetica-Bold" if bold else "Helvetica"
    wide = page.stringWidth(text, font, size)
    page.setFont(font, min(size, size * (_RIGHT - _LEFT) / wide) if wide else size)
    page.drawCentredString(_CENTRE, height * mm, text)

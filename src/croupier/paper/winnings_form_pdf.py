"""The fields of Form W-2G on a page: payer and winner on the left, the numbered boxes on the right."""

from io import BytesIO

from reportlab.lib.pagesizes import LETTER
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from croupier.paper.escpos_page import EscposPage
from croupier.paper.winnings_form import WinningsForm

TITLE = "Form W-2G fields: Certain Gambling Winnings"
FINE = (
    "A record of the form's fields for the winner and the file. Not the official form: copy A is filed on"
    " the form of the Internal Revenue Service."
)
SWORN = (
    "Under penalties of perjury, I declare that, to the best of my knowledge and belief, the name, address",
    "and taxpayer identification number that I have furnished correctly identify me as the recipient of this",
    "payment and any payments from identical wagers, and that no other person is entitled to any part of",
    "these payments.",
)
_LEFT, _TOP = 16 * mm, LETTER[1] - 20 * mm
_BOX_WIDE, _BOX_HIGH = 54 * mm, 13 * mm
_BOXES_LEFT = _LEFT + 72 * mm
_BOXES_TOP = _TOP - 14 * mm


def form_pdf(form: WinningsForm) -> bytes:
    """The same bytes for the same form."""
    file = BytesIO()
    page = Canvas(file, pagesize=LETTER, invariant=True)
    page.setTitle(TITLE)
    page.setAuthor("Croupier")
    page.setFont("Helvetica-Bold", 14)
    page.drawString(_LEFT, _TOP, TITLE)
    page.setFont("Helvetica", 7)
    page.drawString(_LEFT, _TOP - 5 * mm, FINE)
    _person(page, _BOXES_TOP, "PAYER'S name, address, TIN and telephone", form.payer_lines)
    _person(
        page, _BOXES_TOP - 5 * _BOX_HIGH, "WINNER'S name and address", (form.winner, *form.winner_address)
    )
    for number, name, content in form.boxes:
        row, column = divmod(number - 1, 2)
        at = _BOXES_LEFT + column * _BOX_WIDE, _BOXES_TOP - (row + 1) * _BOX_HIGH
        _box(page, *at, f"{number} {name}", content)
    _sworn(page, _BOXES_TOP - 9 * _BOX_HIGH - 10 * mm)
    page.showPage()
    page.save()
    return file.getvalue()


def _person(page: Canvas, top: float, title: str, lines: tuple[str, ...]) -> None:
    page.setLineWidth(0.6)
    page.rect(_LEFT, top - 4 * _BOX_HIGH, 68 * mm, 4 * _BOX_HIGH)
    page.setFont("Helvetica", 6.5)
    page.drawString(_LEFT + 1.5 * mm, top - 3 * mm, title)
    page.setFont("Helvetica", 10)
    for row, line in enumerate(lines, 1):
        page.drawString(_LEFT + 3 * mm, top - (4 + 6 * row) * mm, line)


def _box(page: Canvas, left: float, bottom: float, title: str, content: str) -> None:
    page.rect(left, bottom, _BOX_WIDE, _BOX_HIGH)
    page.setFont("Helvetica", 6.5)
    page.drawString(left + 1.5 * mm, bottom + _BOX_HIGH - 3 * mm, title)
    wide = page.stringWidth(content, "Helvetica-Bold", 11)
    page.setFont("Helvetica-Bold", min(11, 11 * (_BOX_WIDE - 6 * mm) / wide) if wide else 11)
    page.drawString(left + 3 * mm, bottom + 3 * mm, content)


def _sworn(page: Canvas, top: float) -> None:
    page.setFont("Helvetica", 9)
    for row, line in enumerate(SWORN):
        page.drawString(_LEFT, top - row * 4.5 * mm, line)
    for left, wide, label in ((_LEFT, 110 * mm, "Signature"), (_LEFT + 120 * mm, 50 * mm, "Date")):
        page.line(left, top - 32 * mm, left + wide, top - 32 * mm)
        page.setFont("Helvetica", 7)
        page.drawString(left, top - 35.5 * mm, label)


def form_escpos(form: WinningsForm) -> bytes:
    page = EscposPage()
    page.line(TITLE, bold=True, centred=True)
    page.line()
    for line in form.payer_lines:
        page.line(line)
    page.rule()
    for number, name, content in form.boxes:
        if content:
            page.line(f"{number} {name}")
            page.line(f"   {content}", bold=True)
    page.rule()
    page.line("WINNER'S name and address")
    for line in (form.winner, *form.winner_address):
        page.line(line)
    page.line()
    page.line(" ".join(SWORN))
    for label in ("Signature", "Date"):
        page.line()
        page.line()
        page.rule()
        page.line(label)
    page.cut()
    return page.raw()

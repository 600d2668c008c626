"""A betting ticket as a PDF page as wide as a totalizator's paper, and as long as its bets need."""

from io import BytesIO
from typing import TypeAlias

from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen.canvas import Canvas

from croupier.paper.barcode_pdf import draw_barcode
from croupier.paper.cancel_paper import CancelPaper
from croupier.paper.race_ticket import RaceTicket, TicketLine, TicketStamp
from croupier.paper.svg_page import SvgPage

Page: TypeAlias = Canvas | SvgPage
WIDTH = 82 * mm
_LEFT, _RIGHT = 5 * mm, WIDTH - 5 * mm
_CENTRE = WIDTH / 2
_PLAIN, _BOLD = "Helvetica", "Helvetica-Bold"
_HEAD, _FOOT = 31 * mm, 31 * mm
_SIGNED: float = 26 * mm
_CANCELLED: float = 88 * mm
_ROW: float = 4.4 * mm
_LINE_GAP: float = _ROW + 3 * mm
_BET_SIZE = 10


def ticket_pdf(ticket: RaceTicket) -> bytes:
    """The same bytes for the same ticket."""
    file = BytesIO()
    page = Canvas(file, pagesize=(WIDTH, _height(ticket)), invariant=True)
    page.setTitle(f"{ticket.title.capitalize()} {ticket.transaction}")
    page.setAuthor("Croupier")
    _draw(page, ticket)
    page.showPage()
    page.save()
    return file.getvalue()


def ticket_svg(ticket: RaceTicket) -> str:
    """The same as a picture."""
    page = SvgPage(WIDTH, _height(ticket))
    _draw(page, ticket)
    return page.svg(f"{ticket.title.capitalize()} {ticket.transaction}")


def cancel_pdf(paper: CancelPaper) -> bytes:
    file = BytesIO()
    page = Canvas(file, pagesize=(WIDTH, _cancelled_height(paper)), invariant=True)
    page.setTitle(f"{paper.stamp.word} {paper.transaction}")
    draw_cancelled(page, paper)
    page.showPage()
    page.save()
    return file.getvalue()


def draw_cancelled(page: Page, paper: CancelPaper) -> None:
    """From the top: the facility, the stamp, the ticket that it is for, signatures."""
    height = _cancelled_height(paper)
    below = height - _CANCELLED
    _centred(page, height - 8 * mm, paper.facility, 11, bold=True)
    _stamp(page, paper.stamp, 2 * (below + 49 * mm))
    page.setFont(_PLAIN, 8)
    for row, (left, right) in enumerate((*paper.rows, (paper.stamp.how_text, ""))):
        page.drawString(_LEFT, below + (16 - 4 * row) * mm, left)
        page.drawRightString(_RIGHT, below + (16 - 4 * row) * mm, right)
    _signatures(page, paper.stamp)


def _cancelled_height(paper: CancelPaper) -> float:
    return _CANCELLED + (_SIGNED if paper.stamp.signers else 0)


def _height(ticket: RaceTicket) -> float:
    signed = _SIGNED if ticket.stamp and ticket.stamp.signers else 0
    return float(_HEAD + sum(map(_line_height, ticket.lines)) + _FOOT + len(ticket.foot) * 4 * mm + signed)


def _draw(page: Page, ticket: RaceTicket) -> None:
    height = _height(ticket)
    at = _head(page, ticket, height - 8 * mm)
    for line in ticket.lines:
        at = _line(page, line, at)
    _foot(page, ticket, at)
    if ticket.stamp:
        _stamp(page, ticket.stamp, height)
        _signatures(page, ticket.stamp)


def _head(page: Page, ticket: RaceTicket, at: float) -> float:
    _centred(page, at, ticket.facility, 11, bold=True)
    _centred(page, at - 5 * mm, ticket.title, 8)
    _centred(page, at - 11 * mm, ticket.track, 12, bold=True)
    _centred(page, at - 15.5 * mm, ticket.day_text, 9)
    return _rule(page, at - 18.5 * mm) - float(5 * mm)


def _bet_rows(line: TicketLine) -> list[str]:
    return list(simpleSplit(line.bet_text, _BOLD, _BET_SIZE, _RIGHT - _LEFT))


def _line_height(line: TicketLine) -> float:
    return _ROW * (len(_bet_rows(line)) + bool(line.note)) + _LINE_GAP


def _line(page: Page, line: TicketLine, at: float) -> float:
    page.setFont(_PLAIN, 8)
    page.drawString(_LEFT, at, line.races_text)
    page.drawRightString(_RIGHT, at, line.cost_text)
    page.setFont(_BOLD, _BET_SIZE)
    for row in _bet_rows(line):
        at -= _ROW
        page.drawString(_LEFT, at, row)
    if line.note:
        at -= _ROW
        page.setFont(_PLAIN, 8)
        page.drawString(_LEFT, at, line.note)
    return at - _LINE_GAP


def _foot(page: Page, ticket: RaceTicket, at: float) -> None:
    at = _rule(page, at + 3 * mm) - 5 * mm
    page.setFont(_BOLD, 11)
    page.drawString(_LEFT, at, ticket.bets_text)
    page.drawRightString(_RIGHT, at, f"TOTAL {ticket.total_text}")
    digits = ticket.number.digits
    draw_barcode(page, digits, centre=_CENTRE, bottom=at - 15 * mm, module=0.36 * mm, height=11 * mm)
    _centred(page, at - 19 * mm, ticket.number.text, 8, bold=True)
    page.setFont(_PLAIN, 8)
    for row, (left, right) in enumerate(ticket.foot):
        page.drawString(_LEFT, at - (24 + 4 * row) * mm, left)
        page.drawRightString(_RIGHT, at - (24 + 4 * row) * mm, right)


def _stamp(page: Page, stamp: TicketStamp, height: float) -> None:
    """Across the ticket, so that no bet can be read without it."""
    page.saveState()
    page.translate(_CENTRE, height / 2)
    page.rotate(30)
    page.setLineWidth(2)
    page.setStrokeGray(0.2)
    page.setFillGray(0.2)
    page.roundRect(-34 * mm, -12 * mm, 68 * mm, 24 * mm, 3 * mm)
    page.setFont(_BOLD, 30 * min(1, 60 * mm / page.stringWidth(stamp.word, _BOLD, 30)))
    page.drawCentredString(0, 0, stamp.word)
    page.setFont(_BOLD, 12)
    page.drawCentredString(0, -8 * mm, stamp.window_text)
    page.restoreState()


def _signatures(page: Page, stamp: TicketStamp) -> None:
    """A line for each who signs, with the name of who has (E.4)."""
    page.setLineWidth(0.6)
    for row, one in enumerate(reversed(stamp.signers)):
        at = (8 + 12 * row) * mm
        page.line(_LEFT, at, _RIGHT, at)
        page.setFont(_PLAIN, 7)
        page.drawString(_LEFT, at - 3 * mm, one.role.capitalize())
        page.drawRightString(_RIGHT, at - 3 * mm, one.text)


def _rule(page: Page, at: float) -> float:
    page.setLineWidth(0.6)
    page.line(_LEFT, at, _RIGHT, at)
    return at


def _centred(page: Page, at: float, text: str, size: float, *, bold: bool = False) -> None:
    """Smaller where it would be wider than the paper."""
    font = _BOLD if bold else _PLAIN
    wide = page.stringWidth(text, font, size)
    page.setFont(font, min(size, size * (_RIGHT - _LEFT) / wide) if wide else size)
    page.drawCentredString(_CENTRE, at, text)

"""A betting ticket for an ESC/POS printer, and the stamp that a ticket issuing machine puts on one."""

from croupier.paper.cancel_paper import CancelPaper
from croupier.paper.escpos_page import EscposPage
from croupier.paper.race_ticket import RaceTicket, TicketLine, TicketStamp


def ticket_escpos(ticket: RaceTicket) -> bytes:
    page = EscposPage()
    page.line(ticket.facility, bold=True, tall=True, centred=True)
    page.line(ticket.title, centred=True)
    page.line()
    page.line(ticket.track, bold=True, tall=True, centred=True)
    page.line(ticket.day_text, centred=True)
    page.rule()
    for line in ticket.lines:
        _line(page, line)
    page.rule()
    page.pair(ticket.bets_text, f"TOTAL {ticket.total_text}")
    page.line()
    page.barcode(ticket.number.digits)
    page.line(ticket.number.text, bold=True, centred=True)
    page.line()
    for left, right in ticket.foot:
        page.pair(left, right)
    if ticket.stamp:
        _stamp(page, ticket.stamp)
    page.cut()
    return page.raw()


def cancel_escpos(paper: CancelPaper) -> bytes:
    page = EscposPage()
    page.line(paper.facility, bold=True, tall=True, centred=True)
    _stamp(page, paper.stamp)
    page.rule()
    for left, right in paper.rows:
        page.pair(left, right)
    page.cut()
    return page.raw()


def _line(page: EscposPage, line: TicketLine) -> None:
    page.pair(line.races_text, line.cost_text)
    page.line(line.bet_text, bold=True, tall=True)
    if line.note:
        page.line(line.note)


def _stamp(page: EscposPage, stamp: TicketStamp) -> None:
    page.rule()
    page.line(stamp.word, bold=True, tall=True, centred=True)
    page.line(stamp.window_text, bold=True, centred=True)
    page.line(stamp.how_text, centred=True)
    for one in stamp.signers:
        page.line()
        page.line()
        page.rule()
        page.pair(one.role.capitalize(), one.text)

"""A slip for an ESC/POS printer: each copy is cut off by itself."""

from croupier.paper.escpos_page import EscposPage
from croupier.paper.slips import Slip, SlipCopy


def slip_escpos(slip: Slip) -> bytes:
    page = EscposPage()
    for copy in slip.copies:
        _head(page, slip)
        _amount(page, slip)
        _foot(page, slip, copy)
    return page.raw()


def _head(page: EscposPage, slip: Slip) -> None:
    page.line(slip.site, bold=True, centred=True)
    for line in filter(None, slip.address):
        page.line(line, centred=True)
    page.line()
    page.line(f"{slip.title} {slip.number_text}", bold=True, tall=True, centred=True)
    if slip.duplicate:
        page.line("DUPLICATE", bold=True, tall=True, centred=True)
    page.line()
    for label, value in slip.facts:
        page.pair(label, value)
    page.rule()


def _amount(page: EscposPage, slip: Slip) -> None:
    for denomination, count, amount in slip.chip_rows:
        page.pair(f"{denomination} x {count}", amount)
    if slip.chips:
        page.rule()
    page.line(slip.figures, bold=True, tall=True, centred=True)
    page.line(slip.words, centred=True)


def _foot(page: EscposPage, slip: Slip, copy: SlipCopy) -> None:
    for one in slip.signed:
        page.line()
        page.line()
        page.rule()
        page.pair(one.role.capitalize(), one.text)
    page.line()
    page.line(slip.foot(copy), bold=True, centred=True)
    page.cut()

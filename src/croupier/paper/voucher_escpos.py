"""A voucher for an ESC/POS printer, at the cage or wherever no ticket printer stands."""

from croupier.paper.escpos_page import EscposPage
from croupier.paper.voucher import Voucher


def voucher_escpos(voucher: Voucher) -> bytes:
    page = EscposPage()
    page.line(voucher.site, bold=True, tall=True, centred=True)
    for line in filter(None, voucher.address):
        page.line(line, centred=True)
    page.line()
    page.line(voucher.title, bold=True, tall=True, centred=True)
    page.line()
    page.barcode(voucher.number.digits)
    page.line(f"VALIDATION {voucher.number.text}", bold=True, centred=True)
    page.line()
    for line in voucher.words:
        page.line(line, centred=True)
    page.line(voucher.figures, bold=True, tall=True, centred=True)
    page.line(voucher.type.upper(), centred=True)
    page.rule()
    page.pair(f"{voucher.date_text} {voucher.time_text}", voucher.ticket_text)
    page.pair(voucher.machine_text, voucher.expiry_text)
    page.cut()
    return page.raw()

"""A voucher carries every field that a regulator expects, in each of its three forms, to the byte."""

import itertools
import re
from datetime import date
from pathlib import Path

import msgspec
import pytest
import zxingcpp

from croupier.base.money import MOST
from croupier.paper.interleaved import element_widths
from croupier.paper.voucher import Voucher, VoucherType
from tests.cli.pdf import drawing, pages, words
from tests.paper.vouchers import NUMBER, VOUCHER, as_pixels

FIELDS = [
    "The Example Casino", "1 Wheel Road", "Ridgefield, WA 98642", "E1-3", "11/17/2026", "02:30:05",
    "$120.50", "ONE HUNDRED TWENTY DOLLARS AND", "FIFTY CENTS", "0042", NUMBER, "CASHABLE", "05/16/2027",
]  # fmt: skip
"""Site, address, machine, date and time, amount in figures and words, sequence number, validation number,
type and expiry; the barcode is read apart."""


def changed(**fields: object) -> Voucher:
    return msgspec.structs.replace(VOUCHER, **fields)


def test_the_template_is_filled_to_the_byte() -> None:
    """The order of the fields is that of template 9; the cashable type is what its title says."""
    assert VOUCHER.template() == (
        b"^P|9|1|00-4631-5728-6704-5160|The Example Casino|1 Wheel Road|Ridgefield, WA 98642|"
        b"CASHOUT VOUCHER|VALIDATION|00-4631-5728-6704-5160|11/17/2026|02:30:05|TICKET # 0042|"
        b"ONE HUNDRED TWENTY DOLLARS AND|FIFTY CENTS|$120.50|VOID AFTER 05/16/2027|MACHINE# E1-3|"
        b"004631572867045160|^"
    )


def test_no_text_of_a_configuration_can_end_a_field_or_begin_a_command() -> None:
    voucher = changed(site="Été | Sons^P|9", machine="E1\r\n\x05-3", address=("<b>", "日本"))
    fields = voucher.template().decode("ascii").split("|")
    assert len(fields) == len(VOUCHER.template().split(b"|"))
    assert fields[4] == "Ete / Sons'P/9"
    assert fields[17] == "MACHINE# E1   -3"
    assert fields[6] == ""
    assert fields[1:3] == ["9", "1"]


def test_the_receipt_is_written_to_the_byte() -> None:
    """By Epson's ESC/POS command reference: ESC @, ESC a, ESC E, GS !, GS h, GS w, GS H, GS k 70, GS V 66."""
    assert VOUCHER.escpos() == (
        b"\x1b@\x1ba\x00"
        b"\x1ba\x01\x1bE\x01\x1d!\x01The Example Casino\n\x1d!\x00\x1bE\x00\x1ba\x00"
        b"\x1ba\x011 Wheel Road\n\x1ba\x00\x1ba\x01Ridgefield, WA 98642\n\x1ba\x00\n"
        b"\x1ba\x01\x1bE\x01\x1d!\x01CASHOUT VOUCHER\n\x1d!\x00\x1bE\x00\x1ba\x00\n"
        b"\x1ba\x01\x1dh\x50\x1dw\x02\x1dH\x00\x1dk\x46\x12004631572867045160\n\x1ba\x00"
        b"\x1ba\x01\x1bE\x01VALIDATION 00-4631-5728-6704-5160\n\x1bE\x00\x1ba\x00\n"
        b"\x1ba\x01ONE HUNDRED TWENTY DOLLARS AND\n\x1ba\x00\x1ba\x01FIFTY CENTS\n\x1ba\x00"
        b"\x1ba\x01\x1bE\x01\x1d!\x01$120.50\n\x1d!\x00\x1bE\x00\x1ba\x00"
        b"\x1ba\x01CASHABLE\n\x1ba\x00"
        b"------------------------------------------\n"
        b"11/17/2026 02:30:05          TICKET # 0042\n"
        b"MACHINE# E1-3        VOID AFTER 05/16/2027\n"
        b"\x1dV\x42\x00"
    )


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_on_the_page_and_on_the_receipt(field: str, tmp_path: Path) -> None:
    (tmp_path / "v.pdf").write_bytes(VOUCHER.pdf())
    assert field in words(tmp_path / "v.pdf")
    assert field.encode() in VOUCHER.escpos()


def test_the_barcode_on_the_page_is_read_back(tmp_path: Path) -> None:
    """From the rectangles that the PDF draws, turned into pixels."""
    (tmp_path / "v.pdf").write_bytes(VOUCHER.pdf())
    drawn = re.findall(r"([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re f", drawing(tmp_path / "v.pdf"))
    edges = [edge for left, width in drawn for edge in (float(left), float(left) + float(width))]
    widths = [right - left for left, right in itertools.pairwise(edges)]
    module = min(widths)
    modules = [round(width / module) for width in widths]
    assert tuple(modules) == element_widths("004631572867045160")
    [read] = zxingcpp.read_barcodes(as_pixels(modules))
    assert read.text == "004631572867045160"


def test_the_barcodes_of_template_and_receipt_are_read_back() -> None:
    """What each printer is told to draw, drawn."""
    told = [VOUCHER.template().split(b"|")[-2], VOUCHER.escpos().split(b"\x1dk\x46\x12")[1][:18]]
    for digits in told:
        [read] = zxingcpp.read_barcodes(as_pixels(element_widths(digits.decode())))
        assert read.text == VOUCHER.number.digits


def test_a_page_is_one_ticket_and_the_same_every_time(tmp_path: Path) -> None:
    (tmp_path / "v.pdf").write_bytes(VOUCHER.pdf())
    assert pages(tmp_path / "v.pdf") == 1
    assert VOUCHER.pdf() == VOUCHER.pdf() != changed(sequence=43).pdf()


def test_the_largest_amount_and_a_long_name_still_fit(tmp_path: Path) -> None:
    voucher = changed(site="A" * 200, amount=MOST - 1, address=("", ""), void_after=None)
    (tmp_path / "v.pdf").write_bytes(voucher.pdf())
    assert "$999,999,999.99" in words(tmp_path / "v.pdf")
    assert b"DOES NOT EXPIRE" in voucher.escpos()
    rows = re.sub(rb"\x1b[@aE][\x00\x01]?|\x1d[!hwHV].|\x1dk.", b"", voucher.escpos()).split(b"\n")
    assert max(map(len, rows)) <= 42


def test_a_logged_voucher_shows_no_number() -> None:
    assert "4631" not in repr(VOUCHER)
    assert VOUCHER.type is VoucherType.CASHABLE
    assert changed(void_after=date(2027, 1, 2)).expiry_text == "VOID AFTER 01/02/2027"

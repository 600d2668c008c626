"""Pages for ESC/POS printers, against literal bytes of Epson's command reference."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.paper.escpos_page import COLUMNS, EscposPage, printable, wrapped

BEGIN = b"\x1b@\x1ba\x00"
"""ESC @ (initialize), ESC a 0 (left)."""


def written(page: EscposPage) -> bytes:
    return page.raw().removeprefix(BEGIN)


def test_each_part_is_written_so() -> None:
    page = EscposPage()
    page.line("plain")
    page.line("bold", bold=True)
    page.line("tall", tall=True)
    page.line("both", bold=True, tall=True, centred=True)
    page.cut()
    assert (
        page.raw()
        == (
            BEGIN + b"plain\n"
            b"\x1bE\x01bold\n\x1bE\x00"  # ESC E 1, ESC E 0
            b"\x1d!\x01tall\n\x1d!\x00"  # GS ! 1, GS ! 0
            b"\x1ba\x01\x1bE\x01\x1d!\x01both\n\x1d!\x00\x1bE\x00\x1ba\x00"  # ESC a 1, ESC a 0
            b"\x1dV\x42\x00"  # GS V 66 0
        )
    )


def test_a_barcode_is_interleaved_2_of_5_with_its_length() -> None:
    page = EscposPage()
    page.barcode("0123456789")
    # GS h 80, GS w 2, GS H 0, GS k 70 n d1...dn
    assert written(page) == b"\x1ba\x01\x1dh\x50\x1dw\x02\x1dH\x00\x1dk\x46\x0a0123456789\n\x1ba\x00"


@pytest.mark.parametrize("digits", ["1", "12a4", "١٢"])
def test_nothing_but_pairs_of_digits_is_a_barcode(digits: str) -> None:
    with pytest.raises(ValueError, match="an even number of digits"):
        EscposPage().barcode(digits)


def test_a_pair_stands_at_both_edges_or_on_two_lines() -> None:
    page = EscposPage()
    page.pair("left", "right")
    page.pair("l" * 30, "r" * 20)
    assert written(page) == (
        b"left" + b" " * 33 + b"right\n" + b"l" * 30 + b"\n" + b" " * 22 + b"r" * 20 + b"\n"
    )


@given(st.text())
def test_no_text_becomes_a_command_or_is_wider_than_the_paper(text: str) -> None:
    page = EscposPage()
    page.line(text)
    assert re.fullmatch(rb"[\x20-\x7e\n]*", written(page))
    assert max(map(len, wrapped(text))) <= COLUMNS
    assert printable("Été\x1b@\x10\x04\x01") == "Ete @   "

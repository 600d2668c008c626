"""The barcode of vouchers, read back by a program that others wrote."""

import pytest
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.paper.interleaved import bars, element_widths
from tests.paper.vouchers import as_pixels


def test_the_bars_of_12_are_those_of_the_standard() -> None:
    """Start, then 1 in bars (wide narrow narrow narrow wide) with 2 in gaps (narrow wide ... wide), stop."""
    assert element_widths("12") == (1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1)


@settings(max_examples=50, deadline=None)
@given(st.text("0123456789", min_size=18, max_size=18))
def test_any_eighteen_digits_are_read_back(digits: str) -> None:
    [read] = zxingcpp.read_barcodes(as_pixels(element_widths(digits)))
    assert (read.text, read.format) == (digits, zxingcpp.BarcodeFormat.ITF)


def test_bars_lie_where_the_widths_put_them() -> None:
    assert list(bars((1, 1, 3, 2, 1))) == [(0, 1), (2, 3), (7, 1)]


@pytest.mark.parametrize("digits", ["1", "123", "1a", "١٢", "1 "])
def test_nothing_else_is_drawn(digits: str) -> None:
    with pytest.raises(ValueError, match="an even number of digits"):
        element_widths(digits)

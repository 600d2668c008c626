"""A voucher to print, and pixels to read its barcode from."""

from collections.abc import Sequence
from datetime import date, datetime

import numpy
from numpy.typing import NDArray

from croupier.devices.validation import read_number
from croupier.paper.interleaved import QUIET
from croupier.paper.voucher import Voucher

NUMBER = "00-4631-5728-6704-5160"
VOUCHER = Voucher(
    site="The Example Casino",
    address=("1 Wheel Road", "Ridgefield, WA 98642"),
    machine="E1-3",
    at=datetime(2026, 11, 17, 2, 30, 5),  # noqa: DTZ001 - the site's own time
    amount=12_050,
    sequence=42,
    number=read_number(NUMBER),
    void_after=date(2027, 5, 16),
)


def as_pixels(widths: Sequence[int], pixels: int = 3) -> NDArray[numpy.uint8]:
    """Bars and gaps of these widths in modules, drawn black on white between quiet zones."""
    row = [255] * QUIET * pixels
    for number, width in enumerate(widths):
        row += [0 if number % 2 == 0 else 255] * width * pixels
    row += [255] * QUIET * pixels
    return numpy.array([row] * 60, dtype=numpy.uint8)

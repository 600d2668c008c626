"""Interleaved 2 of 5, the barcode of vouchers: pairs of digits, one drawn in bars, one in the gaps between.

As ISO/IEC 16390 defines it: start, pairs, stop; five elements a digit, two of them wide.
"""

from collections.abc import Iterator, Sequence

NARROW = 1
WIDE = 3
"""In modules; the standard allows 2 to 3."""
QUIET = 10
"""Modules that stay white on either side."""
_WIDTHS = ("NNWWN", "WNNNW", "NWNNW", "WWNNN", "NNWNW", "WNWNN", "NWWNN", "NNNWW", "WNNWN", "NWNWN")
_START, _STOP = "NNNN", "WNN"


def element_widths(digits: str) -> tuple[int, ...]:
    """The widths in modules of bar, gap, bar, gap and so on; the first and the last are bars."""
    if len(digits) % 2 or not digits.isascii() or not digits.isdigit():
        raise ValueError("Interleaved 2 of 5 takes an even number of digits")
    pairs = (_interleave(digits[at], digits[at + 1]) for at in range(0, len(digits), 2))
    return tuple(WIDE if one == "W" else NARROW for one in _START + "".join(pairs) + _STOP)


def _interleave(in_bars: str, in_gaps: str) -> str:
    return "".join(bar + gap for bar, gap in zip(_WIDTHS[int(in_bars)], _WIDTHS[int(in_gaps)], strict=True))


def bars(widths: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Of each bar, where it begins and how wide it is, in modules from the first bar's left."""
    at = 0
    for number, width in enumerate(widths):
        if number % 2 == 0:
            yield at, width
        at += width

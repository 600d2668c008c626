"""A page for an ESC/POS printer: text, bold, double height, an Interleaved 2 of 5 barcode, a cut.

The commands are those of Epson's ESC/POS command reference, each named beside its bytes.
"""

import textwrap
import unicodedata

COLUMNS = 42
"""Characters of font A on 80 mm paper."""
START = b"\x1b@\x1ba\x00"
"""ESC @ initialize; ESC a 0 align left."""
BOLD_ON, BOLD_OFF = b"\x1bE\x01", b"\x1bE\x00"
"""ESC E emphasized."""
TALL_ON, TALL_OFF = b"\x1d!\x01", b"\x1d!\x00"
"""GS ! character size: 1 is double height."""
LEFT, CENTRE = b"\x1ba\x00", b"\x1ba\x01"
"""ESC a justification."""
BARCODE = b"\x1dh\x50\x1dw\x02\x1dH\x00\x1dk\x46"
"""GS h 80 dots high; GS w 2 dots a module; GS H 0 no digits below; GS k 70 ITF, then length and digits."""
CUT = b"\x1dV\x42\x00"
"""GS V 66 0: feed to the cutter and cut, leaving one point uncut."""


class EscposPage:
    """Lines are added from the top down; `raw` gives them all."""

    def __init__(self) -> None:
        self._parts = [START]

    def line(self, text: str = "", *, bold: bool = False, tall: bool = False, centred: bool = False) -> None:
        """One line, wrapped where it is longer than the paper is wide."""
        raw = b"".join(row.encode("ascii") + b"\n" for row in wrapped(text))
        raw = TALL_ON + raw + TALL_OFF if tall else raw
        raw = BOLD_ON + raw + BOLD_OFF if bold else raw
        self._parts.append(CENTRE + raw + LEFT if centred else raw)

    def pair(self, left: str, right: str) -> None:
        """Two texts on one line, at either edge; on two lines where they do not fit."""
        gap = COLUMNS - len(printable(left)) - len(printable(right))
        if gap < 1:
            self.line(left)
            self.line(f"{printable(right):>{COLUMNS}}")
        else:
            self.line(f"{printable(left)}{' ' * gap}{printable(right)}")

    def rule(self) -> None:
        self.line("-" * COLUMNS)

    def barcode(self, digits: str) -> None:
        if len(digits) % 2 or not digits.isascii() or not digits.isdigit():
            raise ValueError("Interleaved 2 of 5 takes an even number of digits")
        self._parts.append(CENTRE + BARCODE + bytes([len(digits)]) + digits.encode("ascii") + b"\n" + LEFT)

    def cut(self) -> None:
        self._parts.append(CUT)

    def raw(self) -> bytes:
        return b"".join(self._parts)


def wrapped(text: str) -> list[str]:
    return textwrap.wrap(printable(text), COLUMNS) or [""]


def printable(text: str) -> str:
    """In ASCII alone: no text of a configuration is read as a command by the printer."""
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    return "".join(one if one.isprintable() else " " for one in bare)

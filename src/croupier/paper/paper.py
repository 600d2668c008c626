"""Tables on paper: a PDF of titled sheets, for the file and for the wall."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle, getSampleStyleSheet
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from croupier.base.refusal import Reason, refuse

_STYLES = getSampleStyleSheet()
_LINES = TableStyle(
    [
        ("LINEBELOW", (0, 0), (-1, 0), 0.7, colors.black),
        ("LINEBELOW", (0, 1), (-1, -1), 0.2, colors.lightgrey),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 0), (-1, -1), 2),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
    ]
)
_MARGIN = 14 * mm
_FRAME_PADDING = 6
"""Points that reportlab leaves empty at either side within the margins."""
_WIDTH: float = landscape(A4)[0] - 2 * (_MARGIN + _FRAME_PADDING)


class Paper:
    """A4, landscape: parts are added from the top down and printed at the end."""

    def __init__(self, title: str, *, size: float = 9.0) -> None:
        self._title, self._size = title, size
        self._parts: list[Flowable] = [Paragraph(_plain(title), _STYLES["Title"])]

    def say(self, text: str, small: str = "") -> None:
        """A sentence, and in small print what it rests on."""
        fine = f' <font size="{self._size * 0.7:.1f}" color="grey">{_plain(small)}</font>' if small else ""
        self._parts.append(Paragraph(_plain(text) + fine, self._style("said", self._size + 1)))

    def table(
        self,
        title: str,
        columns: Sequence[str],
        rows: Iterable[Sequence[object]],
        shares: Sequence[float] = (),
    ) -> None:
        """Columns share the page's width alike, or as `shares` says."""
        style = self._style("cell", self._size)
        cells = [[Paragraph(_plain(_text(cell)), style) for cell in row] for row in (columns, *rows)]
        self._parts += [Spacer(0, 4 * mm), Paragraph(_plain(title), _STYLES["Heading2"])]
        widths = [_WIDTH * one / sum(shares) for one in shares] or None
        self._parts.append(Table(cells, widths, style=_LINES, repeatRows=1, hAlign="LEFT"))

    def _style(self, name: str, size: float) -> ParagraphStyle:
        return ParagraphStyle(name, parent=_STYLES["BodyText"], fontSize=size, leading=size * 1.25)

    def pdf(self) -> bytes:
        """The same bytes for the same parts."""
        file = BytesIO()
        margins = dict.fromkeys(("leftMargin", "rightMargin", "topMargin", "bottomMargin"), _MARGIN)
        page = SimpleDocTemplate(
            file, pagesize=landscape(A4), title=self._title, author="Croupier", invariant=True, **margins
        )
        page.build(self._parts)
        return file.getvalue()

    def print(self, path: Path) -> None:
        try:
            path.write_bytes(self.pdf())
        except OSError as error:
            refuse(Reason.UNREADABLE, f"{path} cannot be written: {(error.strerror or '').lower()}")


def _text(cell: object) -> str:
    return "" if cell is None else str(cell)


def _plain(text: str) -> str:
    """No text of a book or a journal is read as markup."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

"""A PAR sheet on paper: A4, landscape, the same tables and plots as the page."""

from collections.abc import Iterator
from io import BytesIO

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from croupier import __version__
from croupier.analysis.par_sheet import ParSheet
from croupier.desk.reports.hold_history import TableHold
from croupier.paper import par_text
from croupier.paper.par_plots import hold_plots, losing_plot, results_plot
from croupier.paper.par_text import TextTable
from croupier.paper.shapes import INK, drawing

MARGIN = 14 * mm
WIDTH = landscape(A4)[0] - 2 * MARGIN
LONGEST = 420.0
"""The widest column, in points: longer lines are hard to read."""
_INK, _SOFT, _BRASS = (colors.HexColor(INK[name]) for name in ("ink", "soft", "brass"))
_TITLE = ParagraphStyle("title", fontName="Times-Bold", fontSize=20, leading=24, textColor=_INK)
_HEAD = ParagraphStyle(
    "head", fontName="Times-Bold", fontSize=12.5, leading=15, textColor=_BRASS, spaceAfter=3
)
_SAID = ParagraphStyle("said", fontName="Helvetica", fontSize=8.5, leading=11, textColor=_INK, spaceAfter=3)
_FINE = ParagraphStyle("fine", parent=_SAID, fontSize=7.2, leading=9, textColor=_SOFT)
_CELL = ParagraphStyle("cell", fontName="Helvetica", fontSize=7.2, leading=8.8, textColor=_INK)
_NUMBER = ParagraphStyle("number", parent=_CELL, alignment=2)
_LINES = TableStyle(
    [
        ("LINEBELOW", (0, 0), (-1, 0), 0.7, _INK),
        ("LINEBELOW", (0, 1), (-1, -1), 0.25, colors.HexColor(INK["grid"])),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 0), (-1, -1), 1.2),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1.6),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("RIGHTPADDING", (0, 0), (-1, -1), 7),
    ]
)


def par_pdf(sheet: ParSheet, name: str = "", real: TableHold | None = None) -> bytes:
    """The same bytes for the same sheet."""
    file, title = BytesIO(), f"PAR sheet: {name or sheet.game}"
    margins = dict.fromkeys(("leftMargin", "rightMargin", "topMargin", "bottomMargin"), MARGIN)
    page = SimpleDocTemplate(
        file, pagesize=landscape(A4), title=title, author="Croupier", invariant=True, **margins
    )
    foot = f"{title} · {sheet.title} · {sheet.digest[:16]} · Croupier {__version__}"

    def numbered(canvas: Canvas, _: object) -> None:
        canvas.setFont("Helvetica", 6.5)
        canvas.setFillColor(_SOFT)
        canvas.drawString(MARGIN, 8 * mm, foot)
        canvas.drawRightString(MARGIN + WIDTH, 8 * mm, str(canvas.getPageNumber()))

    page.build(list(_parts(sheet, title, real)), onFirstPage=numbered, onLaterPages=numbered)
    return file.getvalue()


def _parts(sheet: ParSheet, title: str, real: TableHold | None) -> Iterator[Flowable]:
    yield Paragraph(_plain(title), _TITLE)
    yield Paragraph(f"{_plain(sheet.title)}. {_plain(sheet.cite)}", _SAID)
    yield Paragraph(f"Rulebook digest {sheet.digest}, Croupier {__version__}", _FINE)
    if real is not None:
        yield from _real(real)
    yield from _table(par_text.wagers(sheet))
    yield from _table(par_text.bands(sheet))
    yield Paragraph(par_text.BANDS_FINE, _FINE)
    yield KeepTogether([_side_by_side(sheet)])
    yield from _table(risk) if (risk := par_text.risk(sheet)).rows else _headed(risk.title)
    yield Paragraph(_plain(par_text.worst(sheet)), _SAID)
    if any(not one.refused for one in sheet.options.variants):
        yield from _table(par_text.options(sheet))
    yield from (Paragraph(_plain(line), _FINE) for line in par_text.legend(sheet))
    yield from _table(par_text.in_effect(sheet))
    yield from _headed("Method")
    yield from (Paragraph(_plain(line), _SAID) for line in par_text.METHOD)
    yield from _table(par_text.clauses(sheet))


def _side_by_side(sheet: ParSheet) -> Flowable:
    plots = [drawing(plot) for plot in (*hold_plots(sheet), losing_plot(sheet))]
    for one in plots:
        one.scale(0.72, 0.72)
        one.width, one.height = one.width * 0.72, one.height * 0.72
    style = [("LEFTPADDING", (0, 0), (-1, -1), 0)]
    return Table([plots], colWidths=[WIDTH / 3] * len(plots), hAlign="LEFT", style=style)


def _headed(title: str) -> Iterator[Flowable]:
    yield Spacer(0, 4 * mm)
    yield Paragraph(_plain(title), _HEAD)


def _real(real: TableHold) -> Iterator[Flowable]:
    yield from _headed(f"Real results, {real.first} to {real.last}")
    if not real.judged.points:
        yield Paragraph("Nothing was played on these days.", _SAID)
        return
    yield Paragraph(_plain(par_text.verdict(real.judged)), _SAID)
    yield drawing(results_plot(real.judged))
    yield Paragraph(_plain(par_text.real_words(real.judged)), _FINE)
    yield from _table(par_text.days(real))


def _table(table: TextTable) -> Iterator[Flowable]:
    def cells(row: tuple[str, ...], head: bool) -> list[Paragraph]:
        styles = (_CELL if table.has_words(place) else _NUMBER for place in range(len(row)))
        text = (
            f'<font color="{INK["soft"]}">{_plain(cell)}</font>' if head else _plain(cell) for cell in row
        )
        return [Paragraph(cell, style) for cell, style in zip(text, styles, strict=True)]

    rows = [cells(table.columns, True), *(cells(row, False) for row in table.rows)]
    made = Table(rows, colWidths=_widths(table), style=_LINES, repeatRows=1, hAlign="LEFT")
    titled = [Spacer(0, 4 * mm), Paragraph(_plain(table.title), _HEAD), made]
    yield KeepTogether(titled)


def _widths(table: TextTable) -> list[float]:
    """Columns as wide as their words, squeezed onto the page where they are wider than it."""
    columns = zip(table.columns, *table.rows, strict=True)
    wanted = [min(LONGEST, 4.0 * max(len(cell) for cell in column) + 12) for column in columns]
    shrunk = min(1.0, WIDTH / sum(wanted))
    return [one * shrunk for one in wanted]


def _plain(text: str) -> str:
    """No text of a book or a journal is read as markup."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

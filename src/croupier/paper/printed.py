"""Sheets of figures as a file: CSV for a spreadsheet, a PDF for the folder on the shelf."""

import csv
from collections.abc import Iterator
from io import StringIO
from typing import TYPE_CHECKING

from croupier.desk.reports.sheet import Sheet
from croupier.games.limits import limit_about
from croupier.games.reasons import in_words
from croupier.law.sign import Line, Sign, SignTitles

if TYPE_CHECKING:
    from croupier.paper.paper import Paper

REASON = "reason"
WIDEST = 12
"""Columns that a page holds; a wider sheet is turned on its side."""


def as_csv(sheets: tuple[Sheet, ...]) -> str:
    """One sheet after another, each under its title, with an empty line between them."""
    text = StringIO()
    out = csv.writer(text, lineterminator="\n")
    for number, one in enumerate(sheets):
        if number:
            out.writerow(())
        out.writerows([(one.title,), one.columns, *read_out(one).rows])
    return text.getvalue()


def on_paper(title: str, sheets: tuple[Sheet, ...]) -> "Paper":
    from croupier.paper.paper import Paper  # noqa: PLC0415 - loads reportlab, which only paper needs

    paper = Paper(title, size=6.5)
    for one in sheets:
        shape = turned(one) if len(one.columns) > WIDEST else read_out(one)
        paper.table(shape.title, shape.columns, shape.rows)
    return paper


def read_out(sheet: Sheet) -> Sheet:
    """With each reason as a sentence: figures are kept under its short name."""
    if REASON not in sheet.columns:
        return sheet
    at = sheet.columns.index(REASON)
    rows = (
        tuple(in_words(str(cell)) if i == at and cell else cell for i, cell in enumerate(row))
        for row in sheet.rows
    )
    return Sheet(sheet.title, sheet.columns, tuple(rows))


def turned(sheet: Sheet) -> Sheet:
    """On its side: columns as rows."""
    named, *rest = zip(sheet.columns, *sheet.rows, strict=True)
    return Sheet(sheet.title, tuple(map(str, named)), tuple(rest))


_SIGN, _LONG_SIGN = 10.5, 8.5
"""Points: the longest sign of our books fits one page, and so does one with the numbers of colours."""


USUAL_TITLES = SignTitles(odds="Pays", limits="Limits", options="")


def sign_on_paper(posted: Sign) -> "Paper":
    """What players must be told, what pays, within which limits; each with its clause."""
    from croupier.paper.paper import Paper  # noqa: PLC0415 - loads reportlab, which only paper needs

    titles = posted.titles or USUAL_TITLES
    paper = Paper(posted.title, size=_LONG_SIGN if posted.colours or posted.titles else _SIGN)
    for line in posted.notices:
        paper.say(line.says, numbered(line.clause))
    explained = posted.options if posted.titles else ()
    for title, lines in (
        (titles.limits, posted.limits),
        (titles.odds, posted.odds),
        (titles.options, explained),
    ):
        if lines:
            paper.table(
                title,
                ("", "", "clause"),
                [(limit_about(line.about), line.says, numbered(line.clause)) for line in lines],
            )
    if posted.colours:
        rows = list(_side_by_side(posted.colours))
        paper.table("Numbers that each colour covers", ("", "", "clause") * (len(rows[0]) // 3), rows)
    return paper


def _side_by_side(colours: tuple[Line, ...]) -> Iterator[tuple[str, ...]]:
    """A row for each colour, with its areas of six, seven and eight numbers beside each other."""
    areas: dict[str, list[Line]] = {}
    for line in colours:
        areas.setdefault(line.about.partition(" ")[0], []).append(line)
    for lines in areas.values():
        yield tuple(text for one in lines for text in (one.about, one.says, numbered(one.clause)))


def numbered(clause: str) -> str:
    """The document stands in the sign's title: its number is enough beside a line."""
    return f"§ {clause.partition(':')[2]}"

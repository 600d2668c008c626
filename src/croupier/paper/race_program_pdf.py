"""The daily program as a PDF of letter pages."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

from reportlab.lib import colors
from reportlab.lib.pagesizes import LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, KeepTogether, PageBreak, Paragraph, SimpleDocTemplate, Spacer, Table

from croupier.games.tote.program.card import ProgramRace
from croupier.games.tote.program.explanations import Explanation
from croupier.games.tote.program.words import race_facts, show_clock, show_date, show_pools
from croupier.paper.markup import plain
from croupier.paper.race_program import DailyProgram

_MARGIN = 14 * mm
_WIDE = LETTER[0] - 2 * _MARGIN
_DARK, _PALE = colors.HexColor("#1d3b2f"), colors.HexColor("#eef2ee")


def _style(name: str, size: float, **more: Any) -> ParagraphStyle:
    return ParagraphStyle(name, fontName="Helvetica", fontSize=size, leading=size * 1.3, **more)


_TITLE = _style("title", 26, textColor=_DARK, spaceAfter=2 * mm)
_LEAD = _style("lead", 11, spaceAfter=4 * mm)
_HEAD = _style("head", 15, textColor=_DARK, spaceBefore=3 * mm, spaceAfter=2 * mm)
_RACE = _style("race", 13, textColor=colors.white)
_FACTS = _style("facts", 9.5, textColor=colors.white, alignment=2)
_SAID = _style("said", 9)
_CELL = _style("cell", 8.5)
_SMALL = _style("small", 7.5, textColor=colors.HexColor("#555555"))


def program_pdf(program: DailyProgram) -> bytes:
    """The same bytes for the same card."""
    file = BytesIO()
    edges = dict.fromkeys(("leftMargin", "rightMargin"), _MARGIN)
    title = f"{program.words.title}: {program.title}"
    page = SimpleDocTemplate(
        file, pagesize=LETTER, title=title, author="Croupier", invariant=True,
        topMargin=16 * mm, bottomMargin=16 * mm, **edges,
    )  # fmt: skip

    def edge(canvas: Canvas, _document: object) -> None:
        _edge(canvas, program)

    page.build([*_cover(program), *_races(program), PageBreak(), *_explained(program)], edge, edge)
    return file.getvalue()


def _edge(canvas: Canvas, program: DailyProgram) -> None:
    canvas.saveState()
    canvas.setFont("Helvetica", 8)
    canvas.setFillGray(0.35)
    canvas.drawString(_MARGIN, LETTER[1] - 11 * mm, program.title)
    canvas.drawRightString(LETTER[0] - _MARGIN, LETTER[1] - 11 * mm, program.facility)
    named = program.words.card.format(id=program.card.id, digest=program.digest[:16])
    canvas.drawString(_MARGIN, 9 * mm, named)
    page = program.words.page.format(number=canvas.getPageNumber())
    canvas.drawRightString(LETTER[0] - _MARGIN, 9 * mm, page)
    canvas.restoreState()


def _cover(program: DailyProgram) -> Iterator[Flowable]:
    card, words, language = program.card, program.words, program.language
    yield Paragraph(plain(card.track.name), _TITLE)
    first, date = show_clock(card.races[0].post, language), show_date(card.date, language)
    lead = words.lead.format(date=date, meet=card.meet.name, first=first)
    yield Paragraph(plain(f"{lead} {words.line_note}"), _LEAD)
    head = (words.race_column, words.post, "", words.runners, words.pools)
    rows = (_overview(program, race) for race in card.races)
    cells = [[Paragraph(plain(text), _CELL) for text in row] for row in (head, *rows)]
    wide = (11 * mm, 18 * mm, 58 * mm, 15 * mm, _WIDE - 102 * mm)
    yield Table(cells, colWidths=wide, style=_ruled(len(cells)), repeatRows=1, hAlign="LEFT")
    yield Spacer(0, 5 * mm)


def _overview(program: DailyProgram, race: ProgramRace) -> tuple[str, ...]:
    language = program.language
    facts = (race.name, *race_facts(program.card, race, language)[1:])
    said = " · ".join(fact for fact in facts if fact)
    pools = show_pools(race.pools, language)
    return (str(race.number), show_clock(race.post, language), said, str(len(race.starters)), pools)


def _ruled(rows: int) -> list[tuple[object, ...]]:
    return [
        ("BACKGROUND", (0, 0), (-1, 0), _PALE),
        ("LINEBELOW", (0, 0), (-1, rows - 1), 0.3, colors.lightgrey),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 0), (-1, -1), 2),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
        ("LEFTPADDING", (0, 0), (-1, -1), 3),
        ("RIGHTPADDING", (0, 0), (-1, -1), 2),
    ]


def _races(program: DailyProgram) -> Iterator[Flowable]:
    for race in program.card.races:
        yield KeepTogether([*_race(program, race), Spacer(0, 6 * mm)])


def _race(program: DailyProgram, race: ProgramRace) -> Iterator[Flowable]:
    words, language = program.words, program.language
    title = plain(words.race.format(number=race.number))
    name = f"<b>{title}</b>" + (f"  {plain(race.name)}" if race.name else "")
    facts = Paragraph(plain(" · ".join(race_facts(program.card, race, language))), _FACTS)
    bar = [("BACKGROUND", (0, 0), (-1, -1), _DARK), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]
    yield Table(
        [[Paragraph(name, _RACE), facts]], colWidths=(_WIDE * 0.36, _WIDE * 0.64), style=bar, hAlign="LEFT"
    )
    if race.conditions:
        yield Paragraph(plain(race.conditions), _SMALL)
    yield _runners(program, race)
    yield Paragraph(f"<b>{words.pools}:</b> {plain(show_pools(race.pools, language))}", _SAID)


def _runners(program: DailyProgram, race: ProgramRace) -> Table:
    columns, rows, fields = program.columns(race), list(program.rows(race)), program.fields(race)
    style = _ruled(len(rows) + 1)
    cells = [[Paragraph(plain(text), _CELL) for text in ("", *columns)]]
    for at, row in enumerate(rows, 1):
        ink = f'<font color="{row.cloth.ink}"><b>{plain(row.number)}</b></font>'
        struck = ("<strike>", "</strike>") if row.scratched else ("", "")
        told = [Paragraph(f"{struck[0]}{plain(text)}{struck[1]}", _CELL) for text in row.cells]
        cells.append([Paragraph(ink, _style("number", 11, alignment=1)), *told])
        style.append(("BACKGROUND", (0, at), (0, at), colors.HexColor(row.cloth.ground)))
        style.append(("BOX", (0, at), (0, at), 0.4, colors.grey))
    shares = [_SHARES.get(field, 2.0) for field in fields]
    rest = _WIDE - 10 * mm
    wide = (10 * mm, *(rest * share / sum(shares) for share in shares))
    return Table(cells, colWidths=wide, style=style, repeatRows=1, hAlign="LEFT")


_SHARES = {
    "post": 0.8,
    "name": 3.0,
    "weight": 0.9,
    "claim": 1.4,
    "line": 1.5,
    "colours": 2.4,
    "owner": 2.6,
}
"""How wide a column is beside the others."""


def _explained(program: DailyProgram) -> Iterator[Flowable]:
    told, words = program.told, program.words
    yield Paragraph(words.how, _HEAD)
    yield from (_one(one, words.say) for one in told.general)
    yield Paragraph(words.offered, _HEAD)
    for one, terms in program.explained():
        yield _one(one, words.say, terms)
    yield Paragraph(words.ways, _HEAD)
    yield from (_one(one, words.say) for one in told.ways)


def _one(one: Explanation, say: str, terms: str = "") -> Paragraph:
    example = f" <i>{say}: “{plain(one.example)}”.</i>" if one.example else ""
    fine = f' <font size="7" color="#555555">{plain(f"{terms}. " if terms else "")}§\u00a0{one.clause}</font>'
    text = f"<b>{plain(one.title)}.</b> {plain(one.says)}{example}{fine}"
    return Paragraph(text, _style("one", 9, spaceAfter=1.1 * mm))

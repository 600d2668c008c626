"""A PAR sheet as one page that needs nothing else: no script, no font and no picture from elsewhere."""

from collections.abc import Iterator
from html import escape

from croupier import __version__
from croupier.analysis.par_sheet import ParSheet
from croupier.desk.reports.hold_history import TableHold
from croupier.paper import par_text
from croupier.paper.par_plots import hold_plots, losing_plot, results_plot
from croupier.paper.par_text import TextTable
from croupier.paper.shapes import svg

STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 74rem; padding: 2rem 1.5rem 4rem; color: #1f2a24; background: #fdfcf8;
  font: 15px/1.5 system-ui, 'Segoe UI', Helvetica, Arial, sans-serif; }
h1 { font: 600 2rem/1.2 Georgia, 'Times New Roman', serif; margin: 0; }
h2 { font: 600 1.25rem/1.2 Georgia, 'Times New Roman', serif; margin: 2.2rem 0 .6rem;
  border-bottom: 2px solid #8a6414; padding-bottom: .3rem; }
.cite, .fine { color: #66706a; font-size: .87rem; }
.digest { font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; color: #66706a; font-size: .8rem; border-bottom: 1px solid #1f2a24; }
th, td { padding: .28rem 1.4rem .28rem 0; vertical-align: top; }
td.long { min-width: 16rem; }
td { border-bottom: 1px solid #e3e1d8; }
.n { text-align: right; white-space: nowrap; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #e3e1d8; font-family: inherit; }
.odd { color: #b3122a; font-weight: 600; }
@media print { body { padding: 0; font-size: 11px; } h2, svg, tr { break-inside: avoid; } }
"""
LONG = 40
"""Letters of a sentence."""


def par_page(sheet: ParSheet, name: str = "", real: TableHold | None = None) -> str:
    """`name` is the table's on the floor, `real` its results so far."""
    title = f"PAR sheet: {name or sheet.game}"
    body = "\n".join(_parts(sheet, title, real))
    meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head = f"<head>{meta}<title>{escape(title)}</title><style>{STYLE}</style></head>"
    return f'<!doctype html>\n<html lang="en">{head}<body>\n{body}\n</body></html>\n'


def _parts(sheet: ParSheet, title: str, real: TableHold | None) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    yield f'<p>{escape(sheet.title)} <span class="cite">{escape(sheet.cite)}</span></p>'
    digest = f'<span class="digest">{sheet.digest}</span>'
    yield f'<p class="fine">Rulebook digest {digest}, Croupier {__version__}</p>'
    if real is not None:
        yield from _real(real)
    yield _table(par_text.wagers(sheet))
    yield _table(par_text.bands(sheet))
    yield f'<p class="fine">{escape(par_text.BANDS_FINE)}</p>'
    plots = (*hold_plots(sheet), losing_plot(sheet))
    yield f'<div class="plots">{"".join(map(svg, plots))}</div>'
    yield _table(risk) if (risk := par_text.risk(sheet)).rows else f"<h2>{escape(risk.title)}</h2>"
    yield f"<p>{escape(par_text.worst(sheet))}</p>"
    if any(not one.refused for one in sheet.options.variants):
        yield _table(par_text.options(sheet))
    yield "".join(f'<p class="fine">{escape(line)}</p>' for line in par_text.legend(sheet))
    yield _table(par_text.in_effect(sheet))
    yield "<h2>Method</h2>" + "".join(f"<p>{escape(line)}</p>" for line in par_text.METHOD)
    yield _table(par_text.clauses(sheet))


def _real(real: TableHold) -> Iterator[str]:
    yield f"<h2>Real results, {real.first} to {real.last}</h2>"
    if not real.judged.points:
        yield "<p>Nothing was played on these days.</p>"
        return
    odd = ' class="odd"' if real.judged.standing == "odd" else ""
    yield f"<p{odd}>{escape(par_text.verdict(real.judged))}</p>"
    yield svg(results_plot(real.judged))
    yield f'<p class="fine">{escape(par_text.real_words(real.judged))}</p>'
    yield _table(par_text.days(real))


def _table(table: TextTable) -> str:
    looks = [_look(table, place) for place in range(len(table.columns))]

    def cells(tag: str, row: tuple[str, ...]) -> str:
        return "".join(f"<{tag}{look}>{escape(cell)}</{tag}>" for look, cell in zip(looks, row, strict=True))

    rows = "".join(f"<tr>{cells('td', row)}</tr>" for row in table.rows)
    head = f"<thead><tr>{cells('th', table.columns)}</tr></thead>"
    return f'<h2>{escape(table.title)}</h2><div class="wide"><table>{head}<tbody>{rows}</tbody></table></div>'


def _look(table: TextTable, place: int) -> str:
    """Numbers stand to the right; sentences are not squeezed into a column of single words."""
    if not table.has_words(place):
        return ' class="n"'
    longest = max((len(row[place]) for row in table.rows), default=0)
    return ' class="long"' if longest > LONG else ""

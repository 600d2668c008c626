"""The daily program as one HTML page that needs nothing else: for a screen, a phone, or a printer."""

from collections.abc import Iterable, Iterator

from croupier.games.tote.program.card import ProgramRace
from croupier.games.tote.program.explanations import Explanation
from croupier.games.tote.program.words import race_facts, show_clock, show_date, show_pools
from croupier.paper.markup import plain
from croupier.paper.page_html import html_page
from croupier.paper.race_program import DailyProgram


def program_html(program: DailyProgram) -> str:
    """The same text for the same card."""
    parts = (*_cover(program), *(_race(program, race) for race in program.card.races), *_explained(program))
    foot = program.words.card.format(id=program.card.id, digest=program.digest)
    return html_page(f"{program.words.title}: {program.title}", parts, foot, program.language)


def _cover(program: DailyProgram) -> Iterator[str]:
    card, words, language = program.card, program.words, program.language
    first, date = show_clock(card.races[0].post, language), show_date(card.date, language)
    yield f"<h1>{plain(card.track.name)}</h1>"
    lead = words.lead_at.format(date=date, facility=program.facility, meet=card.meet.name, first=first)
    yield f"<p class=lead>{plain(f'{lead} {words.line_note}')}</p>"
    links = (
        f'<li><a href="#race-{race.number}">{words.race.format(number=race.number)}, '
        f"{show_clock(race.post, language)}</a></li>"
        for race in card.races
    )
    yield f"<nav><ul>{''.join(links)}<li><a href=#explained>{words.how_link}</a></li></ul></nav>"


def _race(program: DailyProgram, race: ProgramRace) -> str:
    words, language = program.words, program.language
    facts = " · ".join(race_facts(program.card, race, language))
    name = f" {plain(race.name)}" if race.name else ""
    said = f"<p class=small>{plain(race.conditions)}</p>" if race.conditions else ""
    head = "".join(f"<th scope=col>{plain(title)}</th>" for title in (words.number, *program.columns(race)))
    body = "".join(_rows(program, race))
    return (
        f'<section id="race-{race.number}"><h2>{words.race.format(number=race.number)}{name}</h2>'
        f"<p class=facts>{plain(facts)}</p>{said}"
        f'<div class=wide tabindex=0 role=group aria-label="{words.runners_of.format(number=race.number)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        f"<p><b>{words.pools}:</b> {plain(show_pools(race.pools, language))}</p></section>"
    )


def _rows(program: DailyProgram, race: ProgramRace) -> Iterator[str]:
    for row in program.rows(race):
        worn = f"background:{row.cloth.ground};color:{row.cloth.ink}"
        cells = "".join(f"<td>{plain(cell)}</td>" for cell in row.cells)
        state = " class=scratched" if row.scratched else ""
        yield f'<tr{state}><th scope=row style="{worn}">{plain(row.number)}</th>{cells}</tr>'


def _explained(program: DailyProgram) -> Iterator[str]:
    told, words = program.told, program.words
    yield f"<section id=explained><h2>{words.how}</h2>"
    yield explained_list(words.say, ((one, "") for one in told.general))
    yield f"<h2>{words.offered}</h2>"
    yield explained_list(words.say, program.explained())
    yield f"<h2>{words.ways}</h2>"
    yield explained_list(words.say, ((one, "") for one in told.ways))
    yield "</section>"


def explained_list(say: str, each: Iterable[tuple[Explanation, str]]) -> str:
    """Title, words, an example and the clause of each, with the terms the track sets where there are any.
    `say` is the word before an example."""
    return f"<dl>{''.join(_explanation(say, one, terms) for one, terms in each)}</dl>"


def _explanation(say: str, one: Explanation, terms: str) -> str:
    example = f" <i>{say}: “{plain(one.example)}”.</i>" if one.example else ""
    fine = f"{plain(terms)}. " if terms else ""
    return (
        f"<dt>{plain(one.title)}</dt><dd>{plain(one.says)}{example}"
        f" <span class=small>{fine}§ {plain(one.clause)}</span></dd>"
    )

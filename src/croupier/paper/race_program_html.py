"""The daily program as one HTML page that needs nothing else: for a screen, a phone, or a printer."""

from collections.abc import Iterable, Iterator

from croupier.games.tote.program.card import ProgramRace
from croupier.games.tote.program.explanations import Explanation, explanations
from croupier.games.tote.program.words import race_facts, show_clock, show_date, show_pools
from croupier.paper.markup import plain
from croupier.paper.page_html import html_page
from croupier.paper.race_program import DailyProgram


def program_html(program: DailyProgram) -> str:
    """The same text for the same card."""
    parts = (*_cover(program), *(_race(program, race) for race in program.card.races), *_explained(program))
    foot = f"Card {program.card.id}, {program.digest}"
    return html_page(f"Daily program: {program.title}", parts, foot)


def _cover(program: DailyProgram) -> Iterator[str]:
    card = program.card
    first = show_clock(card.races[0].post)
    yield f"<h1>{plain(card.track.name)}</h1>"
    lead = f"Daily program for {show_date(card.date)} at {program.facility}. {card.meet.name}."
    yield f"<p class=lead>{plain(lead)} First race {first}. Line: the morning line, odds to one.</p>"
    links = (
        f'<li><a href="#race-{race.number}">Race {race.number}, {show_clock(race.post)}</a></li>'
        for race in card.races
    )
    yield f"<nav><ul>{''.join(links)}<li><a href=#explained>How wagering works</a></li></ul></nav>"


def _race(program: DailyProgram, race: ProgramRace) -> str:
    facts = " · ".join(race_facts(program.card, race))
    name = f" {plain(race.name)}" if race.name else ""
    said = f"<p class=small>{plain(race.conditions)}</p>" if race.conditions else ""
    head = "".join(f"<th scope=col>{plain(title)}</th>" for title in ("No.", *program.columns(race)))
    body = "".join(_rows(program, race))
    return (
        f'<section id="race-{race.number}"><h2>Race {race.number}{name}</h2>'
        f"<p class=facts>{plain(facts)}</p>{said}"
        f'<div class=wide tabindex=0 role=group aria-label="Runners of race {race.number}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        f"<p><b>Pools and least bets:</b> {plain(show_pools(race.pools))}</p></section>"
    )


def _rows(program: DailyProgram, race: ProgramRace) -> Iterator[str]:
    for row in program.rows(race):
        worn = f"background:{row.cloth.ground};color:{row.cloth.ink}"
        cells = "".join(f"<td>{plain(cell)}</td>" for cell in row.cells)
        state = " class=scratched" if row.scratched else ""
        yield f'<tr{state}><th scope=row style="{worn}">{plain(row.number)}</th>{cells}</tr>'


def _explained(program: DailyProgram) -> Iterator[str]:
    told = explanations()
    yield "<section id=explained><h2>How parimutuel wagering works</h2>"
    yield explained_list((one, "") for one in told.general)
    yield "<h2>The pools offered today</h2>"
    yield explained_list(program.explained())
    yield "<h2>Several bets on one ticket</h2>"
    yield explained_list((one, "") for one in told.ways)
    yield "</section>"


def explained_list(each: Iterable[tuple[Explanation, str]]) -> str:
    """Title, words, an example and the clause of each, with the terms the track sets where there are any."""
    return f"<dl>{''.join(_explanation(one, terms) for one, terms in each)}</dl>"


def _explanation(one: Explanation, terms: str) -> str:
    example = f" <i>Say: “{plain(one.example)}”.</i>" if one.example else ""
    fine = f"{plain(terms)}. " if terms else ""
    return (
        f"<dt>{plain(one.title)}</dt><dd>{plain(one.says)}{example}"
        f" <span class=small>{fine}§ {plain(one.clause)}</span></dd>"
    )

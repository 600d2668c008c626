"""`croupier tote card`: check a race card and show it."""

from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from croupier.cli.screen import cells, say, say_json, table
from croupier.games.tote.commands.card_file import card_from
from croupier.games.tote.program.card import ProgramRace, RaceCard
from croupier.games.tote.program.words import race_facts, show_clock, show_date, show_pools
from croupier.games.tote.program.writing import card_digest, written_card
from croupier.paper.race_program import DailyProgram


def show_card(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, json: bool = False) -> None:
    """Check a race card and show it: every race, who runs, which pools there are.

    A race that is not what it is called by the rules, such as a match race of three, is refused with its
    clause. docs/parimutuel.md describes the layout, docs/schemas/race-card.json has its schema.

    Parameters
    ----------
    file
        A JSON file, - for standard input, or an example: model-park, model-harness, model-greyhounds.
    json
        Print the card as canonical JSON values, with its digest.
    """
    card = card_from(file)
    if json:
        say_json({"id": card.id, "digest": card_digest(card), "card": written_card(card)})
        return
    say(Text(f"{card.track.name}, {show_date(card.date)}", style="bold"))
    say(Text(f"{card.meet.name}. First race {show_clock(card.races[0].post)}, {card.track.zone}.\n"))
    for race in card.races:
        _show_race(card, race)
    say(Text(f"{card.id}, digest {card_digest(card)}", style="dim"))


def _show_race(card: RaceCard, race: ProgramRace) -> None:
    program = DailyProgram(facility="", card=card)
    named = f"Race {race.number}" + (f", {race.name}" if race.name else "")
    made = table(
        f"{named}: {' · '.join(race_facts(card, race))}", ("", *program.columns(race)), ("PP", "Lbs")
    )
    for row in program.rows(race):
        style = "strike dim" if row.scratched else ""
        made.add_row(*cells(row.number, *(Text(cell, style=style) for cell in row.cells)))
    say(made, Text(f"{show_pools(race.pools)}\n"))

"""`croupier odds`: exact probability, edge and deviation of every wager."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from cyclopts import App
from rich.table import Table as RichTable
from rich.text import Text

from croupier.analysis.exact import SpotOdds, analyse
from croupier.analysis.figures import percent
from croupier.base.clause import book_and_key
from croupier.cli.asked_table import Game, Rulebook, asked_table, table_title
from croupier.cli.odds_answers import OddsAnswer, odds_row
from croupier.cli.registry import ODDS
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.effective import digest
from croupier.games.library import load
from croupier.games.play import wager_list
from croupier.games.wager_list import ListedWager

Wagers = Mapping[str, ListedWager]
RARE = {"halves": "half lost", "pushes": "pushed"}
"""Ends of a wager that few tables have."""
app = App(name="odds")
for name, (place, summary) in ODDS.items():
    app.command(place, name=name, help=summary)


@app.default
def show_odds(
    game: Game,
    /,
    *,
    rulebook: Rulebook = None,
    json: bool = False,
    every_spot: bool = False,
    **options: str,
) -> None:
    """Show the exact probability, house edge and standard deviation of every wager.

    Every figure is added up by settling the wager at every result, as fractions. Table options follow as
    --NAME VALUE; `croupier rules show BOOK` lists a book's options.

    Parameters
    ----------
    json
        Print JSON, every spot apart, for a program to read.
    every_spot
        List every spot, not one row for each kind of wager.
    options
        Table options, as --NAME VALUE.
    """
    opened = asked_table(game, rulebook, options)
    book = load(opened.terms.book)
    found, wagers = analyse(opened), wager_list(book, opened)
    if json:
        rows = [odds_row(odds, wagers[odds.spot]) for odds in found]
        answer: OddsAnswer = {
            "rulebook": book.name,
            "game": game,
            "digest": digest(opened),
            "wagers": rows,
        }
        say_json(answer)
        return
    listed = found if every_spot else _one_of_each(wagers, found)
    say(_shown(table_title(opened), "spot" if every_spot else "example", list(listed), wagers))


def _shown(title: str, first: str, listed: list[SpotOdds], wagers: Wagers) -> RichTable:
    """Columns for wagers that are half lost or given back only where there are any."""
    rare = [name for name in RARE if any(getattr(odds, name) for odds in listed)]
    shape = ("edge", " ", "std dev", "skew", "clause")
    columns = ("wager", first, "pays", "wins", "", *(RARE[name] for name in rare), *shape)
    made = table(title, columns, columns[2:-1])
    for odds in listed:
        made.add_row(*_cells(odds, wagers[odds.spot], [percent(getattr(odds, name), 2) for name in rare]))
    return made


def _one_of_each(wagers: Wagers, found: Iterable[SpotOdds]) -> Iterable[SpotOdds]:
    """One spot for each kind of wager, and any spot of it whose figures differ."""
    seen: set[tuple[str, tuple[Fraction, ...]]] = set()
    for odds in found:
        key = (wagers[odds.spot].kind, odds.figures)
        if key not in seen:
            seen.add(key)
            yield odds


def _cells(odds: SpotOdds, wager: ListedWager, rare: list[str]) -> list[Text]:
    clause = cited(book_and_key(wager.clause)[1])
    return [
        *cells(wager.called, odds.spot, wager.pays, odds.wins, percent(odds.wins, 2), *rare),
        *cells(odds.edge, percent(odds.edge, 2), f"{odds.deviation:.4f}", f"{odds.skew:.2f}", clause),
    ]

"""`croupier odds`: exact probability, edge and deviation of every wager."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Annotated

from cyclopts import App, Parameter
from rich.table import Table as RichTable
from rich.text import Text

from croupier.analysis.exact import SpotOdds, analyse
from croupier.analysis.figures import percent
from croupier.base.clause import book_and_key
from croupier.cli.odds_answers import OddsAnswer, odds_row
from croupier.cli.registry import ODDS
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.effective import digest
from croupier.games.library import GAMES, Table, load, open_table
from croupier.games.play import wager_list
from croupier.games.wager_list import ListedWager
from croupier.law.rulebook import Book

Wagers = Mapping[str, ListedWager]
app = App(name="odds")
for name, (place, summary) in ODDS.items():
    app.command(place, name=name, help=summary)


@app.default
def show_odds(
    game: Annotated[str, Parameter(help=f"{' or '.join(GAMES)}.")],
    /,
    *,
    rulebook: str = "new-jersey",
    json: bool = False,
    every_spot: bool = False,
    **options: str,
) -> None:
    """Show the exact probability, house edge and standard deviation of every wager.

    Every figure is added up by settling the wager at every result, as fractions. Table options follow as
    --NAME VALUE; `croupier rules show BOOK` lists a book's options.

    Parameters
    ----------
    rulebook
        The document the table is played under.
    json
        Print JSON, every spot apart, for a program to read.
    every_spot
        List every spot, not one row for each kind of wager.
    options
        Table options, as --NAME VALUE.
    """
    book = load(rulebook)
    opened = open_table(book, game, options)
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
    first = "spot" if every_spot else "example"
    columns = ("wager", first, "pays", "wins", "", "edge", " ", "std dev", "skew", "clause")
    say(_shown(_title(book, opened), columns, [_cells(odds, wagers[odds.spot]) for odds in listed]))


def _shown(title: str, columns: tuple[str, ...], rows: list[list[Text]]) -> RichTable:
    made = table(title, columns, columns[2:-1])
    for row in rows:
        made.add_row(*row)
    return made


def _one_of_each(wagers: Wagers, found: Iterable[SpotOdds]) -> Iterable[SpotOdds]:
    """One spot for each kind of wager, and any spot of it whose figures differ."""
    seen: set[tuple[str, tuple[Fraction, ...]]] = set()
    for odds in found:
        key = (wagers[odds.spot].kind, odds.figures)
        if key not in seen:
            seen.add(key)
            yield odds


def _title(book: Book, opened: Table) -> str:
    chosen = ", ".join(",".join(values) for values in opened.terms.chosen.values() if values)
    return f"{book.title} ({opened.game}: {chosen})"


def _cells(odds: SpotOdds, wager: ListedWager) -> list[Text]:
    clause = cited(book_and_key(wager.clause)[1])
    return [
        *cells(wager.called, odds.spot, wager.pays, odds.wins, percent(odds.wins, 2)),
        *cells(odds.edge, percent(odds.edge, 2), f"{odds.deviation:.4f}", f"{odds.skew:.2f}", clause),
    ]

"""`croupier notices`: a table's sign."""

from pathlib import Path

from msgspec import to_builtins
from rich.text import Text

from croupier.cli.paper import Paper
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.rules.effective import digest
from croupier.rules.library import load, open_table
from croupier.rules.notices import Line, Sign, sign


def show_notices(
    *,
    rulebook: str,
    game: str = "roulette",
    json: bool = False,
    pdf: Path | None = None,
    **options: str,
) -> None:
    """Print a table's sign: notices, odds, options in effect and limits, each with its clause.

    Table options follow as --NAME VALUE, for example --even-money-on-zero lose-half.

    Parameters
    ----------
    rulebook
        The document the table is played under.
    game
        roulette or bigsix.
    json
        Print JSON for a program to read.
    pdf
        Write the sign as a PDF file to hang at the table.
    options
        Table options, as --NAME VALUE.
    """
    book = load(rulebook)
    opened = open_table(book, game, options)
    posted = sign(book, opened)
    if json:
        say_json({"rulebook": book.name, "game": game, "digest": digest(opened), **to_builtins(posted)})
        return
    if pdf is not None:
        _hang(pdf, posted)
        return
    say(Text(posted.title, style="bold"))
    for line in posted.notices:
        say(Text(f"  {line.says} ").append(line.clause, style="dim"))
    _section("Pays", posted.odds)
    _section("Limits", posted.limits)
    _section("In effect", posted.options)


_SIGN = 10.5
"""Points: the longest sign of our books fits one page."""


def _hang(path: Path, posted: Sign) -> None:
    """The sign on paper: what players must be told, what pays, within which limits; each with its clause."""
    paper = Paper(posted.title, size=_SIGN)
    for line in posted.notices:
        paper.say(line.says, line.clause)
    for title, lines in (("Limits", posted.limits), ("Pays", posted.odds)):
        if lines:
            paper.table(title, ("", "", "clause"), [(line.about, line.says, line.clause) for line in lines])
    paper.print(path)


def _section(title: str, lines: tuple[Line, ...]) -> None:
    if lines:
        shown = table(title, ("", " ", "clause"))
        for line in lines:
            shown.add_row(*cells(line.about, line.says, cited(line.clause)))
        say(shown)

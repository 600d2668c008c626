"""`croupier notices`: a table's sign."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import to_builtins
from rich.text import Text

from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.effective import digest
from croupier.games.library import GAMES, load, open_table
from croupier.games.limits import limit_about
from croupier.games.notices import sign
from croupier.law.sign import Line
from croupier.paper.printed import sign_on_paper


def show_notices(
    *,
    rulebook: str,
    game: Annotated[str, Parameter(help=f"{' or '.join(GAMES)}; the document's first, if not said.")] = "",
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
    json
        Print JSON for a program to read.
    pdf
        Write the sign as a PDF file to hang at the table.
    options
        Table options, as --NAME VALUE.
    """
    book = load(rulebook)
    game = game or next(iter(book.games), next(iter(GAMES)))
    opened = open_table(book, game, options)
    posted = sign(book, opened)
    if json:
        say_json({"rulebook": book.name, "game": game, "digest": digest(opened), **to_builtins(posted)})
        return
    if pdf is not None:
        sign_on_paper(posted).print(pdf)
        return
    say(Text(posted.title, style="bold"))
    for line in posted.notices:
        say(Text(f"  {line.says} ").append(line.clause.partition(":")[2], style="dim"))
    _section("Pays", posted.odds)
    _section("Colours cover", posted.colours)
    _section("Limits", posted.limits)
    _section("In effect", posted.options)


def _section(title: str, lines: tuple[Line, ...]) -> None:
    if lines:
        shown = table(title, ("", " ", "clause"))
        for line in lines:
            shown.add_row(*cells(limit_about(line.about), line.says, cited(line.clause.partition(":")[2])))
        say(shown)

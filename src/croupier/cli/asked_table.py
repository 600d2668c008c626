"""The table that a command is about: opened by game, document and options, and named in a heading."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from croupier.base.refusal import Reason, refuse, shown
from croupier.games.library import BOOKS, GAMES, Table, load, open_table
from croupier.games.options_form import described

UNIT = "unit"
Game: TypeAlias = Annotated[str, Parameter(help=f"One of {', '.join(GAMES)}.")]
Rulebook: TypeAlias = Annotated[
    str | None,
    Parameter(help="The document the table is played under; the first that has the game if left out."),
]


def asked_table(game: str, rulebook: str | None, options: Mapping[str, object]) -> Table:
    """The table of these options; by the first document that has the game where none is named."""
    if game not in GAMES:
        says = "there is no game {game}; the games are {games}"
        refuse(Reason.UNKNOWN_GAME, says, game=shown(game), games=", ".join(GAMES))
    return open_table(load(rulebook or _first_with(game)), game, options)


def _first_with(game: str) -> str:
    return next(name for name in BOOKS if game in load(name).games)


def table_title(table: Table) -> str:
    """The document, the game and every option in effect, named as the command line takes it."""
    chosen = [f"{name} {','.join(values)}" for name, values in table.terms.chosen.items() if values]
    texts = described(table).texts
    house = [f"{text.name} {text.value}" for text in texts if text.value and text.name != UNIT]
    return f"{load(table.terms.book).title} ({table.game}: {', '.join((*chosen, *house))})"

"""The books the program ships, each checked whole when it is first opened."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

from croupier import law
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.baccarat import game as baccarat
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.bigsix import game as bigsix
from croupier.games.bigsix.table import BigSixTable
from croupier.games.game import Game
from croupier.games.roulette import game as roulette
from croupier.games.roulette.table import RouletteTable
from croupier.law.rulebook import Book, read_book

Table: TypeAlias = RouletteTable | BigSixTable | BaccaratTable

BOOKS = (
    "new-jersey",
    "massachusetts",
    "oneida-roulette",
    "ilani",
    "oneida-minibaccarat",
    "oneida-parimutuel",
)
GAMES: Mapping[str, Game[Any, Any, Any]] = {"roulette": roulette, "bigsix": bigsix, "baccarat": baccarat}
"""The registry of games that are played at a table."""


@cache
def load(name: str) -> Book:
    """A book the program ships."""
    if name not in BOOKS:
        refuse(
            Reason.UNKNOWN_BOOK,
            "there is no rulebook {name}; the books are {books}",
            name=shown(name),
            books=", ".join(BOOKS),
        )
    return open_book(resources.files(law).joinpath("books", f"{name}.toml").read_text("utf-8"))


def open_book(text: str) -> Book:
    """A book from its text, refused unless a table can be opened on the defaults of each of its games."""
    book = read_book(text)
    for game in book.games:
        open_table(book, game, {})
    return book


def open_table(book: Book, game: str, options: Mapping[str, object]) -> Table:
    """A table under this book with the house's options; any refusal names the clause."""
    rules = book.game(game)
    if game not in GAMES:
        says, known = "the program does not know the game {game}; it knows {known}", ", ".join(GAMES)
        refuse(Reason.UNKNOWN_GAME, says, game=shown(game), known=known)
    opened: Table = GAMES[game].agreed(book, rules, options)
    return opened

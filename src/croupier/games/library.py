"""The books the program ships, each checked whole when it is first opened."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TypeAlias

from croupier import law
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.bigsix.table import BigSixTable
from croupier.games.bigsix.terms import agree as agree_bigsix
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.terms import agree as agree_roulette
from croupier.law.rulebook import Book, read_book

Table: TypeAlias = RouletteTable | BigSixTable

BOOKS = (
    "new-jersey",
    "massachusetts",
    "oneida-roulette",
    "ilani",
    "oneida-minibaccarat",
    "oneida-parimutuel",
)
GAMES = ("roulette", "bigsix")


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
    match game:
        case "roulette":
            return RouletteTable(agree_roulette(book, rules, options))
        case "bigsix":
            return BigSixTable(agree_bigsix(book, rules, options))
        case _:
            known = " and ".join(GAMES)
            refuse(
                Reason.UNKNOWN_GAME,
                "the program does not know the game {game}; it knows {known}",
                game=shown(game),
                known=known,
            )

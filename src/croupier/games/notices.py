"""A table's sign: what its house posts at it."""

from croupier.games.library import GAMES, Table
from croupier.law.rulebook import Book
from croupier.law.sign import Sign


def sign(book: Book, table: Table) -> Sign:
    return GAMES[table.game].sign(book, table)

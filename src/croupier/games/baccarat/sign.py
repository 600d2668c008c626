"""What the sign of a mini-baccarat table says beyond the notices of its book."""

from collections.abc import Iterator

from croupier.games.baccarat.cloth import odds_of
from croupier.games.baccarat.rules import read_rules
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.baccarat.vigorish import Vigorish
from croupier.law.rulebook import Book
from croupier.law.sign import Line


def posted_odds(book: Book, table: BaccaratTable) -> Iterator[Line]:
    rules = read_rules(book.game(table.game)).wagers
    for spot in table.spots:
        yield Line(rules[spot].called.value, odds_of(table, spot), table.paid_by(spot))


def vigorish_on_ties(book: Book, table: BaccaratTable) -> Iterator[Line]:
    """The rate is the house's own, so that no notice of the book can have it."""
    vigorish = table.terms.vigorish
    if vigorish.kind is Vigorish.ON_TIE:
        share = f"{vigorish.percent} percent of a wager on the Banker's Hand"
        says = f"Vigorish: {share} when the hands tie, of every player."
        yield Line("notice", says, book.citation("M.5"))

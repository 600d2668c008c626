"""A Big Six table's sign: its odds, the options in effect, its limits and its notices."""

from croupier.games.bigsix.table import BigSixTable
from croupier.games.limits import posted_limits
from croupier.games.odds import printed
from croupier.games.sign_notices import posted
from croupier.games.sign_options import option_lines
from croupier.law.rulebook import Book
from croupier.law.sign import Line, Sign


def sign(book: Book, table: BigSixTable) -> Sign:
    rules, terms = book.game(table.game), table.terms
    return Sign(
        title=book.title,
        notices=tuple(posted(rules, terms.chosen, ())),
        odds=tuple(
            Line(spot, printed(terms.bets[spot].odds, terms.odds_word), terms.bets[spot].clause)
            for spot in table.spots
        ),
        colours=(),
        options=tuple(option_lines(rules, terms.chosen, {})),
        limits=posted_limits(terms.limits),
    )

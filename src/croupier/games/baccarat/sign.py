"""A mini-baccarat table's sign: its odds, the options in effect, its limits and its notices."""

from collections.abc import Iterator

from croupier.base.refusal import sentence
from croupier.games.baccarat.cloth import odds_of
from croupier.games.baccarat.rules import read_rules
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.baccarat.vigorish import Vigorish
from croupier.games.limits import posted_limits
from croupier.games.sign_notices import posted
from croupier.law.rulebook import Book, Chosen, GameRules
from croupier.law.sign import Line, Sign

DEALT, SHUFFLED = sentence("how the cards are dealt"), sentence("how the cards are shuffled")
ROUNDED, COLLECTED = sentence("vigorish is reckoned"), sentence("vigorish is collected")
OPTIONS = {
    "dealing": (DEALT, {
        "a": sentence("face up"),
        "b": sentence("face down, and turned by the dealer"),
        "c": sentence("face down, and turned by the player with the highest wager"),
    }),
    "shuffling": (SHUFFLED, {
        "hand": sentence("by hand"),
        "shuffler": sentence("by a shuffler, two batches in turn"),
        "reshuffling-shoe": sentence("in a shoe that reshuffles by itself"),
    }),
    "vigorish-rounding": (ROUNDED, {
        "exact": sentence("to the cent"),
        "five-cents": sentence("up to the next five cents"),
    }),
    "vigorish-collection": (COLLECTED, {
        "at-once": sentence("when a winner is paid"),
        "deferred": sentence("at the end of the shoe, or when the player leaves"),
    }),
}  # fmt: skip
"""Those that a player asks about, in words."""
AFTER_ROUND = sentence("at the end of the round")
ON_TIES = sentence(
    "Vigorish: {percent} percent of a wager on the Banker's Hand when the hands tie, of every player."
)


def sign(book: Book, table: BaccaratTable) -> Sign:
    rules, terms = book.game(table.game), table.terms
    return Sign(
        title=book.title,
        notices=(*posted(rules, terms.chosen, ()), *_vigorish_on_ties(book, table)),
        odds=tuple(_odds(book, table)),
        colours=(),
        options=tuple(_options(rules, terms.chosen)),
        limits=posted_limits(terms.limits),
    )


def _odds(book: Book, table: BaccaratTable) -> Iterator[Line]:
    rules = read_rules(book.game(table.game)).wagers
    for spot in table.spots:
        yield Line(rules[spot].called.value, odds_of(table, spot), table.paid_by(spot))


def _options(rules: GameRules, chosen: Chosen) -> Iterator[Line]:
    """Where there is no vigorish, nothing is said of how it is taken; on ties, no winner pays it."""
    for name, (about, words) in OPTIONS.items():
        if name.startswith("vigorish") and Vigorish.NONE in chosen["vigorish"]:
            continue
        if name == "vigorish-collection" and Vigorish.ON_TIE in chosen["vigorish"]:
            yield Line(about, AFTER_ROUND, rules.options["vigorish"].choices[Vigorish.ON_TIE])
            continue
        (value,) = chosen[name]
        yield Line(about, words[value], rules.options[name].choices[value])


def _vigorish_on_ties(book: Book, table: BaccaratTable) -> Iterator[Line]:
    """The rate is the house's own, so that no notice of the book can have it."""
    vigorish = table.terms.vigorish
    if vigorish.kind is Vigorish.ON_TIE:
        percent = str(vigorish.percent)
        says, values = ON_TIES.format(percent=percent), {"percent": percent}
        yield Line("notice", says, book.citation("M.5"), ON_TIES, values)

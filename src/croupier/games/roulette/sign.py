"""A roulette table's sign: odds, what colours cover, the options in effect, limits and notices."""

from collections.abc import Iterator

from croupier.base.refusal import sentence
from croupier.games.limits import posted_limits
from croupier.games.roulette.bets import COLOUR, Kind
from croupier.games.roulette.rules import RouletteRules, read_rules
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.wheel import in_order
from croupier.games.sign_notices import b2b_notice, posted
from croupier.games.sign_options import option_lines
from croupier.law.rulebook import Book
from croupier.law.sign import Line, Sign

MULTIPLIER = sentence("the multiplier shown")


def sign(book: Book, table: RouletteTable) -> Sign:
    rules, terms = book.game(table.game), table.terms
    called = names_of_wagers(read_rules(rules))
    return Sign(
        title=book.title,
        notices=(*posted(rules, terms.chosen, terms.bets), *b2b_notice(rules, terms)),
        odds=tuple(dict.fromkeys(_odds(table, called))),
        colours=tuple(_colours(table)),
        options=tuple(option_lines(rules, terms.chosen, called)),
        limits=posted_limits(terms.limits),
    )


def names_of_wagers(law: RouletteRules) -> dict[str, str]:
    """Each kind of wager as the document calls it."""
    return {kind: " or ".join(rule.called.value) for kind, rule in law.bets.items()}


def _odds(table: RouletteTable, called: dict[str, str]) -> Iterator[Line]:
    for kind in (kind for kind in Kind if kind in table.terms.bets):
        bet = table.terms.bets[kind]
        yield Line(called[kind], str(bet.odds) if bet.odds else MULTIPLIER, bet.paid)


def _colours(table: RouletteTable) -> Iterator[Line]:
    """Which numbers each colour covers, "black 6" being the area of the wager on six numbers.

    The documents name the colours and leave their numbers to the house.
    """
    for kind in (kind for kind in COLOUR if kind in table.terms.bets):
        for spot in (spot for spot in table.spots.values() if spot.kind is kind):
            about = f"{spot.text.partition(':')[2]} {len(spot.pockets)}"
            yield Line(about, ", ".join(in_order(spot.pockets)), table.terms.bets[kind].defined)

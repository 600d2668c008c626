"""A table's sign: its odds, the options in effect, its limits and every notice the document wants posted."""

from collections.abc import Iterator

from croupier.games.baccarat.sign import posted_odds, vigorish_on_ties
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import Table
from croupier.games.limits import Limits
from croupier.games.odds import printed
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.rules import B2BPays, read_rules
from croupier.games.roulette.table import RouletteTable
from croupier.law.options import in_effect
from croupier.law.rulebook import Book
from croupier.law.sign import Line, Sign


def sign(book: Book, table: Table) -> Sign:
    rules = book.game(table.game)
    posted = [
        Line("notice", notice.says, notice.clause)
        for notice in rules.notices
        if in_effect(notice.when, table.terms.chosen)
    ]
    options = [
        Line(name, ", ".join(table.terms.chosen[name]) or "none", rule.clause)
        for name, rule in rules.options.items()
        if name in table.terms.chosen
    ]
    if isinstance(table, BaccaratTable):
        return Sign(
            book.title,
            (*posted, *vigorish_on_ties(book, table)),
            tuple(posted_odds(book, table)),
            tuple(options),
            _limits(table.terms.limits),
        )
    if isinstance(table, BigSixTable):
        return Sign(
            book.title, tuple(posted), tuple(_bigsix(table)), tuple(options), _limits(table.terms.limits)
        )
    return Sign(
        book.title,
        (*posted, *_b2b(book, table)),
        tuple(dict.fromkeys(_roulette(book, table))),
        tuple(options),
        _limits(table.terms.limits),
    )


def _bigsix(table: BigSixTable) -> Iterator[Line]:
    for spot in table.spots:
        bet = table.terms.bets[spot]
        yield Line(spot, printed(bet.odds, table.terms.odds_word), bet.clause)


def _roulette(book: Book, table: RouletteTable) -> Iterator[Line]:
    called = {kind: rule.called.value for kind, rule in read_rules(book.game("roulette")).bets.items()}
    for kind in (kind for kind in Kind if kind in table.terms.bets):
        bet, names = table.terms.bets[kind], " or ".join(called[kind])
        yield Line(names, str(bet.odds) if bet.odds else "the multiplier shown", bet.paid)


def _b2b(book: Book, table: RouletteTable) -> Iterator[Line]:
    if Kind.B2B not in table.terms.bets:
        return
    rows = table.terms.paytable
    total = sum(weight for _, weight in rows)
    table_text = ", ".join(f"X{multiplier} {weight} in {total}" for multiplier, weight in rows)
    also = "and the stake is returned" if table.terms.b2b_pays is B2BPays.STAKE_RETURNED else "in all"
    says = f"B2B pays the multiplier times the wager {also}: {table_text}."
    yield Line("notice", says, book.game("roulette").options["b2b-paytable"].clause)


def _limits(limits: Limits) -> tuple[Line, ...]:
    return tuple(Line(name, limit.words, limit.clause) for name, limit in limits.items())

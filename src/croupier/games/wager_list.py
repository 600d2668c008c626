"""Every wager that a table offers: how it is called and what it pays, as a list for people has it."""

from collections.abc import Mapping

import msgspec

from croupier.base.names import Citation
from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import Table
from croupier.games.odds import printed
from croupier.games.roulette.rules import read_rules
from croupier.games.roulette.table import RouletteTable
from croupier.law.rulebook import Book


class ListedWager(msgspec.Struct, frozen=True):
    """Spots of one `kind` are called and paid alike; `clause` is the one that the odds rest on."""

    kind: str
    called: str
    pays: str
    clause: Citation


def wager_list(book: Book, table: Table) -> Mapping[str, ListedWager]:
    """By spot."""
    return _big_six(table) if isinstance(table, BigSixTable) else _roulette(book, table)


def _big_six(table: BigSixTable) -> dict[str, ListedWager]:
    bets, word = table.terms.bets, table.terms.odds_word
    return {
        spot: ListedWager(spot, spot, printed(bets[spot].odds, word), bets[spot].clause)
        for spot in table.spots
    }


def _roulette(book: Book, table: RouletteTable) -> dict[str, ListedWager]:
    rules, bets = read_rules(book.game(table.game)).bets, table.terms.bets
    listed = {
        kind: ListedWager(
            kind, " or ".join(rules[kind].called.value), str(bet.odds) if bet.odds else "multiplier", bet.paid
        )
        for kind, bet in bets.items()
    }
    return {text: listed[spot.kind] for text, spot in table.spots.items()}

"""The Big Six as every game is given (`games/game.py`)."""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.base.refusal import Refusal
from croupier.games.bigsix import cloth
from croupier.games.bigsix import result as results_of
from croupier.games.bigsix import sign as signs
from croupier.games.bigsix import table as tables
from croupier.games.bigsix.cloth import BigSixCloth
from croupier.games.bigsix.result import Result
from croupier.games.bigsix.table import BigSixTable
from croupier.games.bigsix.terms import BigSixTerms, agree
from croupier.games.form import OwnOptions
from croupier.games.limits import AGGREGATE, Part
from croupier.games.odds import printed
from croupier.games.round import Wager
from croupier.games.wager_list import ListedWager
from croupier.law.form import Row
from croupier.law.rulebook import Book, GameRules
from croupier.law.sign import Sign


def agreed(book: Book, rules: GameRules, options: Mapping[str, object]) -> BigSixTable:
    return BigSixTable(agree(book, rules, options))


def stored(terms: bytes) -> BigSixTable:
    return BigSixTable(msgspec.json.decode(terms, type=BigSixTerms))


def read_spot(table: BigSixTable, text: object) -> str:
    return tables.read_spot(table, text)


def read_result(table: BigSixTable, text: object, prior: object, multiplier: object) -> Result:
    """What belongs to another game's wagers is no matter here."""
    del prior, multiplier
    return results_of.read_result(table.terms, text)


def show_result(table: BigSixTable, result: Result) -> str:
    del table
    return results_of.show_result(result)


def check_form(table: BigSixTable, wager: Wager, prior: str | None) -> Refusal | None:
    del prior
    return tables.check_form(table, wager)


def parts(table: BigSixTable, wager: Wager) -> Iterable[Part]:
    return tables.parts(table, wager.spot, wager.stake)


def wager_list(book: Book, table: BigSixTable) -> Mapping[str, ListedWager]:
    del book
    bets, word = table.terms.bets, table.terms.odds_word
    return {
        spot: ListedWager(spot, spot, printed(bets[spot].odds, word), bets[spot].clause)
        for spot in table.spots
    }


def own_options(table: BigSixTable, rules: GameRules) -> OwnOptions:
    del rules
    bets = table.terms.bets
    odds = tuple(Row(name, str(bets[name].odds), bets[name].clause) for name in table.spots)
    return OwnOptions(odds, False, (*table.spots, AGGREGATE), False)


def layout(table: BigSixTable) -> BigSixCloth:
    return cloth.cloth(table)


def sign(book: Book, table: BigSixTable) -> Sign:
    return signs.sign(book, table)

"""Roulette as every game is given (`games/game.py`)."""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.base.refusal import Refusal, Refused
from croupier.games.form import OwnOptions
from croupier.games.limits import Part
from croupier.games.roulette import accept, cloth, form, notation
from croupier.games.roulette import result as results_of
from croupier.games.roulette import sign as signs
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.cloth import Cloth
from croupier.games.roulette.paytable import read_multiplier
from croupier.games.roulette.result import Result
from croupier.games.roulette.rules import read_rules
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.terms import BetTerms, RouletteTerms, agree
from croupier.games.round import Wager
from croupier.games.wager_list import ListedWager
from croupier.law.rulebook import Book, GameRules
from croupier.law.sign import Sign


def agreed(book: Book, rules: GameRules, options: Mapping[str, object]) -> RouletteTable:
    return RouletteTable(agree(book, rules, options))


def stored(terms: bytes) -> RouletteTable:
    return RouletteTable(msgspec.json.decode(terms, type=RouletteTerms))


def read_spot(table: RouletteTable, text: object) -> str:
    return notation.read_spot(table, text).text


def read_result(table: RouletteTable, text: object, prior: object, multiplier: object) -> Result:
    """The prior number and the multiplier belong to B2B alone."""
    result = results_of.read_result(table.terms, text)
    if prior is not None:
        result = msgspec.structs.replace(result, prior=results_of.read_prior(table.terms, prior))
    if multiplier is not None:
        result = msgspec.structs.replace(result, multiplier=_multiplier(table, multiplier))
    return result


def _multiplier(table: RouletteTable, given: object) -> int:
    bet = table.terms.bets.get(Kind.B2B)
    clause = bet.paid if bet else table.terms.not_offered[Kind.B2B]
    try:
        return read_multiplier(given, table.terms.paytable, clause)
    except Refused as refused:
        raise refused.at("multiplier") from None


def show_result(table: RouletteTable, result: Result) -> str:
    return results_of.show_result(table.terms, result)


def check_form(table: RouletteTable, wager: Wager, prior: str | None) -> Refusal | None:
    return accept.check_form(table, wager, prior)


def parts(table: RouletteTable, wager: Wager) -> Iterable[Part]:
    return accept.parts(table, table.spots[wager.spot], wager.stake)


def wager_list(book: Book, table: RouletteTable) -> Mapping[str, ListedWager]:
    rules, bets = read_rules(book.game(table.game)).bets, table.terms.bets
    listed = {
        kind: ListedWager(kind, " or ".join(rules[kind].called.value), _pays(kind, bet), bet.paid)
        for kind, bet in bets.items()
    }
    return {text: listed[spot.kind] for text, spot in table.spots.items()}


def _pays(kind: Kind, bet: BetTerms) -> str:
    """Five adjacent numbers are five straights, of which one can win: its odds are of a fifth."""
    if bet.odds is None:
        return "multiplier"
    return f"{bet.odds} on a fifth" if kind is Kind.FIVE_ADJACENT else str(bet.odds)


def own_options(table: RouletteTable, rules: GameRules) -> OwnOptions:
    return form.own_options(table, rules)


def layout(table: RouletteTable) -> Cloth:
    return cloth.cloth(table)


def sign(book: Book, table: RouletteTable) -> Sign:
    return signs.sign(book, table)

"""Mini-baccarat as every game is given (`games/game.py`)."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from croupier.base.refusal import Refusal
from croupier.games.baccarat import accept, cloth
from croupier.games.baccarat import result as results_of
from croupier.games.baccarat import sign as signs
from croupier.games.baccarat.cloth import BaccaratCloth, odds_of
from croupier.games.baccarat.result import Result
from croupier.games.baccarat.rules import read_rules
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.baccarat.terms import BaccaratTerms, agree
from croupier.games.baccarat.vigorish import MOST_ON_TIE, Vigorish
from croupier.games.form import OwnOptions
from croupier.games.limits import AGGREGATE, Part
from croupier.games.round import Wager
from croupier.games.wager_list import ListedWager
from croupier.law.form import OnlyWith, Row, Text
from croupier.law.rulebook import Book, GameRules
from croupier.law.sign import Sign


def agreed(book: Book, rules: GameRules, options: Mapping[str, object]) -> BaccaratTable:
    return BaccaratTable(agree(book, rules, options))


def stored(terms: bytes) -> BaccaratTable:
    return BaccaratTable(msgspec.json.decode(terms, type=BaccaratTerms))


def read_spot(table: BaccaratTable, text: object) -> str:
    return accept.read_spot(table, text)


def read_result(table: BaccaratTable, text: object, prior: object, multiplier: object) -> Result:
    """What belongs to another game's wagers is no matter here."""
    del table, prior, multiplier
    return results_of.read_result(text)


def show_result(table: BaccaratTable, result: Result) -> str:
    del table
    return results_of.show_result(result)


def check_form(table: BaccaratTable, wager: Wager, prior: str | None) -> Refusal | None:
    del prior
    return accept.check_form(table, wager)


def parts(table: BaccaratTable, wager: Wager) -> Iterable[Part]:
    return accept.parts(table, wager.spot, wager.stake)


def wager_list(book: Book, table: BaccaratTable) -> Mapping[str, ListedWager]:
    rules = read_rules(book.game(table.game)).wagers
    return {
        spot: ListedWager(spot, rules[spot].called.value, odds_of(table, spot), table.paid_by(spot))
        for spot in table.spots
    }


def own_options(table: BaccaratTable, rules: GameRules) -> OwnOptions:
    terms, tie = table.terms, table.terms.wagers["tie"]
    return OwnOptions(
        odds=(Row("tie", str(tie.odds), tie.paid),),
        odds_fixed=False,
        limited=(*table.spots, AGGREGATE),
        limits_fixed=False,
        texts=tuple(_texts(terms, rules)),
    )


def _texts(terms: BaccaratTerms, rules: GameRules) -> Iterator[Text]:
    decks, on_tie = rules.options["decks"], rules.options["vigorish-on-tie"]
    yield Text("decks", decks.says, decks.clause, str(terms.decks), "8")
    percent = str(terms.vigorish.percent) if terms.vigorish.kind is Vigorish.ON_TIE else ""
    only_with = OnlyWith("vigorish", Vigorish.ON_TIE)
    yield Text("vigorish-on-tie", on_tie.says, on_tie.clause, percent, str(MOST_ON_TIE), only_with)


def layout(table: BaccaratTable) -> BaccaratCloth:
    return cloth.cloth(table)


def sign(book: Book, table: BaccaratTable) -> Sign:
    return signs.sign(book, table)

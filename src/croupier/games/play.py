"""One door to every game: read what people write, take wagers, close betting, settle."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Refusal
from croupier.games.baccarat import result as baccarat_result
from croupier.games.bigsix import result as bigsix_result
from croupier.games.game import Game
from croupier.games.library import GAMES, Table
from croupier.games.limits import Part, check, close_bets
from croupier.games.roulette import result as roulette_result
from croupier.games.round import Ruling, Settled, Wager, settle
from croupier.games.wager_list import ListedWager
from croupier.law.rulebook import Book

Result: TypeAlias = roulette_result.Result | bigsix_result.Result | baccarat_result.Result


def _game(table: Table) -> Game[Any, Any]:
    """A table reads only its own game's results, so that its module gets what it gave."""
    return GAMES[table.game]


def read_spot(table: Table, text: object) -> str:
    """The spot's canonical text."""
    return _game(table).read_spot(table, text)


def read_result(table: Table, text: object, prior: object = None, multiplier: object = None) -> Result:
    """The result a text means; the prior number and the multiplier belong to B2B alone."""
    read: Result = _game(table).read_result(table, text, prior, multiplier)
    return read


def rulings_for(table: Table, result: Result) -> Mapping[str, Ruling]:
    """What the result means for every spot of the table."""
    return _game(table).rulings(table, result)


def results(table: Table) -> Iterable[tuple[Result, int]]:
    """Every result that decides wagers, with its weight."""
    return _game(table).results(table)


def check_wager(
    table: Table, wager: Wager, placed: Mapping[str, Cents], prior: str | None = None
) -> Refusal | None:
    """The refusal this wager meets, given what its player has on each position already."""
    return check_form(table, wager, prior) or check(parts(table, wager), placed)


def check_form(table: Table, wager: Wager, prior: str | None = None) -> Refusal | None:
    """The refusal this wager meets by itself, whatever lies there already."""
    return _game(table).check_form(table, wager, prior)


def parts(table: Table, wager: Wager) -> Iterable[Part]:
    """What the wager puts on each position that a limit may hold for."""
    return _game(table).parts(table, wager)


def prior_of(table: Table, result: Result) -> str | None:
    """The number that came before it, where a game goes by that."""
    return _game(table).prior_of(result)


def check_result(table: Table, wager: Wager, result: Result) -> Refusal | None:
    """The refusal of a wager that this result cannot settle."""
    return _game(table).check_result(wager, result)


def close_and_settle(table: Table, wagers: list[Wager], result: Result) -> list[Settled]:
    """Betting closes, what falls short of a player's minimum total is returned, the rest is settled."""
    standing, returned = close_bets(table.terms.limits, wagers)
    return [*returned, *settle(rulings_for(table, result), standing)]


def cause(table: Table, result: Result) -> Citation | None:
    """The clause by which a result decides nothing, if it does not."""
    return _game(table).cause(table, result)


def wager_list(book: Book, table: Table) -> Mapping[str, ListedWager]:
    """Every wager that a table offers, by spot: how it is called and what it pays."""
    return _game(table).wager_list(book, table)

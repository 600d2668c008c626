"""One door to every game: read what people write, take wagers, close betting, settle."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeAlias

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


def _game(table: Table) -> Game[Any, Any, Any]:
    """A table reads only its own game's results, so that its module gets what it gave."""
    return GAMES[table.game]


class PlayedTable(Protocol):
    """A table, when it is not asked which: what a result means there."""

    def rulings(self, result: Any) -> Mapping[str, Ruling]: ...

    def results(self) -> Iterable[tuple[Result, int]]: ...

    def cause(self, result: Any) -> Citation | None: ...


def read_spot(table: Table, text: object) -> str:
    """The spot's canonical text."""
    return _game(table).read_spot(table, text)


def read_result(table: Table, text: object, prior: object = None, multiplier: object = None) -> Result:
    """The result a text means; the prior number and the multiplier belong to B2B alone."""
    read: Result = _game(table).read_result(table, text, prior, multiplier)
    return read


def show_result(table: Table, result: Result) -> str:
    """What `read_result` reads back, but for a prior number and a multiplier."""
    return _game(table).show_result(table, result)


def rulings_for(table: PlayedTable, result: Result) -> Mapping[str, Ruling]:
    """What the result means for every spot of the table."""
    return table.rulings(result)


def results(table: PlayedTable) -> Iterable[tuple[Result, int]]:
    """Every result that decides wagers, with its weight."""
    return table.results()


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


def prior_of(result: Result) -> str | None:
    """The number that came before it, where a game goes by that."""
    return result.prior if isinstance(result, roulette_result.Result) else None


def check_result(wager: Wager, result: Result) -> Refusal | None:
    """The refusal of a wager that this result cannot settle."""
    return roulette_result.check(wager, result) if isinstance(result, roulette_result.Result) else None


def close_and_settle(table: Table, wagers: list[Wager], result: Result) -> list[Settled]:
    """Betting closes, what falls short of a player's minimum total is returned, the rest is settled."""
    standing, returned = close_bets(table.terms.limits, wagers)
    return [*returned, *settle(rulings_for(table, result), standing)]


def cause(table: PlayedTable, result: Result) -> Citation | None:
    """The clause by which a result decides nothing, if it does not."""
    return table.cause(result)


def wager_list(book: Book, table: Table) -> Mapping[str, ListedWager]:
    """Every wager that a table offers, by spot: how it is called and what it pays."""
    return _game(table).wager_list(book, table)

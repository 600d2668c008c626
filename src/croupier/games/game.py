"""What every game gives, in its module `game`: tables are opened, wagered at and settled by it."""

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from croupier.base.names import Citation
from croupier.base.refusal import Refusal
from croupier.games.form import OwnOptions
from croupier.games.limits import Part
from croupier.games.round import Ruling, Wager
from croupier.games.wager_list import ListedWager
from croupier.law.rulebook import Book, GameRules

Table = TypeVar("Table")
Result = TypeVar("Result")


class Game(Protocol[Table, Result]):
    def agreed(self, book: Book, rules: GameRules, options: Mapping[str, object]) -> Table:
        """A table under this book with the house's options, or a refusal that names the clause."""

    def stored(self, terms: bytes) -> Table:
        """A table from its terms as they were kept."""

    def read_spot(self, table: Table, text: object) -> str:
        """The spot's canonical text."""

    def read_result(self, table: Table, text: object, prior: object, multiplier: object) -> Result: ...

    def rulings(self, table: Table, result: Result) -> Mapping[str, Ruling]:
        """What the result means for every spot."""

    def results(self, table: Table) -> Iterable[tuple[Result, int]]:
        """Every result that decides wagers, with its weight."""

    def check_form(self, table: Table, wager: Wager, prior: str | None) -> Refusal | None:
        """The refusal this wager meets by itself, whatever lies there already."""

    def parts(self, table: Table, wager: Wager) -> Iterable[Part]:
        """What the wager puts on each position that a limit may hold for."""

    def check_result(self, wager: Wager, result: Result) -> Refusal | None:
        """The refusal of a wager that this result cannot settle."""

    def prior_of(self, result: Result) -> str | None:
        """The number that came before it, where a game goes by that."""

    def cause(self, table: Table, result: Result) -> Citation | None:
        """The clause by which a result decides nothing, if it does not."""

    def wager_list(self, book: Book, table: Table) -> Mapping[str, ListedWager]:
        """Every wager that the table offers, by spot."""

    def own_options(self, table: Table, rules: GameRules) -> OwnOptions: ...

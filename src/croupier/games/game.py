"""What every game gives, in its module `game`: tables are opened, wagered at and settled by it."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

from croupier.base.refusal import Refusal
from croupier.games.form import OwnOptions
from croupier.games.limits import Part
from croupier.games.round import Wager
from croupier.games.wager_list import ListedWager
from croupier.law.rulebook import Book, GameRules
from croupier.law.sign import Sign

Table = TypeVar("Table")
Result_co = TypeVar("Result_co", covariant=True)
Cloth_co = TypeVar("Cloth_co", covariant=True)


class Game(Protocol[Table, Result_co, Cloth_co]):
    def agreed(self, book: Book, rules: GameRules, options: Mapping[str, object]) -> Table:
        """A table under this book with the house's options, or a refusal that names the clause."""

    def stored(self, terms: bytes) -> Table:
        """A table from its terms as they were kept."""

    def read_spot(self, table: Table, text: object) -> str:
        """The spot's canonical text."""

    def read_result(self, table: Table, text: object, prior: object, multiplier: object) -> Result_co: ...

    def show_result(self, table: Table, result: Any) -> str:
        """The text of a result that the game gave, which reads back."""

    def check_form(self, table: Table, wager: Wager, prior: str | None) -> Refusal | None:
        """The refusal this wager meets by itself, whatever lies there already."""

    def parts(self, table: Table, wager: Wager) -> Iterable[Part]:
        """What the wager puts on each position that a limit may hold for."""

    def wager_list(self, book: Book, table: Table) -> Mapping[str, ListedWager]:
        """Every wager that the table offers, by spot."""

    def own_options(self, table: Table, rules: GameRules) -> OwnOptions: ...

    def layout(self, table: Table) -> Cloth_co:
        """The cloth as a screen draws it."""

    def sign(self, book: Book, table: Table) -> Sign:
        """What the house posts at the table."""

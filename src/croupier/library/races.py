"""Race bets and pools, as the library reads and prices them."""

from collections.abc import Mapping, Sequence

import msgspec

from croupier.base.refusal import Reason, refuse
from croupier.games.tote import notation, wins
from croupier.games.tote.accept import accept
from croupier.games.tote.bet import Bet
from croupier.games.tote.card.answer import card_answer
from croupier.games.tote.card.answer_types import PriceAnswer
from croupier.games.tote.card.card import read_price_request
from croupier.games.tote.card.settlement import settle_card
from croupier.games.tote.combination import show_combination
from croupier.games.tote.expand import combinations_of
from croupier.games.tote.field import MOST_RUNNERS, Fields, needs_field
from croupier.games.tote.kinds import Kind
from croupier.library.money import Money
from croupier.library.reading import read_choice

Runners = int | Sequence[int] | None
"""How many run: in every race of the bet, or in each; None where the bet does not depend on it."""


class RaceBet(msgspec.Struct, frozen=True):
    """A bet on one race or several. `str` writes it as a ticket does, and `read_bet` reads that back."""

    bet: Bet

    def __str__(self) -> str:
        return notation.show_bet(self.bet)

    def __repr__(self) -> str:
        return f"read_bet({str(self)!r})"

    @property
    def races(self) -> tuple[int, ...]:
        return self.bet.races

    @property
    def pools(self) -> tuple[Kind, ...]:
        return self.bet.pools

    @property
    def amount(self) -> Money:
        """On each single bet."""
        return Money.of_cents(self.bet.amount)

    def cost(self, runners: Runners = None) -> Money:
        return self.amount * accept(self.bet, self._fields(runners))

    def combinations(self, runners: Runners = None) -> list[str]:
        """Every single bet in one pool, such as `1-3`."""
        fields = self._fields(runners)
        accept(self.bet, fields)
        return [show_combination(one) for one in combinations_of(self.bet, fields)]

    def _fields(self, runners: Runners) -> Fields:
        if runners is None and needs_field(self.bet):
            refuse(Reason.UNREADABLE, f"{self} depends on who runs: say how many, like runners=10")
        alike = [MOST_RUNNERS if runners is None else runners] * len(self.races)
        each = runners if isinstance(runners, Sequence) else alike
        if len(each) != len(self.races):
            refuse(Reason.UNREADABLE, f"{self} is over {len(self.races)} races, not {len(each)}")
        return {race: tuple(range(1, _size(one) + 1)) for race, one in zip(self.races, each, strict=True)}


def _size(given: object) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 1 <= given <= MOST_RUNNERS:
        refuse(Reason.UNREADABLE, f"a race has 1 to {MOST_RUNNERS} runners, not {given!a}")
    return given


def read_bet(text: str) -> RaceBet:
    """`R4 $1 EXACTA BOX 1,3,5`; raises `Refused` for anything that is no bet."""
    return RaceBet(notation.read_bet(text))


def read_wins(kind: str, text: str) -> wins.Wins:
    """What the `wins` of a payoff names: `read_wins("daily-double", "3/5,6").covers((3, 5))`."""
    return wins.read_wins(read_choice(kind, Kind, "kind"), text)


def price_pools(request: Mapping[str, object]) -> PriceAnswer:
    """What pools pay: takes and gives what `croupier tote price` reads and writes as JSON."""
    return card_answer(settle_card(read_price_request(request)))

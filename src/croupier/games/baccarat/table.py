"""A mini-baccarat table: what a round means for every wager."""

from collections.abc import Iterator, Mapping
from typing import Literal

from croupier.base.names import Citation
from croupier.games.baccarat.result import Result, read_result
from croupier.games.baccarat.terms import BaccaratTerms
from croupier.games.baccarat.vigorish import Vigorish
from croupier.games.round import Ruling, Verdict

SIX = 6
EXAMPLES = {
    "player": "9S 2H KS 5H",
    "tie": "2S 3H 5S 4H",
    "banker_six": "2S 2H 3S 4H KS",
    "banker": "2S 9H 5S KH",
}
"""A round of each end that wagers are paid by."""


class BaccaratTable:
    game: Literal["baccarat"] = "baccarat"

    def __init__(self, terms: BaccaratTerms, shoe: tuple[int, ...] | None = None) -> None:
        """`shoe` is how many cards of value 0 to 9 are left to deal from; a full one, if it is not said."""
        self.terms, self.shoe = terms, shoe
        self._rulings: dict[tuple[str, bool], Mapping[str, Ruling]] = {}

    @property
    def spots(self) -> tuple[str, ...]:
        return tuple(self.terms.wagers)

    def rulings(self, result: Result) -> Mapping[str, Ruling]:
        """What this round means for every wager; worked out once for each end of a round."""
        hands = result.hands
        winner = hands.winner if hands else "void"
        six = hands is not None and winner == "banker" and hands.banker_count == SIX
        found = self._rulings.get((winner, six))
        if found is None:
            found = {spot: self._rule(spot, winner, six) for spot in self.spots}
            self._rulings[winner, six] = found
        return found

    def results(self) -> Iterator[tuple[Result, int]]:
        """A round of every end, weighted by the orders of the shoe that end so."""
        from croupier.games.baccarat.counting import count_hands, full_shoe  # noqa: PLC0415 - NumPy is heavy

        counts = count_hands(self.shoe or full_shoe(self.terms.shoe_decks))
        weights = {"player": counts.player, "tie": counts.tie, "banker_six": counts.banker_six}
        weights["banker"] = counts.banker - counts.banker_six
        for end, weight in weights.items():
            yield read_result(EXAMPLES[end]), weight

    def cause(self, result: Result) -> Citation | None:
        """The clause by which a round decides nothing, if it does not."""
        return None if result.cards else self.terms.too_few

    def paid_by(self, spot: str) -> Citation:
        """The clause by which a winning wager is paid."""
        return self.terms.vigorish.clause if spot == "banker" else self.terms.wagers[spot].paid

    def _rule(self, spot: str, winner: str, six: bool) -> Ruling:
        wager = self.terms.wagers[spot]
        if winner == "void":
            return Ruling(Verdict.REFUNDED, self.terms.too_few)
        if winner == spot:
            return self._won(spot, six)
        if winner == "tie":
            return self._void(spot)
        return Ruling(Verdict.LOST, wager.decided, takes=1)

    def _won(self, spot: str, six: bool) -> Ruling:
        wager, vigorish = self.terms.wagers[spot], self.terms.vigorish
        if spot != "banker":
            return Ruling(Verdict.WON, wager.paid, wager.odds.pays, wager.odds.on)
        if vigorish.six and six:
            return Ruling(Verdict.WON, vigorish.clause, vigorish.six.pays, vigorish.six.on)
        if vigorish.kind in (Vigorish.FIVE, Vigorish.FOUR):
            return Ruling(
                Verdict.WON, vigorish.clause, wager.odds.pays, wager.odds.on,
                charges=vigorish.percent, charge_unit=vigorish.unit,
            )  # fmt: skip
        return Ruling(Verdict.WON, vigorish.clause, wager.odds.pays, wager.odds.on)

    def _void(self, spot: str) -> Ruling:
        """A wager on either hand at a tie."""
        vigorish = self.terms.vigorish
        if spot == "banker" and vigorish.kind is Vigorish.ON_TIE:
            return Ruling(
                Verdict.PUSHED, vigorish.clause, charges=vigorish.percent, charge_unit=vigorish.unit
            )
        return Ruling(Verdict.PUSHED, self.terms.wagers[spot].decided)

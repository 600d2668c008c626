"""Wagers taken as a table takes them, one after another, before anything is settled."""

from collections.abc import Iterable, Sequence

from croupier.analysis.nets import nets_of
from croupier.base.money import Cents, show
from croupier.base.names import PlayerId
from croupier.base.refusal import Reason, Refused, refuse
from croupier.games.library import Table
from croupier.games.limits import AGGREGATE, short_of_aggregate
from croupier.games.play import Result, check_result, check_wager, close_and_settle, parts, prior_of
from croupier.games.round import Settled, Wager


def accept_and_settle(table: Table, wagers: Iterable[Wager], result: Result) -> list[Settled]:
    """Every wager's end; the first that the table would not have taken is refused, with its place."""
    taken = Taken(table, result)
    for index, wager in enumerate(wagers):
        try:
            taken.take(wager)
        except Refused as refused:
            raise refused.at(f"wagers[{index}]") from None
    return close_and_settle(table, list(taken.wagers.values()), result)


def accept_stakes(table: Table, wagers: Sequence[Wager]) -> dict[str, Cents]:
    """One player's stakes by spot; refuses what the table would not take of that player in one round."""
    taken = Taken(table, nets_of(table).results[0])
    stakes: dict[str, Cents] = {}
    for index, wager in enumerate(wagers):
        try:
            if wager.spot in stakes:
                says = "{spot} is bet on twice: give its whole stake once"
                refuse(Reason.MALFORMED, says, place="spot", spot=wager.spot)
            taken.take(wager)
        except Refused as refused:
            raise refused.at(f"wagers[{index}]") from None
        stakes[wager.spot] = wager.stake
    if short_of_aggregate(table.terms.limits, wagers):
        limit = table.terms.limits[AGGREGATE]
        says = "a player's wagers come to {least} at least; these would be returned"
        refuse(Reason.BELOW_MINIMUM, says, limit.clause, "wagers", least=show(limit.least))
    return stakes


class Taken:
    """Wagers that were taken so far, by id, and what each player has on every position."""

    def __init__(self, table: Table, result: Result) -> None:
        self._table, self._result = table, result
        self.wagers: dict[str, Wager] = {}
        self._placed: dict[PlayerId, dict[str, Cents]] = {}

    def take(self, wager: Wager) -> None:
        if wager.id in self.wagers:
            refuse(Reason.DUPLICATE_ID, f"the id {wager.id!a} is given twice", place="id")
        placed = self._placed.setdefault(wager.player, {})
        refusal = check_wager(self._table, wager, placed, prior_of(self._result))
        if refusal := refusal or check_result(wager, self._result):
            raise Refused(refusal)
        for part in parts(self._table, wager):
            placed[part.position] = placed.get(part.position, 0) + part.amount
        self.wagers[wager.id] = wager

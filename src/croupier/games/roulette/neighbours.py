"""The neighbour's bet of an automatic terminal: straights beside the last selected number, all or nothing."""

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, worded
from croupier.games.roulette.table import RouletteTable


def neighbours_bet(
    table: RouletteTable, last: str, amount: Cents, credits_left: Cents
) -> dict[str, Cents] | Refusal:
    """The straights to add, each equal to the last amount placed on the last selected number."""
    if refusal := no_neighbours(table):
        return refusal
    around = [pocket for pocket in table.wheel.neighbours(last, table.terms.neighbours) if pocket != last]
    cost = amount * len(around)
    if cost > credits_left:
        left = money.show_dollars(credits_left)
        says = "the neighbours cost {cost} and {left} of credits are left"
        return worded(
            Reason.NOT_ENOUGH_CREDITS,
            says,
            table.terms.neighbours_clause,
            cost=money.show_dollars(cost),
            left=left,
        )
    return dict.fromkeys(around, amount)


def no_neighbours(table: RouletteTable) -> Refusal | None:
    """Why this table offers no neighbour's bet, if it does not."""
    if table.terms.neighbours_clause is not None and table.terms.mode == "terminals":
        return None
    says = "the neighbour's bet belongs to automatic wagering terminals"
    return Refusal(Reason.NOT_OFFERED, says, table.terms.play.position.clause)

"""What the events of a kind count for in a day's figures."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.ledger.sums import CodeAmount, sums
from croupier.ledger.transfer import Transfer

Post = Callable[[TableId, Event], list[Transfer]]
Amounts = Callable[[TableId, Event, Event | None], list[CodeAmount]]


Stakes = Callable[[Event], Iterable[tuple[str, Cents]]]


def _nobody(_: Event) -> str:
    return ""


def _no_stakes(_: Event) -> tuple[tuple[str, Cents], ...]:
    return ()


class FigureRules(NamedTuple):
    """`amounts` of an event, given the earlier one of the same round that it rests on, if it does.

    `rests_on` says on which sort of event one rests: a reversal on its settlement. Such an earlier event is
    kept until what rests on it has come, or, if it may rest `for_rounds`, until so many have followed.
    `bets` add nothing: they count when they are decided. `takes` and `answers` name whoever an event puts to
    work at its table, and whoever answers for the event alone. `stakes` are those that an event decides, each
    with its spot, where the event names it: they come to what it adds to the handle.
    """

    amounts: Amounts
    rests_on: Mapping[type[Event], type[Event]] = {}
    for_rounds: Mapping[type[Event], int] = {}
    bets: frozenset[type[Event]] = frozenset()
    takes: Callable[[Event], str] = _nobody
    answers: Callable[[Event], str] = _nobody
    stakes: Stakes = _no_stakes


def plain_rules(post: Post) -> FigureRules:
    """Of a kind that says nothing more: each transfer counts by its code, at the position of its account."""

    def amounts(table: TableId, event: Event, _: Event | None) -> list[CodeAmount]:
        return sums((_position(one), (one,)) for one in post(table, event))

    return FigureRules(amounts)


def _position(transfer: Transfer) -> str:
    """The last part of an account that is a player's own: `credits:T1:3`."""
    for account in (transfer.debit, transfer.credit):
        if account.count(":") == 2:
            return account.rpartition(":")[2]
    return ""

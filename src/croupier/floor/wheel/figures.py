"""What happens at a live wheel, in a day's figures."""

from collections.abc import Iterator
from typing import cast

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.figure_rules import FigureRules
from croupier.desk.reports.figures import Figure
from croupier.floor.parts.messages.wagers import WagerLaid, WagerTakenBack
from croupier.floor.parts.rack_figures import rack_amounts, takes
from croupier.floor.parts.racks import RackEvent
from croupier.floor.parts.seats.figures import seat_tallies
from croupier.floor.wheel.evolve import WheelEvent
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.posting import post, post_collected, post_payment
from croupier.ledger.sums import CodeAmount, sums
from croupier.ledger.transfer import Transfer


def amounts(table: TableId, event: Event, basis: Event | None) -> list[CodeAmount]:
    """Whoever lost has played the round too: winners are paid after the losers were collected."""
    if isinstance(event, RackEvent):
        return rack_amounts(table, event)
    return [*sums(_by_position(table, event)), *seat_tallies(event), *_tallies(event, basis)]


def _by_position(table: TableId, event: Event) -> Iterator[tuple[str, list[Transfer]]]:
    match event:
        case deal.LosersCollected():
            yield from ((one.terminal, post_collected(table, one)) for one in event.collected)
        case deal.WinnersPaid():
            yield from ((one.terminal, post_payment(table, one)) for one in event.payments)
        case _:
            yield getattr(event, "terminal", ""), post(table, cast("WheelEvent", event))


def _tallies(event: Event, basis: Event | None) -> Iterator[CodeAmount]:
    match event:
        case deal.NoSpinCalled():
            yield CodeAmount(Figure.NO_SPINS, 1, reason=event.reason)
        case deal.NumberAnnounced() if event.was is not None:
            yield CodeAmount(Figure.ANNOUNCED_ANEW, 1, reason=f"{event.was}, then {event.number}")
        case deal.MuckedCounted() if not event.as_collected:
            yield CodeAmount(Figure.MISCOUNTS, 1)
        case deal.WinnersPaid():
            yield CodeAmount(Figure.ROUNDS, 1)
            lost = basis.collected if isinstance(basis, deal.LosersCollected) else ()
            losers, winners = (one.terminal for one in lost), (one.terminal for one in event.payments)
            yield from (CodeAmount(Figure.GAMES, 1, seat) for seat in dict.fromkeys((*losers, *winners)))


def answers(event: Event) -> str:
    """For collected chips, whoever counted them."""
    return event.by if isinstance(event, deal.MuckedCounted) else ""


def stakes(event: Event) -> Iterator[tuple[str, Cents]]:
    """What is collected of each wager, and what goes back with a payment: together its stake."""
    match event:
        case deal.LosersCollected():
            yield from ((one.spot, one.amount) for one in event.collected)
        case deal.WinnersPaid():
            yield from ((one.spot, one.returned) for one in event.payments)


RULES = FigureRules(
    amounts,
    rests_on={deal.WinnersPaid: deal.LosersCollected},
    bets=frozenset({WagerLaid, WagerTakenBack}),
    takes=takes,
    answers=answers,
    stakes=stakes,
)

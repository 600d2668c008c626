"""What happens at a mini-baccarat table, in a day's figures."""

from collections.abc import Iterator
from typing import cast

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.figure_rules import FigureRules
from croupier.desk.reports.figures import Figure
from croupier.floor.baccarat.evolve import BaccaratEvent
from croupier.floor.baccarat.messages import deal, pay
from croupier.floor.baccarat.posting import post, post_taken, post_void, void_code
from croupier.floor.parts.messages.wagers import WagerLaid, WagerTakenBack
from croupier.floor.parts.rack_figures import rack_amounts, takes
from croupier.floor.parts.racks import RackEvent
from croupier.floor.parts.seats.figures import seat_tallies
from croupier.ledger.sums import CodeAmount, sums
from croupier.ledger.transfer import Transfer


def amounts(table: TableId, event: Event, _basis: Event | None) -> list[CodeAmount]:
    if isinstance(event, RackEvent):
        return rack_amounts(table, event)
    return [*sums(_by_position(table, event)), *seat_tallies(event), *_tallies(event)]


def _by_position(table: TableId, event: Event) -> Iterator[tuple[str, list[Transfer]]]:
    match event:
        case pay.LosingWagersCollected():
            yield from ((one.terminal, post_taken(table, one)) for one in event.collected)
        case pay.WagersVoid():
            yield from ((one.terminal, post_void(table, one, void_code(event))) for one in event.wagers)
        case _:
            yield getattr(event, "terminal", ""), post(table, cast("BaccaratEvent", event))


def _tallies(event: Event) -> Iterator[CodeAmount]:
    match event:
        case deal.RoundVoided() if event.round:
            yield CodeAmount(Figure.VOIDS, 1, reason="too few cards")
        case pay.CardsDiscarded():
            yield CodeAmount(Figure.ROUNDS, 1)


def stakes(event: Event) -> Iterator[tuple[str, Cents]]:
    """Losers, what a tie gives back, and winners; a void round decides nothing."""
    match event:
        case pay.LosingWagersCollected():
            yield from ((one.spot, one.amount) for one in event.collected)
        case pay.WagersVoid() if not event.refunded:
            yield from ((one.spot, one.amount) for one in event.wagers)
        case pay.WinnerPaid():
            yield from ((one.spot, one.returned) for one in event.wagers)


RULES = FigureRules(amounts, bets=frozenset({WagerLaid, WagerTakenBack}), takes=takes, stakes=stakes)

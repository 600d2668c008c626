"""The transfers of an event by the terminal, station or seat that they concern."""

from collections.abc import Iterator

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.floor.accounting.posting import post, post_collected, post_end, post_payment, post_refund
from croupier.floor.parts.messages.rounds import GameRefunded, RoundSettled
from croupier.floor.wheel.messages.deal import LosersCollected, WinnersPaid
from croupier.ledger.transfer import Transfer


def by_position(table: TableId, event: Event) -> Iterator[tuple[str, list[Transfer]]]:
    match event:
        case RoundSettled():
            yield from ((end.terminal, post_end(table, end)) for end in event.ends)
        case GameRefunded():
            yield from ((one.terminal, post_refund(table, one)) for one in event.refunds)
        case LosersCollected():
            yield from ((one.terminal, post_collected(table, one)) for one in event.collected)
        case WinnersPaid():
            yield from ((one.terminal, post_payment(table, one)) for one in event.payments)
        case _:
            yield getattr(event, "terminal", ""), post(table, event)

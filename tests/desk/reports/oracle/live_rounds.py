"""The figures of a round at a live table: losers are collected in one record and winners paid in another.

Each record counts what it moved, so that a round that runs into the next gaming day leaves both days whole.
"""

from collections.abc import Iterable, Iterator

from croupier.base.names import TerminalId
from croupier.desk.reports.figures import Figure
from croupier.floor.wheel.messages import deal
from tests.desk.reports.oracle.figured import Figured

OnLayout = (
    deal.NoSpinCalled | deal.NumberAnnounced | deal.LosersCollected | deal.MuckedCounted | deal.WinnersPaid
)


def on_layout(event: OnLayout, lost: Iterable[TerminalId]) -> Iterator[Figured]:
    """`lost` is the seats that something was collected from in this round."""
    match event:
        case deal.NoSpinCalled():
            yield Figure.NO_SPINS, 1, None, event.reason
        case deal.NumberAnnounced():
            yield Figure.ANNOUNCED_ANEW, int(event.was is not None), None, f"{event.was}, then {event.number}"
        case deal.LosersCollected():
            yield from _collected(event)
        case deal.MuckedCounted():
            yield Figure.MISCOUNTS, int(not event.as_collected), None, ""
        case deal.WinnersPaid():
            yield from _paid(event, lost)


def _collected(event: deal.LosersCollected) -> Iterator[Figured]:
    taken = sum(one.amount for one in event.collected)
    yield Figure.HANDLE, taken, None, ""
    yield Figure.WIN, taken, None, ""
    yield Figure.PROMOTIONS, -sum(one.coupon for one in event.collected), None, ""
    for one in event.collected:
        yield Figure.COIN_IN, one.amount + one.coupon, one.terminal, ""


def _paid(event: deal.WinnersPaid, lost: Iterable[TerminalId]) -> Iterator[Figured]:
    """What a coupon won is the promotion's and not play's."""
    yield Figure.ROUNDS, 1, None, ""
    yield Figure.HANDLE, sum(one.returned for one in event.payments), None, ""
    yield Figure.WIN, -sum(one.paid - one.promotion for one in event.payments), None, ""
    yield Figure.PROMOTIONS, sum(one.promotion - one.coupon for one in event.payments), None, ""
    for one in event.payments:
        yield Figure.COIN_IN, one.returned + one.coupon, one.terminal, ""
        yield Figure.COIN_OUT, one.returned + one.paid, one.terminal, ""
    for seat in dict.fromkeys((*lost, *(one.terminal for one in event.payments))):
        yield Figure.GAMES, 1, seat, ""

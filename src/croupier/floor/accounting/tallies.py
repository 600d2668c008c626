"""What an event adds to the tallies of its place: rounds, voids, buy-ins and what else a report counts."""

from collections.abc import Iterator

from croupier.base.envelope import Event
from croupier.desk.reports.figures import Figure
from croupier.floor.dealerless.messages.stations import CashAccepted
from croupier.floor.parts.messages import rounds
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.messages import deal, seats
from croupier.ledger.sums import CodeAmount


def tallies(event: Event, basis: Event | None) -> Iterator[CodeAmount]:
    """`basis` is the earlier event that this one rests on: see `event_amounts.py`."""
    match event:
        case rounds.RoundSettled():
            yield CodeAmount(Figure.ROUNDS, 1)
            yield from (CodeAmount(Figure.GAMES, 1, end.terminal) for end in event.ends)
        case rounds.GameVoided():
            yield CodeAmount(Figure.VOIDS, 1, reason=event.reason)
        case rounds.GameRefunded():
            yield from (CodeAmount(Figure.GAMES_VOID, 1, one.terminal) for one in event.refunds)
        case cash.TerminalCredited() | CashAccepted():
            yield CodeAmount(Figure.BUY_INS, 1, event.terminal)
        case cash.BuyInCorrected():
            yield CodeAmount(Figure.CORRECTIONS, 1, event.terminal)
        case seats.ChipsIssued() if event.colour or event.money.currency:
            yield CodeAmount(Figure.BUY_INS, 1, event.terminal)  # value chips for value chips are change
        case _:
            yield from _at_a_live_table(event, basis)


def _at_a_live_table(event: Event, basis: Event | None) -> Iterator[CodeAmount]:
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

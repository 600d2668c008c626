"""Losers collected, winners paid, vigorish taken, cards discarded: folded."""

from typing import TypeAlias, assert_never

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.floor.baccarat.evolve_reading import trust_again
from croupier.floor.baccarat.messages import pay
from croupier.floor.baccarat.state import CardTable, Phase, Round
from croupier.floor.parts.messages.wagers import Chip

PayEvent: TypeAlias = (
    pay.LosingWagersCollected
    | pay.WagersVoid
    | pay.WinnerPaid
    | pay.VigorishCollected
    | pay.VigorishMarked
    | pay.VigorishDocumented
    | pay.CardsDiscarded
)


def evolve_pay(table: CardTable, event: PayEvent) -> None:
    match event:
        case pay.LosingWagersCollected():
            _collected(table, event)
        case pay.WagersVoid():
            for one in event.wagers:
                seat = table.seats[one.terminal]
                seat.held, seat.promo = seat.held + one.amount, seat.promo + one.coupon
                del seat.felt[one.spot, Chip.VALUE]
                _came_back(table, one.terminal, one.amount)
        case pay.WinnerPaid():
            _paid(table, event)
        case pay.VigorishCollected():
            _vigorish(table, event)
        case pay.VigorishMarked():
            table.owed[event.terminal] = event.owed
            _step_done(table)
        case pay.VigorishDocumented():
            del table.owed[event.terminal]
        case pay.CardsDiscarded():
            _discarded(table, event)
        case _:
            assert_never(event)


def _collected(table: CardTable, event: pay.LosingWagersCollected) -> None:
    for seat in table.seats.values():
        if seat.felt:
            seat.last = {place: laid.stake for place, laid in seat.felt.items()}
    for one in event.collected:
        del table.seats[one.terminal].felt[one.spot, Chip.VALUE]
    table.collected, table.steps = sum(one.amount for one in event.collected), list(event.steps)
    table.phase = Phase.PAY if table.steps else Phase.DISCARD


def _step_done(table: CardTable) -> None:
    table.steps = table.steps[1:]
    if not table.steps:
        table.phase = Phase.DISCARD


def _paid(table: CardTable, event: pay.WinnerPaid) -> None:
    seat = table.seats[event.terminal]
    for one in event.wagers:
        seat.held += one.returned + one.paid
        del seat.felt[one.spot, Chip.VALUE]
        _came_back(table, seat.id, one.returned + one.paid)
    seat.held -= event.withheld
    table.withheld.pop(event.terminal, None)
    table.paid += sum(one.paid for one in event.wagers)
    _step_done(table)


def _vigorish(table: CardTable, event: pay.VigorishCollected) -> None:
    """What is more than the chips in hand is withheld from the payment that follows."""
    table.seats[event.terminal].held -= event.amount - event.withheld
    if event.withheld:
        table.withheld[event.terminal] = event.withheld
    if event.button:
        del table.owed[event.terminal]
    else:
        _came_back(table, event.terminal, -event.amount)
        _step_done(table)


def _came_back(table: CardTable, seat: TerminalId, amount: Cents) -> None:
    """What the player has of it: stakes included, less collected vigorish, not less what is marked."""
    table.back[seat] = table.back.get(seat, 0) + amount


def _discarded(table: CardTable, event: pay.CardsDiscarded) -> None:
    table.shoe.discards += [*event.player, *event.banker]
    table.outcomes.append(table.winner)
    table.remember(Round(event.round, event.result, table.winner, table.collected, table.paid))
    table.hands = []
    trust_again(table)
    table.phase = Phase.SHUFFLE if table.last else Phase.IDLE

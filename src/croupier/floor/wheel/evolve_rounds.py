"""What the steps of a game change: spun, closed, announced, collected, paid."""

from typing import TypeAlias, assert_never

from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.reader import SpinCounted
from croupier.floor.parts.messages.rounds import BetsClosed, GameStarted, NumberRead
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable, Phase, Round

RoundEvent: TypeAlias = (
    rounds.GameStarted
    | rounds.BetsClosed
    | rounds.NumberRead
    | SpinCounted
    | deal.BallSpun
    | deal.NoSpinCalled
    | deal.NumberAnnounced
    | deal.CrownPlaced
    | deal.FifthMoved
    | deal.LosersCollected
    | deal.MuckedCounted
    | deal.WinnersPaid
    | deal.ChanceCommitted
    | deal.MultiplierDrawn
)


def evolve_round(table: LiveTable, event: RoundEvent) -> None:
    match event:
        case GameStarted():
            _started(table, event)
        case deal.BallSpun():
            table.spun, table.spins, table.read, table.running = True, event.spin, None, None
            table.direction, table.called_off, table.turning = event.direction, None, None
        case BetsClosed():
            table.phase = Phase.LOCKED
        case NumberRead():
            table.spin, table.read, table.turning = event.spin, event.number, event.turning
        case deal.NoSpinCalled():
            table.phase, table.spun, table.number, table.read = Phase.BETTING, False, None, None
            table.spin, table.running = table.counter or table.spin, None
            table.called_off = event
        case SpinCounted():
            _counted(table, event)
        case deal.NumberAnnounced():
            table.phase, table.number = Phase.ANNOUNCED, event.number
        case deal.CrownPlaced():
            table.phase = Phase.CROWNED
        case deal.LosersCollected():
            _collected(table, event)
        case deal.WinnersPaid():
            _paid(table, event)
        case deal.ChanceCommitted():
            table.commitment, table.salt = event.commitment, event.salt
        case deal.MultiplierDrawn():
            table.multiplier = event.multiplier
        case deal.MuckedCounted():
            table.counted = True
        case deal.FifthMoved():
            pass
        case _:
            assert_never(event)


def _started(table: LiveTable, event: GameStarted) -> None:
    table.phase, table.round = Phase.BETTING, event.round
    table.spins, table.spun, table.read, table.number = 0, False, None, None
    table.multiplier, table.collected, table.called_off = None, 0, None
    for seat in table.seats.values():
        seat.lapsed, seat.done = {}, []
        if seat.stay.left_empty(seat.empty) and (seat.last or seat.stay.put_in):
            seat.leave()


def _counted(table: LiveTable, event: SpinCounted) -> None:
    """A ball that was sent by a spin called off, or by one of another game, is nobody's."""
    table.counter, table.named = event.spin, event.sent is not None
    if table.spun and event.sent == table.last_spin:
        table.running = event.spin


def _collected(table: LiveTable, event: deal.LosersCollected) -> None:
    """What is lost whole leaves the layout; of what is lost in part the rest waits to be paid."""
    for seat in table.seats.values():
        if seat.felt:
            seat.last = {place: laid.stake for place, laid in seat.felt.items()}
    for one in event.collected:
        seat = table.seats[one.terminal]
        laid = seat.felt[one.spot, one.tender]
        laid.collected += one.amount
        laid.coupon -= one.coupon
        if laid.collected == laid.stake:
            del seat.felt[one.spot, one.tender]
    table.phase = Phase.COLLECTED
    _piled_up(table, event)
    table.collected = sum(one.amount for one in event.collected)


def _piled_up(table: LiveTable, event: deal.LosersCollected) -> None:
    """Chips that nobody has counted yet lie with those of the next game."""
    pile = {} if table.counted else table.mucked
    table.mucked = {**pile, **{colour: pile.get(colour, 0) + count for colour, count in event.mucked}}
    table.mucked_in, table.counted = event.round, False


def _paid(table: LiveTable, event: deal.WinnersPaid) -> None:
    for one in event.payments:
        _paid_to(table.seats[one.terminal], one)
    for seat in table.seats.values():
        seat.felt = {}
    paid = sum(one.paid for one in event.payments)
    last = Round(event.round, event.number, table.spins, table.multiplier, table.collected, paid)
    table.remember(last)
    table.phase, table.prior, table.spun = Phase.IDLE, event.number, False
    table.commitment, table.salt = None, ""


def _paid_to(seat: Seat, one: deal.Payment) -> None:
    """In what was staked."""
    if one.tender is Chip.COLOUR:
        seat.credits += one.returned + one.paid
    else:
        seat.held += one.returned + one.paid

"""What each event changes at a live table. It never decides: the same events give the same state anywhere."""

from typing import TypeAlias, assert_never

import msgspec

from croupier.base.names import PlayerId
from croupier.desk.messages import TermsChanged
from croupier.desk.ports import Microseconds
from croupier.floor.parts import attendants
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.messages.reader import SpinCounted
from croupier.floor.parts.messages.rounds import BetsClosed, GameStarted, NumberRead
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.racks import RackEvent, evolve_float
from croupier.floor.parts.seats.folding import LayoutEvent, evolve_layout, out_of_hand
from croupier.floor.parts.seats.seat import Asked, Seat
from croupier.floor.wheel.clauses import citations_of
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable, Phase, Round

SeatEvent: TypeAlias = (
    seats.ChipsAsked | seats.ChipsIssued | seats.ColouredOut | seats.ColourOutAsked | seats.ChipsTakenAway
)
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
TableEvent: TypeAlias = (
    tables.TableOpened
    | tables.TableClosed
    | tables.DealerChanged
    | tables.SupervisorCalled
    | tables.CallAnswered
    | deal.MuckerChanged
    | deal.MuckerLeft
    | TermsChanged
)


WheelEvent: TypeAlias = SeatEvent | LayoutEvent | RoundEvent | TableEvent | RackEvent | AttendantEvent


def evolve(table: LiveTable, event: WheelEvent) -> None:
    if isinstance(event, LayoutEvent):
        evolve_layout(table.seats[event.terminal], event)
    elif isinstance(event, RoundEvent):
        _round(table, event)
    elif isinstance(event, SeatEvent):
        _seat(table, table.seats[event.terminal], event)
    elif isinstance(event, RackEvent):
        evolve_float(table, event)
    elif isinstance(event, AttendantEvent):
        attendants.fold(table.seats[event.terminal], event)
    else:
        _table(table, event)


def date(table: LiveTable, event: WheelEvent, at: Microseconds) -> None:
    """A stay begins with its first money."""
    if isinstance(event, seats.ChipsIssued | wagers.CalledAccepted):
        table.seats[event.terminal].stay.begin(at)


def _round(table: LiveTable, event: RoundEvent) -> None:
    match event:
        case GameStarted():
            _started(table, event)
        case deal.BallSpun():
            table.spun, table.spins, table.read, table.running = True, event.spin, None, None
            table.direction = event.direction
        case BetsClosed():
            table.phase = Phase.LOCKED
        case NumberRead():
            table.spin, table.read = event.spin, event.number
        case deal.NoSpinCalled():
            table.phase, table.spun, table.number, table.read = Phase.BETTING, False, None, None
            table.spin, table.running = table.counter or table.spin, None
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
    table.multiplier, table.collected = None, 0
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


def _seat(table: LiveTable, seat: Seat, event: SeatEvent) -> None:
    match event:
        case seats.ChipsAsked():
            seat.asked = Asked(event.money, event.value)
        case seats.ChipsIssued():
            seat.asked = None
            from_hand = min(seat.held, event.money.chips) if event.colour else 0
            seat.stay.put_in += event.money.cash - from_hand
            if event.colour:
                _issued(table, seat, event)
            else:
                seat.held += event.money.cash
        case seats.ColouredOut():
            table.colours = table.colours.colour_out(event.colour)
            seat.colour, seat.value, seat.credits, seat.promo = None, 0, 0, 0
            seat.held, seat.leaving = seat.held + event.amount, False
            _left(seat)
        case seats.ColourOutAsked():
            seat.leaving = True
        case seats.ChipsTakenAway():
            seat.held -= event.amount
            seat.stay.taken_out += event.amount
            _left(seat)
        case _:
            assert_never(event)


def _left(seat: Seat) -> None:
    """A player who has taken everything along has left."""
    if seat.empty:
        seat.leave()


def _issued(table: LiveTable, seat: Seat, event: seats.ChipsIssued) -> None:
    table.colours = table.colours.given(event.colour, PlayerId(seat.id), event.value)
    seat.colour, seat.value = event.colour, event.value
    seat.credits += event.money.cash
    out_of_hand(seat, event.money.chips)
    seat.promo += event.money.coupon


def _table(table: LiveTable, event: TableEvent) -> None:
    match event:
        case tables.TableOpened():
            table.phase, table.bankroll = Phase.IDLE, event.bankroll
        case tables.TableClosed():
            table.phase, table.bankroll, table.dealer, table.mucker = Phase.CLOSED, 0, None, None
            table.mucked, table.counted = {}, False
            for seat in table.seats.values():
                seat.asked, seat.held = None, 0
                _left(seat)
        case tables.DealerChanged():
            table.dealer = event.dealer
        case tables.SupervisorCalled():
            table.calling = True
        case tables.CallAnswered():
            table.calling = False
        case deal.MuckerChanged():
            table.mucker = event.mucker
        case deal.MuckerLeft():
            table.mucker = None
        case TermsChanged():
            _terms_changed(table, event)
        case _:
            assert_never(event)


def _terms_changed(table: LiveTable, event: TermsChanged) -> None:
    """From the next round on; the last one is over, and nothing of it is derived again here."""
    table.effective, table.terms = event.effective, event.terms
    table.citations = citations_of(table.rules)
    for seat in table.seats.values():
        if not set(table.rules.spots) >= {spot for spot, _ in seat.last}:
            seat.last = {}
    table.colours = msgspec.structs.replace(table.colours, clause=table.citations.chips)

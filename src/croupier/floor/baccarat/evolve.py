"""What each event changes at a mini-baccarat table. It never decides."""

from typing import TypeAlias, assert_never

from croupier.desk.messages import TermsChanged
from croupier.floor.baccarat.clauses import citations_of
from croupier.floor.baccarat.evolve_cards import CardEvent, evolve_cards
from croupier.floor.baccarat.evolve_deal import DealEvent, evolve_deal
from croupier.floor.baccarat.evolve_pay import PayEvent, evolve_pay
from croupier.floor.baccarat.evolve_reading import ReadingEvent, evolve_reading
from croupier.floor.baccarat.messages.pay import CallConfirmed
from croupier.floor.baccarat.shoe import Shoe
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.baccarat.vigorish_change import note_change
from croupier.floor.parts import attendants
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.messages import seats, tables, wagers
from croupier.floor.parts.messages.rounds import BetsClosed, GameStarted
from croupier.floor.parts.racks import RackEvent, evolve_float
from croupier.floor.parts.seats.folding import LayoutEvent, evolve_layout
from croupier.floor.parts.seats.seat import Asked, Seat

SeatEvent: TypeAlias = seats.ChipsAsked | seats.ChipsIssued | seats.ChipsTakenAway | CallConfirmed
RoundEvent: TypeAlias = GameStarted | BetsClosed
TableEvent: TypeAlias = (
    tables.TableOpened
    | tables.TableClosed
    | tables.DealerChanged
    | tables.DealerLeft
    | tables.SupervisorCalled
    | tables.CallAnswered
    | TermsChanged
)
BaccaratEvent: TypeAlias = (
    SeatEvent
    | LayoutEvent
    | RoundEvent
    | CardEvent
    | DealEvent
    | ReadingEvent
    | PayEvent
    | TableEvent
    | RackEvent
    | AttendantEvent
)


def evolve(table: CardTable, event: BaccaratEvent) -> None:
    if isinstance(event, LayoutEvent):
        evolve_layout(table.seats[event.terminal], event)
        _at_tablet(table, event)
        if isinstance(event, wagers.WagerCalled | wagers.CalledAccepted):
            table.confirmed.get(event.terminal, {}).pop(event.spot, None)  # each call needs its own word
    elif isinstance(event, CardEvent):
        evolve_cards(table, event)
    elif isinstance(event, DealEvent):
        evolve_deal(table, event)
    elif isinstance(event, ReadingEvent):
        evolve_reading(table, event)
    elif isinstance(event, PayEvent):
        evolve_pay(table, event)
    elif isinstance(event, SeatEvent):
        _seat(table, table.seats[event.terminal], event)
    elif isinstance(event, RackEvent):
        evolve_float(table, event)
    elif isinstance(event, AttendantEvent):
        attendants.fold(table.seats[event.terminal], event)
    else:
        _table(table, event)


def _seat(table: CardTable, seat: Seat, event: SeatEvent) -> None:
    match event:
        case seats.ChipsAsked():
            seat.asked = Asked(event.money, 0)
        case seats.ChipsIssued():
            seat.asked = None
            seat.held += event.money.cash
            seat.promo += event.money.coupon
            seat.stay.put_in += event.money.cash
        case seats.ChipsTakenAway():
            seat.held, seat.promo = seat.held - event.amount, seat.promo - event.coupon
            seat.stay.taken_out += event.amount
            _left(table, seat)
        case CallConfirmed():
            table.confirmed.setdefault(seat.id, {})[event.spot] = event.cash
        case _:
            assert_never(event)


def _at_tablet(table: CardTable, event: LayoutEvent) -> None:
    """A wager that the player laid or called there; the dealer lays those of a player without a tablet."""
    own = isinstance(event, wagers.WagerLaid) and event.by is wagers.Hand.PLAYER
    if (own or isinstance(event, wagers.WagerCalled)) and event.terminal not in table.tablets:
        table.tablets.append(event.terminal)


def _left(table: CardTable, seat: Seat) -> None:
    """A player who has taken everything along has left."""
    if seat.empty:
        _leave(table, seat)
        table.shown = [one for one in table.shown if one != seat.id]


def _leave(table: CardTable, seat: Seat) -> None:
    seat.leave()
    table.tablets = [one for one in table.tablets if one != seat.id]


def _table(table: CardTable, event: TableEvent | RoundEvent) -> None:
    match event:
        case GameStarted():
            _started(table, event)
        case BetsClosed():
            table.phase, table.confirmed = Phase.DEAL, {}
        case tables.TableOpened():
            table.phase, table.bankroll = Phase.RECEIVE, event.bankroll
        case tables.TableClosed():
            _closed(table)
        case tables.DealerChanged():
            table.dealer = event.dealer
        case tables.DealerLeft():
            table.dealer = None
        case tables.SupervisorCalled():
            table.calling = True
        case tables.CallAnswered():
            table.calling = False
        case TermsChanged():
            before = table.rules.terms.vigorish
            table.effective, table.terms = event.effective, event.terms
            table.citations = citations_of(table.rules.terms.book)
            note_change(table, before)
        case _:
            assert_never(event)


def _started(table: CardTable, event: GameStarted) -> None:
    table.phase, table.round = Phase.BETTING, event.round
    table.hands, table.rights, table.announced, table.in_hand = [], {}, [], []
    table.result = table.winner = ""
    table.collected = table.paid = 0
    table.back, table.shown = {}, []
    for seat in table.seats.values():
        seat.lapsed, seat.done = {}, []
        if seat.stay.left_empty(seat.empty) and (seat.last or seat.stay.put_in):
            _leave(table, seat)


def _closed(table: CardTable) -> None:
    """The cards leave the table with its float; their number goes on with the next shoe.

    A shoe that was committed to and not yet shuffled is the next one.
    """
    table.phase, table.bankroll, table.dealer, table.last = Phase.CLOSED, 0, None, False
    was = table.shoe
    table.shoe = Shoe(
        number=was.number, port=was.port, commitment=was.commitment, salt=was.salt, ready=was.ready
    )
    table.backs, table.cutting, table.shown, table.idle_spread = (), "", [], False
    table.hands, table.error, table.kept, table.outcomes = [], None, [], []
    table.held = []
    for seat in table.seats.values():
        seat.asked, seat.held, seat.promo = None, 0, 0
        _left(table, seat)

"""What each event changes at the tote."""

from typing import TypeAlias

from croupier.floor.parts import attendants, drawer
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.drawer import DrawerEvent
from croupier.floor.parts.electronic.state import CashOut, Terminal
from croupier.floor.parts.messages import cash_outs
from croupier.floor.parts.messages.racks import DropCounted, DropPickedUp
from croupier.floor.parts.papers import PaperEvent
from croupier.floor.parts.stations.changes import StationMoneyEvent, change_station
from croupier.floor.tote.evolve_cards import CardEvent, evolve_card
from croupier.floor.tote.evolve_claims import ClaimEvent, evolve_claim
from croupier.floor.tote.evolve_link import LinkEvent, evolve_link, tell_guests, tell_host
from croupier.floor.tote.evolve_payments import PaymentEvent, evolve_payment
from croupier.floor.tote.evolve_pools import PoolEvent, StopEvent, evolve_pool, evolve_stop
from croupier.floor.tote.evolve_races import RaceEvent, TrackEvent, evolve_race, evolve_track
from croupier.floor.tote.evolve_tickets import IssueEvent, evolve_issue
from croupier.floor.tote.state import Tote

TicketEvent: TypeAlias = IssueEvent | PaymentEvent | ClaimEvent
CashOutEvent: TypeAlias = cash_outs.CashOutAsked | cash_outs.CashOutWithdrawn
BoxEvent: TypeAlias = DropPickedUp | DropCounted
OfHouse: TypeAlias = BoxEvent | PaperEvent
"""Currency in a box and slips on their way to paper are the house's, and change nothing here."""
TerminalEvent: TypeAlias = StationMoneyEvent | CashOutEvent | AttendantEvent
DayEvent: TypeAlias = CardEvent | TrackEvent | RaceEvent | PoolEvent | StopEvent | LinkEvent
ToteEvent: TypeAlias = DrawerEvent | DayEvent | TicketEvent | TerminalEvent | OfHouse


def evolve(tote: Tote, event: ToteEvent) -> None:
    """Tickets first: there are thousands of their events for each of the others."""
    if isinstance(event, IssueEvent):
        evolve_issue(tote, event)
    elif isinstance(event, PaymentEvent):
        evolve_payment(tote, event)
    elif isinstance(event, ClaimEvent):
        evolve_claim(tote, event)
    elif isinstance(event, DrawerEvent):
        drawer.evolve(tote.drawers, event)
    elif isinstance(event, TerminalEvent):
        _evolve_terminal(tote.terminals[event.terminal], event)
    elif not isinstance(event, OfHouse):
        _evolve_day(tote, event)


def _evolve_terminal(terminal: Terminal, event: TerminalEvent) -> None:
    if isinstance(event, cash_outs.CashOutAsked):
        terminal.cash_out = CashOut(event.amount)
    elif isinstance(event, cash_outs.CashOutWithdrawn):
        terminal.cash_out = None
    elif isinstance(event, AttendantEvent):
        attendants.fold(terminal, event)
    else:
        change_station(terminal, event)


def _evolve_day(tote: Tote, event: DayEvent) -> None:
    if isinstance(event, CardEvent):
        evolve_card(tote, event)
    elif isinstance(event, RaceEvent):
        evolve_race(tote, event)
    elif isinstance(event, PoolEvent):
        evolve_pool(tote, event)
    elif isinstance(event, StopEvent):
        evolve_stop(tote, event)
    elif isinstance(event, LinkEvent):
        evolve_link(tote, event)
    else:
        evolve_track(tote, event)
    if tote.guests:
        tell_guests(tote, event)
    if tote.terms.linked:
        tell_host(tote, event)

"""A race day told line by line, each with the clause behind it."""

from collections.abc import Iterator
from typing import assert_never

from croupier.base.money import show_dollars
from croupier.base.names import staff_name
from croupier.desk.kind import Said
from croupier.floor.parts import attendants
from croupier.floor.parts.messages.attendants import AttendantAnswered, AttendantCalled
from croupier.floor.tote import clauses
from croupier.floor.tote.claims import GROUND_CLAUSES
from croupier.floor.tote.evolve import DayEvent, ToteEvent
from croupier.floor.tote.evolve_cards import CardEvent
from croupier.floor.tote.evolve_link import LinkEvent
from croupier.floor.tote.evolve_pools import PoolEvent, StopEvent
from croupier.floor.tote.evolve_races import RaceEvent
from croupier.floor.tote.messages import cards, tickets
from croupier.floor.tote.messages.claims import ClaimAsked, ClaimSigned, IdentificationFailed
from croupier.floor.tote.state import Tote
from croupier.floor.tote.tell_day import tell_link, tell_pool, tell_race, tell_stop
from croupier.games.tote.clauses import TWIN_TRIFECTA


def tell(_: Tote, event: ToteEvent) -> Iterator[Said]:
    if isinstance(event, DayEvent):
        yield from _day(event)
        return
    match event:
        case tickets.TicketSold():
            bets = "; ".join(one.bet for one in event.bets)
            cost = show_dollars(event.cost)
            yield Said(f"{event.terminal} sells ticket {event.ticket}: {bets}, {cost}.", clauses.WAGERS)
        case tickets.TicketNotPrinted():
            yield Said(f"Ticket {event.ticket} was not printed: {event.reason}.", clauses.DELIVERED)
        case tickets.TicketCashed():
            paid = show_dollars(event.amount)
            yield Said(f"{event.terminal} pays {paid} on ticket {event.ticket}.", clauses.CASHING)
        case tickets.TicketRefunded():
            back = show_dollars(event.amount)
            yield Said(f"{event.terminal} refunds {back} on ticket {event.ticket}.", clauses.REFUND_OPEN)
        case tickets.TicketExchanged():
            into = f"ticket {event.ticket}" + (f" with {event.selection}" if event.selection else "")
            clause = TWIN_TRIFECTA if event.selection else clauses.CASHING
            yield Said(f"Ticket {event.of} is exchanged for {into}.", clause)
        case tickets.TicketCancelled():
            how = f"Ticket {event.ticket} of {event.terminal} is cancelled ({event.how})"
            yield Said(f"{how}: {show_dollars(event.amount)} goes back.", clauses.CANCEL)
        case IdentificationFailed() | ClaimAsked() | ClaimSigned():
            yield _claim(event)
        case AttendantCalled() | AttendantAnswered():
            yield attendants.tell(event, "Terminal", clauses.MACHINE)
        case tickets.DifferencePaid():
            owed = show_dollars(event.amount)
            yield Said(f"{event.window} pays {owed} more on ticket {event.ticket}.", clauses.POSTING_ERROR)
        case _:
            pass


def _claim(event: IdentificationFailed | ClaimAsked | ClaimSigned) -> Said:
    """Where a ticket that no reader can read stands."""
    who, ticket = staff_name(event.by), f"ticket {event.ticket}"
    match event:
        case IdentificationFailed():
            return Said(f"What {who} reads of a damaged paper is not {ticket}.", clauses.MUTILATED)
        case ClaimAsked():
            return Said(f"{who} asks to pay {ticket}, which is {event.ground}.", GROUND_CLAUSES[event.ground])
        case ClaimSigned():
            signed = f"{staff_name(event.signed)} signs that {ticket} is paid"
            return Said(f"{signed}, which is {event.ground}.", GROUND_CLAUSES[event.ground])
        case _:
            assert_never(event)


def _day(event: DayEvent) -> Iterator[Said]:
    if isinstance(event, CardEvent):
        yield from _card(event)
    elif isinstance(event, RaceEvent):
        yield from tell_race(event)
    elif isinstance(event, PoolEvent):
        yield from tell_pool(event)
    elif isinstance(event, StopEvent):
        yield from tell_stop(event)
    elif isinstance(event, LinkEvent):
        yield from tell_link(event)


def _card(event: CardEvent) -> Iterator[Said]:
    match event:
        case cards.CardPublished():
            card = event.card
            said = (
                f"Card {event.number} is published: {card.track.name}, {card.date}, {len(card.races)} races."
            )
            yield Said(said, clauses.TRACK)
        case cards.WageringOpened():
            yield Said(f"{staff_name(event.by)} opens wagering.", clauses.WAGERS)
        case cards.CardClosed():
            until = f"; its tickets are paid until {event.expires}" if event.expires else ""
            yield Said(f"{staff_name(event.by)} closes card {event.number}{until}.", clauses.CASHING)
        case cards.TicketsExpired():
            left = show_dollars(sum(one.amount for one in event.pools))
            yield Said(f"The tickets of card {event.number} have expired: {left}.", clauses.CASHING)

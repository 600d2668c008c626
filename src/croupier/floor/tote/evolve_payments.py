"""What paying, refunding and cancelling tickets change."""

from typing import TypeAlias, assert_never

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.floor.tote import totals
from croupier.floor.tote.bets import parsed
from croupier.floor.tote.evolve_tickets import record
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import ManualCancel, Presented, Tote
from croupier.floor.tote.ticket import Ended, TicketEnd

Paid: TypeAlias = tickets.TicketCashed | tickets.TicketRefunded
PaymentEvent: TypeAlias = (
    Paid
    | tickets.TicketPresented
    | tickets.TicketReturned
    | tickets.TicketCancelled
    | tickets.ManualCancelAsked
    | tickets.ManualCancelWithdrawn
    | tickets.DifferencePaid
)


def evolve_payment(tote: Tote, event: PaymentEvent) -> None:
    match event:
        case tickets.TicketCashed():
            _pay_out(tote, event.terminal, event.handed_out, event.by)
            _end(tote, event, Ended.CASHED)
        case tickets.TicketRefunded():
            _pay_out(tote, event.terminal, event.amount, event.by)
            _end(tote, event, Ended.REFUNDED)
        case tickets.TicketPresented():
            tote.presented[event.window] = Presented(event.ticket, event.secret, event.pays)
        case tickets.TicketReturned():
            del tote.presented[event.window]
        case tickets.TicketCancelled():
            _cancel(tote, event)
        case tickets.ManualCancelAsked():
            tote.manual_cancels[event.ticket] = ManualCancel(event.window, event.by)
        case tickets.ManualCancelWithdrawn():
            del tote.manual_cancels[event.ticket]
        case tickets.DifferencePaid():
            _pay_difference(tote, event)
        case _:
            assert_never(event)


def _pay_out(tote: Tote, terminal: TerminalId, amount: Cents, by: str) -> None:
    """From the teller's drawer, or onto the credit of a self-service terminal."""
    if by:
        tote.drawers[terminal].pay(amount)
    else:
        tote.terminals[terminal].credits += amount


def _end(tote: Tote, event: Paid, how: Ended) -> None:
    day = tote.days[event.card]
    tote.presented.pop(event.terminal, None)
    day.ended[event.ticket] = TicketEnd(how, event.terminal, event.amount)
    day.undelivered.pop(event.ticket, None)
    tote.claims.pop(event.ticket, None)
    for one in event.pools:
        if not one.settled:
            _withdraw(day, event.ticket, one)


def _withdraw(day: RaceDay, number: int, back: tickets.PaidPool) -> None:
    """A stake that is given back before its pool is settled leaves both sets of totals."""
    ticket, pool = day.ticket(number), day.pools[f"{back.race}-{back.kind}"]
    totals.add(pool, parsed(ticket.bets[back.bet]), day.fields(ticket.scratches), -1)
    pool.refunded += back.refunded
    record(day, "refunded", number)


def _cancel(tote: Tote, event: tickets.TicketCancelled) -> None:
    day = tote.days[event.card]
    ticket = day.ticket(event.ticket)
    _pay_out(tote, event.terminal, event.amount, event.by)
    day.ended[event.ticket] = TicketEnd(Ended.CANCELLED, event.terminal, event.amount)
    day.undelivered.pop(event.ticket, None)
    tote.manual_cancels.pop(event.ticket, None)
    tote.claims.pop(event.ticket, None)
    fields = day.fields(ticket.scratches)
    for bet in map(parsed, ticket.bets):
        for kind in bet.pools:
            totals.add(day.pools[f"{bet.race}-{kind}"], bet, fields, -1)
    record(day, "cancelled", event.ticket)


def _pay_difference(tote: Tote, event: tickets.DifferencePaid) -> None:
    day = tote.days[event.card]
    tote.drawers[event.window].pay(event.amount)
    mine = day.differences[event.ticket]
    for race, kind, _ in event.pools:
        del mine[f"{race}-{kind}"]
    if not mine:
        del day.differences[event.ticket]

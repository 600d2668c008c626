"""What the sale, print and exchange of tickets change: the pools they feed, the terminals they came from."""

from typing import TypeAlias, assert_never

from croupier.floor.tote import totals
from croupier.floor.tote.bets import committed_races, cost, parsed, pooled
from croupier.floor.tote.messages.tickets import (
    TicketExchanged,
    TicketNotPrinted,
    TicketPrinted,
    TicketSold,
)
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import UNCLOSED
from croupier.floor.tote.state import SERIALS_KEPT, Tote
from croupier.floor.tote.ticket import Ended, Ticket, TicketEnd
from croupier.floor.tote.ticket_tree import enter
from croupier.games.tote.combination import read_combination
from croupier.games.tote.kinds import Kind

IssueEvent: TypeAlias = TicketSold | TicketPrinted | TicketNotPrinted | TicketExchanged


def evolve_issue(tote: Tote, event: IssueEvent) -> None:
    match event:
        case TicketSold():
            _sold(tote, event)
        case TicketPrinted():
            day = tote.dated(event.ticket)
            del day.printing[event.ticket]
            day.secrets[event.secret] = event.ticket
            record(day, "printed", event.ticket, event.secret)
        case TicketNotPrinted():
            _not_printed(tote.dated(event.ticket), event)
        case TicketExchanged():
            _exchanged(tote, event)
        case _:
            assert_never(event)


def _sold(tote: Tote, event: TicketSold) -> None:
    day = tote.today
    texts = tuple(one.bet for one in event.bets)
    ticket = Ticket(event.terminal, event.serial, texts, event.cost, len(day.scratches))
    if event.by:
        tote.drawers[event.terminal].holds += event.cost
    else:
        tote.terminals[event.terminal].credits -= event.cost
    issue(tote, day, event.ticket, ticket, event.effect)
    fields = day.fields()
    for text in texts:
        bet, pools = pooled(text)
        for key in pools:
            totals.add(day.pools[key], bet, fields)


def issue(tote: Tote, day: RaceDay, number: int, ticket: Ticket, effect: str) -> None:
    """A ticket with the next number of the facility and the next serial number of its terminal."""
    day.tickets.append(ticket)
    day.printing[number] = effect
    tote.issued = number
    tote.serials[ticket.terminal] = ticket.serial
    kept = tote.recent.get(ticket.terminal, [])[1 - SERIALS_KEPT :]
    tote.recent[ticket.terminal] = [*kept, number]
    record(day, "exchanged" if ticket.of else "sold", number)


def record(day: RaceDay, what: str, number: int, secret: str = "") -> None:
    """An entry in the tree of every open race whose close commits this ticket."""
    ticket = day.ticket(number)
    for number_of_race in committed_races(ticket):
        race = day.races[number_of_race]
        if race.phase in UNCLOSED:
            enter(race, what, number, secret or ticket)


def _not_printed(day: RaceDay, event: TicketNotPrinted) -> None:
    """Where an exchange ticket is not printed, the paper of the original stands for it, if there is one."""
    del day.printing[event.ticket]
    original = day.ticket(event.ticket).of
    secret = next((one for one, number in day.secrets.items() if number == original), "") if original else ""
    if secret:
        day.secrets[secret] = event.ticket
    else:
        day.undelivered[event.ticket] = event.reason


def _exchanged(tote: Tote, event: TicketExchanged) -> None:
    day = tote.days[event.card]
    old = day.ticket(event.of)
    fields = day.fields(old.scratches)
    worth = sum(cost(parsed(text), fields) for text in event.bets)
    ticket = Ticket(event.terminal, event.serial, event.bets, worth, old.scratches, event.of, event.selection)
    paid = day.ended[event.of].amount if event.of in day.ended else 0
    day.ended[event.of] = TicketEnd(Ended.EXCHANGED, event.terminal, paid, event.ticket)
    tote.claims.pop(event.of, None)
    issue(tote, day, event.ticket, ticket, event.effect)
    if event.selection:
        bet = parsed(event.bets[0])
        pool = day.pools[f"{bet.race}-{Kind.TWIN_TRIFECTA}"]
        _choose(pool, old.selection, -bet.amount)
        _choose(pool, event.selection, bet.amount)


def _choose(pool: PoolState, selection: str, stake: int) -> None:
    """Put money behind a choice in the second race, or take it away from there."""
    if not selection:
        return
    chosen = read_combination(pool.kind, selection)
    left = pool.exchanged.get(chosen, 0) + stake
    if left:
        pool.exchanged[chosen] = left
    else:
        del pool.exchanged[chosen]

"""A ticket as screens show it, with every field that its paper has but the number that makes it money."""

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.floor.tote.bets import parsed
from croupier.floor.tote.cancelling import unfit
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.games.tote.count import bets as single_bets


class BetView(msgspec.Struct, frozen=True):
    """A bet as the ticket prints it, how many single bets it holds, and what they cost."""

    bet: str
    bets: int
    cost: Dollars


class FinalView(msgspec.Struct, frozen=True):
    """Why a ticket is not cancelled: a win bet of $100, a race on which betting is closed."""

    says: str
    clause: Citation | None


class TicketView(msgspec.Struct, frozen=True):
    """`state` is printing, live, undelivered, cancelled, cashed, refunded or exchanged; `paid` what it got.

    `into` is the exchange ticket that its other bets went on as. `transaction` is the identifier on its
    paper, `why` the reason of one that was not delivered. `final` says why it can be cancelled no more.
    """

    number: int
    transaction: str
    terminal: str
    serial: int
    bets: list[BetView]
    cost: Dollars
    state: str
    paid: Dollars
    into: int | None
    why: str
    final: FinalView | None


def ticket_view(tote: Tote, day: RaceDay, number: int) -> TicketView:
    ticket, end = day.ticket(number), day.ended.get(number)
    fields = day.fields(ticket.scratches)
    bets = [(text, single_bets(parsed(text), fields), parsed(text).amount) for text in ticket.bets]
    return TicketView(
        number,
        transaction_of(tote, number),
        ticket.terminal,
        ticket.serial,
        [BetView(text, held, money.show(held * amount)) for text, held, amount in bets],
        money.show(ticket.cost),
        _state(day, number),
        money.show(end.amount if end else 0),
        end.into or None if end else None,
        day.undelivered.get(number, ""),
        _final(tote, day, number),
    )


def transaction_of(tote: Tote, number: int) -> str:
    """Unique for ever: the facility and the number of the ticket."""
    return f"{tote.terms.number}-{number:09}"


def _final(tote: Tote, day: RaceDay, number: int) -> FinalView | None:
    refusal = unfit(tote, day, number)
    return FinalView(refusal.says, refusal.clause) if refusal else None


def _state(day: RaceDay, number: int) -> str:
    if end := day.ended.get(number):
        return end.how
    if number in day.printing:
        return "printing"
    return "undelivered" if number in day.undelivered else "live"


def shown_ticket(tote: Tote, number: int) -> TicketView | None:
    day = tote.day_of(number)
    return ticket_view(tote, day, number) if day else None

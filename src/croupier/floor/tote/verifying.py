"""Verifying a ticket before anything is paid on it: what it is worth now, or the clause that refuses it."""

from typing import NamedTuple

from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, sentence, worded
from croupier.desk.house import House
from croupier.floor.tote import clauses
from croupier.floor.tote.bet_worth import ticket_worth
from croupier.floor.tote.bets import committed_races, parsed
from croupier.floor.tote.messages.tickets import PaidPool, TaxForm
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.floor.tote.taxes import forms
from croupier.floor.tote.ticket import Ended, Ticket

UNISSUED = Refusal(Reason.NOTHING_THERE, "no ticket with that number was issued here", clauses.NOT_PAID)
_ENDED = {
    Ended.CASHED: sentence("ticket {ticket} was paid already"),
    Ended.CANCELLED: sentence("ticket {ticket} is cancelled"),
    Ended.REFUNDED: sentence("ticket {ticket} was refunded already"),
    Ended.EXCHANGED: sentence("ticket {ticket} was exchanged for ticket {into}"),
}


class Verified(NamedTuple):
    """A ticket on which something is due: `pools` pay it, `live` are its bets that are undecided."""

    day: RaceDay
    number: int
    pools: tuple[PaidPool, ...]
    live: tuple[str, ...]
    forms: tuple[TaxForm, ...]

    @property
    def paid(self) -> Cents:
        return sum(one.paid for one in self.pools)

    @property
    def amount(self) -> Cents:
        return self.paid + sum(one.refunded for one in self.pools)

    @property
    def withheld(self) -> Cents:
        return sum(one.withheld for one in self.forms)


def found(tote: Tote, secret: str) -> tuple[RaceDay, int] | Refusal:
    """The ticket with this number, if it is one that was not ended; whatever it is worth."""
    here = tote.find(secret)
    if here is None:
        return UNISSUED
    day, number = here
    if day.expired:
        says = "ticket {ticket} has expired: it was paid until {day}"
        return worded(Reason.TENDER_NOT_ACCEPTED, says, clauses.CASHING, ticket=number, day=day.expires)
    return ended(day, number) or here


def ended(day: RaceDay, number: int) -> Refusal | None:
    end = day.ended.get(number)
    if end is None:
        return None
    return worded(Reason.TENDER_NOT_ACCEPTED, _ENDED[end.how], clauses.NOT_PAID, ticket=number, into=end.into)


def verified(tote: Tote, house: House, secret: str) -> Verified | Refusal:
    """What is due on a ticket now. The refusal cites why nothing is."""
    return _stopped(tote) or _verified(tote, house, found(tote, secret))


def verified_undelivered(tote: Tote, house: House, number: int) -> Verified | Refusal:
    """The same of a ticket that never came out of its printer, and is known by the record of its sale."""
    return _stopped(tote) or _verified(tote, house, _listed(tote, number))


def _listed(tote: Tote, number: int) -> tuple[RaceDay, int] | Refusal:
    day = tote.day_of(number)
    if day is not None and (refusal := ended(day, number)):
        return refusal
    if day is None or number not in day.undelivered:
        says = "ticket {ticket} is not among those that were not delivered"
        return worded(Reason.NOTHING_THERE, says, clauses.DELIVERED, ticket=number)
    return day, number


def _stopped(tote: Tote) -> Refusal | None:
    if not tote.cashing_stopped:
        return None
    says = "no winning tickets are cashed now: {why}"
    return worded(Reason.WRONG_PHASE, says, clauses.POSTING_ERROR, why=tote.cashing_stopped)


def _verified(tote: Tote, house: House, here: tuple[RaceDay, int] | Refusal) -> Verified | Refusal:
    if isinstance(here, Refusal):
        return here
    day, number = here
    if "" < day.expires < house.day:
        says = "ticket {ticket} has expired: it was paid until {day}"
        return worded(Reason.TENDER_NOT_ACCEPTED, says, clauses.CASHING, ticket=number, day=day.expires)
    if refusal := _unsound(day, day.ticket(number)):
        return refusal
    return _due(tote, house, day, number)


def _unsound(day: RaceDay, ticket: Ticket) -> Refusal | None:
    """The tickets of a race are not those that were signed at its close."""
    for race in sorted(committed_races(ticket)):
        if not day.races[race].sound:
            says = "the tickets of race {race} are not those that were recorded at its close: nothing is paid"
            return worded(Reason.INTERNAL_ERROR, says, clauses.VERIFIED, race=race)
    return None


def _due(tote: Tote, house: House, day: RaceDay, number: int) -> Verified | Refusal:
    ticket = day.ticket(number)
    bets = ticket_worth(day, ticket)
    every = tuple(pool for bet in bets for pool in bet.pools)
    pools = tuple(pool for pool in every if pool.paid or pool.refunded)
    live = tuple(bet.bet for bet in bets if not bet.decided)
    if not pools:
        return _nothing_due(number, live)
    return Verified(day, number, pools, live, tuple(forms(tote.terms.tax(house.day), every)))


def _nothing_due(number: int, live: tuple[str, ...]) -> Refusal:
    if live:
        says = "nothing is due on ticket {ticket} yet: the result of race {race} is not official"
        last = max(parsed(bet).races[-1] for bet in live)
        return worded(Reason.WRONG_PHASE, says, clauses.CASHING, ticket=number, race=last)
    says = "ticket {ticket} did not win"
    return worded(Reason.NOTHING_THERE, says, clauses.NOT_PAID, ticket=number)

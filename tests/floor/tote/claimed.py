"""A ticket whose paper is damaged and one that never came out, for tests of what is then done about them."""

from typing import NamedTuple

from croupier.base.names import EffectId
from croupier.floor.tote.messages.claims import ClaimUndelivered, IdentifyTicket, SignClaim, WithdrawClaim
from croupier.floor.tote.messages.tickets import PayTicket, ReportTicketFailed, SellTicket
from tests.totes import P1, ToteHouse, secret


class Unreadable(NamedTuple):
    damaged: int
    undelivered: int


def sold(house: ToteHouse, *bets: str) -> Unreadable:
    """Both with these bets; nothing is heard of the second one's printer yet."""
    damaged = house.sell(*bets)
    house.do("teller", SellTicket(bets))
    return Unreadable(damaged, house.tote.issued)


def not_printed(house: ToteHouse, ticket: int) -> None:
    house.do("device", ReportTicketFailed(EffectId(f"ticket:{P1}:{ticket}"), "jam"))


def identify(ticket: int) -> IdentifyTicket:
    """With digits that prove it."""
    return IdentifyTicket(ticket, secret(ticket))


def both_paid(house: ToteHouse, tickets: Unreadable) -> None:
    """After the result: one identified at the second try, withdrawn and asked again; each signed and paid."""
    damaged, undelivered = tickets
    not_printed(house, undelivered)
    house.do("teller", IdentifyTicket(damaged, ""), identify(damaged), WithdrawClaim(damaged))
    house.do("teller", identify(damaged))
    house.do("mutuel-manager", SignClaim(damaged))
    house.do("teller", PayTicket(damaged), ClaimUndelivered(undelivered))
    house.do("supervisor", SignClaim(undelivered))
    house.do("teller", PayTicket(undelivered))

"""A twin trifecta's winner at a self-service terminal: the race whose runners its bearer chooses now."""

import msgspec

from croupier.floor.tote.twin_exchange import Exchangeable


class ExchangeOffer(msgspec.Struct, frozen=True):
    """`bet` is the winner's; three runners of `race` are chosen."""

    ticket: int
    bet: str
    race: int


class ExchangePart(msgspec.Struct, frozen=True):
    """None until a ticket that may be exchanged is put in at this screen."""

    exchange: ExchangeOffer | None


NO_EXCHANGE = ExchangePart(None)


def exchange_part(won: Exchangeable) -> ExchangePart:
    bet = won.day.ticket(won.number).bets[0]
    return ExchangePart(ExchangeOffer(won.number, bet, won.second))

"""A race card: published, opened for wagering, closed; and its tickets, once they have expired."""

import msgspec

from croupier.base.money import Cents
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.card import RaceCard


class PublishCard(msgspec.Struct, frozen=True, tag="publish-card"):
    """The sending track's card of the next race day. The card before it is closed by then."""

    card: RaceCard


class OpenWagering(msgspec.Struct, frozen=True, tag="open-wagering"):
    """Tickets are sold on every race of the card from here on."""


class CloseCard(msgspec.Struct, frozen=True, tag="close-card"):
    """Every race is official or called off, and the race day is over. Its tickets are paid on."""


class ExpireTickets(msgspec.Struct, frozen=True, tag="expire-tickets"):
    """From the clock, on a new gaming day: cards whose tickets are no longer paid."""


class CarriedIn(msgspec.Struct, frozen=True, array_like=True):
    """What earlier days left for a pool: `own` was kept here, `track` is what the sending track brings."""

    race: int
    kind: Kind
    own: Cents
    track: Cents


class CardPublished(msgspec.Struct, frozen=True, tag="card-published"):
    """`number` counts the cards of this facility, `digest` is the card's own."""

    number: int
    digest: str
    card: RaceCard
    carried: tuple[CarriedIn, ...]
    by: str


class WageringOpened(msgspec.Struct, frozen=True, tag="wagering-opened"):
    by: str


class CardClosed(msgspec.Struct, frozen=True, tag="card-closed"):
    """`expires` is the last gaming day on which its tickets are paid; empty where they never expire."""

    number: int
    expires: str
    by: str


class ExpiredPool(msgspec.Struct, frozen=True, array_like=True):
    """What was owed to the tickets of one pool."""

    race: int
    kind: Kind
    amount: Cents


class TicketsExpired(msgspec.Struct, frozen=True, tag="tickets-expired"):
    """Nobody brought them back in time: what each pool of the card still owed."""

    number: int
    pools: tuple[ExpiredPool, ...]

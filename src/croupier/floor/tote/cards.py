"""A race card: published, opened for wagering, closed at the end of the day; and tickets that expire."""

from collections.abc import Iterator

from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.vouchers import last_day
from croupier.floor.tote import clauses
from croupier.floor.tote.accounts import outs_account
from croupier.floor.tote.messages.cards import (
    CardClosed,
    CardPublished,
    CarriedIn,
    ExpiredPool,
    PublishCard,
    TicketsExpired,
    WageringOpened,
)
from croupier.floor.tote.race_card import digested
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import DECIDED
from croupier.floor.tote.state import Tote
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.card_faults import card_fault


def publish(tote: Tote, command: PublishCard, by: str) -> Decided:
    """The next race day: its pools are those of the card, under the terms of the track's profile."""
    if tote.day is not None and not tote.day.closed:
        return Refusal(Reason.WRONG_PHASE, "the card of the last race day is not closed yet", clauses.TRACK)
    card = command.card
    if wrong := card_fault(card) or other_terms(tote, card):
        return wrong
    carried = tuple(_carried(tote, card))
    return [CardPublished(tote.cards + 1, digested(card).digest, card, carried, by)]


def other_terms(tote: Tote, card: RaceCard) -> Refusal | None:
    """Pools are settled by the terms that the tote was installed with."""
    ours = tote.terms.offers
    if card.track.profile != ours.track:
        says = "this card is of a track with the terms of {card}, and here are those of {ours}"
        profile = card.track.profile
        return worded(Reason.NOT_OFFERED, says, clauses.PERMITTED, card=profile, ours=ours.track)
    for pool in card.pools():
        if pool.kind not in ours.pools:
            says = "there are no terms for a {kind} here"
            return worded(Reason.NOT_OFFERED, says, clauses.PERMITTED, kind=pool.kind)
    return None


def _carried(tote: Tote, card: RaceCard) -> Iterator[CarriedIn]:
    """What earlier days left here goes into the first pool of its kind; more comes from the track."""
    if tote.terms.linked:  # it stays in the host's pool
        return
    left = dict(tote.carryovers)
    for pool in card.pools():
        own = left.pop(pool.kind, 0)
        if own or pool.carried:
            yield CarriedIn(pool.race, pool.kind, own, max(0, pool.carried - own))


def open_wagering(tote: Tote, by: str) -> Decided:
    day = tote.day
    if day is None or day.closed:
        return Refusal(Reason.NOTHING_THERE, "no card is published", clauses.TRACK)
    if day.opened:
        return Refusal(Reason.WRONG_PHASE, "wagering is open already", clauses.WAGERS)
    return [WageringOpened(by)]


def close_card(tote: Tote, house: House, by: str) -> Decided:
    """Once nothing of it is undecided."""
    day = tote.day
    if day is None or day.closed:
        return Refusal(Reason.NOTHING_THERE, "no card is open", clauses.TRACK)
    if waiting := next((race for race in day.races.values() if race.phase not in DECIDED), None):
        says = "race {race} is not official"
        return worded(Reason.WRONG_PHASE, says, clauses.BY_RESULT, race=waiting.number)
    if unpaid := next((pool for pool in day.pools.values() if pool.settled is None), None):
        says = "the {kind} of race {race} has no payoffs yet"
        return worded(Reason.WRONG_PHASE, says, clauses.BY_RESULT, kind=unpaid.kind, race=unpaid.race)
    return [CardClosed(day.number, last_day(house.day, tote.terms.days), by)]


def expire(tote: Tote, house: House) -> Decided:
    """Every closed card whose last day is over."""
    over = [day for day in tote.days.values() if not day.expired and "" < day.expires < house.day]
    if not over:
        return Refusal(Reason.NOTHING_THERE, "no tickets have expired", clauses.CASHING)
    return [TicketsExpired(day.number, tuple(_left(tote, house, day))) for day in over]


def _left(tote: Tote, house: House, day: RaceDay) -> Iterator[ExpiredPool]:
    for pool in day.pools.values():
        owed = house.balances.get(outs_account(tote.id, day.number, pool.race, pool.kind), 0)
        if owed:
            yield ExpiredPool(pool.race, Kind(pool.kind), owed)

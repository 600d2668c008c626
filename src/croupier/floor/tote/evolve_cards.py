"""What the events of a race card change."""

from typing import TypeAlias, assert_never

from croupier.floor.tote.messages.cards import CardClosed, CardPublished, TicketsExpired, WageringOpened
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_card import DigestedCard
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import RacePhase, RaceState
from croupier.floor.tote.state import Tote
from croupier.games.tote.program.card import RaceCard

CardEvent: TypeAlias = CardPublished | WageringOpened | CardClosed | TicketsExpired


def evolve_card(tote: Tote, event: CardEvent) -> None:
    match event:
        case CardPublished():
            _publish(tote, event)
        case WageringOpened():
            tote.today.opened = True
            for race in tote.today.races.values():
                if race.phase is RacePhase.CARD:
                    race.phase = RacePhase.OPEN
        case CardClosed():
            day = tote.days[event.number]
            day.closed, day.expires = True, event.expires
        case TicketsExpired():
            tote.days[event.number].forget()
        case _:
            assert_never(event)


def _publish(tote: Tote, event: CardPublished) -> None:
    day = RaceDay(event.number, DigestedCard(event.digest, event.card), tote.issued + 1)
    day.races = {one.number: RaceState(one.number) for one in event.card.races}
    day.pools = {pool.key.text: pool for pool in _pools(event.card)}
    for one in event.carried:
        day.pools[f"{one.race}-{one.kind}"].carried = one.own + one.track
        tote.carryovers.pop(one.kind, None)
    tote.cards = event.number
    tote.days[event.number] = day


def _pools(card: RaceCard) -> list[PoolState]:
    return [
        PoolState(pool.race, pool.kind, pool.races, pool.least, mandatory=pool.mandatory)
        for pool in card.pools()
    ]

"""One race day: its card, its races and pools, and every ticket that was sold on it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from croupier.base.money import Cents
from croupier.floor.tote.pool_state import PoolKey, PoolState
from croupier.floor.tote.race_card import DigestedCard, field_after, programme
from croupier.floor.tote.race_state import RacePhase, RaceState, Scratch
from croupier.floor.tote.ticket import Ended, Ticket, TicketEnd
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.race import Race


@dataclass(slots=True)
class RaceDay:
    """`number` counts the cards of the facility, `first` is the number of its first ticket.

    `secrets` finds a ticket by the keyed hash of its number; a ticket is there once it is printed. `ended`
    are the tickets that are cancelled, paid, refunded or exchanged, `printing` those whose print is awaited,
    `undelivered` those that never reached their customer. `differences` are what corrected payoffs make of
    tickets that were cashed before, pool by pool: above zero still owed, below zero overpaid. `expires` is
    empty until the card is closed.
    """

    number: int
    digested: DigestedCard
    first: int
    races: dict[int, RaceState] = field(default_factory=dict)
    pools: dict[str, PoolState] = field(default_factory=dict)
    scratches: list[Scratch] = field(default_factory=list)
    tickets: list[Ticket] = field(default_factory=list)
    secrets: dict[str, int] = field(default_factory=dict)
    ended: dict[int, TicketEnd] = field(default_factory=dict)
    printing: dict[int, str] = field(default_factory=dict)
    undelivered: dict[int, str] = field(default_factory=dict)
    differences: dict[int, dict[str, Cents]] = field(default_factory=dict)
    opened: bool = False
    closed: bool = False
    expired: bool = False
    expires: str = ""

    @property
    def card(self) -> RaceCard:
        return self.digested.card

    def holds(self, ticket: int) -> bool:
        return ticket in self.numbers()

    def ticket(self, number: int) -> Ticket:
        return self.tickets[number - self.first]

    def owed(self, ticket: int) -> dict[str, Cents]:
        """What corrected payoffs still owe whoever cashed it, by pool."""
        return {pool: cents for pool, cents in self.differences.get(ticket, {}).items() if cents > 0}

    def pool(self, race: int, kind: Kind) -> PoolState | None:
        return self.pools.get(PoolKey(race, kind).text)

    def is_open(self, race: int) -> bool:
        return race in self.races and self.races[race].phase is RacePhase.OPEN

    @property
    def off(self) -> int:
        """The last race that has gone off, 0 before the first."""
        return max((one.number for one in self.races.values() if one.gone_off), default=0)

    def fields(self, after: int | None = None) -> Fields:
        """Who runs in each race, after so many of the scratches, or after all of them."""
        return field_after(self.digested, tuple(self.scratches[:after]))

    def programme(self) -> Mapping[int, Race]:
        """The races as the arithmetic of pools takes them, still without a finish."""
        return programme(self.digested, tuple(self.scratches))

    def own_bets(self, number: int) -> tuple[str, ...]:
        """The bets that a ticket keeps: none of a cancelled one, nor those that its exchange ticket has."""
        ticket, end = self.ticket(number), self.ended.get(number)
        if end is None:
            return ticket.bets
        if end.how is Ended.CANCELLED:
            return ()
        went_on = self.ticket(end.into).bets if end.into else ()
        return tuple(bet for bet in ticket.bets if bet not in went_on)

    def numbers(self) -> range:
        """Of all tickets that were sold on the card."""
        return range(self.first, self.first + len(self.tickets))

    def with_race(self, race: int) -> Iterator[PoolState]:
        """The pools that have this race as a leg."""
        return (pool for pool in self.pools.values() if race in pool.races)

    def forget(self) -> None:
        """Nobody is paid any more: only the tickets' names are kept, to say that they have expired."""
        self.expired = True
        self.tickets, self.ended, self.printing, self.undelivered, self.differences = [], {}, {}, {}, {}

"""An auditor who outlives every process: after each kill it reads on from the head that it holds."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from croupier.base.envelope import Event
from croupier.base.names import PlayerId, TableId
from croupier.desk.audit import Verification
from croupier.desk.place import Place
from croupier.desk.ports import Entry, Store
from croupier.desk.record import Record
from croupier.floor.dealerless.messages import launches
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds, stations
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable
from croupier.games.chance import commitment, draw
from croupier.games.roulette.table import RouletteTable
from croupier.store.memory import MemoryStore
from croupier.store.sqlite import SqliteStore, database
from tests.books import state_is_the_ledger
from tests.states import state_at

OF_ONE_ROUND = (rounds.RoundSettled, deal.LosersCollected, deal.WinnersPaid, deal.MultiplierDrawn)
"""What happens once in a round or not at all."""


class Witness(Verification):
    """All that Verification checks, of all records so far, and that every state it stops at is legal."""

    def __init__(self) -> None:
        super().__init__(MemoryStore(), KINDS)
        self.happened: Counter[tuple[TableId, type]] = Counter()
        self.bills: Counter[str] = Counter()
        self.found_in: Counter[tuple[TableId, str]] = Counter()
        self._ends: Counter[tuple[TableId, int, type]] = Counter()
        self._committed: dict[tuple[TableId, int], str] = {}

    def look(self, folder: Path) -> list[str]:
        store = SqliteStore.reading(database(folder))
        try:
            return self._read_on(store)
        finally:
            store.close()

    def _read_on(self, store: Store) -> list[str]:
        self._store = store
        legal: list[str] = []
        for entry in store.entries(self.records):
            self._check(entry)
            self.records += 1
            legal += self._witness(entry, KINDS.read_record(entry.body))
        self._check_books()
        for place in self._again.tables.values():
            self.found_in[place.id, state_at(self._again, place.id).phase] += 1
            legal += self._illegal(place)
        return [one.says for one in self.findings] + legal + list(state_is_the_ledger(self._again))

    def _witness(self, entry: Entry, record: Record) -> Iterator[str]:
        table = record.envelope.table
        for event in record.events:
            self.happened[table, type(event)] += 1
            if isinstance(event, OF_ONE_ROUND):
                self._ends[table, event.round, type(event)] += 1
                if self._ends[table, event.round, type(event)] > 1:
                    yield f"record {entry.seq}: {type(event).__name__} of game {event.round} again"
            yield from self._proved(table, event)
            yield from self._reconciled(table, event)
            if isinstance(event, stations.CashAccepted):
                self.bills[f"terminal:{table}:{event.terminal}"] += 1

    def _proved(self, table: TableId, event: Event) -> Iterator[str]:
        """Every multiplier again, from what was committed to before betting opened."""
        if isinstance(event, deal.ChanceCommitted):
            self._committed[table, event.round] = event.commitment
        if isinstance(event, deal.MultiplierDrawn):
            opened = state_at(self._again, table).rules
            assert isinstance(opened, RouletteTable)
            seed = bytes.fromhex(event.seed)
            if commitment(seed) != self._committed.get((table, event.round)):
                yield f"{table}: the seed of game {event.round} was not committed to"
            if draw(seed, bytes.fromhex(event.closed), opened.terms.paytable) != event.multiplier:
                yield f"{table}: the multiplier of game {event.round} cannot be proved"

    def _reconciled(self, table: TableId, event: Event) -> Iterator[str]:
        """A launch is accounted for, by one ball or by none, before there is another game."""
        match event:
            case rounds.GameStarted() if self._launching(table):
                yield f"{table}: game {event.round} began with a launch unaccounted for"
            case launches.BallLaunched():
                asked = launches.effect_id(launches.EffectKind.LAUNCH, table, event.round)
                if event.effect != asked:
                    yield f"{table}: {event.effect} was launched in game {event.round}"

    def _launching(self, table: TableId) -> bool:
        """Slips that are on their way to paper wait for no game."""
        asked = (one.asked for one in self._again.effects.of(table))
        return any(isinstance(one, launches.LaunchAsked) for one in asked)

    def _illegal(self, place: Place) -> Iterator[str]:
        """Nothing lies on a felt or a terminal between games, and nothing is asked of the wheel then."""
        state, standing = state_at(self._again, place.id), place.standing()
        if standing.staked and not standing.playing:
            yield f"{place.id} is {state.phase} with {standing.staked} cents at stake"
        if self._launching(place.id) and not (place.label() == "dealerless" and standing.playing):
            yield f"{place.id} is {state.phase} and waits for a launch"
        if isinstance(state, LiveTable):
            yield from _colours(state)


def _colours(table: LiveTable) -> Iterator[str]:
    """Every colour is one seat's, and what lies on the layout is somebody's."""
    for seat in table.seats.values():
        if seat.colour is not None and table.colours.issued[seat.colour].player != PlayerId(seat.id):
            yield f"{table.id}: seat {seat.id} plays another's {seat.colour}"
        if seat.colour is None and seat.credits:
            yield f"{table.id}: seat {seat.id} holds chips of no colour"

"""Goal: a journal in which a bit has changed never opens on another state. Method: flip bits, one at a time.

A small floor plays until its database and its write-ahead log both hold records. Each try copies the three
files, damages one of them, and then opens and audits the copy. A flip may be *harmless* (the floor opens as
it was and the audit finds nothing), *refused* (it does not open) or *found* (it opens as it was and the audit
finds something). Anything else is a failure, told as a sentence.
"""

import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from croupier.base.names import CommandId, SenderId
from croupier.desk.audit import Verification
from croupier.desk.desk import Desk
from croupier.desk.ports import JournalDamaged, StoreFailed
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.parts.messages.tender import Money
from croupier.store.schema import UnsafeSettings
from croupier.store.sqlite import SqliteStore
from tests.books import plain_balances, plain_floor
from tests.house import ONE, TWO, House, at

FILES = ("floor.db", "floor.db-wal", "floor.heads")
REFUSED = (JournalDamaged, UnsafeSettings, StoreFailed, sqlite3.Error)
Damage = Callable[[Path], None]
State = tuple[object, ...]


def played(folder: Path) -> State:
    """The files of a floor whose process has died, its last records in the log alone; gives its state."""
    alive = folder.with_name(f"{folder.name}-alive")
    alive.mkdir()
    store = SqliteStore(alive / "floor.db")
    house = House(store).opened().buy_in(ONE, Money(20_000)).buy_in(TWO, Money(0, 5_000))
    house.game({ONE: [("red", 500), ("17", 100)], TWO: [("17", 500)]}).spin("17")
    store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    house.game({ONE: [("black", 500)], TWO: [("red", 2500)]})
    house.ask(at(ONE), PlaceBet(2, "17", 50_000))  # more than the terminal holds: a refusal is kept
    house.do("clock", rounds.CloseBets(2))
    folder.mkdir()
    for name in FILES:
        shutil.copyfile(alive / name, folder / name)
    state = state_of(store)
    store.close()
    return state


def state_of(store: SqliteStore) -> State:
    """All that a floor goes by after it has opened: its state, its head, and the answer to every known id."""
    desk = Desk(store, lambda: 0, KINDS)
    answers = [store.find(sender, command) for sender, command in known_ids(store)]
    return plain_floor(desk), plain_balances(desk), desk.head, dict(desk._latest), answers


def known_ids(store: SqliteStore) -> list[tuple[SenderId, CommandId]]:
    rows = store._db.execute("SELECT sender, command FROM journal UNION SELECT sender, command FROM refused")
    return sorted(rows.fetchall())


class Flips:
    def __init__(self, folder: Path, seed: int = 0) -> None:
        self.counts: Counter[str] = Counter()
        self._whole, self._tried = folder / "whole", folder / "tried"
        self._state = played(self._whole)
        self._chance = random.Random(seed)  # noqa: S311 - a test can be run again with its seed

    def run(self, tries: int) -> list[str]:
        """Flip so many bits, spread over database, log and heads; what went wrong, as sentences."""
        sizes = [(name, (self._whole / name).stat().st_size * 8) for name in FILES]
        wrong = []
        for _ in range(tries):
            name, bits = self._chance.choice(sizes)
            bit = self._chance.randrange(bits)
            verdict = self.try_damage(lambda folder, name=name, bit=bit: flip(folder / name, bit))  # type: ignore[misc]
            self.counts[verdict] += 1
            if verdict not in ("harmless", "refused", "found"):
                wrong.append(f"bit {bit} of {name}: {verdict}")
        return wrong

    def try_damage(self, damage: Damage) -> str:
        shutil.rmtree(self._tried, ignore_errors=True)
        shutil.copytree(self._whole, self._tried)
        damage(self._tried)
        try:
            store = SqliteStore(self._tried / "floor.db")
        except REFUSED:
            return "refused"
        try:
            return self._judge(store)
        finally:
            store.close()

    def _judge(self, store: SqliteStore) -> str:
        try:
            same = state_of(store) == self._state
        except REFUSED:
            return "refused"
        if not same:
            return "it opened on another state"
        return "found" if Verification(store, KINDS).run() else "harmless"


def flip(path: Path, bit: int) -> None:
    content = bytearray(path.read_bytes())
    content[bit // 8] ^= 1 << bit % 8
    path.write_bytes(content)

"""A house for measurements: one table of terminals, opened, credited and betting."""

import time
from pathlib import Path

from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import CommandId, SenderId, TableId, TerminalId
from croupier.desk.desk import Desk
from croupier.desk.messages import InstallTable
from croupier.desk.ports import Store
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds, tables, tender
from croupier.floor.terminals.messages import cash
from croupier.games.effective import write_effective
from croupier.games.library import load, open_table
from croupier.store.sqlite import SqliteStore

TABLE = TableId("T1")
CHIPS = (100, 500, 1000, 2500, 10_000, 50_000)
OPTIONS = {"mode": "terminals", "limits": "inside=1.00..500000.00,outside=1.00..500000.00"}
MONEY = tender.Money(currency=10_000_000_00)


class House:
    """Sends commands with ids that rise, as terminals do."""

    def __init__(self, store: Store, terminals: int) -> None:
        self.desk = Desk(store, lambda: time.time_ns() // 1000, KINDS)
        self.table = open_table(load("oneida-roulette"), "roulette", OPTIONS)
        self.terminals = tuple(TerminalId(str(n)) for n in range(terminals))
        self._sent = 0

    def envelope(self, role: Role, command: Command, terminal: TerminalId | None = None) -> Envelope:
        self._sent += 1
        sender = SenderId(f"terminal:{terminal}" if terminal else role)
        return Envelope(CommandId(f"{self._sent:012}"), sender, role, TABLE, command, terminal)

    def send(self, role: Role, command: Command, terminal: TerminalId | None = None) -> None:
        (reply,), _ = self.desk.handle([self.envelope(role, command, terminal)])
        assert reply.refusal is None, reply.refusal

    def open(self) -> None:
        effective = write_effective(self.table).decode()
        self.send(Role.ENGINEER, InstallTable("Bench", effective, self.terminals, CHIPS))
        self.send(Role.SUPERVISOR, tables.OpenTable(1_000_000_00, 32, 13, ball="non-metallic"))
        self.send(Role.DEALER, tables.TakeTable())
        for terminal in self.terminals:
            self.send(Role.PLAYER, cash.LayBuyIn(MONEY), terminal)
            self.send(Role.DEALER, cash.PickUpBuyIn(terminal))
            self.send(Role.DEALER, cash.CountBuyIn(terminal, MONEY))
            self.send(Role.DEALER, cash.CreditBuyIn(terminal, MONEY.total))
            self.send(Role.DEALER, cash.DropBuyIn(terminal))
            self.send(Role.PLAYER, cash.VerifyCredit(), terminal)
        self.send(Role.DEALER, rounds.StartGame())


def house_on_disk(folder: Path, terminals: int) -> House:
    house = House(SqliteStore(folder / "floor.db"), terminals)
    house.open()
    return house

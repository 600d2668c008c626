"""A house for tests: one desk, its people and devices, and rows of what they ask with what comes of it."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple, Self

from croupier.base.envelope import Command, Envelope, Event, Role
from croupier.base.names import CommandId, SenderId, TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.desk import Desk
from croupier.desk.messages import InstallTable
from croupier.desk.ports import Clock, Store
from croupier.desk.reply import Reply
from croupier.floor.kinds import KINDS
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.messages import rounds, tables
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.parts.messages.racks import CountFloat
from croupier.floor.parts.messages.tender import Money
from croupier.floor.pit.state import PIT
from croupier.floor.terminals.messages import cash
from croupier.games.effective import write_effective
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account
from croupier.store.memory import MemoryStore
from tests.states import state_at, terminals_at
from tests.tables import roulette

T1 = TableId("T1")
T2 = TableId("T2")
CHIPS = (100, 500, 1000, 2500, 10_000, 50_000)
FLOAT = 5_000_000
ONE, TWO, THREE = TerminalId("1"), TerminalId("2"), TerminalId("3")
TERMINALS = (ONE, TWO, THREE)
STAFF = {
    "dealer": "Dana", "relief": "Rolf", "supervisor": "Sam", "designee": "Desi", "other supervisor": "Sue",
    "accountant": "Ann", "floorperson": "Flo", "director": "Dirk", "mucker": "Mika",
    "cashier": "Cass", "other cashier": "Carl", "runner": "Rune",
    "teller": "Tess", "other teller": "Todd", "mutuel-manager": "Max",
}  # fmt: skip
ALSO = {
    "other teller": Role.TELLER,
    "other cashier": Role.CASHIER,
    "relief": Role.DEALER,
    "other supervisor": Role.SUPERVISOR,
}


class No(NamedTuple):
    """A refusal that a row expects: its reason and the clause, of Oneida's roulette, that it rests on."""

    reason: str
    clause: str


Answer = tuple[Event, ...] | Refusal
Expected = Event | tuple[Event, ...] | No
Row = tuple[str, Command, Expected]


class Who(NamedTuple):
    role: Role
    sender: SenderId
    terminal: TerminalId | None = None


def who(name: str, table: TableId = T1) -> Who:
    """`terminal 1` is the player there; `relief` is another dealer. Each table has a dealer of its own."""
    if name.startswith("terminal "):
        terminal = TerminalId(name.removeprefix("terminal "))
        return Who(Role.PLAYER, SenderId(f"terminal:{table}:{terminal}"), terminal)
    role = ALSO.get(name) or Role(name)
    own = f" of {table}" if name == "dealer" and table not in (T1, PIT) else ""
    return Who(role, SenderId(f"staff:{STAFF[name]}{own}" if name in STAFF else f"{name}:{table}"))


def at(terminal: TerminalId) -> str:
    return f"terminal {terminal}"


@cache
def _effective(options: tuple[tuple[str, object], ...]) -> str:
    return write_effective(roulette("oneida-roulette", mode="terminals", **dict(options))).decode()


def install(**options: object) -> InstallTable:
    return InstallTable("Roulette 1", _effective(tuple(options.items())), TERMINALS, CHIPS)


class Ticks:
    """A clock that a test sets."""

    def __init__(self, now: int = 0) -> None:
        self.now = now

    def __call__(self) -> int:
        self.now += 1
        return self.now


class House:
    """Nothing is on the floor until `installed` or `opened`; `Desk` is the real one.

    `here` is the table that is meant where none is named.
    """

    here = T1

    def __init__(self, store: Store | None = None, clock: Clock | None = None) -> None:
        self.store: Store = MemoryStore() if store is None else store
        self.clock = clock or Ticks()
        self.desk = Desk(self.store, self.clock, KINDS)
        self.replies: list[Reply] = []
        self._ids = len(self.store.latest_ids()) * 1_000_000

    def restart(self) -> None:
        """The process ends and another folds what was stored."""
        self.desk = Desk(self.store, self.clock, KINDS)

    def envelope(
        self, name: str, command: Command, table: TableId | None = None, id_: str | None = None
    ) -> Envelope:
        self._ids += 1
        at_table = table or self.here
        role, sender, terminal = who(name, at_table)
        return Envelope(CommandId(id_ or f"{self._ids:09}"), sender, role, at_table, command, terminal)

    def send(self, envelope: Envelope) -> Answer:
        [reply], records = self.desk.handle([envelope])
        self.replies.append(reply)
        return reply.refusal or tuple(event for record in records for event in record.events)

    def ask(self, name: str, command: Command, table: TableId | None = None) -> Answer:
        return self.send(self.envelope(name, command, table))

    def rows(self, *rows: Row, table: TableId | None = None) -> None:
        """One thing asked a row, with what comes of it last."""
        for number, (name, command, expected) in enumerate(rows, 1):
            answer = self.ask(name, command, table)
            assert said(answer) == _plain(expected), f"row {number}: {name} asked {command}"

    def do(self, name: str, *commands: Command, table: TableId | None = None) -> None:
        """What must be accepted, where a test is not about it."""
        for command in commands:
            answer = self.ask(name, command, table)
            assert not isinstance(answer, Refusal), f"{name} asked {command}: {answer}"

    def installed(self, table: TableId | None = None, **options: object) -> "House":
        self.do("engineer", install(**options), table=table)
        return self

    def opened(self, table: TableId | None = None, **options: object) -> "House":
        """Installed, inspected, with a float and a dealer; between games."""
        self.installed(table, **options)
        self.do("supervisor", tables.OpenTable(FLOAT, 32, 13, ball="non-metallic"), table=table)
        self.do("dealer", tables.TakeTable(), table=table)
        return self

    def count_float(self, table: TableId | None = None) -> Self:
        """Counted as the books have it, seen by the table's dealer."""
        at_table = table or self.here
        rack = -self.balance(chart.rack(at_table))
        self.do("supervisor", CountFloat(rack, who("dealer", at_table).sender), table=table)
        return self

    def close_table(self, table: TableId | None = None) -> Self:
        self.count_float(table)
        self.do("supervisor", tables.CloseTable(), table=table)
        return self

    def buy_in(self, terminal: TerminalId, money: Money, table: TableId | None = None) -> "House":
        """All the steps of a buy-in."""
        self.do(at(terminal), cash.LayBuyIn(money), table=table)
        steps = (cash.PickUpBuyIn(terminal), cash.CountBuyIn(terminal, money))
        self.do("dealer", *steps, cash.CreditBuyIn(terminal, money.total), table=table)
        self.do("dealer", cash.DropBuyIn(terminal), table=table)
        self.do(at(terminal), cash.VerifyCredit(), table=table)
        return self

    def game(
        self, bets: Mapping[TerminalId, Iterable[tuple[str, int]]], table: TableId | None = None
    ) -> "House":
        """A new game with these bets on it, betting still open."""
        self.do("dealer", rounds.StartGame(), table=table)
        for terminal, placed in bets.items():
            for spot, chip in placed:
                bet = PlaceBet(state_at(self.desk, table or self.here).round, spot, chip)
                self.do(at(terminal), bet, table=table)
        return self

    def close(self, table: TableId | None = None) -> "House":
        closer = rounds.CloseBets(state_at(self.desk, table or self.here).round)
        self.do("clock", closer, table=table)
        return self

    def read(self, number: str, table: TableId | None = None) -> "House":
        self.do(
            "reader", rounds.ReadNumber(state_at(self.desk, table or self.here).spin + 1, number), table=table
        )
        return self

    def spin(self, number: str, table: TableId | None = None) -> "House":
        """Closed by the clock, read, confirmed and settled."""
        self.close(table).read(number, table)
        self.do(
            "dealer", rounds.ConfirmNumber(state_at(self.desk, table or self.here).round, number), table=table
        )
        return self

    @property
    def table(self) -> TableState:
        return terminals_at(self.desk, self.here)

    def terminal(self, terminal: TerminalId = ONE) -> Terminal:
        return self.table.terminals[terminal]

    def balance(self, account: Account) -> int:
        return self.desk.balances.get(account, 0)


def said(answer: Answer) -> tuple[Event, ...] | No:
    """An answer as rows write it."""
    if not isinstance(answer, Refusal):
        return answer
    return No(str(answer.reason), str(answer.clause or "").removeprefix("oneida-roulette:"))


def _plain(expected: Expected) -> tuple[Event, ...] | No:
    return expected if isinstance(expected, No | tuple) else (expected,)

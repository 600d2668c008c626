"""What a killed process runs: `croupier serve` itself, or the same with a bug planted in it."""

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.base.refusal import Refusal
from croupier.cli.main import run
from croupier.desk.desk import Desk
from croupier.desk.ports import Entry, KeptRefusal
from croupier.desk.running import Screen
from croupier.floor.dealerless.running import Dealerless
from croupier.floor.kinds import KINDS as EVERY_KIND
from croupier.floor.wheel.messages.deal import WinnersPaid
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import Transfer
from croupier.store.sqlite import SqliteStore

BEHIND = 6
Batch = tuple[Sequence[Entry], Sequence[KeptRefusal], Mapping[Account, Cents]]


def serve(config: Path, folder: Path, port: int) -> None:
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    sys.exit(run(["serve", "--config", str(config), "--folder", str(folder), "--port", str(port)]))


def serve_acknowledging_early(config: Path, folder: Path, port: int) -> None:
    """The bug: a batch is acknowledged when it is handed over, and written when others have come."""
    commit, held = SqliteStore.commit, list[Batch]()

    def late(store: SqliteStore, *batch: object) -> None:
        held.append(batch)  # type: ignore[arg-type]
        if len(held) > BEHIND:
            commit(store, *held.pop(0))

    SqliteStore.commit = late  # type: ignore[method-assign, assignment]
    serve(config, folder, port)


def serve_paying_twice(config: Path, folder: Path, port: int) -> None:
    """The bug: winners of a live round are paid again what the house has just paid them.

    Only those with colour chips: value chips are nobody's, so no seat would show that it has too many.
    """

    def twice(table: TableId, event: Event) -> list[Transfer]:
        posted = list(EVERY_KIND.post(table, event))
        seats = [one for one in posted if one.debit == chart.win(table) and one.credit != chart.CHIPS]
        return posted + (seats if isinstance(event, WinnersPaid) else [])

    def twice_all(_: Desk, table: TableId, events: Iterable[Event]) -> list[Transfer]:
        return [one for event in events for one in twice(table, event)]

    Desk.post = twice_all  # type: ignore[method-assign, assignment]
    serve(config, folder, port)


def serve_taking_bills_twice(config: Path, folder: Path, port: int) -> None:
    """The bug: what the acceptor says is told to the desk a second time, in a command of its own."""
    use = Dealerless.use_device

    async def twice(self: Dealerless, device: str, value: str, screen: Screen) -> Refusal | None:
        await use(self, device, value, screen)
        return await use(self, device, value, screen)

    Dealerless.use_device = twice  # type: ignore[method-assign, assignment]
    serve(config, folder, port)

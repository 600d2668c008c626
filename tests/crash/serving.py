"""What a killed process runs: `croupier serve` itself, or the same with a bug planted in it."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from croupier.cli.main import run
from croupier.desk.ports import Entry, Refused
from croupier.ledger.accounts import Account
from croupier.money import Cents
from croupier.store.sqlite import SqliteStore

BEHIND = 6
Batch = tuple[Sequence[Entry], Sequence[Refused], Mapping[Account, Cents]]


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

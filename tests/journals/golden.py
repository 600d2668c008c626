"""Golden journals: days as a release stored them, which every later version must open and tell the same.

`python -m tests.journals.golden` writes this release's, once, before it is released, and never again.
"""

import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path

import msgspec

from croupier import __version__
from croupier.desk.ports import Entry
from croupier.desk.rebuild import days_by, rebuild
from croupier.desk.transcript import transcript
from croupier.floor.kinds import KINDS
from croupier.floor.pit.state import PIT
from croupier.store.memory import MemoryStore
from tests.days import UTC_DAYS
from tests.journals import day

FOLDER = Path(__file__).parent


def write(path: Path) -> None:
    entries = list(day.play().entries())
    lines = [msgspec.json.encode(_stored(entry)) for entry in entries]
    path.write_bytes(b"\n".join(lines) + b"\n")
    path.with_suffix(".txt").write_text(told(entries), "utf-8")


def told(entries: Sequence[Entry]) -> str:
    """Every game of every table, as a dealer would tell it."""
    tables = dict.fromkeys(entry.table for entry in entries if entry.table != PIT)
    lines = (
        line for table in tables for game in range(1, 9) for line in transcript(KINDS, entries, table, game)
    )
    return "".join(f"{line.says} ({line.clause})\n" for line in lines)


def read(path: Path) -> MemoryStore:
    """The journal as it was stored, byte for byte, with balances and figures as they are today."""
    store, entries = MemoryStore(), []
    for line in path.read_bytes().splitlines():
        stored = msgspec.json.decode(line)
        for blob in ("body", "hash"):
            stored[blob] = b64decode(stored[blob])
        moved = stored.pop("transfers", None)  # of version 1, which kept them beside the record
        entries.append(Entry(**stored, transfers_v1=b"" if moved is None else msgspec.json.encode(moved)))
    made = rebuild(KINDS, entries, days_by(UTC_DAYS))
    store.commit(entries, [], made.balances, made.rows)
    return store


def _stored(entry: Entry) -> dict[str, object]:
    """A golden of this release holds only records of this version."""
    body, hash_ = b64encode(entry.body).decode(), b64encode(entry.hash).decode()
    named = {"seq": entry.seq, "sender": entry.sender, "command": entry.command, "table": entry.table}
    return {**named, "body": body, "hash": hash_}


if __name__ == "__main__":
    target = FOLDER / f"{__version__}.jsonl"
    if target.exists():
        sys.exit(f"{target.name} is there already: what a release has stored is never written again")
    write(target)
    sys.stdout.write(f"wrote {target.name}\n")

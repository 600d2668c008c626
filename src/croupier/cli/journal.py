"""`croupier audit`, `replay`, `backup` and `restore`: reading a floor's journal without the floor."""

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from msgspec import to_builtins
from rich.progress import Progress
from rich.text import Text

from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.desk.audit import Verification, missing
from croupier.desk.chance import prove
from croupier.desk.transcript import Line, transcript
from croupier.ledger.audit import Finding
from croupier.messages.refusal import Reason, refuse
from croupier.names import Citation, TableId
from croupier.store.sqlite import SqliteStore, UnsafeSettings, database

FOUND = 1
FOLDER = Path("floor")
_HEAD = re.compile(r"[0-9]{1,18} [0-9a-f]{64}", re.ASCII)

audit_app = App(name="audit", help="Check a floor's journal: verify, heads, chance.")


@audit_app.command
def verify(*, folder: Path = FOLDER, held: str | None = None, json: bool = False) -> int:
    """Check the chain, the books, the escrow and every decision, made again from the stored commands.

    Exit status 1 if anything is found.

    Parameters
    ----------
    folder
        The floor's folder, where its journal is kept.
    held
        A head that `croupier audit heads` printed before, "SEQ HASH": the journal must still contain it.
    json
        Print JSON for a program to read.
    """
    head = _head(held) if held is not None else None
    with reading(database(folder)) as store:
        found, records = _verified(store, quiet=json)
        if head is not None:
            found = [*found, *missing(store, *head)]
    if json:
        say_json({"records": records, "findings": [one.says for one in found]})
    else:
        for one in found:
            say(Text(one.says, style="red"))
        outcome = f"{len(found)} findings" if found else "nothing is wrong"
        say(Text(f"{records:,} records read and decided again: {outcome}.", style="bold"))
    return FOUND if found else 0


def _head(held: str) -> tuple[int, bytes]:
    if not _HEAD.fullmatch(held.strip()):
        refuse(Reason.UNREADABLE, f'a head is a number and a hash, "SEQ HASH", not {held!a:.40}')
    seq, hash_ = held.split()
    return int(seq), bytes.fromhex(hash_)


def _verified(store: SqliteStore, *, quiet: bool) -> tuple[list[Finding], int]:
    last, _ = store.head()
    with Progress(transient=True, disable=quiet) as progress:
        task = progress.add_task("Reading the journal", total=last)
        verification = Verification(store, lambda seq: progress.update(task, completed=seq))
        return verification.run(), verification.records


@audit_app.command
def heads(*, folder: Path = FOLDER, json: bool = False) -> None:
    """Print the head of the chain, for someone else to hold: a later journal must contain it.

    Parameters
    ----------
    folder
        The floor's folder.
    json
        Print JSON for a program to read.
    """
    with reading(database(folder)) as store:
        seq, hash_ = store.head()
    if json:
        say_json({"seq": seq, "hash": hash_.hex()})
    else:
        say(Text(f"{seq} {hash_.hex()}"))


@audit_app.command
def chance(table_: str, round_: int, /, *, folder: Path = FOLDER) -> None:
    """Print, as JSON, all that is needed to draw a B2B multiplier again: `tools/verify_chance.py` checks it.

    The records are the whole chain from the commitment to the draw, whichever table they belong to.

    Parameters
    ----------
    table_
        The table.
    round_
        The number of the game.
    folder
        The floor's folder.
    """
    with reading(database(folder)) as store:
        proof = prove(store.entries(), TableId(table_), round_)
    if proof is None:
        says = f"no multiplier was drawn in game {round_} at table {table_!a:.40} in {folder}"
        refuse(Reason.NOTHING_THERE, says)
    say_json(to_builtins(proof))


def replay(
    round_: int,
    /,
    *,
    table_: Annotated[str, Parameter(name="--table")] = "T1",
    folder: Path = FOLDER,
    json: bool = False,
) -> None:
    """Print any round as a dealer would tell it, with the clause behind every line.

    Parameters
    ----------
    round_
        The number of the game.
    table_
        The table it was played at.
    folder
        The floor's folder.
    json
        Print JSON for a program to read.
    """
    with reading(database(folder)) as store:
        lines = transcript(store.entries(), TableId(table_), round_)
    if not lines:
        refuse(Reason.NOTHING_THERE, f"there is no game {round_} at table {table_!a} in {folder}")
    if json:
        say_json(to_builtins(lines))
        return
    shown = table(f"Table {table_}, game {round_}", ("time", "what happened", "clause"))
    for line in lines:
        shown.add_row(*cells(_time(line), line.says, cited(line.clause or Citation(""))))
    say(shown)


def _time(line: Line) -> str:
    return datetime.fromtimestamp(line.at / 1_000_000, UTC).strftime("%H:%M:%S.%f")[:-3]


def backup(to: Path, /, *, folder: Path = FOLDER) -> None:
    """Copy a floor's journal, while it runs, and verify the copy.

    Parameters
    ----------
    to
        The file to write; it must not exist.
    folder
        The floor's folder.
    """
    if to.exists():
        refuse(Reason.UNREADABLE, f"{to} exists already; name a new file")
    with reading(database(folder)) as store:
        store.copy_to(to)
    last = _check_whole(to)
    say(Text(f"{to} holds the journal up to record {last}.", style="bold"))


def restore(source: Path, /, *, folder: Path = FOLDER) -> None:
    """Put a verified backup in place of a journal that is not there.

    Parameters
    ----------
    source
        The backup.
    folder
        The floor's folder; it must hold no journal.
    """
    if not source.is_file():
        refuse(Reason.UNREADABLE, f"there is no backup {source}")
    if database(folder).exists():
        refuse(Reason.UNREADABLE, f"{folder} holds a journal already; restore into an empty folder")
    last = _check_whole(source)
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, database(folder))
    say(Text(f"{folder} is restored up to record {last}.", style="bold"))


def _check_whole(path: Path) -> int:
    """The last record of a journal in which nothing is wrong."""
    with reading(path) as store:
        found, records = _verified(store, quiet=False)
    if found:
        refuse(Reason.UNREADABLE, f"{path} is not a sound journal: {found[0].says}")
    return records


@contextmanager
def reading(path: Path) -> Iterator[SqliteStore]:
    if not path.is_file():
        says = f"there is no journal in {path.parent}; name the floor's folder with --folder"
        refuse(Reason.UNREADABLE, says)
    try:
        store = SqliteStore.reading(path)
    except (sqlite3.Error, UnsafeSettings) as error:
        refuse(Reason.UNREADABLE, f"the journal {path} cannot be read: {error}")
    try:
        yield store
    except sqlite3.Error as error:
        refuse(Reason.UNREADABLE, f"the journal {path} cannot be read: {error}")
    finally:
        store.close()

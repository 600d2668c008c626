"""`croupier audit`: checking a floor's journal as someone who does not trust it."""

import re
from pathlib import Path

from cyclopts import App
from msgspec import to_builtins
from rich.text import Text

from croupier.base.names import TableId
from croupier.base.refusal import Reason, refuse
from croupier.cli.hold import hold
from croupier.cli.journal import FOLDER, reading, verified
from croupier.cli.screen import say, say_json
from croupier.desk.audit import Verification, missing
from croupier.desk.ports import JournalDamaged
from croupier.floor.kinds import KINDS
from croupier.ledger.audit import Finding
from croupier.store.heads import Head, check_head, head_file, read_head, spoilt_slot
from croupier.store.schema import HEADS_SINCE
from croupier.store.sqlite import SqliteStore, database

FOUND = 1
_HEAD = re.compile(r"[0-9]{1,18} [0-9a-f]{64}", re.ASCII)

app = App(name="audit", help="Check a floor's journal: verify, heads, hold, chance.")
app.command(hold)


@app.command
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
    beside = _held_beside(folder)  # before the journal, which may go on growing
    with reading(database(folder)) as store:
        checked = verified(store, quiet=json)
        found = checked.findings
        if head is not None:
            found = [*found, *missing(store, *head)]
        found = [*found, *_lost(store, beside)]
    if json:
        counts = {"records": checked.records, "older": checked.older}
        say_json({**counts, "findings": [one.says for one in found]})
    else:
        _tell(checked, found)
    return FOUND if found else 0


def _tell(checked: Verification, found: list[Finding]) -> None:
    for one in found:
        say(Text(one.says, style="red"))
    outcome = f"{len(found)} finding{'s' * (len(found) > 1)}" if found else "nothing is wrong"
    say(Text(f"{checked.records:,} records read and decided again: {outcome}.", style="bold"))
    if checked.older:
        older = f"{checked.older:,} of them were decided by the rules of an earlier release"
        say(Text(f"{older}: checked in everything else, and not decided again.", style="dim"))


def _head(held: str) -> tuple[int, bytes]:
    if not _HEAD.fullmatch(held.strip()):
        refuse(Reason.UNREADABLE, f'a head is a number and a hash, "SEQ HASH", not {held!a:.40}')
    seq, hash_ = held.split()
    return int(seq), bytes.fromhex(hash_)


def _held_beside(folder: Path) -> Head | Finding:
    path = head_file(database(folder))
    try:
        if says := spoilt_slot(path):
            return Finding(says)
        return read_head(path) or Finding(
            f"{path.name} is missing: nothing tells whether the journal is whole"
        )
    except JournalDamaged as damage:
        return Finding(str(damage))


def _lost(store: SqliteStore, held: Head | Finding) -> list[Finding]:
    if isinstance(held, Finding):
        return [held] if store.version >= HEADS_SINCE else []
    try:
        check_head(store, held, "floor.heads beside it")
    except JournalDamaged as damage:
        return [Finding(str(damage))]
    return []


@app.command
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


@app.command
def chance(table_: str, round_: int, /, *, folder: Path = FOLDER) -> None:
    """Print, as JSON, all that is needed to draw a game's chance again: `tools/verify_chance.py` checks it.

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
        proof = KINDS.prove(store.entries, TableId(table_), round_)
    if proof is None:
        says = f"nothing was drawn in game {round_} at table {table_!a:.40} in {folder}"
        refuse(Reason.NOTHING_THERE, says)
    say_json(to_builtins(proof))

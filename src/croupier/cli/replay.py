"""`croupier replay`: one game, line by line."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import to_builtins

from croupier.base.names import Citation, TableId
from croupier.base.refusal import Reason, refuse
from croupier.cli.journal import FOLDER, reading
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.desk.transcript import Line, transcript
from croupier.floor.kinds import KINDS
from croupier.games.library import load
from croupier.store.sqlite import database


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
        lines = transcript(KINDS, store.entries(), TableId(table_), round_)
    if not lines:
        refuse(Reason.NOTHING_THERE, f"there is no game {round_} at table {table_!a} in {folder}")
    if json:
        say_json(to_builtins(lines))
        return
    shown = table(f"Table {table_}, game {round_}{_document(lines)}", ("time", "what happened", "clause"))
    for line in lines:
        shown.add_row(*cells(_time(line), line.says, cited((line.clause or Citation("")).partition(":")[2])))
    say(shown)


def _document(lines: list[Line]) -> str:
    """By its title: a table stands on one document, so beside each line a clause's number is enough."""
    book = next((line.clause.partition(":")[0] for line in lines if line.clause), None)
    return f", by {load(book).title}" if book else ""


def _time(line: Line) -> str:
    return datetime.fromtimestamp(line.at / 1_000_000, UTC).strftime("%H:%M:%S.%f")[:-3]

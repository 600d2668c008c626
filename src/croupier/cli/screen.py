"""How the command line speaks: tables for people, JSON for programs, one sentence for a refusal."""

import contextlib
import json
import os
import sys
from collections.abc import Iterable
from io import UnsupportedOperation

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from croupier.games.library import BOOKS, load

PIPED_WIDTH = 120


def console() -> Console:
    """The terminal's own width; a fixed one where the output goes to a file or a pipe."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
    return Console(width=width, highlight=False, soft_wrap=False)


def say(*texts: str | Text | Table) -> None:
    for text in texts:
        console().print(text)


def rendered(*texts: str | Text) -> str:
    """What `say` would print, for whoever writes it in another way."""
    shown = console()
    with shown.capture() as captured:
        for text in texts:
            shown.print(text)
    return captured.get().rstrip("\n")


def say_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, indent=2) + "\n")


def complain(sentence: str) -> None:
    sys.stderr.write(f"croupier: {sentence}\n")


def ensure_streams() -> None:
    """Whoever closed an output outright (`>&-`) gets none of it, and no traceback for it."""
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - until the end
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def drop_output() -> None:
    """Send what is still buffered to nowhere: Python writes it once more at exit, and would fail again."""
    with contextlib.suppress(UnsupportedOperation), open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


def table(title: str, columns: Iterable[str], right: Iterable[str] = ()) -> Table:
    """A plain table whose columns keep their words whole where they can."""
    made = Table(
        title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False, padding=0
    )
    rights = set(right)
    for column in columns:
        made.add_column(column, justify="right" if column in rights else "left", overflow="fold")
    return made


def cells(*texts: object) -> list[Text]:
    """Row cells taken as they are: no text of a book or a user is read as markup."""
    return [text if isinstance(text, Text) else Text(str(text)) for text in texts]


def cited(clause: str) -> Text:
    """A citation with its document's title; a clause's number alone stays as it is."""
    book, _, key = clause.partition(":")
    return Text(f"{load(book).title}, {key}" if key and book in BOOKS else clause, style="dim")

"""Goal: no screen carries a clause of its own. Method: find every clause that the screens' source writes.

What a screen cites comes from the server, whose books hold the clauses; only generated types may name one.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.games.library import BOOKS, load

SOURCE = Path(__file__).parents[2] / "web" / "src"
GENERATED = SOURCE / "lib" / "generated.ts"
CITATION = re.compile(rf"(?<![\w-])(?:{'|'.join(BOOKS)}):[\w.(]")
LETTERED = r"[A-Z]{1,4}\.\d+[a-z]?(?:\.[a-z]+)*"
"""As `I.3.a.i` and `B.2`."""
BRACKETED = r"\d+(?:\.\d+)?\([a-z]+\)(?:\(\w+\))*(?:\d+[ivx]*)?"
"""As `3(a)`, `5.3(b)`, `1(e)(1)(i)` and `5.1(e)6ii`."""
NUMBERED = r"\d+\.[a-z](?:\.[ivx]+)?"
"""As `6.d`."""
BARE = re.compile(rf"(?<![\w.$-])(?:{LETTERED}|{BRACKETED}|{NUMBERED})(?![\w-])")


def sources() -> list[Path]:
    found = (path for kind in ("svelte", "ts", "css") for path in SOURCE.rglob(f"*.{kind}"))
    return sorted(path for path in found if path != GENERATED)


def clauses(line: str) -> Iterator[str]:
    for found in (*CITATION.finditer(line), *BARE.finditer(line)):
        yield found[0]


def test_no_screen_cites_a_clause_by_itself() -> None:
    written = [
        f"{path.relative_to(SOURCE)}:{number}: {clause}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for clause in clauses(line)
    ]
    assert written == []


@pytest.mark.parametrize(
    "line", ["clause: 'ilani:6.d',", "returned: '6.c'", "BUY_IN = ['I.3.a.i']", "§ 5.3(b)"]
)
def test_the_check_can_fail(line: str) -> None:
    assert list(clauses(line))


@pytest.mark.parametrize(
    "line", ["width: 1.5em;", "at(3)", "view.table", "T1.b", "0.4s", "I. A", "rotate(1turn)"]
)
def test_the_check_lets_code_pass(line: str) -> None:
    assert list(clauses(line)) == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_of_every_book_would_be_found(book: str) -> None:
    """But for whole sections, which a single capital names."""
    missed = [key for key in load(book).clauses if not BARE.fullmatch(key) and not re.fullmatch("[A-Z]", key)]
    assert missed == []

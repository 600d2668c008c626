"""Write docs/clauses.md: every clause in our words, the code that goes by it and the tests that show it.

Values are found in the books, code by the names that it cites clauses under, tests by their `clause` marks,
which pytest itself collects: so no row can name what is not there.
"""

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from croupier.base.clause import cite
from croupier.floor.baccarat.kind import BY as CARDS
from croupier.floor.dealerless.clauses import CITATIONS as DEALERLESS
from croupier.floor.terminals.clauses import CITATIONS as TERMINALS
from croupier.floor.wheel.clauses import BOOKS as LIVE_BOOKS
from croupier.floor.wheel.clauses import citations_of
from croupier.floor.wheel.table_rules import wheel_table_of
from croupier.games.effective import write_effective
from croupier.games.library import BOOKS, load, open_table
from croupier.law.facts import resting_on

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "croupier"
PAGE = ROOT / "docs" / "clauses.md"
MARKED = "clause-mark"
TOP = """# Clauses

From a clause to its home. Written by `tools/clauses_page.py`: values are those of the book that rest on the
clause (`croupier rules show` prints them), code is under `src/croupier` and cites it, tests are those marked
with it. A row with nothing behind it is a clause that the program does not yet play.
"""
Homes = dict[str, set[str]]
ELECTRONIC = (TERMINALS, DEALERLESS)


def page() -> str:
    return TOP + "\n".join(_sections()) + "\n"


def _sections() -> Iterator[str]:
    code, tests = _code(), _tests()
    for name in BOOKS:
        book = load(name)
        yield f"\n## {name}\n\n| clause | says | values | code | tests |\n|---|---|---|---|---|"
        for key, says in book.clauses.items():
            clause = cite(name, key)
            values = ", ".join(dict.fromkeys(fact.topic for fact in resting_on(book, key)))
            places = ", ".join(f"`{place}`" for place in sorted(code[clause]))
            yield f"| `{key}` | {says} | {values} | {places} | {_shown(tests[clause])} |"


def _shown(tests: set[str]) -> str:
    """Each file once, with the tests in it."""
    by_file = defaultdict(list)
    for test in sorted(tests):
        file, _, function = test.partition("::")
        by_file[file].append(function.removeprefix("test_").replace("_", " "))
    return "<br>".join(f"`{file}`: {'; '.join(names)}" for file, names in by_file.items())


def _code() -> Homes:
    """Which modules cite a clause: as `clauses.NAME`, or as `citations.name` of a table."""
    homes: Homes = defaultdict(set)
    for path in sorted(SOURCE.rglob("*.py")):
        text, place = path.read_text("utf-8"), str(path.relative_to(SOURCE))
        electronic = () if place.startswith(("floor/wheel/", "floor/baccarat/")) else _of_law(text)
        for citation in (*_constants(text), *electronic, *_of_live(text, place), *_of_cards(text, place)):
            homes[citation].add(place)
    return homes


def _constants(text: str) -> Iterator[str]:
    imported = re.search(r"from croupier\.floor\.(\w+) import [^\n]*\bclauses\b", text)
    if imported:
        module = import_module(f"croupier.floor.{imported[1]}.clauses")
        yield from (str(getattr(module, name)) for name in re.findall(r"\bclauses\.([A-Z_]+)\b", text))


def _of_law(text: str) -> Iterator[str]:
    for name in set(re.findall(r"\b(?:citations|clauses)\.([a-z_]+)\b", text)):
        yield from (str(getattr(one, name)) for one in ELECTRONIC if hasattr(one, name))


def _of_live(text: str, place: str) -> Iterator[str]:
    if not place.startswith("floor/wheel/"):
        return
    games = [(book, "roulette") for book in LIVE_BOOKS] + [("new-jersey", "bigsix")]
    for book, game in games:
        named = msgspec.structs.asdict(
            citations_of(wheel_table_of(write_effective(open_table(load(book), game, {})).decode()))
        )
        found = re.findall(r"\b(?:citations|clauses)\.([a-z_]+)\b", text)
        yield from (str(named[name]) for name in found if name in named)


def _of_cards(text: str, place: str) -> Iterator[str]:
    if not place.startswith("floor/baccarat/"):
        return
    for name in set(re.findall(r"\b(?:citations|cited|BY)\.([a-z_]+)\b", text)):
        if hasattr(CARDS, name):
            yield str(getattr(CARDS, name))


def _tests() -> Homes:
    """Marks sit on rows as well as on tests, so pytest is asked, not the text."""
    wanted = re.compile(r"mark\.clause|tests\.clauses|tests\.minibaccarat")
    files = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if wanted.search(path.read_text("utf-8"))
    ]
    asked = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "tools.clauses_page"]
    paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    done = subprocess.run(  # noqa: S603 - our own tests
        [*asked, "-p", "no:cacheprovider", *files],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths},
        check=True,
        capture_output=True,
        text=True,
    )
    homes: Homes = defaultdict(set)
    for line in done.stdout.splitlines():
        mark, _, rest = line.partition("\t")
        if mark == MARKED:
            citation, _, test = rest.partition("\t")
            homes[citation].add(test)
    return homes


def pytest_collection_finish(session: pytest.Session) -> None:
    """As pytest's plugin: one line for every mark of every test it collected."""
    for item in session.items:
        for mark in item.iter_markers("clause"):
            sys.stdout.write(f"{MARKED}\t{mark.args[0]}\t{item.nodeid.partition('[')[0]}\n")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")

"""Every sentence that the server words for a screen, refusals and signs: the keys of a language file.

`python -m tools.sentences` prints them, one a line, with named places for values. A refusal in the code says
its sentence as a literal, so that this list is whole; `faults` names each place where one does not.
"""

import ast
import sys
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from croupier.games.library import BOOKS, load
from croupier.games.roulette.rules import read_rules
from croupier.games.roulette.sign import names_of_wagers
from croupier.games.sign_notices import notice_key

SOURCE = Path(__file__).parent.parent / "src" / "croupier"
ROOMS = ("base", "law", "games", "desk", "floor", "server")
BEYOND = ("devices/validation.py",)
"""What the server reads of a player's typing with a device's own words."""
AT_THE_COMMAND_LINE = {
    "base/refusal.py",
    "floor/baccarat/front.py",
    "floor/baccarat/shoe_change.py",
    "floor/parts/amounts.py",
    "floor/parts/kept_settings.py",
    "floor/wheel/kept_chance.py",
    "games/baccarat/commands/odds.py",
    "games/baccarat/counting.py",
    "games/baccarat/rules.py",
    "games/bigsix/rules.py",
    "games/roulette/commands/design.py",
    "games/roulette/demands.py",
    "law/demands.py",
    "law/rulebook.py",
    "server/demonstration.py",
    "server/descriptors.py",
    "server/http_refusals.py",
    "server/listening.py",
    "floor/parts/commands/integrity.py",
    "server/opening.py",
    "server/settings.py",
    "games/tote/board.py",
    "games/tote/combination.py",
    "games/tote/library.py",
    "games/tote/offers.py",
    "games/tote/pool_faults.py",
    "games/tote/profile.py",
    "games/tote/profile_values.py",
    "games/tote/race.py",
    "games/tote/race_faults.py",
    "games/tote/sites.py",
    "games/tote/term_bounds.py",
    "games/tote/tickets.py",
    "games/tote/wins.py",
}
"""Read by whoever starts a floor or by staff, in English; or made from the sentences of other modules."""
OF_CARDS_AND_COMMANDS = ("games/tote/card/", "games/tote/commands/", "games/tote/program/")
"""What is wrong with a card or a settlement: read at the command line and at the mutuel manager's desk."""
SENTENCE_AT = {
    "Refusal": 1,
    "worded": 1,
    "amount_differs": 0,
    "refuse": 1,
    "refused_request": 1,
    "sentence": 0,
    "HTTPException": 0,
}
"""Which argument of each is the sentence."""


class Said(NamedTuple):
    """A call that words a refusal, and its key; None where that is not a literal."""

    where: str
    call: ast.Call
    key: str | None


def calls(name: str, text: str) -> Iterator[Said]:
    """Every call in a module that words a refusal."""
    tree = ast.parse(text)
    for scope in (tree, *_functions(tree)):
        for call in _calls_in(scope):
            at = SENTENCE_AT[_called(call)]
            key = _literal(call.args[at], scope, tree) if len(call.args) > at else None
            yield Said(f"{name}:{call.lineno}", call, key)


def faults(name: str, text: str) -> Iterator[str]:
    """Sentences that are neither literals nor marked as keys in their module, and places without values."""
    said = list(calls(name, text))
    marked = any(_called(one.call) == "sentence" for one in said)
    for one in said:
        if _called(one.call) == "HTTPException":
            yield f"{one.where}: an answer is for refused_request"
        elif one.key is None and not marked:
            yield f"{one.where}: the sentence is not a literal"
        elif one.key is not None and _called(one.call) != "sentence":
            given = {word.arg for word in one.call.keywords if word.arg}
            if missing := places(one.key) - given:
                yield f"{one.where}: no value for {', '.join(sorted(missing))}"


def places(key: str) -> set[str]:
    """The names of the places that a sentence has for values."""
    return {name for _, name, _, _ in Formatter().parse(key) if name is not None}


def modules() -> Iterator[tuple[str, str]]:
    """Each module that can refuse something at a screen, with its text."""
    rooms = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    for path in (*rooms, *(SOURCE / name for name in BEYOND)):
        name = str(path.relative_to(SOURCE))
        if name not in AT_THE_COMMAND_LINE and not name.startswith(OF_CARDS_AND_COMMANDS):
            yield name, path.read_text("utf-8")


def all_keys() -> list[str]:
    found = (said.key for name, text in modules() for said in calls(name, text))
    return sorted({key for key in found if key is not None} | set(posted_keys()))


def posted_keys() -> Iterator[str]:
    """What the documents themselves put on signs: their notices, and their names of wagers."""
    for book in map(load, BOOKS):
        for game, rules in book.games.items():
            yield from (notice_key(notice.says) for notice in rules.notices)
            if game == "roulette":
                yield from names_of_wagers(read_rules(rules)).values()


def _functions(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def _calls_in(scope: ast.AST) -> Iterator[ast.Call]:
    """Those of this function or module itself, not of the functions inside it."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.Call) and _called(node) in SENTENCE_AT:
            yield node
        yield from _calls_in(node)


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _literal(given: ast.expr, scope: ast.AST, tree: ast.Module) -> str | None:
    """A literal, or the one that the function, or else the module, has last assigned to a name by then."""
    if isinstance(given, ast.Name):
        before = [
            value
            for one in (tree, scope)
            for line, value in sorted(_assigned(given.id, one), key=itemgetter(0))
            if line < given.lineno
        ]
        return _text(before[-1]) if before else None
    return _text(given)


def _text(given: ast.expr) -> str | None:
    if isinstance(given, ast.Call) and _called(given) == "sentence":
        return _text(given.args[0])
    return given.value if isinstance(given, ast.Constant) and isinstance(given.value, str) else None


def _assigned(name: str, scope: ast.AST) -> Iterator[tuple[int, ast.expr]]:
    """What a name is assigned, and in which line; of a module, only outside its functions."""
    for node in ast.walk(scope) if not isinstance(scope, ast.Module) else scope.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from ((node.lineno, part) for part in _part(name, target, node.value))


def _part(name: str, target: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, part in zip(target.elts, value.elts, strict=True):
            yield from _part(name, one, part)
    elif any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(target)):
        yield value


if __name__ == "__main__":
    sys.stdout.writelines(f"{key}\n" for key in all_keys())

"""What msgspec found wrong with a part of a book, in words that need no programmer."""

import re

_PATH = re.compile(r" - at (?:`key` in )?`\$\.?([^`]*)`$")
_TYPES = re.compile(r"`([a-z]+(?: \| [a-z]+)*)`")
_WORDS = {
    "array": "a list",
    "bool": "true or false",
    "date": "a date",
    "datetime": "a date and time",
    "float": "a number with a point",
    "int": "a whole number",
    "null": "nothing",
    "object": "a table",
    "str": "text",
    "time": "a time of day",
}
_SAID = (
    ("Object missing required field `clause`", "this value cites no clause"),
    ("Object missing required field `origin`", "this value does not say who set it: law, house or equipment"),
    ("Object missing required field `source`", "this value names no source"),
    ("Object missing required field", "something is missing:"),
    ("Object contains unknown field", "the program knows no key"),
    ("Invalid enum value", "the program knows no choice"),
    ("Expected `object`, got `null`", "this table is missing"),
)
_BARE = ("Expected `object`, got ", "Expected `object | null`, got ")
_TABLES = ("choices", "equipment", "irregularities", "needs", "when")
"""Keys that hold tables; any other table of a book is a value with its clause and origin."""


def plainly(error: str) -> str:
    path = _PATH.search(error)
    found = error[: path.start()] if path else error
    # Past a key that msgspec writes as `[...]` its path says nothing that a reader could look up.
    where = path[1].partition("[...]")[0] if path else ""
    says = _TYPES.sub(_in_words, _reworded(found, where))
    return f"{says}, at `{where}`" if where else says


def _reworded(found: str, where: str) -> str:
    for theirs, ours in _SAID:
        if found.startswith(theirs):
            return ours + found.removeprefix(theirs)
    for theirs in _BARE:
        if found.startswith(theirs) and where not in _TABLES:
            return "a value must carry its clause and origin; this is only " + found.removeprefix(theirs)
    return found


def _in_words(types: re.Match[str]) -> str:
    """`str | null` is text; a name of the book's own, like `cite`, stays as it is."""
    names = types[1].split(" | ")
    if not set(names) <= set(_WORDS):
        return types[0]
    return " or ".join(_WORDS[name] for name in names if name != "null" or len(names) == 1)

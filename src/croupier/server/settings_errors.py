"""What is wrong with a configuration, in words for whoever wrote it."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from croupier.base.envelope import STAFF

_AT = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<where>.*)`)?")
_UNKNOWN = re.compile(r"Object contains unknown field `(.+)`")
_ROLE = re.compile(r"Invalid enum value '(.+)'")
_NOT_TEXT = re.compile(r"Expected `str`, got `\w+`")


def explained(error: str, known: Iterable[str]) -> str:
    """msgspec's sentence in ours; `known` are the names of all settings, for whoever mistyped one."""
    found = _AT.fullmatch(error)
    what, where = (found["what"], _place(found["where"] or "")) if found else (error, "")
    if unknown := _UNKNOWN.fullmatch(what):
        what = f"there is no setting {unknown[1]}{_meant(unknown[1], known)}"
    elif (role := _ROLE.fullmatch(what)) and where.endswith("role"):
        what = f"{role[1]!a} is no role of staff; they are {', '.join(sorted(STAFF))}"
    elif _NOT_TEXT.fullmatch(what):
        what = "it is text: write it in quotes"
    return f"{where}: {what}" if where else what


def _place(path: str) -> str:
    """`tables[0].bankroll` as a person counts: table 1, bankroll."""
    counted = re.sub(r"(\w+)\[(\d+)\]", lambda one: f"{one[1]} {int(one[2]) + 1}", path)
    return counted.replace(".", ", ").replace("[...]", "")


def _meant(name: str, known: Iterable[str]) -> str:
    close = get_close_matches(name, sorted(known), 1)
    return f"; did you mean {close[0]}?" if close else ""

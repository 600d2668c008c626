"""JSON read strictly: no key twice, no fractions, no number that a program could not hold."""

import json
from typing import NoReturn

from croupier.base.refusal import Reason, refuse


def decode_json(text: str, where: str) -> object:
    """The value that a text writes; `where` says in refusals whose text it is."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_once,
            parse_float=_no_fraction,
            parse_constant=_no_constant,
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        says = "{where} is not JSON: {why} at line {line}, column {column}"
        why = error.msg.lower()
        refuse(Reason.UNREADABLE, says, where=where, why=why, line=error.lineno, column=error.colno)
    except RecursionError:
        refuse(Reason.UNREADABLE, "{where} is nested too deeply", where=where)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    seen: dict[str, object] = {}
    for key, value in pairs:
        if key in seen:
            refuse(Reason.UNREADABLE, "the key {name} is given twice", name=ascii(key))
        seen[key] = value
    return seen


def _whole(text: str) -> int:
    if len(text) > 18:
        refuse(Reason.UNREADABLE, "a number has more than 18 digits")
    return int(text)


def _no_fraction(text: str) -> NoReturn:
    says = '{given} is not a whole number; write money as text, like "5.00"'
    refuse(Reason.UNREADABLE, says, given=text[:20])


def _no_constant(text: str) -> NoReturn:
    refuse(Reason.UNREADABLE, "{given} is not a number", given=text)

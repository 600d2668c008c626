"""Reading a file or standard input, as strict JSON or as lines: nothing is guessed, nothing huge is read."""

import json
import sys
from pathlib import Path
from typing import BinaryIO, NoReturn

from croupier.base.refusal import Reason, refuse

LARGEST = 16 * 1024 * 1024
"""Bytes. A full table of wagers is well under one megabyte."""


def read_json(name: str) -> object:
    """The JSON value in the file `name`, or on standard input when it is `-`."""
    where = "standard input" if name == "-" else name
    return _decode(_text(_read(name, where), where), where)


def read_text(name: str) -> str:
    """The text of a file or of standard input."""
    where = "standard input" if name == "-" else name
    return _text(_read(name, where), where, "text")


def read_lines(name: str) -> list[tuple[int, str]]:
    """The lines of a file or of standard input, with their numbers, less empty ones and `#` comments."""
    where = "standard input" if name == "-" else name
    lines = _text(_read(name, where), where, "something on each line").splitlines()
    stripped = ((number, line.partition("#")[0].strip()) for number, line in enumerate(lines, 1))
    return [(number, line) for number, line in stripped if line]


def _read(name: str, where: str) -> bytes:
    if name == "-":
        return _bounded(sys.stdin.buffer, where)
    if "\0" in name:
        refuse(Reason.UNREADABLE, f"{name!a} is not a file name")
    try:
        with Path(name).open("rb") as file:
            return _bounded(file, where)
    except OSError as error:
        reason = (error.strerror or "it cannot be opened").lower()
        refuse(Reason.UNREADABLE, f"{where} cannot be read: {reason}")


def _bounded(file: BinaryIO, where: str) -> bytes:
    content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        refuse(Reason.UNREADABLE, f"{where} is larger than {LARGEST // 2**20} MiB, the most that is read")
    return content


def _text(content: bytes, where: str, expected: str = "one JSON object") -> str:
    if not content.strip():
        refuse(Reason.UNREADABLE, f"{where} is empty; it should hold {expected}")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        refuse(Reason.UNREADABLE, f"{where} is not UTF-8 text")


def _decode(text: str, where: str) -> object:
    try:
        return json.loads(
            text,
            object_pairs_hook=_once,
            parse_float=_no_fraction,
            parse_constant=_no_constant,
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        refuse(Reason.UNREADABLE, f"{where} is not JSON: {error.msg.lower()} at {place}")
    except RecursionError:
        refuse(Reason.UNREADABLE, f"{where} is nested too deeply")


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    seen: dict[str, object] = {}
    for key, value in pairs:
        if key in seen:
            refuse(Reason.UNREADABLE, f"the key {key!a} is given twice")
        seen[key] = value
    return seen


def _whole(text: str) -> int:
    if len(text) > 18:
        refuse(Reason.UNREADABLE, "a number has more than 18 digits")
    return int(text)


def _no_fraction(text: str) -> NoReturn:
    refuse(Reason.UNREADABLE, f'{text[:20]} is not a whole number; write money as text, like "5.00"')


def _no_constant(text: str) -> NoReturn:
    refuse(Reason.UNREADABLE, f"{text} is not a number")

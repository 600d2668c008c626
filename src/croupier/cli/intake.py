"""Reading a file or standard input, as strict JSON or as lines: nothing is guessed, nothing huge is read."""

import sys
from pathlib import Path
from typing import BinaryIO

from croupier.base.refusal import Reason, refuse
from croupier.base.strict_json import decode_json

LARGEST = 16 * 1024 * 1024
"""Bytes. A full table of wagers is well under one megabyte."""


def read_json(name: str) -> object:
    """The JSON value in the file `name`, or on standard input when it is `-`."""
    where = "standard input" if name == "-" else name
    return decode_json(_text(_read(name, where), where), where)


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

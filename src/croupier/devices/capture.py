"""What came over a serial line, with its times, in a text file of one piece a line.

A piece is `12.500 *X;2;011;23;0;165;1\\r\\n`: bytes that are not printable are written as in Python, so that
nothing is lost. A file whose name ends in .gz is compressed.
"""

import gzip
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Literal, NamedTuple, TextIO, cast

from croupier.base.refusal import Reason, refuse

ZIPPED = ".gz"
_PIECE = re.compile(r"([0-9]{1,9}\.[0-9]{3}) ([ -~]+)")


class Piece(NamedTuple):
    """`at` is in seconds since the capture began."""

    at: float
    raw: bytes


class Capture:
    """A new file that pieces are added to."""

    def __init__(self, path: Path) -> None:
        """Raises `Refused` where it cannot be written, or would take the place of another capture."""
        self._compressed = path.suffix == ZIPPED
        try:
            self._file: TextIO = _opened(path, "xt")
        except FileExistsError:
            refuse(Reason.UNREADABLE, f"{path} is there already: name a new file")
        except OSError as error:
            refuse(Reason.UNREADABLE, f"{path} cannot be written: {(error.strerror or '').lower()}")

    def __enter__(self) -> "Capture":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, at: float, raw: bytes) -> None:
        self._file.write(f"{at:.3f} {_escaped(raw)}\n")
        if not self._compressed:  # which flushing after every line would undo
            self._file.flush()


def pieces_of(path: Path) -> Iterator[Piece]:
    """Every piece of a capture. Raises `Refused` for what is none."""
    try:
        with _opened(path, "rt") as file:
            for number, line in enumerate(file, 1):
                yield _piece(line.rstrip("\n"), path, number)
    except (OSError, EOFError) as error:
        why = getattr(error, "strerror", None) or "it is not a whole compressed file"
        refuse(Reason.UNREADABLE, f"{path} cannot be read: {why.lower()}")


def _piece(line: str, path: Path, number: int) -> Piece:
    match = _PIECE.fullmatch(line)
    if match is not None:
        with suppress(UnicodeError):  # a backslash that Capture did not write
            return Piece(float(match[1]), _unescaped(match[2]))
    says = "should be seconds and what came then, like 12.500 *X;2;011;23;0;165;1\\r\\n"
    refuse(Reason.UNREADABLE, f"line {number} of {path} is not of a capture: it {says}")


def _unescaped(text: str) -> bytes:
    return text.encode("ascii").decode("unicode_escape").encode("latin-1")


def _escaped(raw: bytes) -> str:
    return raw.decode("latin-1").encode("unicode_escape").decode("ascii")


def _opened(path: Path, mode: Literal["rt", "xt"]) -> TextIO:
    """What is not of a capture is refused by its line, so no byte is an error here."""
    if path.suffix == ZIPPED:
        return cast("TextIO", gzip.open(path, mode, encoding="ascii", errors="replace"))
    return cast("TextIO", path.open(mode, encoding="ascii", errors="replace"))

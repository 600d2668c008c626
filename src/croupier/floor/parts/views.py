"""Parts of views that tables of several kinds show alike."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, Protocol, TypeAlias

import msgspec

from croupier.base.names import Citation
from croupier.games.board import Came
from croupier.games.reasons import in_words
from croupier.law.sign import Line

BallState: TypeAlias = Literal["idle", "track", "dropping", "rest"]


class Named(msgspec.Struct, frozen=True):
    """A terminal or a seat, with its name as people say it."""

    id: str
    name: str


class CitedWords(msgspec.Struct, frozen=True):
    """A sentence, and the clause behind it."""

    says: str
    clause: Citation


A_SUPERVISORS = "a number came: a supervisor's to call"


class ReasonLine(msgspec.Struct, frozen=True):
    """A reason to call off a spin or a game; `waits` is why the dealer may not call it now."""

    name: str
    says: str
    clause: Citation
    waits: str = ""


class Ball(msgspec.Struct, frozen=True):
    """The ball as screens draw it; `left_ms` is how long until it rests. `lost`: the wheel is not heard."""

    state: BallState
    spin: int
    number: str | None
    left_ms: int = 0
    lost: bool = False


class BoardPart(msgspec.Struct, frozen=True):
    """What came often and what did not; `of` are the rounds counted, `prior` the last valid number.

    `limits` are posted here as they are at the table.

    `committed` is the hash of the seed of this or the coming game's multiplier, `multipliers` all that its
    paytable can draw.
    """

    of: int
    hot: list[Came]
    cold: list[Came]
    prior: str | None
    limits: list[Line]
    committed: str | None = None
    multipliers: list[int] = []


class Limit(Protocol):
    @property
    def words(self) -> str: ...

    @property
    def clause(self) -> Citation: ...


def limit_lines(limits: Mapping[str, Limit]) -> list[Line]:
    """Each limit in words, with what it is about."""
    return [Line(name, limit.words, limit.clause) for name, limit in limits.items()]


def _never(_reason: str) -> str:
    return ""


def reason_lines(
    clauses: Iterable[tuple[str, Citation]], waits: Callable[[str], str] = _never
) -> list[ReasonLine]:
    """Each reason by name and as a sentence."""
    return [ReasonLine(name, in_words(name), clause, waits(name)) for name, clause in clauses]

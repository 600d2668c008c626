"""What an act is, wherever the game stands; and the acts of opening and working a table of any kind."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Protocol, TypeVar

import msgspec

from croupier.base import money
from croupier.base.envelope import Command, Role
from croupier.base.money import Cents
from croupier.base.names import Citation, TerminalId
from croupier.desk.act import Act, When
from croupier.desk.kind import Citations
from croupier.desk.offer import tag
from croupier.floor.parts.messages import tables
from croupier.floor.parts.opening import opening as asked_to_open
from croupier.floor.parts.people import SUPERVISOR
from croupier.floor.parts.procedures import Cited
from croupier.games.roulette.rules import EquipmentRule

S_contra = TypeVar("S_contra", contravariant=True)
OVERSEERS = ("supervisor",)
IRREGULARITY = "irregularity"
"""What calls a game off or puts its number right: beside the order of play, and not of it."""


class ListedAct(Protocol):
    """What a list of acts tells of each, whatever its clause is taken from."""

    @property
    def procedure(self) -> str: ...

    @property
    def key(self) -> str: ...

    @property
    def command(self) -> type[Command] | None: ...

    @property
    def roles(self) -> frozenset[Role]: ...

    @property
    def screens(self) -> tuple[str, ...]: ...

    @property
    def device(self) -> str: ...


@dataclass(frozen=True)
class ActRule(Generic[S_contra]):
    """`cited` gives the act's clause from a table's citations; `command` is None where nothing is sent."""

    procedure: str
    key: str
    command: type[Command] | None
    roles: frozenset[Role]
    screens: tuple[str, ...]
    cited: Callable[[S_contra], Citation]
    device: str = ""

    @cached_property
    def _tag(self) -> str:
        return tag(self.command) if self.command else ""

    @cached_property
    def _roles(self) -> tuple[Role, ...]:
        return tuple(sorted(self.roles))

    def act(
        self,
        citations: S_contra,
        when: When = When.DUE,
        position: TerminalId | None = None,
        **values: str | int,
    ) -> Act:
        return Act(
            self.procedure,
            self.key,
            self._tag,
            self._roles,
            self.screens,
            self.cited(citations),
            when,
            position,
            values,
            self.device,
        )


def cash(amount: Cents) -> str:
    """Money as it stands among an act's values."""
    return money.show(amount)


def placed(index: int, due: int) -> When:
    """When the act at `index` of an order comes, while the one at `due` is due."""
    if index == due:
        return When.DUE
    return When.DONE if index < due else When.LATER


def _clause(leaf: Cited) -> Citation:
    return leaf.clause


def _inspection(key: str) -> ActRule[Cited]:
    return ActRule("opening", key, tables.OpenTable, SUPERVISOR, OVERSEERS, _clause)


INSPECT_WHEEL = _inspection("inspect-wheel")
INSPECT_DRIVE = _inspection("inspect-drive")
MEASURE_BALL = _inspection("measure-ball")
OPEN_TABLE: ActRule[Citations] = ActRule(
    "opening", "open-table", tables.OpenTable, SUPERVISOR, OVERSEERS, lambda citations: citations.supervision
)
ANSWER_CALL: ActRule[Citations] = ActRule(
    "table", "answer-call", tables.AnswerCall, SUPERVISOR, OVERSEERS, lambda citations: citations.supervision
)


def opening(citations: Citations, equipment: EquipmentRule | None) -> Iterator[Act]:
    """A supervisor inspects what the document asks about, and opens the table: one frame does both."""
    inspections = _inspections(equipment) if equipment is not None else ()
    frame = asked_to_open(equipment).frame
    for act in (*inspections, OPEN_TABLE.act(citations)):
        yield msgspec.structs.replace(act, command=frame)


def _inspections(rule: EquipmentRule) -> Iterator[Act]:
    if rule.wheel_inches is not None:
        yield INSPECT_WHEEL.act(rule.wheel_inches, inches=rule.wheel_inches.value)
    if rule.enclosed is not None:
        yield INSPECT_DRIVE.act(rule.enclosed)
    if rule.ball_sixteenths is not None:
        least, most = rule.ball_sixteenths.value
        yield MEASURE_BALL.act(rule.ball_sixteenths, least=least, most=most)

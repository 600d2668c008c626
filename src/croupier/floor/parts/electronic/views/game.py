"""The game as everyone at the table sees it."""

from enum import StrEnum

import msgspec

from croupier.floor.parts.electronic.irregularities import NO_SPIN
from croupier.floor.parts.electronic.state import Phase, Round, TableState
from croupier.floor.parts.views import Ball
from croupier.games.roulette.wheel import Colour


class ShownPhase(StrEnum):
    """`settled` is between games with a result on show; `read` and `void` are as in `Phase`."""

    CLOSED = "closed"
    IDLE = "idle"
    BETTING = "betting"
    LOCKED = "locked"
    READ = "read"
    SETTLED = "settled"
    VOID = "void"


class PastResult(msgspec.Struct, frozen=True):
    """`void` is the reason for which a game was void; `no_spin`: the dealer indicated No Spin."""

    round: int
    number: str | None
    colour: Colour | None
    void: str | None
    no_spin: bool


class GamePart(msgspec.Struct, frozen=True):
    """`number` is the confirmed one; `history` has the newest first."""

    phase: ShownPhase
    round: int | None
    number: str | None
    colour: Colour | None
    history: list[PastResult]


class ClockView(msgspec.Struct, frozen=True):
    """The game clock as it stood when the frame was sent."""

    left_ms: int
    total_ms: int
    prompt_ms: int


class MovingPart(msgspec.Struct, frozen=True):
    """What moves by itself; `clock` is there while betting is open."""

    clock: ClockView | None
    ball: Ball


def game_part(table: TableState) -> GamePart:
    settled = table.phase is Phase.IDLE and table.number is not None
    number = table.number if settled else None
    return GamePart(
        phase=ShownPhase.SETTLED if settled else ShownPhase(table.phase),
        round=table.round or None,
        number=number,
        colour=_colour(table, number),
        history=[_result(table, one) for one in table.rounds],
    )


def _result(table: TableState, one: Round) -> PastResult:
    return PastResult(one.round, one.number, _colour(table, one.number), one.void, one.void in NO_SPIN)


def _colour(table: TableState, number: str | None) -> Colour | None:
    return table.rules.wheel.colours[number] if number else None

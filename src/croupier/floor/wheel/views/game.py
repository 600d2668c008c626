"""The game and the table as everyone at it sees them."""

from itertools import islice
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from croupier.floor.parts.views import Ball
from croupier.floor.wheel.state import LiveTable, Phase, Round
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.wheel import Colour

SHOWN = 20


class WheelGamePart(msgspec.Struct, frozen=True):
    """`spin` counts the spins of this round, `number` is the announced result, `multiplier` is B2B's."""

    phase: Phase
    round: int | None
    spin: int
    spinning: bool
    number: str | None
    colour: Colour | None
    multiplier: int | None


class WheelTable(msgspec.Struct, frozen=True):
    """`before_spin`: betting closes before the spin. `terms` is the digest of the effective book."""

    id: str
    name: str
    book: str
    game: Literal["roulette", "bigsix"]
    before_spin: bool
    b2b: bool
    terms: str


class WheelResult(msgspec.Struct, frozen=True):
    round: int
    number: str
    colour: Colour | None
    multiplier: int | None


class WheelBall(Ball, frozen=True):
    """At the Big Six the wheel itself: `stop` is its place at the clapper, 0 to 53 clockwise.

    `between`: the clapper rests between that stop and the next. `result` is what the dealer announces of it.
    """

    stop: int | UnsetType | None = UNSET
    between: bool | UnsetType = UNSET
    result: str | UnsetType | None = UNSET


class WheelTablePart(msgspec.Struct, frozen=True):
    """`history` has the last twenty results, the newest first."""

    table: WheelTable
    history: list[WheelResult]
    ball: WheelBall


def game_part(table: LiveTable) -> WheelGamePart:
    return WheelGamePart(
        phase=table.phase,
        round=table.round or None,
        spin=table.spins,
        spinning=table.spun and table.phase in (Phase.BETTING, Phase.LOCKED),
        number=table.number,
        colour=colour_of(table, table.number),
        multiplier=table.multiplier,
    )


def table_part(table: LiveTable, ball: Ball) -> WheelTablePart:
    history = [result_of(table, one) for one in islice(table.rounds, SHOWN)]
    drawn = ball if isinstance(ball, WheelBall) else WheelBall(*msgspec.structs.astuple(ball))
    return WheelTablePart(table_name(table), history, drawn)


def table_name(table: LiveTable) -> WheelTable:
    return WheelTable(
        id=table.id,
        name=table.name,
        book=table.rules.terms.book,
        game=table.rules.game,
        before_spin=table.closes_before_spin,
        b2b=table.offers_b2b,
        terms=table.terms,
    )


def result_of(table: LiveTable, one: Round) -> WheelResult:
    return WheelResult(one.round, one.number, colour_of(table, one.number), one.multiplier)


def colour_of(table: LiveTable, number: str | None) -> Colour | None:
    return table.rules.wheel.colours[number] if number and isinstance(table.rules, RouletteTable) else None

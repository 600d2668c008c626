"""What a supervisor sees of one live table, in the words of the other tables."""

from collections.abc import Sequence
from functools import partial
from itertools import islice

from croupier.base import money
from croupier.base.names import staff_name
from croupier.base.wire_types import Dollars
from croupier.floor.parts.attendants import callers
from croupier.floor.parts.opening import UNMEASURED, Opening, opening
from croupier.floor.parts.overview import OverviewRound, OverviewTerminal, RemedyLine, TableOverview
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.views import reason_lines
from croupier.floor.wheel.no_spins import irregularities, too_late
from croupier.floor.wheel.state import OF_ONE_SPIN, LiveTable, Phase, Round
from croupier.floor.wheel.views.game import SHOWN, colour_of
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.wheel import Colour


class OverviewSeat(OverviewTerminal, frozen=True, kw_only=True):
    """`colour` is that of the seat's chips; `hand` what they are worth."""

    colour: str | None
    hand: Dollars


class OverviewLiveRound(OverviewRound, frozen=True, kw_only=True):
    colour: Colour | None
    multiplier: int | None
    spins: int
    collected: Dollars


class WheelOverview(TableOverview, frozen=True, kw_only=True):
    phase: Phase
    mucker: str | None
    terminals: Sequence[OverviewSeat]
    rounds: Sequence[OverviewLiveRound]


def wheel_overview(table: LiveTable) -> WheelOverview:
    return WheelOverview(
        id=table.id,
        name=table.name,
        mode="live",
        phase=table.phase,
        round=table.round or None,
        dealer=staff_name(table.dealer),
        mucker=staff_name(table.mucker),
        calling=table.calling,
        calls=callers(table.seats.values()),
        staked=money.show(table.staked),
        terminals=[_seat(seat) for seat in table.seats.values()],
        voids=[],
        rounds=[_round(table, one) for one in islice(table.rounds, SHOWN)],
        opening=_opening(table),
        remedies=_remedies(table),
    )


def _opening(table: LiveTable) -> Opening:
    """The Big Six documents ask for no measure."""
    rules = table.rules
    return opening(rules.terms.play.equipment) if isinstance(rules, RouletteTable) else UNMEASURED


def _remedies(table: LiveTable) -> list[RemedyLine]:
    """Every reason for which a spin is called off; once there is a number with words, or no more."""
    if table.phase not in OF_ONE_SPIN or not table.spun:
        return []
    return [
        RemedyLine("call-off-spin", one.name, one.says, one.clause, table.at_rest, one.waits)
        for one in reason_lines(irregularities(table), partial(too_late, table))
    ]


def _seat(seat: Seat) -> OverviewSeat:
    """`credits` is all that the seat holds, whatever chips it has it in."""
    return OverviewSeat(
        id=seat.id,
        name=f"Seat {seat.id}",
        credits=money.show(seat.credits + seat.held),
        lock=None,
        colour=seat.colour,
        hand=money.show(seat.credits),
    )


def _round(table: LiveTable, one: Round) -> OverviewLiveRound:
    return OverviewLiveRound(
        round=one.round,
        number=one.number,
        void=None,
        staked=None,
        paid=money.show(one.paid),
        voidable=False,
        colour=colour_of(table, one.number),
        multiplier=one.multiplier,
        spins=one.spins,
        collected=money.show(one.collected),
    )

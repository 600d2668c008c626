"""The race day as every screen of the tote shows it: races, runners, pools, results."""

from collections.abc import Iterator

import msgspec

from croupier.base import money
from croupier.base.names import staff_name
from croupier.base.wire_types import Dollars
from croupier.floor.tote.link_selling import not_selling
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import RacePhase, RaceState
from croupier.floor.tote.state import Tote
from croupier.floor.tote.stop_words import why_stopped
from croupier.games.tote.board import TWO_DOLLARS
from croupier.games.tote.pool_result import worth
from croupier.games.tote.program.card import ProgramRace, ProgramRunner
from croupier.games.tote.program.race_kinds import Sport

MILLISECOND = 1000


class RunnerView(msgspec.Struct, frozen=True):
    """`interest` is the number that is bet on: `1` of `1A`; `line` are its morning-line odds.

    `rider` is its jockey or driver. `absent`: scratched on the card itself, so that nobody has bet on it.
    """

    number: str
    interest: int
    name: str
    line: str
    rider: str
    trainer: str
    colours: str
    scratched: bool
    absent: bool


class OfferedPool(msgspec.Struct, frozen=True):
    """`races` are its legs; `least` is the smallest bet on one combination. `open`: it takes bets."""

    kind: str
    races: list[int]
    least: Dollars
    carryover: Dollars
    mandatory: bool
    open: bool


class PayoffView(msgspec.Struct, frozen=True):
    """`pays` is for $2; `rung` says how near the winners came."""

    wins: str
    rung: str
    pays: Dollars
    clause: str


class PoolPayoffs(msgspec.Struct, frozen=True):
    """What a settled pool pays. `source` is whose figures they are; `refunded`: every bet goes back."""

    kind: str
    race: int
    payoffs: list[PayoffView]
    refunded: bool
    carried_out: Dollars
    source: str
    clause: str


class RaceView(msgspec.Struct, frozen=True):
    """`post` is the latest post time that the track gave, `scheduled` the card's, in milliseconds of UTC:
    every screen shows them by its own clock. `kinds` are those of the race, such as stake or claiming;
    `distance` is in yards.

    `closed_by` is what closed betting, `result_by` how the finish came here and `entered_by` who typed it.
    """

    number: int
    name: str
    scheduled: int
    kinds: list[str]
    distance: int
    purse: Dollars
    post: int | None
    phase: RacePhase
    runners: list[RunnerView]
    pools: list[OfferedPool]
    finish: str
    inquiry: str
    called_off: str | None
    closed_by: str | None
    result_by: str | None
    entered_by: str | None
    payoffs: list[PoolPayoffs]
    root: str
    signature: str


class RaceDayPart(msgspec.Struct, frozen=True):
    """`on_sale`: tickets are sold. `stopped` is why not, `announcement` why no winner is paid now.

    `live`: the sending track is heard. `current` is the race that takes bets next, None after the last.
    """

    facility: str
    track: str
    sport: Sport
    day: str
    card: int
    on_sale: bool
    live: bool
    stopped: str
    announcement: str
    current: int | None
    races: list[RaceView]


def race_day_part(tote: Tote) -> RaceDayPart:
    day = tote.day
    stopped = why_stopped(tote)
    on_sale = day is not None and day.opened and not day.closed and not stopped and not not_selling(tote, day)
    return RaceDayPart(
        facility=tote.terms.facility,
        track=day.card.track.name if day else tote.terms.offers.track,
        sport=day.card.sport if day else Sport.HORSE,
        day=day.card.date if day else "",
        card=day.number if day else 0,
        on_sale=on_sale,
        live=tote.live,
        stopped=stopped,
        announcement=tote.cashing_stopped,
        current=current_race(day),
        races=list(_races(day)) if day else [],
    )


def current_race(day: RaceDay | None) -> int | None:
    """The first race that has not gone off."""
    waiting = (one.number for one in day.races.values() if not one.gone_off) if day else iter(())
    return next(waiting, None)


def _races(day: RaceDay) -> Iterator[RaceView]:
    for race in day.card.races:
        yield _race(day, race, day.races[race.number])


def _race(day: RaceDay, race: ProgramRace, state: RaceState) -> RaceView:
    gone = {one.runner for one in day.scratches if one.race == race.number}
    mine = [pool for pool in day.pools.values() if pool.race == race.number]
    decided = [pool for pool in day.pools.values() if pool.races[-1] == race.number]
    return RaceView(
        number=race.number,
        name=race.name,
        scheduled=race.post.utc * 1000,
        kinds=list(race.kinds),
        distance=race.distance,
        purse=money.show(race.purse),
        post=state.post // MILLISECOND if state.post else None,
        phase=state.phase,
        runners=[_runner(one, gone) for one in race.runners],
        pools=[_offered(pool, state.open) for pool in mine],
        finish=state.finish,
        inquiry=state.inquiry,
        called_off=state.called_off,
        closed_by=state.closed_by,
        result_by=state.result_by,
        entered_by=staff_name(state.entered_by) if state.entered_by else None,
        payoffs=[_payoffs(pool) for pool in decided if pool.settled],
        root=state.root,
        signature=state.signature,
    )


def _runner(one: ProgramRunner, gone: set[str]) -> RunnerView:
    return RunnerView(
        number=one.number,
        interest=one.interest,
        name=one.name,
        line=str(one.line) if one.line else "",
        rider=one.jockey or one.driver,
        trainer=one.trainer,
        colours=one.colours,
        scratched=one.scratched or one.number in gone,
        absent=one.scratched,
    )


def _offered(pool: PoolState, is_open: bool) -> OfferedPool:
    return OfferedPool(
        pool.kind,
        list(pool.races),
        money.show(pool.least),
        money.show(pool.carried),
        pool.mandatory,
        is_open,
    )


def _payoffs(pool: PoolState) -> PoolPayoffs:
    settled = pool.settled
    assert settled is not None  # noqa: S101 - only settled pools are asked
    lines = [
        PayoffView(one.wins, one.rung, money.show(worth(one.price, TWO_DOLLARS)), one.clause)
        for one in settled.payoffs
    ]
    carried = money.show(settled.sums.carried_out)
    return PoolPayoffs(
        pool.kind, pool.race, lines, settled.refund_all, carried, settled.source, settled.clause
    )

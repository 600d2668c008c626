"""The tote board: probable payoffs and will-pays of the race that runs next."""

import msgspec

from croupier.base import money
from croupier.base.wire_types import Dollars
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.settlement import decided
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.race_day import current_race
from croupier.games.tote import board
from croupier.games.tote.combination import show_combination
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.race import State

LEGGED = (Kind.DAILY_DOUBLE, *PICKS)
PROBABLES = (Kind.EXACTA, Kind.QUINELLA, Kind.DAILY_DOUBLE)


class Probable(msgspec.Struct, frozen=True):
    """What $2 on this combination would pay if nothing more were bet."""

    combination: str
    pays: Dollars


class ProbableGrid(msgspec.Struct, frozen=True):
    race: int
    kind: str
    probables: list[Probable]


class WillPay(msgspec.Struct, frozen=True):
    """If `winner` wins the last leg, $2 on `wins` pays this."""

    winner: int
    wins: str
    pays: Dollars


class WillPays(msgspec.Struct, frozen=True):
    race: int
    kind: str
    last: int
    pays: list[WillPay]


class ToteBoardPart(msgspec.Struct, frozen=True):
    probables: list[ProbableGrid]
    will_pays: list[WillPays]


def tote_board_part(tote: Tote) -> ToteBoardPart:
    day = tote.day
    current = current_race(day)
    if day is None or current is None:
        return ToteBoardPart([], [])
    return ToteBoardPart(_probables(tote, day, current), _will_pays(tote, day, current))


def _probables(tote: Tote, day: RaceDay, race: int) -> list[ProbableGrid]:
    pools = [pool for pool in day.pools.values() if pool.race == race and pool.kind in PROBABLES]
    found = []
    for pool in pools:
        terms = tote.terms.offers.pools[pool.kind].terms
        pays = board.probables(pool.pool, terms, day.programme())
        lines = [Probable(show_combination(one), money.show(cents)) for one, cents in sorted(pays.items())]
        found.append(ProbableGrid(race, pool.kind, lines))
    return found


def _will_pays(tote: Tote, day: RaceDay, race: int) -> list[WillPays]:
    """Of every double and pick whose last leg is this race, once its other legs are decided."""
    races = decided(day)
    ending = [pool for pool in day.pools.values() if pool.kind in LEGGED and pool.races[-1] == race]
    known = [pool for pool in ending if all(races[leg].state is not State.OPEN for leg in pool.races[:-1])]
    found = []
    for pool in known:
        pays = board.will_pays(pool.pool, tote.terms.offers.pools[pool.kind].terms, races)
        lines = [
            WillPay(one, wins, money.show(cents))
            for one, by in sorted(pays.items())
            for wins, cents in by.items()
        ]
        found.append(WillPays(pool.race, pool.kind, race, lines))
    return found

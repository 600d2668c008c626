"""What boards show before the off: odds, totals, probables and will-pays, here and at every guest.

All of it is of the money of every site, and each site's own price of it is by net price, as it will be paid.
"""

from collections.abc import Hashable, Iterator, Mapping

import msgspec

from croupier.base.money import Cents
from croupier.devices.link_messages import LiveOdds, ProbablePays, WillPayLine, WillPayLines
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.settlement import decided
from croupier.floor.tote.site_pricing import OUR_OWN, priced
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.race_day import current_race
from croupier.games.tote import board
from croupier.games.tote.kinds import PICKS, Combination, Interest, Kind
from croupier.games.tote.picks import favourite
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_result import worth
from croupier.games.tote.race import Race, State
from croupier.games.tote.sites import Site

LiveMoney = Mapping[str, Mapping[str, Mapping[Combination, Cents]]]
"""By guest, then by pool."""
Boards = Mapping[str, LiveOdds]
"""By site: our own under `OUR_OWN`."""
SHOWN = ("open", "closed", "posted")
"""A race with money in its pools and no result."""
LEGGED = (Kind.DAILY_DOUBLE, *PICKS)
PROBABLES = (Kind.EXACTA, Kind.QUINELLA, Kind.DAILY_DOUBLE)
VERSION = 2
NOTHING = LiveOdds({}, {})


class SiteBoards:
    """The boards of all sites, made together; however many screens and guests there are, once a cycle.

    Totals and win odds take a pass over the combinations that each site sold, in every pool of a race without
    a result. Probables take one over those of three pools of the next race: 552 in an exacta of 24 runners,
    each priced once a site. Will-pays price a pool once for each starter of its last leg; the pool is closed
    by then, so they are kept until a merge, a refund, a scratch, a result or another favourite changes them.
    """

    def __init__(self, tote: Tote) -> None:
        self._tote = tote
        self._kept: dict[str, tuple[Hashable, Mapping[str, WillPayLines]]] = {}

    def look(self, live: LiveMoney | None = None) -> Boards:
        """With the money of guests in `live` where it is not merged yet."""
        names, day = (OUR_OWN, *self._tote.guests), self._tote.day
        if day is None:
            return dict.fromkeys(names, NOTHING)
        boards = {name: LiveOdds({}, {}, VERSION, day.digested.digest) for name in names}
        self._fill(boards, day, live or {})
        current = current_race(day)
        if current is None:
            return boards
        probables = self._probables(day, current, live or {})
        will_pays = list(self._will_pays(day, current, live or {}))
        return {
            name: msgspec.structs.replace(
                one,
                probables=tuple(by[name] for by in probables),
                will_pays=tuple(by[name] for by in will_pays),
            )
            for name, one in boards.items()
        }

    def _sites(self, pool: PoolState, live: LiveMoney) -> list[Site]:
        """Each guest with what is merged of it; while bets are taken, with what it last told."""
        terms = self._tote.terms.offers.pools[pool.kind].terms
        found = [Site(OUR_OWN, terms, pool.bets)]
        for name, guest in self._tote.guests.items():
            told = live.get(name, {}).get(pool.key.text, {}) if self._tote.today.is_open(pool.race) else {}
            found.append(Site(name, guest.terms.get(pool.kind, terms), pool.merged.get(name, told)))
        return found

    def _fill(self, boards: Boards, day: RaceDay, live: LiveMoney) -> None:
        """Totals and win odds of every race that takes bets, or has closed and has no result yet."""
        shown, races = {number for number, race in day.races.items() if race.phase in SHOWN}, day.programme()
        for pool in (one for one in day.pools.values() if one.race in shown):
            sites = self._sites(pool, live)
            total = sum(board.total(Pool(pool.kind, pool.races, site.bets), races) for site in sites)
            for one in boards.values():
                one.totals.setdefault(pool.race, {})[pool.kind] = total
            if pool.kind is Kind.WIN:
                prices = board.alone_at_sites(pool.kind, pool.races, sites, races)
                for site, at in zip(sites, prices, strict=True):
                    odds = board.odds_at(at, races[pool.race])
                    boards[site.name].odds[pool.race] = {str(one): text for one, text in odds.items()}

    def _probables(self, day: RaceDay, race: int, live: LiveMoney) -> list[dict[str, ProbablePays]]:
        pools = [pool for pool in day.pools.values() if pool.race == race and pool.kind in PROBABLES]
        found = []
        for pool in pools:
            sites = self._sites(pool, live)
            prices = board.alone_at_sites(pool.kind, pool.races, sites, day.programme())
            named = zip(sites, prices, strict=True)
            found.append({site.name: ProbablePays(race, pool.kind, _for_two(at)) for site, at in named})
        return found

    def _will_pays(self, day: RaceDay, race: int, live: LiveMoney) -> Iterator[Mapping[str, WillPayLines]]:
        """Of every double and pick whose last leg is this race, once its other legs are decided."""
        races = dict(decided(day))
        races[race] = msgspec.structs.replace(races[race], win=self._win_money(day, races[race], live))
        ending = (pool for pool in day.pools.values() if pool.kind in LEGGED and pool.races[-1] == race)
        for pool in ending:
            if all(races[leg].state is not State.OPEN for leg in pool.races[:-1]):
                basis = _basis(day, pool, races)
                if self._kept.get(pool.key.text, ("",))[0] != basis:
                    self._kept[pool.key.text] = basis, _lines(self._tote, pool, races)
                yield self._kept[pool.key.text][1]

    def _win_money(self, day: RaceDay, race: Race, live: LiveMoney) -> dict[Interest, Cents]:
        """Names the favourite, to whom picks of a runner that is withdrawn late are moved."""
        pool = day.pool(race.number, Kind.WIN)
        sites = self._sites(pool, live) if pool else []
        return {one: sum(site.bets.get((one,), 0) for site in sites) for one in race.interests()}


def _for_two(prices: Mapping[Combination, Cents]) -> tuple[tuple[Combination, Cents], ...]:
    return tuple((combo, worth(cents, board.TWO_DOLLARS)) for combo, cents in sorted(prices.items()))


def _basis(day: RaceDay, pool: PoolState, races: Mapping[int, Race]) -> Hashable:
    """All that will-pays rest on, once their pool is closed."""
    results = tuple((races[leg].state, races[leg].finish) for leg in pool.races)
    last = favourite(races[pool.races[-1]])
    return day.number, tuple(pool.merged), pool.total, len(day.scratches), results, last


def _lines(tote: Tote, pool: PoolState, races: Mapping[int, Race]) -> dict[str, WillPayLines]:
    """The pool priced as if each starter had won the last leg. A guest that is not merged pays our prices."""
    last = pool.races[-1]
    lines: dict[str, list[WillPayLine]] = {name: [] for name in (OUR_OWN, *tote.guests)}
    for one, won in board.winning(races[last]).items():
        shared = priced(tote, pool, {**races, last: won})
        for name, mine in lines.items():
            site = shared.guests.get(name)
            pays = board.alive(site.result if site else shared.own)
            mine += [WillPayLine(one, wins, cents) for wins, cents in pays.items()]
    return {name: WillPayLines(pool.race, pool.kind, last, tuple(mine)) for name, mine in lines.items()}

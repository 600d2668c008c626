"""Odds of pools that several sites share: what the host's board shows, with the money of every guest."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from croupier.base.money import Cents
from croupier.devices.link_messages import LiveOdds
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.state import Tote
from croupier.games.tote import board
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool import Pool

LiveMoney = Mapping[str, Mapping[str, Mapping[Combination, Cents]]]
"""By guest, then by pool."""
SHOWN = ("open", "closed", "posted")


def whole_pool(pool: PoolState, live: LiveMoney) -> Pool:
    """With the money of every guest: as it was merged, or else as it was last told."""
    told = {guest: money[pool.key.text] for guest, money in live.items() if pool.key.text in money}
    others = {**told, **pool.merged}
    if not others:
        return pool.pool
    bets = Counter(pool.bets)
    for one in others.values():
        bets.update(one)
    return msgspec.structs.replace(pool.pool, bets=bets)


def live_odds(tote: Tote, live: LiveMoney) -> LiveOdds:
    """Of every race that takes bets, or has closed and has no result yet."""
    odds: dict[int, dict[str, str]] = {}
    totals: dict[int, dict[str, Cents]] = {}
    day = tote.day
    if day is None:
        return LiveOdds(odds, totals)
    shown, races = {number for number, race in day.races.items() if race.phase in SHOWN}, day.programme()
    for pool in (one for one in day.pools.values() if one.race in shown):
        whole = whole_pool(pool, live)
        totals.setdefault(pool.race, {})[pool.kind] = board.total(whole, races)
        if pool.kind is Kind.WIN:
            found = board.odds(whole, tote.terms.offers.pools[Kind.WIN].terms, races[pool.race])
            odds[pool.race] = {str(one): text for one, text in found.items()}
    return LiveOdds(odds, totals)

"""The races, pools and tickets of one request, read whole before anything is priced."""

from collections.abc import Mapping, Sequence

import msgspec

from croupier.base.refusal import Reason, refuse
from croupier.cli.strict import at
from croupier.cli.tote.pools import Asked, Key, called, read_pools
from croupier.cli.tote.races import read_races
from croupier.cli.tote.slips import Slip, read_slips
from croupier.games.tote import clauses
from croupier.games.tote.offers import Offers
from croupier.games.tote.race import Race


class Card(msgspec.Struct, frozen=True):
    """Races with their results, and the pools on them; without any named, the tickets make the pools."""

    offers: Offers
    races: Mapping[int, Race]
    pools: Mapping[Key, Asked] | None


class Day(msgspec.Struct, frozen=True):
    """`pools_at` is where the request names its pools, for whatever is wrong with one."""

    card: Card
    slips: Sequence[Slip]
    pools_at: str


def read_card(offers: Offers, given: Mapping[str, object]) -> Card:
    races = read_races(given["races"])
    pools = read_pools(given["pools"], offers, races) if "pools" in given else None
    return Card(offers, races, pools)


def read_day(
    card: Card, given: Mapping[str, object], place: str, allowed: Sequence[str], pools_at: str
) -> Day:
    """`place` is the key that the tickets are given under, if any are."""
    if place not in given:
        _check_money(card.pools or {})
        return Day(card, (), pools_at)
    slips = read_slips(given[place], place, allowed, card.offers, card.races)
    if card.pools is None:
        card = Card(card.offers, card.races, {key: Asked(*key) for slip in slips for key in slip.keys})
    for index, slip in enumerate(slips):
        at(f"{place}[{index}]", _check_pools, slip, card.pools)
    return Day(card, slips, pools_at)


def _check_money(pools: Mapping[Key, Asked]) -> None:
    for index, pool in enumerate(pools.values()):
        if pool.from_tickets:
            says = (
                f'{called(pool.key)} has no money: give its "amounts" or "sites", or "tickets" for all pools'
            )
            refuse(Reason.UNREADABLE, says, clauses.SHARED, f"pools[{index}]")


def _check_pools(slip: Slip, pools: Mapping[Key, Asked]) -> None:
    """A ticket finds each of its pools among those that are named, and its site where a pool has sites."""
    for key in slip.keys:
        if key not in pools:
            says = f"{called(key)} is not among the pools; leave out all pools, and the tickets make them"
            refuse(Reason.NOTHING_THERE, says, clauses.SHARED, "bet")
        sites = [site.name for site in pools[key].sites]
        if slip.site not in (sites or [""]):
            known = f"its sites are {', '.join(map(ascii, sites))}" if sites else "it has no sites"
            no_such = f"{called(key)} has no site {slip.site!a}"
            asked = no_such if slip.site else f'say the "site" of {called(key)}'
            refuse(Reason.NOTHING_THERE, f"{asked}; {known}", clauses.TICKET, "site")

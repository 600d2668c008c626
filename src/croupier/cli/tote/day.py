"""The races, pools and tickets of one request, read whole before anything is priced."""

from collections.abc import Mapping, Sequence

import msgspec

from croupier.cli.strict import at
from croupier.cli.tote.pools import Asked, Key, called, read_pools
from croupier.cli.tote.races import read_races
from croupier.cli.tote.slips import Slip, read_slips
from croupier.messages.refusal import Reason, refuse
from croupier.rules.tote.offers import Offers
from croupier.rules.tote.race import Race


class Day(msgspec.Struct, frozen=True):
    """`listed` is whether the request names its pools; if not, the tickets make them."""

    offers: Offers
    races: Mapping[int, Race]
    pools: Mapping[Key, Asked]
    slips: Sequence[Slip]
    listed: bool


def read_day(
    offers: Offers,
    given: Mapping[str, object],
    place: str,
    tickets: Mapping[str, object],
    allowed: Sequence[str],
) -> Day:
    """`given` has the races and perhaps the pools, `tickets` perhaps the tickets, under the name `place`."""
    races = read_races(given["races"])
    listed = "pools" in given
    pools = read_pools(given["pools"], offers, races) if listed else {}
    if place not in tickets:
        _check_money(pools)
        return Day(offers, races, pools, (), listed)
    slips = read_slips(tickets[place], place, allowed, offers, races)
    for index, slip in enumerate(slips):
        at(f"{place}[{index}]", _check_pools, slip, pools, listed)
    return Day(offers, races, pools, slips, listed)


def _check_money(pools: Mapping[Key, Asked]) -> None:
    for index, pool in enumerate(pools.values()):
        if pool.from_tickets:
            says = (
                f'{called(pool.key)} has no money: give its "amounts" or "sites", or "tickets" for all pools'
            )
            refuse(Reason.UNREADABLE, says, place=f"pools[{index}]")


def _check_pools(slip: Slip, pools: Mapping[Key, Asked], listed: bool) -> None:
    """A ticket finds each of its pools among those that are listed, and its site where a pool has sites."""
    for key in slip.keys:
        if listed and key not in pools:
            says = f"{called(key)} is not among the pools; leave out all pools, and the tickets make them"
            refuse(Reason.NOTHING_THERE, says, place="bet")
        sites = [site.name for site in pools[key].sites] if listed else []
        if slip.site not in (sites or [""]):
            known = f"its sites are {', '.join(map(ascii, sites))}" if sites else "it has no sites"
            asked = (
                f"{called(key)} has no site {slip.site!a}"
                if slip.site
                else f'say the "site" of {called(key)}'
            )
            refuse(Reason.NOTHING_THERE, f"{asked}; {known}", place="site")

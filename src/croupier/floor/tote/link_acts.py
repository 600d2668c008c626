"""What the race day owes to the track link: a host that is heard, verified pools, merged money."""

from collections.abc import Iterator

from croupier.desk.act import Act, When
from croupier.floor.tote import act_rules as rules
from croupier.floor.tote.link_state import GuestState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote


def link_acts(tote: Tote) -> Iterator[Act]:
    if tote.terms.linked:
        yield from _of_host(tote, tote.day)
    for guest in tote.guests.values():
        yield from _of_guest(tote, guest)


def _of_host(tote: Tote, day: RaceDay | None) -> Iterator[Act]:
    """Nothing is sold while one of the first three is due."""
    host, link = tote.terms.host, tote.link
    if not tote.live:
        yield rules.HEAR_HOST.act(tote, When.DUE, host=host)
    if day is None or day.closed:
        return
    if link.verifying:
        yield rules.VERIFY_POOLS.act(tote, When.DUE, host=host)
    elif link.verified != day.digested.digest:
        yield rules.POOLS_DIFFER.act(tote, When.DUE, host=host, why=link.difference)
    for race, why in _apart(link.merged):
        yield rules.PAY_HOST_PRICES.act(tote, When.BESIDE, race=race, host=host, why=why)


def _of_guest(tote: Tote, guest: GuestState) -> Iterator[Act]:
    """The host itself goes on."""
    if guest.difference:
        yield rules.GUEST_DIFFERS.act(tote, When.BESIDE, guest=guest.name, why=guest.difference)
    for race, why in _apart(guest.merged):
        yield rules.GUEST_APART.act(tote, When.BESIDE, race=race, guest=guest.name, why=why)


def _apart(merged: dict[int, str]) -> Iterator[tuple[int, str]]:
    return ((race, why) for race, why in merged.items() if why)

"""The track link on the mutuel manager's screen: our host, or our guests, and what of each race is merged."""

from collections.abc import Callable, Container, Mapping
from enum import StrEnum
from typing import NamedTuple

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.wire_types import Dollars
from croupier.floor.tote.link_state import GuestState
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import DECIDED, RaceState
from croupier.floor.tote.state import Tote

MILLISECOND = 1000
NEVER_CAME = "its final totals did not come before the race was decided"


class Verification(StrEnum):
    """`asked`: the guest's pools of this card wait for the host's answer, or were not asked about yet."""

    VERIFIED = "verified"
    ASKED = "asked"
    DIFFERS = "differs"


class Merge(StrEnum):
    """Of the guest's money on a race: bets are still taken, or its final totals wait for the host's answer,
    or they are in the host's pools, or they are `apart`: the guest pays from its own account. `none`: it was
    called off while bets were taken.
    """

    OPEN = "open"
    WAITING = "waiting"
    MERGED = "merged"
    APART = "apart"
    NONE = "none"


class LinkedRace(msgspec.Struct, frozen=True):
    """`why` says why it is apart. `dues` are those of the pools that close with it: what the guest owes the
    host of them by now, below zero what the host owes.
    """

    race: int
    merge: Merge
    why: str
    dues: Dollars


class LinkedSite(msgspec.Struct, frozen=True):
    """The host as a guest sees it, or a guest as its host does. `heard_at` is when it was last heard, in
    milliseconds of UTC; None if not since this program runs. `difference` is what the host found in the
    guest's pools. `dues` are those of the race day.
    """

    name: str
    heard: bool
    heard_at: int | None
    verification: Verification
    difference: str
    races: list[LinkedRace]
    dues: Dollars


class HostLine(msgspec.Struct, frozen=True):
    """Our line to the host. `apart` is how far the two clocks are apart at most, in milliseconds, and `limit`
    how far they may be while tickets are sold. `trouble` is why the link was last given up. `doubtful` are
    tickets whose print failed while it is not known whether betting has closed.
    """

    apart: int | None
    limit: int
    trouble: str
    doubtful: int


class LinkPart(msgspec.Struct, frozen=True):
    """`host` and `host_line` are there at a guest, `guests` at a host; neither at a track of its own."""

    host: LinkedSite | None
    host_line: HostLine | None
    guests: list[LinkedSite]


class HeardHost(NamedTuple):
    """The line to the host, as the guest's end of it knows it; times in microseconds. `refused_card` is why
    the card that the host sent is not published here."""

    heard_at: int | None
    apart: int | None
    limit: int
    trouble: str
    refused_card: str = ""


class HeardGuests(NamedTuple):
    """The guests that are not connected, and when each was last heard, in microseconds of UTC."""

    away: Container[str]
    heard_at: Mapping[str, int]


class _Known(NamedTuple):
    """All that is known of the other site."""

    name: str
    heard: bool
    heard_at: int | None
    verification: tuple[Verification, str]
    merge: Callable[[RaceState], tuple[Merge, str]]
    dues: Callable[[PoolState], Cents]


NO_LINK = LinkPart(None, None, [])


def host_link(tote: Tote, line: HeardHost) -> LinkPart:
    """At a guest."""
    state, day = tote.link, tote.day
    difference = "" if state.verifying else state.difference
    if day is None or day.closed:
        difference = line.refused_card
    known = _Known(
        name=tote.terms.host,
        heard=tote.live,
        heard_at=line.heard_at,
        verification=_verification(day, state.verified, difference),
        merge=lambda race: _merge_at_guest(tote, race),
        dues=lambda pool: pool.settled.sums.dues if pool.settled else 0,
    )
    apart = None if line.apart is None else line.apart // MILLISECOND
    doubtful = len(day.printing) if day and not tote.live else 0
    return LinkPart(_site(day, known), HostLine(apart, line.limit // MILLISECOND, line.trouble, doubtful), [])


def _merge_at_guest(tote: Tote, race: RaceState) -> tuple[Merge, str]:
    card = tote.today.digested.digest
    if any(one.race == race.number and one.card == card for one in tote.link.finals.values()):
        return Merge.WAITING, ""
    return _answered(race, tote.link.merged) or (Merge.NONE if race.gone_off else Merge.OPEN, "")


def guest_links(tote: Tote, heard: HeardGuests) -> LinkPart:
    """At a host."""
    return LinkPart(None, None, [_guest(tote.day, one, heard) for one in tote.guests.values()])


def _guest(day: RaceDay | None, guest: GuestState, heard: HeardGuests) -> LinkedSite:
    known = _Known(
        name=guest.name,
        heard=guest.name not in heard.away,
        heard_at=heard.heard_at.get(guest.name),
        verification=_verification(day, guest.verified, guest.difference),
        merge=lambda race: _merge_at_host(guest, race),
        dues=lambda pool: pool.dues.get(guest.name, 0),
    )
    return _site(day, known)


def _merge_at_host(guest: GuestState, race: RaceState) -> tuple[Merge, str]:
    if answered := _answered(race, guest.merged):
        return answered
    if not race.gone_off:
        return Merge.OPEN, ""
    if race.closed_by is None:
        return Merge.NONE, ""
    return (Merge.APART, NEVER_CAME) if race.phase in DECIDED else (Merge.WAITING, "")


def _answered(race: RaceState, merged: Mapping[int, str]) -> tuple[Merge, str] | None:
    why = merged.get(race.number)
    return None if why is None else (Merge.APART if why else Merge.MERGED, why)


def _verification(day: RaceDay | None, card: str, difference: str) -> tuple[Verification, str]:
    if day and card == day.digested.digest and not difference:
        return Verification.VERIFIED, ""
    return (Verification.DIFFERS if difference else Verification.ASKED), difference


def _site(day: RaceDay | None, known: _Known) -> LinkedSite:
    dues = dict.fromkeys(day.races, 0) if day else {}
    for pool in day.pools.values() if day else ():
        dues[pool.race] += known.dues(pool)
    races = day.races.values() if day else ()
    return LinkedSite(
        name=known.name,
        heard=known.heard,
        heard_at=None if known.heard_at is None else known.heard_at // MILLISECOND,
        verification=known.verification[0],
        difference=known.verification[1],
        races=[LinkedRace(one.number, *known.merge(one), money.show(dues[one.number])) for one in races],
        dues=money.show(sum(dues.values())),
    )

"""Pools as a request names them: the money on each combination, at one place or at several sites."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from croupier.base import money
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.strict import at, each, keys, read_choice, read_flag, resting_on
from croupier.cli.tote.races import amounts_of, read_number
from croupier.cli.tote.sites import read_sites
from croupier.games.tote import clauses
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.kinds import CARRYING, Kind, legs
from croupier.games.tote.offers import Offers
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.race import Race
from croupier.games.tote.sites import Site

Key: TypeAlias = tuple[Kind, tuple[int, ...]]

_POOL = ("kind", "races", "amounts", "sites", "carryover", "mandatory", "exchanged")


class Asked(msgspec.Struct, frozen=True):
    """A pool to be priced. Where neither `bets` nor `sites` are given, the tickets are all its money. Where
    sites share it, `carried` came to the first of them."""

    kind: Kind
    races: tuple[int, ...]
    bets: Bets | None = None
    carried: int = 0
    mandatory: bool = False
    exchanged: Bets = {}
    sites: tuple[Site, ...] = ()

    @property
    def key(self) -> Key:
        return self.kind, self.races

    @property
    def from_tickets(self) -> bool:
        return self.bets is None and not self.sites

    def pool(self, bets: Bets, exchanged: Bets) -> Pool:
        return Pool(self.kind, self.races, bets, self.carried, self.mandatory, exchanged)


def called(key: Key) -> str:
    kind, races = key
    return f"the {kind} pool of race {races[0]}"


def read_pools(given: object, offers: Offers, races: Mapping[int, Race]) -> dict[Key, Asked]:
    pools: dict[Key, Asked] = {}

    def read(one: object) -> None:
        pool = _pool(one, offers, races)
        if pool.key in pools:
            refuse(Reason.DUPLICATE_ID, f"{called(pool.key)} is given twice", clauses.SHARED)
        pools[pool.key] = pool

    each(given, "pools", read)
    return pools


def _pool(given: object, offers: Offers, races: Mapping[int, Race]) -> Asked:
    fields = keys(given, _POOL, ("kind", "races"), "a pool")
    kind = resting_on(clauses.PERMITTED, read_choice, fields["kind"], Kind, "kind")
    over = _races(kind, fields["races"], races)
    offer = at("kind", offers.offer, kind)
    sites = read_sites(kind, offer, fields) if "sites" in fields else ()
    if "exchanged" in fields and "amounts" not in fields:
        says = 'without "amounts" the tickets say what they were exchanged for'
        refuse(Reason.UNREADABLE, says, clause_of(kind), "exchanged")
    return Asked(
        kind=kind,
        races=over,
        bets=amounts_of(kind, fields, "amounts") if "amounts" in fields else None,
        carried=at("carryover", money.read, fields.get("carryover", "0.00")),
        mandatory=_mandatory(kind, fields.get("mandatory", False)),
        exchanged=amounts_of(kind, fields, "exchanged"),
        sites=sites,
    )


def _mandatory(kind: Kind, given: object) -> bool:
    mandatory = read_flag(given, "mandatory")
    if mandatory and kind not in CARRYING:
        says = f"the {kind} pool carries nothing that must be paid"
        refuse(Reason.UNREADABLE, says, clause_of(kind), "mandatory")
    return mandatory


def _races(kind: Kind, given: object, races: Mapping[int, Race]) -> tuple[int, ...]:
    numbers = tuple(each(given, "races", read_number))
    wanted = legs(kind)
    if not numbers or numbers != tuple(range(numbers[0], numbers[0] + wanted)):
        like = list(range(4, 4 + wanted))
        over = f"one race, like {like}" if wanted == 1 else f"{wanted} races in a row, like {like}"
        refuse(
            Reason.UNREADABLE, f"the {kind} pool is on {over}, not {shown(given)}", clause_of(kind), "races"
        )
    for number in numbers:
        if number not in races:
            says = f"there is no race {number} among the races"
            refuse(Reason.NOT_OFFERED, says, clause_of(kind), "races")
    return numbers

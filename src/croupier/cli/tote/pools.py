"""Pools as a request names them: the money on each combination, at one place or at several sites."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from croupier import money
from croupier.cli.strict import at, each, keys, read_choice, read_flag, read_id
from croupier.cli.tote.races import read_amounts, read_number
from croupier.cli.tote.terms import PRICE, changed
from croupier.messages.refusal import Reason, refuse, shown
from croupier.rules.tote.clauses import clause_of
from croupier.rules.tote.kinds import PICKS, Combination, Kind, legs
from croupier.rules.tote.offers import Offer, Offers
from croupier.rules.tote.pool import Pool
from croupier.rules.tote.price import Bets
from croupier.rules.tote.race import Race
from croupier.rules.tote.single import FINDERS
from croupier.rules.tote.sites import Site

Key: TypeAlias = tuple[Kind, tuple[int, ...]]

_POOL = ("kind", "races", "amounts", "sites", "carryover", "mandatory", "exchanged")
_SITE = ("name", "amounts", *PRICE)
_ALONE = ("amounts", "carryover", "mandatory", "exchanged")


class Asked(msgspec.Struct, frozen=True):
    """A pool to be priced. Where neither `bets` nor `sites` are given, the tickets are all its money."""

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
            refuse(Reason.DUPLICATE_ID, f"{called(pool.key)} is given twice")
        pools[pool.key] = pool

    each(given, "pools", read)
    return pools


def _pool(given: object, offers: Offers, races: Mapping[int, Race]) -> Asked:
    fields = keys(given, _POOL, ("kind", "races"), "a pool")
    kind = read_choice(fields["kind"], Kind, "kind")
    over = _races(kind, fields["races"], races)
    offer = at("kind", offers.offer, kind)
    if "sites" in fields:
        return Asked(kind, over, sites=_sites(kind, offer, fields))
    if "exchanged" in fields and "amounts" not in fields:
        says = 'without "amounts" the tickets say what they were exchanged for'
        refuse(Reason.UNREADABLE, says, place="exchanged")
    mandatory = read_flag(fields.get("mandatory", False), "mandatory")
    if mandatory and kind not in (*PICKS, Kind.TWIN_TRIFECTA):
        refuse(Reason.UNREADABLE, f"the {kind} pool carries nothing that must be paid", place="mandatory")
    return Asked(
        kind=kind,
        races=over,
        bets=_amounts(kind, fields, "amounts") if "amounts" in fields else None,
        carried=at("carryover", money.read, fields.get("carryover", "0.00")),
        mandatory=mandatory,
        exchanged=_amounts(kind, fields, "exchanged"),
    )


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
            refuse(Reason.NOT_OFFERED, f"there is no race {number} among the races", place="races")
    return numbers


def _amounts(kind: Kind, fields: Mapping[str, object], key: str) -> dict[Combination, int]:
    amounts: dict[Combination, int] = at(key, read_amounts, kind, fields.get(key, {}))
    return amounts


def _sites(kind: Kind, offer: Offer, fields: Mapping[str, object]) -> tuple[Site, ...]:
    if kind not in FINDERS:
        refuse(Reason.UNREADABLE, f"sites share a pool on one race; a {kind} has several", place="sites")
    for key in _ALONE:
        if key in fields:
            refuse(Reason.UNREADABLE, f"a pool with sites has no {key} of its own", place=key)
    names: set[str] = set()

    def read(one: object) -> Site:
        given = keys(one, _SITE, ("name", "amounts"), "a site")
        name = read_id(given["name"], "name")
        if name in names:
            refuse(Reason.DUPLICATE_ID, f"the site {name!a} is given twice", place="name")
        names.add(name)
        own = {key: given[key] for key in PRICE if key in given}
        return Site(name, changed(kind, offer, own).terms, _amounts(kind, given, "amounts"))

    sites = tuple(each(fields["sites"], "sites", read))
    if not sites:
        refuse(Reason.UNREADABLE, "a pool is shared by at least one site", place="sites")
    return sites

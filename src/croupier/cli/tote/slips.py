"""Tickets as a request gives them: a bet in our notation each, and the single bets they hold by pool."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from croupier.base.money import Cents
from croupier.base.refusal import Reason, refuse
from croupier.cli.strict import at, each, keys, read_id
from croupier.cli.tote.pools import Key
from croupier.games.tote import clauses
from croupier.games.tote.accept import accept
from croupier.games.tote.bet import Bet
from croupier.games.tote.combination import read_combination, show_combination
from croupier.games.tote.expand import combinations_of
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.notation import read_bet
from croupier.games.tote.offers import Offers
from croupier.games.tote.race import Race
from croupier.games.tote.tickets import Ticket
from croupier.games.tote.twin_trifecta import may_exchange

SLIP = ("id", "bet", "site", "exchanged")
MOST_HELD = 1_000_000
"""Single bets on all the tickets of one request, so that no file takes more memory than a machine has."""


class Slip(msgspec.Struct, frozen=True):
    """`bets` is how many single bets it holds; `exchanged` what a twin trifecta was exchanged for."""

    id: str
    bet: Bet
    bets: int
    player: str = ""
    site: str = ""
    exchanged: Combination | None = None

    @property
    def cost(self) -> Cents:
        return self.bets * self.bet.amount

    @property
    def keys(self) -> list[Key]:
        return [(kind, self.bet.races) for kind in self.bet.pools]


def programme(races: Iterable[Race]) -> Fields:
    """ALL is everyone on the programme: a ticket sold before anyone was withdrawn."""
    return {race.number: race.interests() for race in races}


def read_slips(
    given: object, place: str, allowed: Sequence[str], offers: Offers, races: Mapping[int, Race]
) -> list[Slip]:
    fields = programme(races.values())
    ids: set[str] = set()
    held = 0

    def read(one: object) -> Slip:
        nonlocal held
        slip = _slip(keys(one, allowed, ("id", "bet"), f"a {place.removesuffix('s')}"), offers, fields)
        if slip.id in ids:
            refuse(Reason.DUPLICATE_ID, f"the id {slip.id!a} is given twice", clauses.TICKET, "id")
        ids.add(slip.id)
        at("exchanged", _check_exchange, slip, races)
        held += slip.bets
        if held > MOST_HELD:
            refuse(Reason.ABOVE_MAXIMUM, f"the {place} hold more than {MOST_HELD:,} single bets in all")
        return slip

    return each(given, place, read)


def _slip(given: Mapping[str, object], offers: Offers, fields: Fields) -> Slip:
    ident = read_id(given["id"], "id")
    bet = at("bet", read_bet, given["bet"])
    return Slip(
        id=ident,
        bet=bet,
        bets=at("bet", accept, bet, fields, offers.check),
        player=read_id(given["player"], "player") if "player" in given else "",
        site=read_id(given["site"], "site") if "site" in given else "",
        exchanged=at("exchanged", read_combination, Kind.TWIN_TRIFECTA, given["exchanged"])
        if "exchanged" in given
        else None,
    )


def _check_exchange(slip: Slip, races: Mapping[int, Race]) -> None:
    if slip.exchanged is None:
        return
    if slip.bet.pools != (Kind.TWIN_TRIFECTA,):
        refuse(
            Reason.UNREADABLE,
            f"{slip.bet.called} is not exchanged: only a TWIN TRIFECTA is",
            clauses.TWIN_TRIFECTA,
        )
    for combination in combinations_of(slip.bet, programme(races.values())):
        if not may_exchange(combination, races[slip.bet.race]):
            says = (
                f"{show_combination(combination)} did not win race {slip.bet.race}, so it was not exchanged"
            )
            refuse(Reason.NOT_OFFERED, says, clauses.TWIN_TRIFECTA)
    second = races[slip.bet.races[-1]]
    for one in sorted(set(slip.exchanged) - set(second.interests())):
        says = f"{one} is not on the programme of race {second.number}"
        refuse(Reason.UNKNOWN_SPOT, says, clauses.TWIN_TRIFECTA)
    for one in sorted(second.gone_early(slip.bet.race).intersection(slip.exchanged)):
        says = f"{one} was scratched from race {second.number}: exchange it again"
        refuse(Reason.NOT_OFFERED, says, clauses.TWIN_TRIFECTA)


def by_pool(slips: Iterable[Slip], fields: Fields) -> dict[Key, list[tuple[Slip, Ticket]]]:
    """What each pool holds of the tickets; across the board is in three."""
    held: dict[Key, list[tuple[Slip, Ticket]]] = defaultdict(list)
    for slip in slips:
        amount = slip.bet.amount
        bets = tuple((combination, amount) for combination in combinations_of(slip.bet, fields))
        free = ((slip.exchanged, amount),) if slip.exchanged else ()
        for key in slip.keys:
            held[key].append((slip, Ticket(slip.id, bets, free)))
    return held

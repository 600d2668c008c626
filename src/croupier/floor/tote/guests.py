"""The host's side of the track link: a guest's pools verified, and its final totals merged into ours.

Each numbered message of a guest is answered by one event, once, whatever it says.
"""

from croupier.base import money
from croupier.base.refusal import Reason, Refusal
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.devices.link_messages import (
    FinalTotals,
    NumberedMessage,
    PoolTotals,
    VerifyPools,
    totals_digest,
)
from croupier.floor.tote import clauses
from croupier.floor.tote.link_state import NOT_MERGED, GuestState
from croupier.floor.tote.messages.link import MergeSite, SiteTotals, SiteVerified, VerifySite
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import DECIDED
from croupier.floor.tote.state import Tote
from croupier.games.tote.kinds import PICKS, PLACES, Combination, Kind, length
from croupier.games.tote.sites import SHARING
from croupier.games.tote.term_bounds import terms_fault


def verify_site(tote: Tote, command: VerifySite) -> Decided:
    asked, guest = command.asked, _next(tote, command.guest, command.asked)
    if isinstance(guest, Refusal):
        return guest
    why = _differs(tote, asked) or _changed(guest, asked)
    verified = SiteVerified(guest.name, asked.number, asked.card, asked.terms, why)
    return [verified, Alarmed(f"the pools of {guest.name} are not ours: {why}")] if why else [verified]


def _next(tote: Tote, name: str, message: NumberedMessage) -> GuestState | Refusal:
    guest = tote.guests.get(name)
    if guest is None:
        return Refusal(Reason.NOT_PERMITTED, "no guest of that name is known", clauses.TRACK)
    if message.number <= guest.heard:
        return Refusal(Reason.NOTHING_THERE, "that message is dealt with already", clauses.TRACK)
    if message.number != guest.heard + 1:
        return Refusal(Reason.WRONG_ROUND, "messages are missing before that one", clauses.TRACK)
    return guest


def _differs(tote: Tote, asked: VerifyPools) -> str:
    """Cards with one digest have the same races, runners, pools and least bets."""
    day, ours = tote.day, tote.terms.offers.pools
    if day is None or day.closed or day.digested.digest != asked.card:
        return "the card is another"
    for pool in day.card.pools():
        if pool.kind in NOT_MERGED:
            continue
        theirs = asked.terms.get(pool.kind)
        if theirs is None or terms_fault(theirs):
            return f"it has no sound terms for a {pool.kind}"
        if pool.kind in PICKS and any(
            getattr(theirs, one) != getattr(ours[pool.kind].terms, one) for one in SHARING
        ):
            return f"a {pool.kind} is shared in another way there"
    return ""


def _changed(guest: GuestState, asked: VerifyPools) -> str:
    """A takeout that is changed after its pools were verified would change what both sites pay."""
    same = guest.verified != asked.card or guest.terms == asked.terms
    return "" if same else "its pools are verified already, under other terms"


def merge_site(tote: Tote, command: MergeSite) -> Decided:
    final, guest = command.final, _next(tote, command.guest, command.final)
    if isinstance(guest, Refusal):
        return guest
    why = _unmergeable(tote, guest, final)
    merged = SiteTotals(
        final.race,
        guest.name,
        final.number,
        final.card,
        final.source,
        final.entries,
        final.root,
        () if why else final.pools,
        why,
    )
    return [merged, Alarmed(f"race {final.race} of {guest.name} is not merged: {why}")] if why else [merged]


def _unmergeable(tote: Tote, guest: GuestState, final: FinalTotals) -> str:
    day = tote.day
    if day is None or day.digested.digest != final.card or final.race not in day.races:
        return "there is no such race on the card"
    if guest.verified != final.card:
        return "its pools were not verified"
    if guest.merged.get(final.race) == "":
        return f"its money in race {final.race} is merged already"
    if day.races[final.race].phase in DECIDED:
        return f"race {final.race} is decided already"
    if totals_digest(final.card, final.pools) != final.digest:
        return "its totals do not have their digest"
    return next(filter(None, (unfit(day, final.race, one) for one in final.pools)), "")


def unfit(day: RaceDay, race: int, totals: PoolTotals) -> str:
    """Why a guest's money in a pool could not be priced, empty if it can be."""
    pool = day.pool(totals.race, totals.kind)
    if pool is None or totals.race != race or totals.kind in NOT_MERGED:
        return f"there is no {totals.kind} of race {totals.race} to merge"
    if len({combination for combination, _ in totals.bets}) != len(totals.bets):
        return f"a combination of the {totals.kind} is there twice"
    wrong = next((one for one in totals.bets if not _sound(day, pool, *one)), None)
    return f"{wrong} is no bet of the {totals.kind}" if wrong else ""


def _sound(day: RaceDay, pool: PoolState, combination: Combination, cents: int) -> bool:
    legs = pool.races[:1] * length(pool.kind) if pool.kind in PLACES else pool.races
    if not 0 < cents <= money.MOST or len(combination) != len(legs):
        return False
    programme = day.programme()
    known = all(one in programme[race].interests() for one, race in zip(combination, legs, strict=True))
    if pool.kind not in PLACES:
        return known
    rising = pool.kind is not Kind.QUINELLA or combination[0] < combination[1]
    return known and rising and len(set(combination)) == len(combination)

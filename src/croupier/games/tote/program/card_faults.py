"""Checks of a whole card, each with one sentence for what is wrong, the place and the clause."""

from collections.abc import Iterator
from itertools import pairwise

from croupier.base.refusal import Reason, Refusal
from croupier.games.tote import clauses
from croupier.games.tote.kinds import CARRYING, PLACES
from croupier.games.tote.library import load_track
from croupier.games.tote.program.card import ProgramPool, ProgramRace, RaceCard
from croupier.games.tote.program.definitions import definition_fault
from croupier.games.tote.program.race_kinds import RACE, SENDING_TRACK
from croupier.games.tote.program.runner_faults import runner_faults


def card_fault(card: RaceCard) -> Refusal | None:
    """The first fault of a card, or None."""
    return next(_faults(card), None)


def _faults(card: RaceCard) -> Iterator[Refusal]:
    if card.meet.first > card.meet.last:
        yield Refusal(Reason.MALFORMED, "the meet ends before it begins", SENDING_TRACK, "meet")
    elif not card.meet.first <= card.date <= card.meet.last:
        says = f"{card.date} is not a day of the meet, {card.meet.first} to {card.meet.last}"
        yield Refusal(Reason.MALFORMED, says, SENDING_TRACK, "date")
    yield from _order(card)
    for index, race in enumerate(card.races):
        yield from (fault.at(f"races[{index}]") for fault in _race_faults(card, race))


def _order(card: RaceCard) -> Iterator[Refusal]:
    if not card.races:
        yield Refusal(Reason.MALFORMED, "the card has no race", RACE, "races")
    elif card.races[0].post.date != card.date:
        says = f"the first race is on {card.races[0].post.date} at the track; the card is for {card.date}"
        yield Refusal(Reason.MALFORMED, says, RACE, "races[0].post_time")
    for index, (before, race) in enumerate(pairwise(card.races), 1):
        if race.number <= before.number:
            says = f"race {race.number} stands after race {before.number}; list races by rising number"
            yield Refusal(Reason.MALFORMED, says, RACE, f"races[{index}].number")
        elif race.post.utc <= before.post.utc:
            says = f"race {race.number} has a post time that is not after that of race {before.number}"
            yield Refusal(Reason.MALFORMED, says, RACE, f"races[{index}].post_time")


def _race_faults(card: RaceCard, race: ProgramRace) -> Iterator[Refusal]:
    yield from runner_faults(card.sport, race)
    if wrong := definition_fault(race, card.races[0].post):
        yield wrong
    for index, pool in enumerate(race.pools):
        yield from (fault.at(f"pools[{index}]") for fault in _pool_faults(card, race, pool, index))


def _pool_faults(card: RaceCard, race: ProgramRace, pool: ProgramPool, index: int) -> Iterator[Refusal]:
    clause = clauses.clause_of(pool.kind)
    if pool.kind in [other.kind for other in race.pools[:index]]:
        says = f"race {race.number} has the {pool.kind} pool twice"
        yield Refusal(Reason.DUPLICATE_ID, says, clauses.PERMITTED, "kind")
    if pool.kind not in load_track(card.track.profile).offers.pools:
        says = f"the track profile {card.track.profile} has no terms for {pool.kind}"
        yield Refusal(Reason.NOT_OFFERED, says, clauses.PERMITTED, "kind")
    if pool.carried and pool.kind not in CARRYING:
        yield Refusal(Reason.MALFORMED, f"a {pool.kind} pool carries nothing over", clause, "carryover")
    interests = {one.number: len(one.interests()) for one in card.races}
    needed = PLACES.get(pool.kind, 1)
    for number in pool.races:
        if number not in interests:
            says = f"the {pool.kind} runs to race {pool.races[-1]}, and there is no race {number} on the card"
            yield Refusal(Reason.NOT_OFFERED, says, clause)
        elif interests[number] < needed:
            says = f"a {pool.kind} needs {needed} betting interests; race {number} has {interests[number]}"
            yield Refusal(Reason.NOT_OFFERED, says, clause)

"""Whether a card can be the next one here: its terms, its day, and whether it was published before."""

from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.ports import Microseconds
from croupier.floor.tote import clauses
from croupier.floor.tote.cards import other_terms
from croupier.floor.tote.state import Tote
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.words import show_clock

_SECOND: Microseconds = 1_000_000


def unfit_card(tote: Tote, card: RaceCard, at: Microseconds) -> Refusal | None:
    """Why a card that is sound in itself cannot be published at this moment, or None."""
    return other_terms(tote, card) or _published(tote, card) or _past(card, at)


def _published(tote: Tote, card: RaceCard) -> Refusal | None:
    if all(day.card.id != card.id for day in tote.days.values()):
        return None
    says = "{card} was published before: a race is run once"
    return worded(Reason.DUPLICATE_ID, says, clauses.RACE, card=card.id)


def _past(card: RaceCard, at: Microseconds) -> Refusal | None:
    """Nobody may bet on a race after its post time; a card may leave out races that are over."""
    race = card.races[0]
    if race.post.utc * _SECOND > at:
        return None
    says = "race {race} was due off at {time} on {day}, and tickets are final at post time"
    return worded(
        Reason.WRONG_PHASE,
        says,
        clauses.FINAL,
        race=race.number,
        time=show_clock(race.post),
        day=race.post.date,
    )

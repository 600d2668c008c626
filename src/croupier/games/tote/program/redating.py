"""The same card on another day: its post times set anew, what closes before a race as long before it."""

from collections.abc import Sequence

import msgspec

from croupier.games.tote.program.card import Meet, ProgramRace, RaceCard
from croupier.games.tote.program.definitions import CLOSING
from croupier.games.tote.program.moment import Moment


def redated(card: RaceCard, posts: Sequence[Moment], session: str = "") -> RaceCard:
    """The card with these post times, one for each race; the meet gets longer where the new day is outside.

    Entries close at most 72 hours before the new first race: a Sunday that was left out may not lie there.
    """
    date = posts[0].date
    moved = (_moved(race, post, card, posts[0]) for race, post in zip(card.races, posts, strict=True))
    meet = Meet(name=card.meet.name, first=min(card.meet.first, date), last=max(card.meet.last, date))
    changed = {"races": tuple(moved), "date": date, "meet": meet, "session": session or card.session}
    return msgspec.structs.replace(card, **changed)


def _moved(race: ProgramRace, post: Moment, card: RaceCard, first: Moment) -> ProgramRace:
    nominated, entered = race.nominations_close, race.entries_close
    if nominated is not None:
        nominated = post.after(nominated.utc - race.post.utc)
    if entered is not None:
        entered = first.after(max(entered.utc - card.races[0].post.utc, -CLOSING))
    return msgspec.structs.replace(race, post=post, nominations_close=nominated, entries_close=entered)

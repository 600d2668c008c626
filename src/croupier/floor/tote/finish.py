"""The order of finish as text: `6-2=3-1`, with `=` between those who reached the line together."""

import msgspec

from croupier.base.refusal import Reason, Refusal, shown, worded
from croupier.floor.tote import clauses
from croupier.floor.tote.race_day import RaceDay
from croupier.games.tote.race import Group, Race, State
from croupier.games.tote.race_faults import race_fault


def read_finish(text: str) -> tuple[Group, ...]:
    """A text of groups; runners that nobody has are left for `finished` to refuse."""
    return tuple(tuple(group.split("=")) for group in text.upper().replace(" ", "").split("-"))


def show_finish(finish: tuple[Group, ...]) -> str:
    return "-".join("=".join(group) for group in finish)


def finished(day: RaceDay, number: int, text: str) -> Race | Refusal:
    """The race with this finish, or what is wrong with it."""
    race = msgspec.structs.replace(day.programme()[number], finish=read_finish(text), state=State.OFFICIAL)
    if not all(all(group) for group in race.finish):
        says = "{finish} is no order of finish; write runners like 6-2=3-1"
        return worded(Reason.UNREADABLE, says, clauses.BY_RESULT, finish=shown(text))
    return race_fault(race) or race

"""Who comes in when: an order drawn by hidden abilities near the morning line, and the gaps between."""

from collections.abc import Sequence
from itertools import accumulate

from croupier.games.tote.program.card import ProgramRace, ProgramRunner
from croupier.games.tote.program.race_kinds import Sport
from croupier.games.tote.running.draws import Draws
from croupier.games.tote.running.incidents import DEAD_HEAT_ONE_IN, TrackFault

LENGTH = {Sport.HORSE: 96, Sport.HARNESS: 96, Sport.GREYHOUND: 36}
"""Inches from nose to tail."""
_PLACES_WATCHED = 4
_MILLION = 1_000_000
_GAPS = ((100, 2, 7), (300, 9, 32), (700, 41, 152), (930, 193, 288), (1000, 481, 600))
"""Of a thousand gaps up to so many: least inches, and how many more. Noses, heads, lengths, many lengths."""


def drawn_order(race: ProgramRace, starters: Sequence[ProgramRunner], draws: Draws) -> list[ProgramRunner]:
    """One after the other by weight, from those who are left."""
    left = list(starters)
    weights = [_weight(race, one, len(starters), draws) for one in left]
    order: list[ProgramRunner] = []
    while left:
        ticket = draws.below(sum(weights), "order", len(order))
        at = next(at for at, held in enumerate(accumulate(weights)) if ticket < held)
        order.append(left.pop(at))
        weights.pop(at)
    return order


def _weight(race: ProgramRace, runner: ProgramRunner, field: int, draws: Draws) -> int:
    """The chance that the morning line gives, shared within a coupled entry, times a hidden 0.7 to 1.4."""
    line = race.line(runner.interest)
    coupled = sum(one.interest == runner.interest for one in race.starters)
    chance = _MILLION * line.stake // (line.profit + line.stake) if line else _MILLION // field
    return 1 + chance * (700 + draws.below(700, "ability", runner.number)) // (coupled * 1000)


def drawn_gaps(count: int, sport: Sport, draws: Draws, fault: str) -> list[int]:
    """Inches of each behind the one before it; 0 for the first, and for one that ties with it."""
    return [0, *(_gap(place, sport, draws, fault) for place in range(1, count))][:count]


def _gap(place: int, sport: Sport, draws: Draws, fault: str) -> int:
    if place == 1 and fault == TrackFault.DEAD_HEAT:
        return 0
    if place == 1 and fault == TrackFault.PHOTO:
        return 2
    if place < _PLACES_WATCHED and draws.one_in(DEAD_HEAT_ONE_IN, "dead heat", place):
        return 0
    ticket = draws.below(1000, "gap", place)
    least, more = next((least, more) for held, least, more in _GAPS if ticket < held)
    behind = draws.below(200, "straggle", place) if place >= _PLACES_WATCHED else 0
    return max(
        2, (least + draws.below(more, "inches", place) + behind) * LENGTH[sport] // LENGTH[Sport.HORSE]
    )

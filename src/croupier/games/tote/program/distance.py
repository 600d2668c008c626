"""Distances as a programme prints them: 1,320 yards are 6 furlongs, 1,870 yards 1 1/16 miles."""

from fractions import Fraction

from croupier.games.tote.program.paper_words import DistanceWords, paper_words
from croupier.games.tote.program.race_kinds import Sport

FURLONG = 220
MILE = 1760
INCHES = 36
"""In a yard."""


def show_distance(yards: int, sport: Sport, words: DistanceWords | None = None) -> str:
    """Greyhounds race over yards; horses over furlongs below a mile and over miles from there. In English
    unless other words are given."""
    units = words or paper_words().distance
    if sport is Sport.GREYHOUND:
        return f"{yards:,} {units.yards}"
    if yards < MILE:
        furlongs = Fraction(yards, FURLONG)
        short = furlongs.denominator <= 2
        return _counted(furlongs, units.furlong, units.furlongs) if short else f"{yards:,} {units.yards}"
    miles = Fraction(yards, MILE)
    return _counted(miles, units.mile, units.miles) if miles.denominator <= 16 else _mile_and(yards, units)


def _mile_and(yards: int, units: DistanceWords) -> str:
    miles, rest = divmod(yards, MILE)
    return f"{_counted(Fraction(miles), units.mile, units.miles)} {units.and_} {rest} {units.yards}"


def _counted(number: Fraction, one: str, several: str) -> str:
    whole, rest = divmod(number, 1)
    parts = [str(whole)] if whole else []
    if rest:
        parts.append(f"{rest.numerator}/{rest.denominator}")
    return f"{' '.join(parts)} {several if number > 1 else one}"

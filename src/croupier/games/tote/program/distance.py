"""Distances as a programme prints them: 1,320 yards are 6 furlongs, 1,870 yards 1 1/16 miles."""

from fractions import Fraction

from croupier.games.tote.program.race_kinds import Sport

FURLONG = 220
MILE = 1760
INCHES = 36
"""In a yard."""


def show_distance(yards: int, sport: Sport) -> str:
    """Greyhounds race over yards; horses over furlongs below a mile and over miles from there."""
    if sport is Sport.GREYHOUND:
        return f"{yards:,} yards"
    if yards < MILE:
        furlongs = Fraction(yards, FURLONG)
        return _counted(furlongs, "furlong") if furlongs.denominator <= 2 else f"{yards:,} yards"
    miles = Fraction(yards, MILE)
    return _counted(miles, "mile") if miles.denominator <= 16 else _mile_and_yards(yards)


def _mile_and_yards(yards: int) -> str:
    miles, rest = divmod(yards, MILE)
    return f"{_counted(Fraction(miles), 'mile')} and {rest} yards"


def _counted(number: Fraction, unit: str) -> str:
    whole, rest = divmod(number, 1)
    parts = [str(whole)] if whole else []
    if rest:
        parts.append(f"{rest.numerator}/{rest.denominator}")
    return f"{' '.join(parts)} {unit}{'s' if number > 1 else ''}"

"""The kinds of race that the rules define (A.5), and what a race must show to be of each."""

from enum import StrEnum

from croupier.base.clause import cite
from croupier.games.tote.clauses import BOOK

RACE = cite(BOOK, "A.5")
SENDING_TRACK = cite(BOOK, "A.8")


class Sport(StrEnum):
    """Whose card it is. A runner is a horse, ridden or driven, or a greyhound (A.7)."""

    HORSE = "horse"
    HARNESS = "harness"
    GREYHOUND = "greyhound"


class RaceKind(StrEnum):
    """A race may be of several kinds, such as claiming and overnight. The rules' list is open: a card may
    name other kinds, in its own words."""

    PURSE = "purse"
    STAKE = "stake"
    CLAIMING = "claiming"
    HANDICAP = "handicap"
    OVERNIGHT = "overnight"
    WALKOVER = "walkover"
    INVITATIONAL = "invitational stake"
    MATCH = "match"


STAKES = frozenset({RaceKind.STAKE, RaceKind.INVITATIONAL})
"""An invitational stake race counts as a stake race (A.5.g)."""
CLOSING_HOURS = 72

"""What can happen in a simulated race besides running: by chance, or because somebody ordered it."""

from enum import StrEnum


class TrackFault(StrEnum):
    """What a simulated track can be told to show in its next race, or on its line."""

    DEAD_HEAT = "dead-heat"
    PHOTO = "photo"
    INQUIRY = "inquiry"
    DISQUALIFICATION = "disqualification"
    LATE_SCRATCH = "late-scratch"
    NON_STARTER = "non-starter"
    DELAY = "delay"
    CANCELLED = "cancelled"
    NO_RACE = "no-race"
    WRONG_FINISH = "wrong-finish"
    """The order of finish is posted with first and second swapped, and corrected."""
    STOP_BET_LOST = "stop-bet-lost"
    RESULTS_LOST = "results-lost"
    """The race can be watched, but no result is ever told (D.4)."""
    LINK_LOST = "link-lost"
    LINK_LOST_AT_OFF = "link-lost-at-off"


BEFORE_LOADING = frozenset({TrackFault.LATE_SCRATCH, TrackFault.DELAY, TrackFault.CANCELLED})
"""These can be ordered until the field is loading; the others until it is off."""

LATE_SCRATCH_ONE_IN = 30
DELAY_ONE_IN = 12
INQUIRY_ONE_IN = 12
DISQUALIFIED_ONE_IN = 3
DEAD_HEAT_ONE_IN = 250
"""Of each of the first places. Real ones are about as rare."""
FEWEST_AFTER_SCRATCH = 5

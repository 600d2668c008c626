"""A small card as JSON values, to be changed by a test."""

import copy
from typing import Any

import pytest

from croupier.base.refusal import Refusal, Refused
from croupier.games.tote.program.reading import read_card

Values = dict[str, Any]
CLOSES = "2026-11-19T12:30:00-06:00"


def runner(number: str, **more: object) -> Values:
    return {"number": number, "name": f"Runner {number}", **more}


RACE: Values = {
    "number": 1,
    "post_time": "2026-11-21T12:30:00-06:00",
    "kinds": ["purse"],
    "distance": 1320,
    "runners": [runner("1", morning_line="5-2"), runner("1A"), runner("2"), runner("3"), runner("4")],
    "pools": [{"kind": "win", "least": "2.00"}],
}
CARD: Values = {
    "format": "croupier-race-card",
    "version": 1,
    "track": {"code": "MDL", "name": "Model Park", "zone": "America/Chicago", "profile": "model"},
    "meet": {"name": "Autumn", "first": "2026-10-02", "last": "2026-12-19"},
    "sport": "horse",
    "date": "2026-11-21",
    "races": [RACE],
    "session": "D",
}


def card(**more: object) -> Values:
    return {**copy.deepcopy(CARD), **more}


def race(number: int = 1, **more: object) -> Values:
    """Races of one card are half an hour apart."""
    hours, minutes = divmod(750 + 30 * (number - 1), 60)
    timed = {"number": number, "post_time": f"2026-11-21T{hours:02}:{minutes:02}:00-06:00"}
    return {**copy.deepcopy(RACE), **timed, **more}


def card_of(**more: object) -> Values:
    """A card of one race that differs in this."""
    return card(races=[{**race(), **more}])


def runners(*each: object) -> list[Values]:
    """By number, or as numbers with more."""
    return [one if isinstance(one, dict) else runner(str(one)) for one in each]


def refused(given: object) -> Refusal:
    with pytest.raises(Refused) as found:
        read_card(given)
    return found.value.refusal

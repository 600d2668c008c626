"""Walking a table by its acts: what is due at each step, and that `decide` takes it and nothing later."""

from collections.abc import Callable, Mapping
from typing import Any

from croupier.base.envelope import Command
from croupier.base.refusal import Refusal
from croupier.desk.act import Act, When
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from tests.house import ONE, House, at

Ask = Callable[[Act], tuple[str, Command]]
"""Who sends what to do an act."""
OPEN = (When.DUE, When.BESIDE)
ANY_TIME = {
    *("ask-chips", "count-mucked", "report-credit", "prompt-spin", "read-number"),
    *("deal-four-up", "deal-four-down", "third-player", "third-banker"),
}
"""Acts that change nothing but the record when they come early or once more, or that void the game.

A card that no hand takes yet is recorded as one drawn in error.
"""

CALLING: Mapping[str, Ask] = {
    "call-attendant": lambda act: (at(act.position or ONE), CallAttendant()),
    "answer-attendant": lambda act: ("supervisor", AnswerAttendant(act.position or ONE)),
}
"""Alike at every place where a player sits."""


def acts(house: House) -> tuple[Act, ...]:
    return house.desk.tables[house.here].acts()


def due(house: House, procedure: str = "game") -> list[str]:
    """The keys of what is due, in order."""
    return [act.key for act in acts(house) if act.when is When.DUE and act.procedure == procedure]


def whens(house: House, procedure: str = "game") -> dict[str, str]:
    return {act.key: str(act.when) for act in acts(house) if act.procedure == procedure}


def told(house: House, procedure: str = "game") -> list[str]:
    """What is due, as sentences."""
    words = house.desk.tables[house.here].words("en")
    return [words.say(act) for act in acts(house) if act.when is When.DUE and act.procedure == procedure]


def due_with_clauses(house: House, procedure: str = "game") -> list[tuple[str, str]]:
    """What is due, as sentences, each with its clause."""
    owed = [act for act in acts(house) if act.when is When.DUE and act.procedure == procedure]
    return list(zip(told(house, procedure), [str(act.clause) for act in owed], strict=True))


def due_in(view: Mapping[str, Any]) -> list[str]:
    """The keys of what is due, as a screen's view has it."""
    return [act["key"] for act in view["acts"] if act["when"] == "due"]


def agree(house: House, asks: Mapping[str, Ask]) -> None:
    """`decide` accepts every act that is due or beside, and refuses every one that is done or later.

    One that comes twice in an order is accepted while either is open.
    """
    opened = {act.key for act in acts(house) if act.when in OPEN}
    for act in acts(house):
        open_now = act.when in OPEN
        twice = act.position is None and act.key in opened
        if not act.command or ((act.key in ANY_TIME or twice) and not open_now):
            continue
        who, command = {**CALLING, **asks}[act.key](act)
        decided = house.desk.tables[house.here].decide(house.envelope(who, command), house.desk.house)
        assert isinstance(decided, Refusal) is not open_now, f"{act.key} is {act.when}: {decided}"

"""What a payoff line names as winning, read back from its text.

`6-2` is one combination; `6-ALL` and `ALL/3` leave a place or a leg open; `3/5,6` names several runners for
it. A pick adds how many legs were right, `6/4,5/1: 2 of 3`; a twin trifecta begins with its race,
`R4 1-2-3`, and may name several combinations with spaces between them.
"""

import re
from typing import NoReturn

import msgspec

from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.games.tote.bet import ALL, Group
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.kinds import LEGS, PICKS, Combination, Kind, length
from croupier.games.tote.runner_groups import read_group, show_group

_TEXT = re.compile(r"(?:R([1-9][0-9]?) )?([^:]*)(?:: ([0-9]) of ([0-9]))?", re.ASCII)
Choice = tuple[Group, ...]
"""A group of runners for each place or leg."""


class Wins(msgspec.Struct, frozen=True):
    """`race` is that of a twin trifecta's line; `right` is how many legs a pick's combinations have right."""

    kind: Kind
    choices: tuple[Choice, ...]
    race: int | None = None
    right: int | None = None

    def covers(self, combination: Combination) -> bool:
        """Whether a combination is paid by this line.

        A pick's runner who was withdrawn and moved to the favourite counts as the runner it was moved from.
        """
        return any(self._covers(choice, combination) for choice in self.choices)

    def _covers(self, choice: Choice, combination: Combination) -> bool:
        hits = sum(_in(one, group) for one, group in zip(combination, choice, strict=True))
        if self.right is not None:
            return hits == self.right
        if self.kind is Kind.QUINELLA and choice[1] == ALL:  # either order wins
            return any(_in(one, choice[0]) for one in combination)
        return hits == len(choice)

    def __str__(self) -> str:
        between = _between(self.kind)
        names = " ".join(between.join(map(show_group, choice)) for choice in self.choices)
        race = f"R{self.race} " if self.race is not None else ""
        count = f": {self.right} of {length(self.kind)}" if self.right is not None else ""
        return f"{race}{names}{count}"


def read_wins(kind: Kind, text: object) -> Wins:
    """Reads whatever a payoff of this kind of pool prints as `wins`."""
    try:
        return _read(kind, text)
    except Refused as refused:
        raise refused.resting_on(clause_of(kind)) from None


def _read(kind: Kind, text: object) -> Wins:
    match = _TEXT.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        _not_wins(kind, text)
    race, names, right, legs = match.groups()
    if bool(race) != (kind is Kind.TWIN_TRIFECTA) or bool(right) != (kind in PICKS):
        _not_wins(kind, text)
    if right and (int(legs) != length(kind) or not 1 <= int(right) <= int(legs)):
        _not_wins(kind, text)
    choices = tuple(_choice(kind, text, one) for one in names.split(" "))
    return Wins(kind, choices, int(race) if race else None, int(right) if right else None)


def _choice(kind: Kind, text: object, names: str) -> Choice:
    groups = names.split(_between(kind))
    if len(groups) != length(kind):
        _not_wins(kind, text)
    return tuple(map(read_group, groups))


def _not_wins(kind: Kind, text: object) -> NoReturn:
    refuse(Reason.UNREADABLE, f"{shown(text)} is not what a payoff of a {kind} pool names")


def _between(kind: Kind) -> str:
    """Legs are parted by strokes, the places of one race by dashes."""
    return "/" if kind in LEGS and kind is not Kind.TWIN_TRIFECTA else "-"


def _in(one: int, group: Group) -> bool:
    return group == ALL or one in group

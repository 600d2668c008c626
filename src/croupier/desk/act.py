"""An act at a place: what is done, by which person or device, by which clause, and whether it is due.

The order of play stands in acts alone. Consoles, help lines, demonstration dealers and tests read it there.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

import msgspec

from croupier.base.envelope import Role
from croupier.base.names import Citation, TerminalId

GAME = "game"
"""The procedure that every table has one of at a time: its order of play. The others stand beside it."""


class When(StrEnum):
    """`due`: the procedure waits for it. `beside`: it may be done now, and the procedure does not wait."""

    DUE = "due"
    BESIDE = "beside"
    LATER = "later"
    DONE = "done"


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """`key` finds its words and `values` stand in them; money among these is text, like `17.50`.

    `command` is the frame that does it, or empty where a hand at `device` or a word aloud does it.
    `procedure` is what the act is a step of, and `position` the terminal or seat that it is about.
    """

    procedure: str
    key: str
    command: str
    roles: tuple[Role, ...]
    screens: tuple[str, ...]
    clause: Citation
    when: When
    position: TerminalId | None = None
    values: Mapping[str, str | int] = {}
    device: str = ""


def due(acts: Iterable[Act], *roles: Role) -> Iterator[Act]:
    """Those of the acts that one of these roles owes now, in order."""
    return (act for act in acts if act.when is When.DUE and set(roles) & set(act.roles))

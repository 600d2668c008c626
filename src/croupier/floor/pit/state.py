"""What is so in the pit: who is on duty, and which boxes wait for their count."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from croupier.base.envelope import Role
from croupier.base.money import Cents
from croupier.base.names import TableId

PIT = TableId("pit")
"""Where commands of the whole floor are sent, in place of a table."""


@dataclass(slots=True)
class PitState:
    """`day` is the gaming day, empty before the first one began.

    `pulled` is currency in the count room. What a rack should hold is the balance of its account.
    """

    day: str = ""
    on_duty: dict[str, str] = field(default_factory=dict)
    pulled: dict[TableId, Cents] = field(default_factory=dict)
    slips: set[str] = field(default_factory=set)

    def supervisors(self) -> Iterator[str]:
        return (who for who, role in self.on_duty.items() if role == Role.SUPERVISOR)

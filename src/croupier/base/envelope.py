"""Commands and events as they travel and as they are kept. What they say is up to each kind of play."""

from enum import StrEnum
from typing import Generic, TypeAlias

import msgspec
from typing_extensions import TypeVar

from croupier.base.names import CommandId, SenderId, TableId, TerminalId

Command: TypeAlias = msgspec.Struct
"""What someone asks. The registry of kinds knows every one of them, and reads stored ones."""
Event: TypeAlias = msgspec.Struct
"""What has happened."""
C_co = TypeVar("C_co", bound=Command, default=Command, covariant=True)


class Role(StrEnum):
    """Whom a command comes from. A supervisor is a pit manager too; the last four are devices."""

    PLAYER = "player"
    DEALER = "dealer"
    MUCKER = "mucker"
    FLOORPERSON = "floorperson"
    SUPERVISOR = "supervisor"
    DESIGNEE = "designee"
    DIRECTOR = "director"
    CASHIER = "cashier"
    RUNNER = "runner"
    TELLER = "teller"
    MUTUEL_MANAGER = "mutuel-manager"
    ACCOUNTANT = "accountant"
    AUDITOR = "auditor"
    ENGINEER = "engineer"
    ADMINISTRATOR = "administrator"
    READER = "reader"
    CLOCK = "clock"
    CHANCE = "chance"
    DEVICE = "device"


DEVICES = frozenset({Role.READER, Role.CLOCK, Role.CHANCE, Role.DEVICE})
STAFF = frozenset(Role) - DEVICES - {Role.PLAYER}
"""Whoever may have a name and a password."""


class Envelope(msgspec.Struct, Generic[C_co], frozen=True):
    """A command with its sender's own id for it, and what the server knows of the sender."""

    id: CommandId
    sender: SenderId
    role: Role
    table: TableId
    command: C_co
    terminal: TerminalId | None = None

"""What the desk itself is asked and tells of any place: installed, stopped, played under other terms."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId


class InstallTable(msgspec.Struct, frozen=True, tag="install-table"):
    """Put a table on the floor: its effective book, the places at it and its chips. The engineer's act."""

    name: str
    effective: str
    terminals: tuple[TerminalId, ...]
    chips: tuple[Cents, ...]


class StopTable(msgspec.Struct, frozen=True, tag="stop-table"):
    """From the desk itself: deciding a command failed, so nothing more is decided at this table."""

    why: str


class RestartTable(msgspec.Struct, frozen=True, tag="restart-table"):
    """A supervisor lets a stopped table go on."""


class TableInstalled(msgspec.Struct, frozen=True, tag="table-installed"):
    name: str
    effective: str
    terms: str
    terminals: tuple[TerminalId, ...]
    chips: tuple[Cents, ...]


class Alarmed(msgspec.Struct, frozen=True, tag="alarmed"):
    """Something a supervisor must see."""

    says: str


class TableStopped(msgspec.Struct, frozen=True, tag="table-stopped"):
    why: str


class TableRestarted(msgspec.Struct, frozen=True, tag="table-restarted"):
    by: str


class ChangeTerms(msgspec.Struct, frozen=True, tag="change-terms"):
    """Other options or limits from the next game on: the effective book they make."""

    effective: str


class TermsChanged(msgspec.Struct, frozen=True, tag="terms-changed"):
    """`terms` is the digest that games cite from the next one on; `was` is the one they cited so far."""

    effective: str
    terms: str
    was: str
    by: str

"""A drawer of currency that one person answers for: opened and closed by blind count."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.base.wire_types import StaffName


class OpenDrawer(msgspec.Struct, frozen=True, tag="open-drawer"):
    """The cashier of a window has counted what the vault gave for it."""

    window: TerminalId
    amount: Cents


class CloseDrawer(msgspec.Struct, frozen=True, tag="close-drawer"):
    """The cashier has counted the drawer, which goes back to the vault."""

    amount: Cents


class CloseLeftDrawer(msgspec.Struct, frozen=True, tag="close-left-drawer"):
    """By a supervisor: the drawer of a cashier who has left, counted before a witness."""

    window: TerminalId
    amount: Cents
    witness: StaffName


class FundDrawer(msgspec.Struct, frozen=True, tag="fund-drawer"):
    """Currency from the vault to the cashier's drawer, seen by somebody else."""

    amount: Cents
    witness: StaffName


class ReturnToVault(msgspec.Struct, frozen=True, tag="return-to-vault"):
    """Currency from the cashier's drawer to the vault, seen by somebody else."""

    amount: Cents
    witness: StaffName


class DrawerOpened(msgspec.Struct, frozen=True, tag="drawer-opened"):
    """`issued` came from the vault, `counted` was found in it."""

    window: TerminalId
    issued: Cents
    counted: Cents
    by: str


class DrawerClosed(msgspec.Struct, frozen=True, omit_defaults=True, tag="drawer-closed"):
    """`witness` is empty where the drawer was closed by whoever worked at it."""

    window: TerminalId
    expected: Cents
    counted: Cents
    by: str
    witness: str = ""


class DrawerFunded(msgspec.Struct, frozen=True, tag="drawer-funded"):
    """`amount` came from the vault; a negative one went back."""

    window: TerminalId
    amount: Cents
    by: str
    witness: str

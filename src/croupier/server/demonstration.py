"""Where a demonstration may run: on this machine alone, and never on the journal of a floor with money.

A demonstration makes money of nothing: its dealer counts whatever a player says to have laid down, its bill
acceptor takes pictures of bills, and its lobby shows every password and pairing code.
"""

from ipaddress import IPv4Network, IPv6Address, ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.base.refusal import Reason, refuse, shown

if TYPE_CHECKING:
    from croupier.server.settings import Settings

MARK = int.from_bytes(b"demo", "big")
_LOOPBACK = IPv4Network("127.0.0.0/8")
_LOOPBACK_6 = IPv6Address("::1")


def check_demonstration(settings: "Settings", path: Path) -> None:
    """Raise `Refused` where this configuration would give a floor with money what is only for show."""
    server = settings.server
    if server.demonstration:
        if not is_loopback(server.host):
            says = "a demonstration runs on this machine alone: host must be 127.0.0.1"
            refuse(Reason.OPTION_NOT_ALLOWED, f"{path}: {says}, not {shown(server.host)}")
        return
    for table in settings.tables:
        if table.demonstration_dealer:
            says = f"table {table.id} has a demonstration_dealer, which makes money of nothing"
            mend = "remove it, or set demonstration = true under [server]"
            refuse(Reason.OPTION_NOT_ALLOWED, f"{path}: {says}: {mend}")
        if table.clock_speed != 1:
            says = f"table {table.id} has a clock_speed, and only a demonstration's clock may run faster"
            refuse(Reason.OPTION_NOT_ALLOWED, f"{path}: {says}: remove it")
    for one in settings.staff:
        if not one.password.startswith("$argon2"):
            says = f"the password of {one.name} must be a hash: croupier people hash"
            refuse(Reason.UNREADABLE, f"{path}: {says}")


def is_loopback(host: str) -> bool:
    """True for 127.0.0.0/8, ::1 and `localhost`. Other names are not looked up: their answer may change."""
    if host == "localhost":
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address == _LOOPBACK_6 if address.version == 6 else address in _LOOPBACK


def mark_of(settings: "Settings") -> int:
    """What a new journal of this floor is marked with."""
    return MARK if settings.server.demonstration else 0


def check_journal(settings: "Settings", folder: Path, mark: int) -> None:
    """Raise `Refused` where the journal in this folder, with this mark, is of the other kind of floor."""
    if mark == mark_of(settings):
        return
    if settings.server.demonstration:
        says = f"the journal in {folder} is not marked as a demonstration's"
    else:
        says = f"the journal in {folder} is a demonstration's, whose money was made of nothing"
    refuse(Reason.OPTION_NOT_ALLOWED, f"{says}: name another folder, or move that one away")

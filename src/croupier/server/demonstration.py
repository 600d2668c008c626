"""Where a demonstration may run: on this machine alone, and never on the journal of a floor with money.

A demonstration makes money of nothing: its dealer counts whatever a player says to have laid down, its bill
acceptor takes pictures of bills, and its lobby shows every password and pairing code.
"""

import sqlite3
from contextlib import closing
from ipaddress import IPv4Network, IPv6Address, ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.messages.refusal import Reason, refuse, shown

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


def check_journal(settings: "Settings", journal: Path) -> None:
    """Raise `Refused` where a journal is of the other kind of floor; mark a demonstration's new one."""
    with closing(sqlite3.connect(journal)) as db:
        (mark,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if settings.server.demonstration and version == 0:
            mark_demonstration(db)
        elif settings.server.demonstration and mark != MARK:
            says = f"the journal in {journal.parent} is not a demonstration's: name another folder"
            refuse(Reason.OPTION_NOT_ALLOWED, says)
        elif mark == MARK and not settings.server.demonstration:
            says = f"the journal in {journal.parent} is a demonstration's, whose money was made of nothing"
            refuse(Reason.OPTION_NOT_ALLOWED, f"{says}: name another folder")


def mark_demonstration(db: sqlite3.Connection) -> None:
    """In the database itself, so that a backup and what is restored from it say so too."""
    db.execute(f"PRAGMA application_id = {MARK}")

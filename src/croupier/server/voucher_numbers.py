"""A validation number that a screen scanned or typed, as a command may hold it: by its keyed hash."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from croupier.base.refusal import Reason, refuse
from croupier.desk.house import House
from croupier.desk.vouchers import unpaid
from croupier.devices.validation import KEY_BYTES, ValidationKey, key_file, read_number

LONGEST = 64
"""Characters; a scanner sends eighteen."""


def voucher_reader(folder: Path | None) -> Callable[[object], str]:
    """Reads with the key in the floor's folder. What it refuses it never repeats: the number is money."""

    @cache
    def key() -> ValidationKey:  # not before a voucher is read: opening a floor checks that its key is there
        return ValidationKey.kept(key_file(folder) if folder else None)

    def read(given: object) -> str:
        if not isinstance(given, str) or len(given) > LONGEST:
            refuse(Reason.UNREADABLE, "a voucher is named by the 18 digits on it, as a text")
        return key().hashed(read_number(given))

    return read


def check_key(house: House, folder: Path) -> None:
    """Raise `Refused` where vouchers wait and the key that knows their numbers is gone, another or none."""
    file, waiting = key_file(folder), unpaid(house.vouchers.values())
    if file.exists() and (not file.is_file() or file.stat().st_size != KEY_BYTES):
        refuse(Reason.UNREADABLE, "{file} is no key of vouchers: put the right one back", file=str(file))
    if not waiting:
        return
    if not file.exists():
        says = "{file} is missing, and unpaid vouchers ({count}) could not be paid without it: put it back"
        refuse(Reason.UNREADABLE, says, file=str(file), count=waiting)
    if house.voucher_key not in ("", fingerprint(folder)):
        says = "{file} is not the key that unpaid vouchers ({count}) were issued with: put that one back"
        refuse(Reason.UNREADABLE, says, file=str(file), count=waiting)


def fingerprint(folder: Path) -> str:
    """Of the key in this folder; empty where there is none, and none is made."""
    file = key_file(folder)
    return ValidationKey.kept(file).fingerprint if file.exists() else ""

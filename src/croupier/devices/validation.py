"""The number that makes a voucher money: eighteen digits, and the keyed hash by which the desk knows it.

Two digits name the system that issued it, fifteen are random, the last is a check digit. Whoever has the
number can cash the voucher, so it is printed and never stored: only its hash enters a command, and the
hash's key lies in a file outside the database. A copy of the database therefore redeems nothing.
"""

import hmac
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from croupier.base.refusal import Reason, refuse
from croupier.devices.secret_file import kept_secret

DIGITS = 18
RANDOM_DIGITS = 15
KEY_BYTES = 32
FINGERPRINT = b"the key of this house's vouchers"
_DAMM = (
    "0317598642", "7092154863", "4206871359", "1750983426", "6123045978",
    "3674209581", "5869720134", "8945362017", "9438617205", "2581436790",
)  # fmt: skip
"""H. M. Damm's table (2004): the check digit catches any one wrong digit and any two neighbours swapped."""
_SEPARATORS = re.compile(r"[\s-]+")


@dataclass(frozen=True, slots=True)
class ValidationNumber:
    """Its digits are in no `repr`, so that no log or error message shows them by accident."""

    digits: str = field(repr=False)

    def __post_init__(self) -> None:
        if not re.fullmatch(rf"[0-9]{{{DIGITS}}}", self.digits, re.ASCII) or not _checks(self.digits):
            raise ValueError("not a validation number")

    @property
    def text(self) -> str:
        """As it is printed: `00-4631-5728-6704-5160`."""
        return "-".join((self.digits[:2], *(self.digits[at : at + 4] for at in range(2, DIGITS, 4))))


class ValidationKey:
    """Issues validation numbers and hashes them; one key for a floor, in a file in the floor's folder."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a validation key has {KEY_BYTES} bytes, not {len(key)}")
        self._key = key

    @classmethod
    def kept(cls, path: Path | None) -> "ValidationKey":
        """The key in this file, created if there is none. Without a file, a key in memory alone."""
        return cls(secrets.token_bytes(KEY_BYTES) if path is None else kept_secret(path, KEY_BYTES))

    def hashed(self, number: ValidationNumber) -> str:
        """HMAC-SHA256 in hex: all that a command, the journal or a log may hold of a number."""
        return hmac.digest(self._key, number.digits.encode(), "sha256").hex()

    @property
    def fingerprint(self) -> str:
        """Tells one key from another, and tells nothing of either: for the journal. No number hashes so."""
        return hmac.digest(self._key, FINGERPRINT, "sha256").hex()

    def derived(self, system: str, of: str) -> ValidationNumber:
        """The number of this system that belongs to a name: always the same, and guessed by nobody without
        the key.
        """
        secret = int.from_bytes(hmac.digest(self._key, f"number of {of}".encode(), "sha256"), "big")
        return _numbered(system, secret % 10**RANDOM_DIGITS)

    def fresh(self, system: str, taken: Callable[[str], bool] = lambda _hashed: False) -> ValidationNumber:
        """A new number of this system. `taken` says of a hash whether it is in use: then another is drawn."""
        while taken(self.hashed(number := draw_number(system))):
            pass
        return number


def key_file(folder: Path) -> Path:
    return folder / "validation.key"


def draw_number(system: str) -> ValidationNumber:
    """A random number of this system, two digits such as `00`."""
    return _numbered(system, secrets.randbelow(10**RANDOM_DIGITS))


def _numbered(system: str, chosen: int) -> ValidationNumber:
    if not re.fullmatch(r"[0-9]{2}", system, re.ASCII):
        refuse(Reason.UNREADABLE, "a system id has two digits, like 00")
    payload = f"{system}{chosen:0{RANDOM_DIGITS}}"
    return ValidationNumber(payload + check_digit(payload))


def read_number(text: str) -> ValidationNumber:
    """The number as scanned or typed, with or without hyphens and spaces. No refusal repeats it."""
    digits = _SEPARATORS.sub("", text)
    if not re.fullmatch(r"[0-9]+", digits, re.ASCII):
        refuse(Reason.UNREADABLE, "a validation number is written in digits, like 00-4631-5728-6704-5160")
    if len(digits) != DIGITS:
        refuse(
            Reason.UNREADABLE,
            "a validation number has {needed} digits, not {found}",
            needed=DIGITS,
            found=len(digits),
        )
    if not _checks(digits):
        refuse(Reason.UNREADABLE, "the check digit of this validation number is wrong; scan or key it again")
    return ValidationNumber(digits)


def check_digit(payload: str) -> str:
    interim = 0
    for digit in payload:
        interim = int(_DAMM[interim][int(digit)])
    return str(interim)


def _checks(digits: str) -> bool:
    return check_digit(digits) == "0"

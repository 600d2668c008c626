"""Signs the root of a race's tickets when betting closes, and remembers outside the database what it signed.

Whoever changes a ticket later, with every right on the database, can neither sign another root nor make this
file forget the first. The public key may be given to anyone, who can then check a root that was published.
"""

from pathlib import Path

import msgspec

from croupier.base.refusal import Reason, refuse
from croupier.devices.ed25519 import KEY_BYTES, public_key, sign, verifies
from croupier.devices.memory import StateFile
from croupier.devices.secret_file import kept_secret

KEY, SIGNED = "roots.key", "roots.signed"


class SignedRoots(msgspec.Struct, frozen=True):
    """The root of each list that was signed, by its name."""

    roots: dict[str, str] = {}


class RootSigner:
    """One for a floor. Without a folder its key is in memory alone, for tests."""

    def __init__(self, folder: Path | None) -> None:
        self._seed = kept_secret(folder / KEY, KEY_BYTES) if folder else bytes(KEY_BYTES)
        self._path = folder / SIGNED if folder else None
        self._file = StateFile(self._path, SignedRoots, durable=True) if self._path else None
        self._signed: dict[str, str] = {}
        self._recall()
        self.public = public_key(self._seed).hex()

    def sign(self, name: str, root: str) -> str | None:
        """The signature, in hex; None where another root of this name was signed before."""
        self._recall()
        if self._signed.setdefault(name, root) != root:
            return None
        if self._file:
            self._file.keep(SignedRoots(dict(self._signed)))
        return sign(self._seed, message(name, root)).hex()

    def _recall(self) -> None:
        """What this floor has signed, at its other totes too: they write the same file. Raises `Refused` for
        a damaged one: a signer that has forgotten would sign a second root of a race.
        """
        kept = self._file.recall() if self._file else None
        if kept:
            self._signed.update(kept.roots)
        elif self._path and self._path.exists():
            refuse(Reason.UNREADABLE, "{file} cannot be read: put a copy of it back", file=str(self._path))

    def genuine(self, name: str, root: str, signature: str) -> bool:
        """Whether this root is the one that was signed under this name."""
        if self._signed.get(name, root) != root:
            return False
        return verifies(bytes.fromhex(self.public), message(name, root), _bytes(signature))


def message(name: str, root: str) -> bytes:
    """What is signed: two lines."""
    return f"{name}\n{root}\n".encode()


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""

"""The digest of a kept refusal."""

from hashlib import sha256


def refusal_digest(sender: str, command: str, at: int, body: bytes, reply: bytes) -> bytes:
    """Refusals stand outside the chain; this tells one whose bytes have changed since it was kept."""
    named = f"{len(sender)} {sender} {len(command)} {command} {at} {len(body)} ".encode()
    return sha256(named + body + reply).digest()[:16]

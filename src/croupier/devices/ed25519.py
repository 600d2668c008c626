"""Ed25519 signatures as RFC 8032 defines them: short, the same every time, checked with a public key alone.

Written out because no library that the program needs has them. It signs a few roots a day, so that it may be
slow; it does not hide from someone who measures how long it takes.
"""

from hashlib import sha512
from typing import TypeAlias

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
_ROOT = pow(2, (P - 1) // 4, P)
KEY_BYTES, SIGNATURE_BYTES = 32, 64

Point: TypeAlias = tuple[int, int, int, int]
"""Extended coordinates: x = X/Z, y = Y/Z, x * y = T/Z."""


def public_key(seed: bytes) -> bytes:
    return _compressed(_times(_secret(seed)[0], BASE))


def sign(seed: bytes, message: bytes) -> bytes:
    scalar, prefix = _secret(seed)
    public = _compressed(_times(scalar, BASE))
    nonce = _number(prefix + message)
    commitment = _compressed(_times(nonce, BASE))
    answer = (nonce + _number(commitment + public + message) * scalar) % ORDER
    return commitment + answer.to_bytes(32, "little")


def verifies(public: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the holder of the key signed exactly this."""
    if len(public) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
        return False
    key, commitment = _point(public), _point(signature[:32])
    answer = int.from_bytes(signature[32:], "little")
    if key is None or commitment is None or answer >= ORDER:
        return False
    challenge = _number(signature[:32] + public + message)
    return _same(_times(answer, BASE), _add(commitment, _times(challenge, key)))


def _secret(seed: bytes) -> tuple[int, bytes]:
    if len(seed) != KEY_BYTES:
        raise ValueError(f"a signing key has {KEY_BYTES} bytes, not {len(seed)}")
    digest = sha512(seed).digest()
    scalar = int.from_bytes(digest[:32], "little") & ((1 << 254) - 8) | (1 << 254)
    return scalar, digest[32:]


def _number(text: bytes) -> int:
    return int.from_bytes(sha512(text).digest(), "little") % ORDER


def _add(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c, d = 2 * one[3] * other[3] * D % P, 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _times(scalar: int, point: Point) -> Point:
    total: Point = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            total = _add(total, point)
        point, scalar = _add(point, point), scalar >> 1
    return total


def _same(one: Point, other: Point) -> bool:
    return not ((one[0] * other[2] - other[0] * one[2]) % P or (one[1] * other[2] - other[1] * one[2]) % P)


def _compressed(point: Point) -> bytes:
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _point(text: bytes) -> Point | None:
    """None where no point of the curve is written so."""
    y = int.from_bytes(text, "little")
    odd, y = y >> 255, y & (1 << 255) - 1
    x = _x(y, odd) if y < P else None
    return None if x is None else (x, y, 1, x * y % P)


def _x(y: int, odd: int) -> int | None:
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * _ROOT % P
    if (x * x - square) % P or (not x and odd):
        return None
    return P - x if x & 1 != odd else x


_BASE_Y = 4 * pow(5, P - 2, P) % P
_BASE_X = _x(_BASE_Y, 0)
assert _BASE_X is not None  # noqa: S101 - the base point is on the curve
BASE: Point = (_BASE_X, _BASE_Y, 1, _BASE_X * _BASE_Y % P)

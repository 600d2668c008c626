"""State as bytes: the same state gives the same bytes on any machine, and they give it back.

A snapshot needs nothing else. What follows from a place's terms is no part of its state.
"""

from typing import Generic, TypeVar

import msgspec

S = TypeVar("S")
_encoder = msgspec.msgpack.Encoder()


class StateCodec(Generic[S]):
    def __init__(self, state: type[S]) -> None:
        self._decoder = msgspec.msgpack.Decoder(state)

    def encode(self, state: S) -> bytes:
        """Fields in the order of their declaration, dictionaries in the order they were filled in."""
        return _encoder.encode(state)

    def decode(self, body: bytes) -> S:
        return self._decoder.decode(body)

"""The host's end of one connection to a guest: bytes in, bytes out. It opens no socket."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from croupier.devices import link_messages as link
from croupier.devices.link_lines import (
    GUEST,
    HOST,
    LINE_BYTES,
    LineReader,
    LinkBroken,
    Seal,
    session_key,
    welcome_key,
)
from croupier.devices.track import AnyReport

Spoken: TypeAlias = link.Ping | link.LiveTotals | link.VerifyPools | link.FinalTotals
AT_ONCE = 50
"""Reports in one line."""


class HostEnd:
    """`guest` is empty until it has said its name and shown that it knows the key; `sent` is the last report
    that was sent to it."""

    def __init__(
        self, name: str, keys: Mapping[str, bytes], nonce: str, heard: Callable[[str], int], now: float
    ) -> None:
        self._name, self._keys, self._nonce, self._heard = name, keys, nonce, heard
        self._named, self.guest, self.sent = "", "", 0
        self._seal = Seal(b"", HOST)
        self._lines: LineReader[link.FromGuest] = LineReader(link.FromGuest, Seal(b"", GUEST))
        self.heard_at = now
        self.out = bytearray()

    def _say(self, message: link.FromHost) -> None:
        self.out += self._seal.write(msgspec.json.encode(message))

    def take(self, received: bytes, now: float) -> list[Spoken]:
        """What the guest said, once it is known who it is. Raises `LinkBroken`."""
        spoken = []
        for line in self._lines.buffer.lines(received):
            message = self._greeted(line) if not self._named else self._lines.read(line)
            self.heard_at = now
            if isinstance(message, link.Hello | link.Begin | link.Refuse):
                self._greet(message)
            elif not self.guest:
                raise LinkBroken("the guest says something before it begins")
            else:
                spoken.append(message)
        return spoken

    def _greeted(self, line: bytes) -> link.FromGuest:
        """The first line says whose key it is sealed with."""
        try:
            name = msgspec.json.decode(line[65:], type=link.Hello).guest
        except (msgspec.MsgspecError, RecursionError) as error:  # it nests too deeply
            raise LinkBroken(f"the first line is no hello: {error}") from None
        if name not in self._keys:
            raise LinkBroken("no guest of that name is known")
        self._lines.seal.take_key(self._keys[name])
        return self._lines.read(line)

    def _greet(self, message: link.Hello | link.Begin | link.Refuse) -> None:
        match message:
            case link.Hello() if not self._named:
                self._welcome(message)
            case link.Begin() if self._named and not self.guest:
                self.guest, self.sent = self._named, message.after
                self._lines.buffer.longest = LINE_BYTES
            case link.Refuse():
                raise LinkBroken(f"the guest refuses the link: {message.why}")
            case _:
                raise LinkBroken("the guest greets twice")

    def _welcome(self, hello: link.Hello) -> None:
        self._named, key = hello.guest, self._keys[hello.guest]
        self._seal.take_key(welcome_key(key, hello.nonce))
        if hello.version != link.VERSION:
            self._say(link.Refuse(f"this host speaks version {link.VERSION} of the link"))
            return
        self._say(link.Welcome(link.VERSION, self._name, self._nonce, self._heard(self._named)))
        key = session_key(key, self._named, self._name, (hello.nonce, self._nonce))
        self._seal.take_key(key)
        self._lines.seal.take_key(key)

    def answer(self, ping: link.Ping, clock: int, heard: int) -> None:
        self._say(link.Pong(ping.clock, clock, heard))

    def tell(self, reports: Sequence[AnyReport]) -> None:
        """Those that were not sent yet; `reports` are in order and without a gap."""
        new = [one for one in reports if one.seq > self.sent]
        for start in range(0, len(new), AT_ONCE):
            self._say(link.Reports(tuple(new[start : start + AT_ONCE])))
            self.sent = new[min(start + AT_ONCE, len(new)) - 1].seq

    def show(self, odds: link.LiveOdds) -> None:
        self._say(odds)

"""The guest's end of one connection to a host track: bytes in, bytes out. It opens no socket."""

from collections.abc import Iterable

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

PING_EVERY = 0.5
LOST_AFTER = 3.0
"""Seconds."""


class GuestEnd:
    """`reports` are those that came, in order; `odds` are the host's last. `distance` is how far the host's
    clock may at most be from ours, in microseconds, None until it has answered; `acknowledged` is the last of
    our messages that the host has on record."""

    def __init__(self, name: str, key: bytes, nonce: str, after: int, now: float) -> None:
        self._name, self._key, self._nonce = name, key, nonce
        self._seal = Seal(key, GUEST)
        self._lines: LineReader[link.FromHost] = LineReader(link.FromHost, Seal(key, HOST))
        self._lines.seal.take_key(welcome_key(key, nonce))
        self.last, self.open = after, False
        self.heard_at, self._pinged_at = now, -PING_EVERY
        self.reports: list[AnyReport] = []
        self.odds: link.LiveOdds | None = None
        self.distance: int | None = None
        self.acknowledged = self._sent = 0
        self.out = bytearray()
        self._say(link.Hello(link.VERSION, name, nonce))

    def _say(self, message: link.FromGuest) -> None:
        self.out += self._seal.write(msgspec.json.encode(message))

    def take(self, received: bytes, now: float, clock: int) -> None:
        """What came over the line. Raises `LinkBroken`, and the connection is then over."""
        for line in self._lines.buffer.lines(received):
            self._hear(self._lines.read(line), clock)
            self.heard_at = now

    def _hear(self, message: link.FromHost, clock: int) -> None:
        if not self.open and not isinstance(message, link.Welcome | link.Refuse):
            raise LinkBroken("the host says something before its welcome")
        match message:
            case link.Welcome():
                self._begin(message)
            case link.Reports():
                self._report(message.reports)
            case link.Pong():
                self._measure(message, clock)
            case link.LiveOdds():
                self.odds = message
            case link.Refuse():
                raise LinkBroken(f"the host refuses the link: {message.why}")

    def _begin(self, welcome: link.Welcome) -> None:
        if self.open:
            raise LinkBroken("the host says its welcome twice")
        if welcome.version != link.VERSION:
            raise LinkBroken(f"the host speaks version {welcome.version} of the link, not {link.VERSION}")
        key = session_key(self._key, self._name, welcome.host, (self._nonce, welcome.nonce))
        self._seal.take_key(key)
        self._lines.seal.take_key(key)
        self._lines.buffer.longest = LINE_BYTES
        self.open, self.acknowledged, self._sent = True, welcome.heard, welcome.heard
        self._say(link.Begin(self.last))

    def _report(self, reports: Iterable[AnyReport]) -> None:
        for one in reports:
            if one.seq != self.last + 1:
                raise LinkBroken(f"report {one.seq} does not follow on {self.last}")
            self.reports.append(one)
            self.last = one.seq

    def _measure(self, pong: link.Pong, clock: int) -> None:
        """The host's clock was read somewhere between our two readings: the farther of both counts."""
        self.distance = max(abs(pong.clock - pong.sent), abs(pong.clock - clock))
        self.acknowledged = pong.heard

    def mind(self, now: float, clock: int, heard: int) -> None:
        """Keep the link alive; give it up where nothing is heard. Raises `LinkBroken`."""
        if now - self.heard_at > LOST_AFTER:
            raise LinkBroken("nothing is heard of the host")
        if self.open and now - self._pinged_at >= PING_EVERY:
            self._pinged_at = now
            self._say(link.Ping(clock, heard))

    def send(self, messages: Iterable[link.NumberedMessage]) -> None:
        """Numbered messages, in order; those that were sent in this connection are not sent again."""
        for one in messages:
            if self.open and one.number > self._sent:
                self._sent = one.number
                self._say(one)

    def send_totals(self, totals: link.LiveTotals) -> None:
        if self.open:
            self._say(totals)

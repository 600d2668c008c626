"""A sending track at the other end of a link: the host's Croupier, or whatever speaks as it does.

Asked again and again, it opens the line where there is none, keeps it alive and gives it up when it is
silent.
"""

import secrets
import socket
from collections.abc import Iterable
from contextlib import suppress
from math import inf
from pathlib import Path

from croupier.base.refusal import Reason, refuse, shown
from croupier.devices import link_messages as link
from croupier.devices.link_guest import GuestEnd
from croupier.devices.link_lines import KEY_BYTES, LinkBroken
from croupier.devices.track import AnyReport, RunningPositions, TrackPlace
from croupier.games.tote.program.card import RaceCard

RETRY_EVERY = 0.5
_SECOND = 1_000_000
_CHUNK = 1 << 16


class LinkedTrack:
    """`trouble` says why the link was last given up, `heard_at` when the host was last heard, in microseconds
    of UTC, and `odds` what it then said of them. It sends no positions, and knows no faults.
    """

    simulated = by_screen = False
    faults: frozenset[str] = frozenset()
    speed = 1.0

    def __init__(self, place: TrackPlace, host: str, port: int, key: bytes) -> None:
        self._place, self._address, self._key = place, (host, port), key
        self._socket: socket.socket | None = None
        self._end: GuestEnd | None = None
        self._tried_at = -inf
        self._reports: list[AnyReport] = []
        self.trouble = ""
        self.heard_at: int | None = None
        self.odds: link.LiveOdds | None = None

    @property
    def lost(self) -> bool:
        """True until the host has answered with its clock."""
        return self._end is None or self._end.distance is None

    @property
    def distance(self) -> int | None:
        """How far the host's clock may be from ours, in microseconds; None while the link is lost."""
        return self._end.distance if self._end else None

    @property
    def acknowledged(self) -> int:
        return self._end.acknowledged if self._end else 0

    def clock(self, now: float) -> int:
        return self._place.at + round((now - self._place.now) * _SECOND)

    def reports(self, now: float, after: int) -> list[AnyReport]:
        try:
            self._exchange(now, after)
        except (LinkBroken, OSError) as broken:
            self.trouble = str(broken)
            self.close()
        self._reports = [one for one in self._reports if one.seq > after]
        return list(self._reports)

    def _exchange(self, now: float, after: int) -> None:
        line, end = self._socket, self._end
        if line is None or end is None:
            self._connect(now, after)
            return
        received = _received(line)
        if received is None:
            raise LinkBroken("the host has closed the line")
        end.take(received, now, self.clock(now))
        if received and end.heard_at == now:
            self.heard_at, self.odds = self.clock(now), end.odds or self.odds
        self._reports += end.reports
        end.reports.clear()
        end.mind(now, self.clock(now), after)
        _flush(line, end)

    def _connect(self, now: float, after: int) -> None:
        """It waits for nobody: what is still on its way when the end is made is written a moment later."""
        if now - self._tried_at < RETRY_EVERY:
            return
        self._tried_at = now
        line = socket.socket(socket.AF_INET6 if ":" in self._address[0] else socket.AF_INET)
        self._socket = line
        line.setblocking(False)
        with suppress(BlockingIOError):
            line.connect(self._address)
        last = self._reports[-1].seq if self._reports else after
        self._end = GuestEnd(self._place.site, self._key, secrets.token_hex(16), last, now)

    def send(self, messages: Iterable[link.NumberedMessage]) -> None:
        """Numbered messages that the host has not answered; each goes out once in a connection."""
        if self._end:
            self._end.send(messages)

    def send_totals(self, totals: link.LiveTotals) -> None:
        if self._end and not self._end.out:  # a slow line is not filled with what is old when it arrives
            self._end.send_totals(totals)

    def positions(self, _now: float) -> RunningPositions | None:
        return None

    def replay(self, _race: int, _clock: int) -> RunningPositions | None:
        return None

    def schedule(self, card: RaceCard, _now: float) -> RaceCard:
        return card

    def race(self, _card: RaceCard, _now: float, _after: int) -> None:
        """The host sends its own cards."""

    def simulate(self, _fault: str, _now: float) -> bool:
        return False

    def close(self) -> None:
        if self._socket:
            self._socket.close()
        self._socket = self._end = None


def _received(line: socket.socket) -> bytes | None:
    """What has come by now; None once the other end has closed."""
    received = b""
    with suppress(BlockingIOError):
        while chunk := line.recv(_CHUNK):
            received += chunk
        return received or None
    return received


def _flush(line: socket.socket, end: GuestEnd) -> None:
    with suppress(BlockingIOError):
        while end.out:
            del end.out[: line.send(end.out)]


def linked_track(place: TrackPlace, address: str) -> LinkedTrack:
    """Its address is that of the host, as `198.51.100.7:7801`. Raises `Refused`."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdecimal() or int(port) > 0xFFFF:
        refuse(Reason.UNREADABLE, f"{shown(address)} is no address of a host, as link:198.51.100.7:7801")
    if not place.site:
        refuse(Reason.UNREADABLE, "a linked track needs the name that its host knows this site by")
    return LinkedTrack(place, host.strip("[]"), int(port), shared_key(place.key))


def shared_key(path: str) -> bytes:
    """The secret that two sites share, out of a file that neither the journal nor a backup holds."""
    try:
        key = Path(path).read_bytes().strip()
    except OSError as error:
        refuse(Reason.UNREADABLE, f"the key of the track link cannot be read from {shown(path)}: {error}")
    if len(key) < KEY_BYTES:
        refuse(
            Reason.UNREADABLE, f"the key of the track link in {shown(path)} is shorter than {KEY_BYTES} bytes"
        )
    return key

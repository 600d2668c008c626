"""A sending track over a socket: it connects by itself, resumes, and says that it is lost when it is."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.base.names import TableId
from croupier.base.refusal import Refused
from croupier.devices import link_messages as link
from croupier.devices.link_host import HostEnd
from croupier.devices.linked_track import RETRY_EVERY, LinkedTrack, linked_track
from croupier.devices.makers import TRACKS
from croupier.devices.track import AnyReport, StopBet, TrackPlace

KEY = "a key of thirty-two bytes or more\n"


class HostOnSocket:
    """Plays the host; `turn` lets both say what they have."""

    def __init__(self, folder: Path) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._listening.setblocking(False)
        self.key = folder / "shared.key"
        self.key.write_text(KEY)
        self.track = made(self.key, f"127.0.0.1:{self._listening.getsockname()[1]}")
        self.line: socket.socket | None = None
        self.now, self.after, self.told = 0.0, 0, 0
        self.spoken: list[object] = []

    def turn(self, times: int = 12) -> list[AnyReport]:
        told: list[AnyReport] = []
        for _ in range(times):
            self.now += RETRY_EVERY / 2
            told = self.track.reports(self.now, self.after)
            self._answer()
        return told

    def _answer(self) -> None:
        try:
            if self.line is None:
                self.line, _ = self._listening.accept()
                self.line.settimeout(0.02)
                self.end = HostEnd("Host", {"GST": KEY.strip().encode()}, "00", lambda _: 0, 0.0)
            received = self.line.recv(1 << 16)
        except (BlockingIOError, TimeoutError):
            return
        for one in self.end.take(received, 0.0):
            self.spoken.append(one)
            if isinstance(one, link.Ping):
                self.end.answer(one, one.clock, 0)
        if self.end.guest:
            self.end.tell([StopBet(seq=seq, race=1) for seq in range(1, self.told + 1)])
        self.line.sendall(bytes(self.end.out))
        self.end.out.clear()

    def cut(self) -> None:
        assert self.line is not None
        self.line.close()
        self.line = None

    def close(self) -> None:
        self.track.close()
        if self.line:
            self.line.close()
        self._listening.close()


def made(key: Path, address: str, site: str = "GST") -> LinkedTrack:
    place = TrackPlace(
        table=TableId("P1"), folder=None, speed=1.0, now=0.0, at=1_000_000, site=site, key=str(key)
    )
    return linked_track(place, address)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[HostOnSocket]:
    made = HostOnSocket(tmp_path)
    yield made
    made.close()


def test_it_is_chosen_by_the_address_of_its_host(host: HostOnSocket) -> None:
    assert TRACKS.find("link:198.51.100.7:7801") == (linked_track, "198.51.100.7:7801")
    assert host.track.lost
    assert (host.track.positions(0.0), host.track.replay(1, 1), host.track.simulate("fog", 0.0)) == (
        None,
        None,
        False,
    )
    assert host.track.clock(2.0) == 3_000_000


def test_reports_come_once_it_hears_the_host_and_stay_until_they_are_on_record(host: HostOnSocket) -> None:
    host.told = 3
    assert [one.seq for one in host.turn()] == [1, 2, 3]
    assert not host.track.lost
    assert (host.track.distance, host.track.acknowledged, host.track.odds) == (250_000, 0, None)
    host.after = 2
    assert [one.seq for one in host.turn(1)] == [3]


def test_a_cut_is_noticed_and_the_link_resumes(host: HostOnSocket) -> None:
    host.told = 2
    host.turn()
    host.cut()
    host.track.reports(host.now, 1)
    assert (host.track.lost, host.track.trouble) == (True, "the host has closed the line")
    assert (host.track.distance, host.track.acknowledged, host.track.odds) == (None, 0, None)
    host.told, host.after = 4, 1
    assert [one.seq for one in host.turn()] == [2, 3, 4]


def test_what_is_to_be_told_goes_out_once(host: HostOnSocket) -> None:
    message = link.VerifyPools(1, "card", {})
    host.track.send([message])
    host.track.send_totals(link.LiveTotals("card", (), "00"))
    host.turn()
    for _ in range(3):
        host.track.send([message])
    host.track.send_totals(link.LiveTotals("card", (), "00"))
    host.turn()
    assert [one for one in host.spoken if isinstance(one, link.VerifyPools)] == [message]


def test_nobody_at_the_other_end(tmp_path: Path) -> None:
    key = tmp_path / "shared.key"
    key.write_text(KEY)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    track = made(key, f"127.0.0.1:{port}")
    for turn in range(8):
        assert track.reports(turn / 4, 0) == []
    assert track.lost
    assert "refused" in track.trouble
    track.close()


@pytest.mark.parametrize("address", ["", ":7801", "host:", "host:x", "host:70000", "host"])
def test_an_address_that_is_none(tmp_path: Path, address: str) -> None:
    with pytest.raises(Refused, match="no address of a host"):
        made(tmp_path, address)


def test_a_link_needs_a_name_and_a_key(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="the name that its host"):
        made(tmp_path, "[::1]:1", site="")
    with pytest.raises(Refused, match="cannot be read"):
        made(tmp_path / "none", "[::1]:1")
    (tmp_path / "short").write_text("short")
    with pytest.raises(Refused, match="shorter than 32"):
        made(tmp_path / "short", "[::1]:1")

"""Both ends of a track link without a socket: how they greet, what resumes, and what breaks the link.

The property: whatever happens to the bytes on their way, torn, repeated, left out, out of order or changed,
each end has then heard a beginning of what the other said, each message once, or has given the link up.
"""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.devices import link_messages as link
from croupier.devices.link_guest import LOST_AFTER, GuestEnd
from croupier.devices.link_host import AT_ONCE, HostEnd, Spoken
from croupier.devices.link_lines import GUEST, HELLO_BYTES, LinkBroken, Seal, session_key, welcome_key
from croupier.devices.track import AnyReport, StopBet

KEY = b"a key of thirty-two bytes or more"
NONCES = ("67756573742773", "686f73742773")


def reports(count: int) -> list[AnyReport]:
    return [StopBet(seq=seq, at=seq, race=1) for seq in range(1, count + 1)]


def final(number: int) -> link.FinalTotals:
    return link.FinalTotals(number, "card", number, "stop-bet", 0, "", (), link.totals_digest("card", ()))


class Pair:
    def __init__(self, after: int = 0, heard: int = 0, key: bytes = KEY) -> None:
        self.guest = GuestEnd("GST", KEY, NONCES[0], after, 0.0)
        self.host = HostEnd("Host Park", {"GST": key}, NONCES[1], lambda _: heard, 0.0)
        self.spoken: list[Spoken] = []

    def carry(self, now: float = 0.0, clock: int = 0) -> "Pair":
        """Until both have nothing more to say."""
        while self.guest.out or self.host.out:
            self.spoken += self.host.take(_taken(self.guest.out), now)
            self.guest.take(_taken(self.host.out), now, clock)
        return self


def _taken(out: bytearray) -> bytes:
    taken = bytes(out)
    out.clear()
    return taken


def test_they_greet_and_both_streams_resume_from_what_is_on_record() -> None:
    pair = Pair(after=2, heard=5).carry()
    assert (pair.guest.open, pair.host.guest, pair.host.sent, pair.guest.acknowledged) == (True, "GST", 2, 5)
    pair.guest.send([final(5), final(6), final(7)])
    pair.guest.send([final(6), final(7)])
    pair.host.tell(reports(4))
    pair.host.tell(reports(4))
    pair.carry()
    assert [one.number for one in pair.spoken if isinstance(one, link.FinalTotals)] == [6, 7]
    assert [one.seq for one in pair.guest.reports] == [3, 4]


def test_many_reports_go_in_several_lines() -> None:
    pair = Pair().carry()
    pair.host.tell(reports(2 * AT_ONCE + 1))
    assert pair.host.out.count(b"\n") == 3
    assert len(pair.carry().guest.reports) == 2 * AT_ONCE + 1


def test_a_heartbeat_measures_how_far_apart_the_clocks_may_be() -> None:
    pair = Pair().carry()
    pair.guest.mind(1.0, 1_000_000, 0)
    pair.guest.mind(1.1, 1_100_000, 0)
    [ping] = pair.host.take(_taken(pair.guest.out), 1.0)
    assert isinstance(ping, link.Ping)
    pair.host.answer(ping, 1_700_000, 3)
    pair.carry(clock=1_400_000)
    assert (pair.guest.distance, pair.guest.acknowledged) == (700_000, 3)


def test_totals_and_odds_are_of_now() -> None:
    pair = Pair()
    totals = link.LiveTotals("card", (), "digest")
    pair.guest.send_totals(totals)
    pair.guest.send([final(1)])
    pair.carry()
    assert pair.spoken == []
    pair.guest.send_totals(totals)
    pair.host.show(link.LiveOdds({1: {"1": "5-2"}}, {1: {"win": 100}}))
    pair.carry()
    assert pair.spoken == [totals]
    assert pair.guest.odds == link.LiveOdds({1: {"1": "5-2"}}, {1: {"win": 100}})


def test_silence_ends_a_link() -> None:
    pair = Pair().carry(now=1.0)
    pair.guest.mind(1.0 + LOST_AFTER, 0, 0)
    with pytest.raises(LinkBroken, match="nothing is heard"):
        pair.guest.mind(1.1 + LOST_AFTER, 0, 0)


def broken(does: Callable[[], object], why: str) -> None:
    with pytest.raises(LinkBroken, match=why):
        does()


def sealed(message: msgspec.Struct, key: bytes = KEY, direction: str = GUEST, before: int = 0) -> bytes:
    seal = Seal(key, direction)
    for _ in range(before):
        seal.write(b"")
    return seal.write(msgspec.json.encode(message))


def test_whoever_does_not_know_the_key_is_not_heard() -> None:
    broken(Pair(key=b"another key of thirty-two bytes, or more").carry, "sealed with the shared key")
    host = Pair().host
    broken(lambda: host.take(sealed(link.Hello(1, "nobody", "00")), 0.0), "no guest of that name")
    broken(lambda: Pair().host.take(sealed(link.Begin(0)), 0.0), "no hello")
    broken(lambda: Pair().host.take(b"x" * (HELLO_BYTES + 1), 0.0), "too long")


def test_lines_of_an_earlier_connection_do_not_open() -> None:
    """A listener on the line who plays them again has no part in the nonces of the new one."""
    first, second = Pair(), Pair()
    second.host = HostEnd("Host Park", {"GST": KEY}, "another", lambda _: 0, 0.0)
    hello = _taken(first.guest.out)
    first.guest.take((first.host.take(hello, 0.0), _taken(first.host.out))[1], 0.0, 0)
    begin = _taken(first.guest.out)
    second.host.take(hello, 0.0)
    broken(lambda: second.host.take(begin, 0.0), "not the next one")


def host_says(message: msgspec.Struct, times: int = 1) -> Callable[[], None]:
    """To a guest that has been welcomed."""
    pair = Pair()
    pair.host.take(_taken(pair.guest.out), 0.0)
    pair.guest.take(_taken(pair.host.out), 0.0, 0)
    key = session_key(KEY, "GST", "Host Park", NONCES)
    lines = [sealed(message, key, "host", before=1 + place) for place in range(times)]
    return lambda: pair.guest.take(b"".join(lines), 0.0, 0)


def test_a_guest_gives_up_a_host_that_does_not_keep_to_the_protocol() -> None:
    one = StopBet(seq=1, race=1)
    broken(host_says(link.Reports((one,)), times=2), "does not follow")
    broken(host_says(link.Reports((StopBet(seq=3, race=1),))), "does not follow")
    broken(host_says(link.Welcome(1, "Host Park", "00", 0)), "twice")
    broken(host_says(link.Refuse("no")), "refuses the link: no")
    broken(host_says(link.Begin(0)), "cannot be read")
    early = sealed(link.Pong(0, 0, 0), welcome_key(KEY, NONCES[0]), "host")
    broken(lambda: Pair().guest.take(early, 0.0, 0), "before its welcome")
    other = sealed(link.Welcome(2, "Host Park", "00", 0), welcome_key(KEY, NONCES[0]), "host")
    broken(lambda: Pair().guest.take(other, 0.0, 0), "version 2")


def guest_says(*messages: msgspec.Struct) -> Callable[[], object]:
    """To a host that has said its welcome."""
    host = Pair().host
    host.take(sealed(link.Hello(1, "GST", NONCES[0])), 0.0)
    key = session_key(KEY, "GST", "Host Park", NONCES)
    lines = [sealed(one, key, before=1 + place) for place, one in enumerate(messages)]
    return lambda: host.take(b"".join(lines), 0.0)


def test_a_host_gives_up_a_guest_that_does_not_keep_to_the_protocol() -> None:
    broken(guest_says(link.Ping(0, 0)), "before it begins")
    broken(guest_says(link.Begin(0), link.Begin(0)), "greets twice")
    broken(guest_says(link.Hello(1, "GST", "00")), "greets twice")
    broken(guest_says(link.Refuse("no")), "refuses the link: no")


def test_another_version_is_refused_in_words() -> None:
    pair = Pair()
    pair.host.take(sealed(link.Hello(2, "GST", NONCES[0])), 0.0)
    broken(lambda: pair.guest.take(bytes(pair.host.out), 0.0, 0), "speaks version 1")


def test_a_long_line_may_follow_right_after_the_greeting() -> None:
    bets = tuple(((runner,), 200) for runner in range(2000))
    pools = (link.PoolTotals(1, "win", bets),)  # type: ignore[arg-type]
    long = link.LiveTotals("card", pools, "digest")
    spoken = guest_says(link.Begin(0), long)()
    assert isinstance(spoken, list)
    assert len(spoken) == 1


FAULTS = ("tear", "repeat", "leave out", "swap", "change")


def spoilt(lines: list[bytes], fault: str, chance: Random) -> bytes:
    place = chance.randrange(len(lines))
    match fault:
        case "tear":
            return b"".join(lines)[: -chance.randrange(1, len(lines[-1]))]
        case "repeat":
            lines.insert(place, lines[place])
        case "leave out":
            del lines[place]
        case "swap":
            chance.shuffle(lines)
        case "change":
            line = bytearray(lines[place])
            line[chance.randrange(len(line) - 1)] ^= 1 << chance.randrange(7)
            lines[place] = bytes(line)
    return b"".join(lines)


@given(st.integers(0, 2**32), st.sampled_from(FAULTS), st.integers(2, 8), st.integers(1, 50))
def test_each_message_is_heard_once_and_in_order_or_the_link_is_given_up(
    seed: int, fault: str, count: int, size: int
) -> None:
    pair, chance = Pair().carry(), Random(seed)  # noqa: S311 - a test can be run again with its seed
    for seq in range(1, count + 1):
        pair.host.tell(reports(seq))
    pair.guest.send([final(number) for number in range(1, count + 1)])
    for out in (pair.host.out, pair.guest.out):
        out[:] = spoilt(_taken(out).splitlines(keepends=True), fault, chance)
    for start in range(0, len(pair.host.out), size):
        try:
            pair.guest.take(bytes(pair.host.out[start : start + size]), 0.0, 0)
        except LinkBroken:
            break
    heard: list[int] = []
    for start in range(0, len(pair.guest.out), size):
        try:
            spoken = pair.host.take(bytes(pair.guest.out[start : start + size]), 0.0)
        except LinkBroken:
            break
        heard += [one.number for one in spoken if isinstance(one, link.FinalTotals)]
    assert [one.seq for one in pair.guest.reports] == list(range(1, len(pair.guest.reports) + 1))
    assert heard == list(range(1, len(heard) + 1))
    again = Pair(after=len(pair.guest.reports), heard=len(heard)).carry()
    again.host.tell(reports(count))
    again.guest.send([final(number) for number in range(1, count + 1)])
    again.carry()
    rest = [one.number for one in again.spoken if isinstance(one, link.FinalTotals)]
    assert [*heard, *rest] == list(range(1, count + 1))
    assert [one.seq for one in (*pair.guest.reports, *again.guest.reports)] == list(range(1, count + 1))


def test_a_line_that_nests_too_deeply_is_given_up_like_any_other() -> None:
    """Anyone may connect to a host and send a first line; a guest's listener is a worker of the floor."""
    deep = b"[" * 3000
    hello = b'{"type":"hello","version":1,"guest":"GST","nonce":"n","more":' + deep
    broken(
        lambda: HostEnd("Host Park", {"GST": KEY}, "n", lambda _: 0, 0.0).take(
            b"0" * 65 + hello + b"\n", 0.0
        ),
        "hello",
    )
    pair = Pair().carry()
    pair.host.out += pair.host._seal.write(b'{"type":"pong","more":' + deep)
    broken(pair.carry, "cannot be read")

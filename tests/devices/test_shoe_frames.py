"""Bytes from a shoe's reader: each message reads back, and no noise becomes a card or goes unsaid."""

import re
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier.devices.shoe import CardOut, ShoeAlarm, ShoeFault, ShoeMessage
from croupier.devices.shoe_frames import (
    LONGEST,
    FrameScanner,
    ReaderMode,
    write_alarm,
    write_card,
    write_not_read,
)
from croupier.games.baccarat.cards import DECK, Card

FOUR = CardOut(Card("4S"))
CARDS = st.builds(CardOut, st.sampled_from(DECK), st.booleans())
NOT_READ = st.just(CardOut(None))
WORDS = st.text(
    st.characters(min_codepoint=32, max_codepoint=126, exclude_characters="[]<>"), min_size=1, max_size=40
)
ALARMS = st.builds(ShoeAlarm, st.just(ShoeFault.DEVICE), WORDS)
PIECES = st.lists(
    st.sampled_from(
        [b"[Game]", b"[GameAlarm]", b"[Manual Burn Cards]", b"<Card:", b"<Game>", b"4S", b"10", b"T"]
    )
    | st.sampled_from(
        [b"H", b">", b"<", b"[", b"]", b"\r\n", b"\r", b"\n", b" ", b"\0", b"\xff", b"<Alarm:E3"]
    )
    | st.sampled_from([b"[Game]<Card:QD>", b"[Manual Burn Cards]<Card:2C>\r\n", b"[Game]<Game>"])
    | st.binary(max_size=8),
    max_size=40,
).map(b"".join)
WHOLE = re.compile(rb"\[(Game|Manual Burn Cards)\]<Card:((?:A|[2-9]|10|T|J|Q|K)[SHDC])>|\[Game\]<Game>")


def written(message: ShoeMessage) -> bytes:
    if isinstance(message, ShoeAlarm):
        return write_alarm(message.words)
    assert isinstance(message, CardOut)
    mode = ReaderMode.BURN if message.burned else ReaderMode.GAME
    return write_not_read() if message.card is None else write_card(message.card, mode)


def scanned(*pieces: bytes) -> list[ShoeMessage]:
    scanner = FrameScanner()
    return [message for piece in pieces for message in scanner.feed(piece)]


def cards(messages: list[ShoeMessage]) -> list[CardOut]:
    return [one for one in messages if isinstance(one, CardOut)]


def cut_up(line: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted({0, len(line), *(cut for cut in cuts if cut < len(line))})
    return [line[begin:end] for begin, end in pairwise(places)]


def garbled(words: str) -> ShoeAlarm:
    return ShoeAlarm(ShoeFault.GARBLED, words)


@pytest.mark.parametrize(
    ("line", "read"),
    [
        (b"[Game]<Card:4S>", [FOUR]),
        (b"[Game]<Card:10H>[Game]<Card:TH>", [CardOut(Card("10H"))] * 2),
        (b"[Manual Burn Cards]<Card:KD>\r\n", [CardOut(Card("KD"), burned=True)]),
        (b"[Game]<Game>\r\n", [CardOut(None)]),
        (b"[GameAlarm]<Alarm:E3 Card Not Read>\r\n", [ShoeAlarm(ShoeFault.DEVICE, "E3 Card Not Read")]),
        (b"[Game]<Card:4S>\n\n\r[Game]<Card:4S>\r", [FOUR, FOUR]),
        (b"[Game]<Ca[Game]<Card:4S>", [garbled("[Game]<Ca"), FOUR]),
        (b"[Game]<Card:4\r\n[Game]<Card:4S>", [garbled("[Game]<Card:4"), FOUR]),
        (b"\xff\x00noise[Game]<Card:4S>", [garbled("\\xff"), FOUR]),
        (b"Game]<Card:5S>Game]<Card:6S>", [garbled("G")] * 2),
        (b"[" + b"x" * 2 * LONGEST + b"[Game]<Card:4S>", [garbled("[" + "x" * (LONGEST - 1)), FOUR]),
    ],
)
def test_messages_are_found_in_real_lines(line: bytes, read: list[ShoeMessage]) -> None:
    assert scanned(line) == read


@pytest.mark.parametrize(
    "frame",
    [
        "[Game]<Card:1S>",
        "[Game]<Card:11S>",
        "[Game]<Card:0S>",
        "[Game]<Card:4X>",
        "[Game]<Card:4s>",
        "[Game]<Card:4S >",
        "[Game]<Card: 4S>",
        "[Game]<Card:>",
        "[Game]<card:4S>",
        "[game]<Card:4S>",
        "[Game] <Card:4S>",
        "[Game]<<Card:4S>",
        "[Shuffle]<Card:4S>",
        "[GameAlarm]<Card:4S>",
        "[Manual Burn Cards]<Game>",
        "[GameAlarm]<Alarm:>",
        "[Game]<Alarm:E3 Card Not Read>",
        "[]<>",
        "[>",
    ],
)
def test_what_is_not_exactly_a_message_is_an_alarm_each_time(frame: str) -> None:
    assert scanned(frame.encode() * 2 + b"[Game]<Card:4S>") == [garbled(frame)] * 2 + [FOUR]


@given(st.lists(CARDS | NOT_READ | ALARMS, max_size=12), st.lists(st.integers(0, 400), max_size=20))
def test_messages_survive_any_split_of_the_line(messages: list[ShoeMessage], cuts: list[int]) -> None:
    assert scanned(*cut_up(b"".join(map(written, messages)), cuts)) == messages


@given(PIECES, st.lists(st.integers(0, 300), max_size=20))
def test_any_bytes_are_read_alike_however_the_line_splits_them(line: bytes, cuts: list[int]) -> None:
    assert scanned(*cut_up(line, cuts)) == scanned(line)


@given(PIECES)
def test_a_card_is_told_for_each_whole_message_and_for_nothing_else(line: bytes) -> None:
    sent = [match[2] for match in WHOLE.finditer(line)]
    expected = [one and one.decode().replace("T", "10") for one in sent]
    assert [one.card for one in cards(scanned(line))] == expected


@given(st.lists(st.tuples(st.binary(max_size=2 * LONGEST), CARDS), max_size=6), st.integers(1, 64))
@example([(b"[" * LONGEST, FOUR)], 16)
def test_noise_between_cards_loses_none_and_is_said(noisy: list[tuple[bytes, CardOut]], piece: int) -> None:
    line = b"".join(noise + written(card) for noise, card in noisy)
    found = scanned(*(line[at : at + piece] for at in range(0, len(line), piece)))
    assert cards(found) == [card for _, card in noisy]
    if any(noise.strip(b"\r\n") for noise, _ in noisy):
        assert any(isinstance(one, ShoeAlarm) for one in found)


@given(st.lists(CARDS, min_size=1, max_size=6), st.data())
def test_a_byte_lost_or_spoilt_costs_one_card_at_most_and_never_silently(
    sent: list[CardOut], data: st.DataObject
) -> None:
    line = b"".join(map(written, sent))
    at = data.draw(st.integers(0, len(line) - 1))
    spoilt = data.draw(st.sampled_from([b"", b"\0", b"\x80", b"\xff", b"[", b">", b"<", b"\r", b" "]))
    found = scanned(line[:at] + spoilt + line[at + 1 :])
    told = cards(found)
    lost = len(sent) - len(told)
    assert lost in (0, 1)
    assert any([*sent[:gap], *sent[gap + lost :]] == told for gap in range(len(sent) + 1))
    assert len(found) - len(told) >= lost


@given(CARDS, st.integers(1, 12))
def test_after_a_silence_the_beginning_of_a_message_is_an_alarm_and_no_part_of_the_next(
    card: CardOut, kept: int
) -> None:
    scanner = FrameScanner()
    assert scanner.feed(written(card)[:kept]) == []
    begun = scanner.waits
    (alarm,) = scanner.give_up()
    assert isinstance(alarm, ShoeAlarm)
    assert (begun, scanner.waits) == (True, False)
    assert cards(scanner.feed(written(card)[kept:])) == []


def test_noise_after_a_silence_is_said_again() -> None:
    scanner = FrameScanner()
    assert scanner.feed(b"Game") == [garbled("G")]
    assert scanner.waits
    assert scanner.give_up() == scanner.give_up() == []
    assert scanner.feed(b"Game") == [garbled("G")]


@pytest.mark.parametrize("noise", [b"[" * 4 * LONGEST, b"[x]<" * LONGEST, b"[" + b"\xff" * 4 * LONGEST])
def test_a_message_that_never_ends_is_not_held_for_ever(noise: bytes) -> None:
    scanner = FrameScanner()
    for at in range(0, len(noise), 8):
        scanner.feed(noise[at : at + 8])
        assert len(scanner._held) < LONGEST

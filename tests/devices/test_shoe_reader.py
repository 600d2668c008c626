"""A reader's shoe, heard from end to end: a simulated one sends bytes over a pseudo-terminal."""

import asyncio
import errno
import os
import termios
import tty
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvloop

from croupier.devices import shoe_reader
from croupier.devices.shoe import CardOut, ShoeAlarm, ShoeFault, ShoeMessage
from croupier.devices.shoe_frames import ReaderMode
from croupier.devices.shoe_reader import ShoeReader
from croupier.devices.simulated_shoe_reader import NOT_READ, ReadFault, SimulatedShoeReader
from croupier.games.baccarat.cards import DECK, Card
from tests.devices.heard_shoe import HeardShoe

SAID_SO = ShoeAlarm(ShoeFault.DEVICE, NOT_READ)
Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture
def reader() -> Iterator[SimulatedShoeReader]:
    made = SimulatedShoeReader(DECK)
    yield made
    made.close()


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """On the loop of the standard library, and on the one that the server runs on."""

    def run_there(work: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(work)

    return run_there


def told(card: Card) -> CardOut:
    return CardOut(card)


def test_every_card_of_a_shoe_is_heard_in_order(run: Run) -> None:
    reader = SimulatedShoeReader.of_decks(6)

    async def listen() -> None:
        async with HeardShoe(ShoeReader(reader.path)) as heard:
            dealt: list[ShoeMessage] = []
            while reader.cards_left:
                dealt.append(told(reader.deal()))
                if reader.cards_left % 50 == 0:
                    await heard.hear(len(dealt))
            assert await heard.hear(len(dealt)) == dealt
            assert Counter(one.card for one in dealt if isinstance(one, CardOut)) == dict.fromkeys(DECK, 6)

    run(listen())
    reader.close()


def test_faults_are_heard_as_they_are_and_cards_after_them_too(
    run: Run, reader: SimulatedShoeReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shoe_reader, "TORN_AFTER", 0.05)

    async def listen() -> None:
        async with HeardShoe(ShoeReader(reader.path)) as heard:
            burned = reader.deal(mode=ReaderMode.BURN)
            misread = reader.deal(ReadFault.MISREAD)
            reader.deal(ReadFault.NOT_READ)
            reader.deal(ReadFault.ALARM)
            reader.deal(ReadFault.TORN)
            await heard.hear(6)  # the torn one is said without waiting for the next card
            reader.send(b"\x00\xfe")
            last = reader.deal()
            messages = await heard.hear(8)
        assert messages[0] == CardOut(burned, burned=True)
        assert isinstance(messages[1], CardOut)
        assert messages[1].card not in (None, misread)
        assert messages[2:5] == [CardOut(None), SAID_SO, SAID_SO]
        assert messages[5:] == [
            ShoeAlarm(ShoeFault.GARBLED, "[Game]<Card:5"),
            ShoeAlarm(ShoeFault.GARBLED, "\\x00"),
            told(last),
        ]

    run(listen())


def test_a_line_that_is_lost_and_comes_back_is_told_of_once(run: Run, tmp_path: Path) -> None:
    """The address is a link, as a USB adapter's name in /dev is."""
    address, first = tmp_path / "shoe", SimulatedShoeReader(DECK)
    lost, back = (ShoeAlarm(fault, str(address)) for fault in (ShoeFault.LINE_LOST, ShoeFault.LINE_BACK))

    async def listen() -> None:
        async with HeardShoe(ShoeReader(str(address), retry_every=0.01)) as heard:
            assert await heard.hear(1) == [lost]
            await asyncio.sleep(0.05)
            address.symlink_to(first.path)
            assert await heard.hear(2) == [lost, back]
            card = first.deal()
            await heard.hear(3)
            first.send(b"[Game]<Ca")
            await asyncio.sleep(0.02)
            address.unlink()
            first.close()
            torn = ShoeAlarm(ShoeFault.GARBLED, "[Game]<Ca")
            assert await heard.hear(5) == [lost, back, told(card), torn, lost]
            second = SimulatedShoeReader(DECK)
            address.symlink_to(second.path)
            await heard.hear(6)
            card = second.deal()
            assert (await heard.hear(7))[5:] == [back, told(card)]
            second.close()
            await heard.hear(8)

    run(listen())


def test_an_adapter_that_is_pulled_out_is_a_line_lost(
    reader: SimulatedShoeReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[OSError] = [BlockingIOError(), OSError(errno.EIO, "pulled out")]

    def read(_file: int, _most: int) -> bytes:
        raise errors.pop(0)

    async def listen() -> None:
        async with HeardShoe(ShoeReader(reader.path)) as heard:
            monkeypatch.setattr(os, "read", read)
            reader.deal()
            assert await heard.hear(1) == [ShoeAlarm(ShoeFault.LINE_LOST, reader.path)]
            monkeypatch.undo()

    asyncio.run(listen())
    assert errors == []


@pytest.mark.parametrize("address", ["/dev/null", "/", "no\0line", "/dev/no-such-line"])
def test_what_is_no_serial_line_is_told_of_and_raises_nothing(address: str) -> None:
    async def listen() -> None:
        async with HeardShoe(ShoeReader(address, retry_every=0.01)) as heard:
            await heard.hear(1)
            await asyncio.sleep(0.03)
            assert heard.messages == [ShoeAlarm(ShoeFault.LINE_LOST, address)]

    asyncio.run(listen())


def test_the_line_is_opened_at_9600_baud_with_eight_bits_no_parity_and_one_stop_bit(
    reader: SimulatedShoeReader,
) -> None:
    tty.setcbreak(reader._line.listeners_side)  # as a line may have been left by others

    async def listen() -> None:
        async with HeardShoe(ShoeReader(reader.path)):
            found = termios.tcgetattr(reader._line.listeners_side)
        assert found[:2] + found[3:6] == [0, 0, 0, termios.B9600, termios.B9600]
        framing = termios.CSIZE | termios.PARENB | termios.CSTOPB | termios.CRTSCTS
        assert found[2] & framing == termios.CS8

    asyncio.run(listen())


def test_two_tables_never_share_a_line(reader: SimulatedShoeReader) -> None:
    async def listen() -> None:
        async with (
            HeardShoe(ShoeReader(reader.path)) as first,
            HeardShoe(ShoeReader(reader.path, retry_every=0.01)) as second,
        ):
            assert await second.hear(1) == [ShoeAlarm(ShoeFault.LINE_LOST, reader.path)]
            card = reader.deal()
            assert await first.hear(1) == [told(card)]

    asyncio.run(listen())


def test_a_line_is_closed_when_nobody_listens_any_more(reader: SimulatedShoeReader) -> None:
    async def listen() -> None:
        for _ in range(20):
            async with HeardShoe(ShoeReader(reader.path)) as heard:
                reader.deal()
                await heard.hear(1)

    asyncio.run(listen())
    before = len(os.listdir("/proc/self/fd"))
    asyncio.run(listen())
    assert len(os.listdir("/proc/self/fd")) == before


def test_a_reader_that_nobody_listens_to_is_not_held_up() -> None:
    reader = SimulatedShoeReader(DECK * 100)
    while reader.cards_left:
        reader.deal()
    reader.close()

"""The host's end of the track link on a real socket: in which order a guest is told what it missed."""

import asyncio
import re
from contextlib import suppress
from typing import Any, cast

import pytest

from croupier.base.money import MOST
from croupier.desk.running import Around
from croupier.devices.link_guest import GuestEnd
from croupier.devices.link_lines import LinkBroken
from croupier.devices.link_messages import LiveTotals, PoolTotals, totals_digest
from croupier.floor.tote.hosting import Hosting
from croupier.games.tote.kinds import Kind
from tests.crash.rig import free_port
from tests.floor.tote.linked_totes import GST
from tests.totes import P1, ToteHouse

KEY = b"a secret of thirty-two bytes, at least"


class Desk:
    """What the host's end sees of its server."""

    table = P1

    def time(self) -> int:
        return 1


async def told(house: ToteHouse) -> list[str]:
    """The types of what a guest is told that begins, and asks in the same breath whether it is heard."""
    port = free_port()
    hosting = Hosting(house.tote, cast("Around", Desk()), ("127.0.0.1", port), {GST: KEY}, 60)
    running = asyncio.create_task(hosting.run())
    await asyncio.sleep(0)
    reader, writer = await _connected(port)
    end, said = GuestEnd(GST, KEY, "nonce", 0, 0.0), b""
    while b'"pong"' not in said:
        writer.write(bytes(end.out))
        end.out.clear()
        received = await asyncio.wait_for(reader.read(1 << 16), 30)
        said += received
        end.take(received, 0.0, 1)
        end.mind(0.0, 1, 0)
    writer.close()
    running.cancel()
    return [name.decode() for name in re.findall(rb'"type":"([a-z]+)"', said)]


async def _connected(port: int) -> Any:
    for _ in range(1000):
        with suppress(OSError):
            return await asyncio.open_connection("127.0.0.1", port)
        await asyncio.sleep(0.01)
    raise AssertionError("nobody listens")


def test_a_guest_is_told_all_that_has_happened_before_it_is_answered() -> None:
    """It counts its host as heard once it is answered: by then it knows which races have closed."""
    house = ToteHouse().opened(guests=(GST,)).stop(1)
    assert asyncio.run(told(house))[:3] == ["welcome", "reports", "pong"]


@pytest.mark.parametrize(
    ("kind", "combination", "cents"),
    [
        (Kind.WIN, (1,), 0),
        (Kind.WIN, (1,), -200),
        (Kind.WIN, (1,), MOST + 1),
        (Kind.WIN, (99,), 200),
        (Kind.EXACTA, (1,), 200),
        (Kind.TWIN_TRIFECTA, (1, 2, 3), 200),
    ],
)
def test_totals_that_no_tickets_can_come_to_end_the_guests_link_and_not_the_hosts_odds(
    kind: Kind, combination: tuple[int, ...], cents: int
) -> None:
    """Odds are made by a worker whose death ends the floor: a guest that tells of 0 cents divided by them."""
    house = ToteHouse().opened(guests=(GST,))
    hosting = Hosting(house.tote, cast("Around", Desk()), ("127.0.0.1", 0), {GST: KEY}, 0)
    card, pools = house.day.digested.digest, (PoolTotals(1, kind, ((combination, cents),)),)
    with pytest.raises(LinkBroken, match="cannot be shown"):
        hosting._show(GST, LiveTotals(card, pools, totals_digest(card, pools)))
    assert hosting.boards[GST].totals[1]["win"] == 0

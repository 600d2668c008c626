"""Tickets sold a second durably, beside one raw SQLite commit each; odds at the close of a million."""

import asyncio
import random
import resource
import sqlite3
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop

from croupier.base.envelope import Envelope, Role
from croupier.base.names import CommandId, EffectId, SenderId
from croupier.desk.desk import Desk
from croupier.floor.tote.messages import races, tickets
from croupier.floor.tote.settlement import settlements
from croupier.floor.tote.site_boards import SiteBoards
from croupier.floor.tote.site_pricing import OUR_OWN
from croupier.floor.tote.views.odds import odds_part
from croupier.floor.tote.views.tote_board import tote_board_part
from croupier.server.gc_tuning import set_tempo
from croupier.server.queue import DeskQueue
from croupier.store.sqlite import SqliteStore
from tests.totes import P1, ToteHouse, secret

SUBMITTERS = 200
SECONDS = 2.0
TURNS = 3
MANY = 1_000_000
BETS = (
    *(f"R1 $2 WIN {one}" for one in range(1, 7)),
    *(f"R1 $2 ACROSS {one}" for one in range(1, 7)),
    "R1 $2 EXACTA BOX 1,3,5",
    "R1 $1 EXACTA 3/ALL",
    "R1 $1 TRIFECTA BOX 1,2,3",
    "R1 $1 TRIFECTA KEY 6 BOX 1,2,3",
    "R1 $0.10 SUPERFECTA BOX 1,2,3,4",
    "R1 $1 DD 1/2,3",
)


def raw_commits(folder: Path) -> float:
    """Tickets a second with a transaction each: a row, a balance, a commit, the same durability."""
    db = sqlite3.connect(folder / "raw.db", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE ticket (number INTEGER PRIMARY KEY, window TEXT, bets TEXT, cost INTEGER)")
    db.execute("CREATE TABLE pool (name TEXT PRIMARY KEY, cents INTEGER)")
    db.execute("INSERT INTO pool VALUES ('1-win', 0)")
    done, begin = 0, perf_counter()
    while (took := perf_counter() - begin) < SECONDS:
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO ticket (window, bets, cost) VALUES ('W1', 'R1 $2 WIN 1', 200)")
        db.execute("UPDATE pool SET cents = cents + 200 WHERE name = '1-win'")
        db.execute("COMMIT")
        done += 1
    return done / took


def opened(folder: Path) -> ToteHouse:
    """A tote on disk with its card on sale."""
    return ToteHouse(SqliteStore(folder / "floor.db")).opened()


def sell(number: int, bet: str) -> Envelope:
    command = tickets.SellTicket((bet,))
    return Envelope(CommandId(f"z{number:012}"), SenderId("staff:Tess"), Role.TELLER, P1, command)


def printed(number: int) -> Envelope:
    command = tickets.ReportTicketPrinted(EffectId(f"ticket:{P1}:{number}"), secret(number))
    return Envelope(CommandId(f"z{number:012}"), SenderId("printer:P1"), Role.DEVICE, P1, command)


async def saturated(house: ToteHouse, prints: bool) -> float:
    """Every submitter sells its next ticket as soon as the last is durable, and with `prints` reported."""
    queue = DeskQueue(house.desk, lambda _: None)
    worker = asyncio.create_task(queue.work())
    chance, numbers = random.Random(1), iter(range(1, 10**9))
    done, begin = 0, perf_counter()

    async def work() -> None:
        nonlocal done
        while perf_counter() - begin < SECONDS:
            number = next(numbers)
            reply = await queue.submit(sell(number, chance.choice(BETS)))
            assert reply.refusal is None, reply.refusal
            if prints:
                assert (await queue.submit(printed(number))).refusal is None
            done += 1

    await asyncio.gather(*(work() for _ in range(SUBMITTERS)))
    took = perf_counter() - begin
    worker.cancel()
    return done / took


def a_million() -> None:
    """Sold in memory; then the close, the final odds and the prices of every pool, in seconds of the desk."""
    house, chance = ToteHouse().opened(), random.Random(1)
    tote = house.tote
    before, begin = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, perf_counter()
    _sold(house.desk, chance)
    took, after = perf_counter() - begin, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(
        f"  a million tickets decided and folded  {took:8.1f} s, {(after - before) * 1024 // MANY} bytes each"
    )
    begin = perf_counter()
    house.do("reader", races.StopBetting(1))
    told = SiteBoards(tote).look()[OUR_OWN]
    odds_part(told), tote_board_part(told)
    final = perf_counter() - begin
    begin = perf_counter()
    settled = list(settlements(tote, tote.today, 1, finish="1-2-3-4-5-6"))
    print(f"  final odds after the close            {final:8.3f} s")
    print(f"  the official prices of {len(settled)} pools        {perf_counter() - begin:8.3f} s")
    print(f"  aim: final odds within 2 s: {final:.3f}")


def _sold(desk: Desk, chance: random.Random) -> None:
    """The events of a million sales and prints, folded as a replay folds them."""
    place = desk.tables[P1]
    house = desk.house
    for number in range(1, MANY + 1):
        bet = chance.choice(BETS)
        decided = place.decide(sell(number, bet), house)
        assert isinstance(decided, list), decided
        place.apply(house, decided[0], number)
        place.apply(house, tickets.TicketPrinted(number, EffectId(""), secret(number)), number)


def turn(folder: Path, *, prints: bool) -> tuple[float, float]:
    """Raw commits, then the desk, one right after the other: the machine is noisy."""
    folder.mkdir()
    raw, house = raw_commits(folder), opened(folder)
    set_tempo()  # as `croupier serve` does
    return raw, uvloop.run(saturated(house, prints))


def main() -> None:
    print(
        f"race day: {SUBMITTERS} submitters, every ticket durable before its reply; {TURNS} turns, the median"
    )
    with tempfile.TemporaryDirectory() as name:
        for prints, said in ((False, "sold"), (True, "sold, and its print reported")):
            turns = [turn(Path(name) / f"{prints} {number}", prints=prints) for number in range(TURNS)]
            raw, rate = (median(each) for each in zip(*turns, strict=True))
            times = median(desk / bare for bare, desk in turns)
            print(f"  one raw SQLite commit a ticket        {raw:8,.0f} a second")
            print(f"  tickets {said:29} {rate:8,.0f} a second, {times:.1f} x the raw commits; aim 5")
    a_million()


if __name__ == "__main__":
    main()

"""A journal of many gaming days that are all alike, written in bulk: one day is played and then repeated."""

from datetime import date, timedelta
from itertools import islice
from pathlib import Path

import msgspec

from bench.house import CHIPS, House
from croupier.base.envelope import Envelope, Role
from croupier.base.names import CommandId, SenderId
from croupier.desk.desk import ONLY_DESK
from croupier.desk.figure_rows import FigureRows
from croupier.desk.ports import Entry
from croupier.desk.record import EDITION, VERSION, chain, genesis
from croupier.floor.parts.messages import bets, rounds
from croupier.floor.pit.messages.pit import BeginDay
from croupier.floor.pit.state import PIT
from croupier.store.memory import MemoryStore
from croupier.store.sqlite import SqliteStore

FIRST_DAY = date(2026, 1, 1)
TERMINALS, BETS_EACH, ROUNDS = 25, 20, 20
BETS_A_DAY = TERMINALS * BETS_EACH * ROUNDS
_HEAD = b'[%d,"%b",0,%d,%d,"%b",%d,{"id":"%b'
"""A record's body up to the command's id: what differs between two days that are alike."""


def day_named(number: int) -> str:
    return (FIRST_DAY + timedelta(days=number)).isoformat()


class PlayedDay:
    """One day at one table: how it began, and the records and figures of its play."""

    def __init__(self) -> None:
        store = MemoryStore()
        house = House(store, TERMINALS)
        _begin(house)
        house.open()
        opened = house.desk.seq
        for number in range(1, ROUNDS + 1):
            _play(house, number)
        self.opening = list(islice(store.entries(), opened))
        self.play = list(store.entries(opened))
        self.balances, self.figures = store.balances(), store.figure_rows()


def _begin(house: House) -> None:
    command = BeginDay(day_named(0))
    begun = Envelope(CommandId("000000000000"), SenderId("clock:pit"), Role.CLOCK, PIT, command)
    (reply,), _ = house.desk.handle([begun])
    assert reply.refusal is None, reply.refusal


def _play(house: House, number: int) -> None:
    """A round: `open` has started the first one."""
    if number > 1:
        house.send(Role.DEALER, rounds.StartGame())
    spots = list(islice(house.table.spots, BETS_EACH))
    for terminal in house.terminals:
        placed = (bets.PlaceBet(number, spot, CHIPS[0]) for spot in spots)
        house.desk.handle([house.envelope(Role.PLAYER, bet, terminal) for bet in placed])
    house.send(Role.CLOCK, rounds.CloseBets(number))
    house.send(Role.READER, rounds.ReadNumber(number, "17"))
    house.send(Role.DEALER, rounds.ConfirmNumber(number, "17"))


def write_journal(path: Path, days: int) -> SqliteStore:
    """Days after the first repeat its records, each with its own seq, day and id."""
    played, store = PlayedDay(), SqliteStore(path)
    store.commit([*played.opening, *played.play], [], played.balances, played.figures)
    tails = [_tail(entry) for entry in played.play]
    for number in range(1, days):
        store.commit(_again(store.head(), played.play, tails, number), [], {}, _figures(played, number))
    return store


def _tail(entry: Entry) -> bytes:
    """The body behind the command's id."""
    return entry.body.split(b'{"id":"', 1)[1].split(b'"', 1)[1]


def _again(head: tuple[int, bytes], play: list[Entry], tails: list[bytes], number: int) -> list[Entry]:
    seq, hash_ = head
    day, made = day_named(number).encode(), list[Entry]()
    for entry, tail in zip(play, tails, strict=True):
        seq += 1
        id_ = f"{number:06}{entry.command}"
        top = _HEAD % (VERSION, ONLY_DESK.encode(), seq, seq, day, EDITION, id_.encode())
        body = top + b'"' + tail
        hash_ = chain(hash_ or genesis(ONLY_DESK), body)
        made.append(Entry(seq, entry.sender, CommandId(id_), entry.table, body, hash_))
    return made


def _figures(played: PlayedDay, number: int) -> FigureRows:
    """The first day's figures again, of another day, in the records that repeat it."""
    day, later = day_named(number), number * len(played.play)
    opened = len(played.opening)
    sums = {key._replace(day=day): amount for key, amount in played.figures.sums.items()}
    rows = [one for one in played.figures.behind if one.seq > opened]
    behind = [row._replace(day=day, seq=row.seq + later) for row in rows]
    start = played.figures.days[0]._replace(day=day, seq=opened + later + 1, held=msgspec.json.encode([]))
    return FigureRows(sums, behind, [start], [])

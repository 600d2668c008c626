"""A ticket is paid once, whoever asks and whatever dies; and not at all once somebody has changed it."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from croupier.base.envelope import Command, Event
from croupier.desk.desk import ONLY_DESK
from croupier.desk.messages import TableInstalled
from croupier.desk.place import Place
from croupier.desk.record import Record, chain, first_link, write_record
from croupier.desk.room import Placed
from croupier.devices.root_signer import SIGNED
from croupier.floor.kinds import KINDS
from croupier.floor.tote.messages.races import BettingStopped, RootSigned
from croupier.floor.tote.messages.tickets import TicketNotPrinted, TicketPrinted
from croupier.floor.tote.ticket_printing import TicketPrinting
from croupier.floor.tote.ticket_tree import root
from croupier.store.heads import head_file, write_head
from croupier.store.sqlite import database
from tests.server.clients import eventually
from tests.server.race_day import P1, RaceDayHouse, no, tote_settings
from tests.server.rig import house
from tests.server.scripted_track import Scripted, scripted


@pytest.fixture
def tracks(monkeypatch: pytest.MonkeyPatch) -> Scripted:
    return scripted(monkeypatch)


@contextmanager
def opened(folder: Path, tracks: Scripted) -> Iterator[RaceDayHouse]:
    with house(tote_settings(folder), folder) as floor:
        made = RaceDayHouse(floor, tracks, folder)
        made.on_sale()
        yield made


def test_of_a_hundred_who_cash_one_ticket_one_is_paid(tmp_path: Path, tracks: Scripted) -> None:
    with opened(tmp_path, tracks) as day:
        screens = [day.teller(), day.teller("Todd", "W2"), day.self_service("S1"), day.self_service("S2")]
        ticket = day.sell(screens[0], "R1 $2 WIN 1")
        day.run(1, "1-2-3-4")
        number = day.number(ticket)
        sent = [(one, one.send("cash-ticket", number)) for _ in range(25) for one in screens]
        assert Counter(one.reply(id_)["ok"] for one, id_ in sent) == {True: 1, False: 99}
        assert day.floor.floor.desk.balances["outs:P1:1-1-win"] == 0  # type: ignore[index]
        assert day.floor.audit() == []


@pytest.mark.parametrize("came_out", [True, False])
def test_a_restart_between_print_and_report_settles_by_what_the_printer_did(
    tmp_path: Path, tracks: Scripted, monkeypatch: pytest.MonkeyPatch, came_out: bool
) -> None:
    """The process ends before the desk hears of the print: the paper that came out is paid, and once."""
    with monkeypatch.context() as dying:
        dying.setattr(TicketPrinting, "_tell", _unheard)
        if not came_out:
            dying.setattr(TicketPrinting, "print_", _never)
        with opened(tmp_path, tracks) as day:
            day.teller().do("sell-ticket", "R1 $2 WIN 1")
            pdfs = tmp_path / "spool"
            eventually(lambda: not came_out or any(pdfs.rglob("*.pdf")))
            assert day.tote.today.printing
    with opened(tmp_path, tracks) as day:
        events = [one for entry in day.floor.entries() for one in KINDS.read_record(entry.body).events]
        kinds = [type(one) for one in events if isinstance(one, TicketPrinted | TicketNotPrinted)]
        assert kinds == [TicketPrinted if came_out else TicketNotPrinted]
        day.run(1, "1-2-3-4")
        tess = day.teller()
        if came_out:
            tess.do("cash-ticket", day.number(1))
        assert no(tess, "cash-ticket", day.number(1))[1] == "D.2b"
        assert day.floor.audit() == []


async def _unheard(_: TicketPrinting, _command: Command) -> None: ...


async def _never(_: TicketPrinting, _day: object, _number: int) -> None: ...


LOSER, WINNER = "R1 $2 WIN 2", "R1 $2 WIN 1"


def signed_race(folder: Path, tracks: Scripted) -> list[str]:
    """A loser and a winner are sold, and the race is closed and signed; the numbers on both papers."""
    with opened(folder, tracks) as day:
        tess = day.teller()
        sold = [day.sell(tess, bet) for bet in (LOSER, WINNER)]
        day.track.finish(1, "1-2-3-4", official=False)
        eventually(lambda: day.tote.today.races[1].signature)
        day.phase(1, "posted")
        return [day.number(ticket) for ticket in sold]


class Forger:
    """Has every right on the database, and on the head beside it: makes a winner of the loser.

    With `fix_root` the root of the altered tickets is written where the close recorded the true one, and with
    `drop_signature` the signature, which nobody can make anew, is taken away.
    """

    def __init__(self, folder: Path, *, fix_root: bool, drop_signature: bool) -> None:
        self._folder, self._fix, self._drop = folder, fix_root, drop_signature
        self._place: Place | None = None
        self._root = ""

    def alter(self) -> None:
        db, hash_ = sqlite3.connect(database(self._folder)), b""
        rows = db.execute("SELECT seq, body FROM journal ORDER BY seq").fetchall()
        for seq, body in rows:
            record = KINDS.read_record(body.replace(LOSER.encode(), WINNER.encode()))
            events = tuple(self._event(record, one) for one in record.events)
            written = write_record(msgspec.structs.replace(record, events=events))
            hash_ = chain(hash_ or first_link(written, ONLY_DESK), written)
            db.execute("UPDATE journal SET body = ?, hash = ? WHERE seq = ?", (written, hash_, seq))
        db.commit()
        db.close()
        write_head(head_file(database(self._folder)), (rows[-1][0], hash_))

    def _event(self, record: Record, event: Event) -> Event:
        """The event as forged; tickets are folded meanwhile, so that their new root is known at the close."""
        if isinstance(event, TableInstalled):
            self._place = KINDS.place(record.envelope.table, event)
        elif isinstance(event, BettingStopped) and self._fix:
            assert isinstance(self._place, Placed)
            self._root = root(self._place.state.today.races[1].peaks)
            return msgspec.structs.replace(event, root=self._root)
        elif isinstance(event, RootSigned) and self._fix:
            signature = "" if self._drop else event.signature
            return msgspec.structs.replace(event, root=self._root, signature=signature)
        elif self._place is not None and record.envelope.table == P1 and not self._root:
            self._place.fold(event, record.at)
        return event


@pytest.mark.clause("oneida-parimutuel:D.2")
@pytest.mark.parametrize(
    ("fix_root", "drop_signature"),
    [(False, False), (True, False), (True, True)],
    ids=["selection alone", "with its root", "unsigned"],
)
def test_a_ticket_changed_with_every_right_on_the_database_is_not_paid(
    tmp_path: Path, tracks: Scripted, fix_root: bool, drop_signature: bool
) -> None:
    """Promise 16: whether or not the forger works out the new root, nothing of that race is paid."""
    papers = signed_race(tmp_path, tracks)
    Forger(tmp_path, fix_root=fix_root, drop_signature=drop_signature).alter()
    assert tracks.track is not None
    tracks.track.finish(1, "1-2-3-4")
    with opened(tmp_path, tracks) as day:
        day.phase(1, "official")
        assert day.tote.today.ticket(1).bets == (WINNER,)
        tess = day.teller()
        for number in papers:
            assert no(tess, "cash-ticket", number) == ("internal_error", "D.2")


def test_the_rig_lets_an_honest_journal_through(tmp_path: Path, tracks: Scripted) -> None:
    loser, winner = signed_race(tmp_path, tracks)
    assert (tmp_path / SIGNED).exists()
    assert tracks.track is not None
    tracks.track.finish(1, "1-2-3-4")
    with opened(tmp_path, tracks) as day:
        day.phase(1, "official")
        tess = day.teller()
        tess.do("cash-ticket", winner)
        assert no(tess, "cash-ticket", loser) == ("nothing_there", "D.2b")

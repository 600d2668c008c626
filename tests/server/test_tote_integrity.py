"""A ticket is paid once, whoever asks and whatever dies; and not at all once somebody has changed it."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from croupier.base.envelope import Command
from croupier.desk.site import Site
from croupier.devices.root_signer import SIGNED
from croupier.floor.kinds import KINDS
from croupier.floor.tote.cancel_stamping import CancelStamping
from croupier.floor.tote.messages.tickets import TicketNotPrinted, TicketPrinted
from croupier.floor.tote.ticket_printing import TicketPrinting
from tests.server.clients import eventually
from tests.server.forger import (
    LOSER,
    WINNER,
    Forger,
    Forgery,
    exchanged_after_close,
    exchanged_before_close,
    papers_swapped,
    winner_of_the_loser,
)
from tests.server.race_day import RaceDayHouse, no, tote_settings
from tests.server.rig import house
from tests.server.scripted_track import Scripted, scripted

UNSTAMPED = (
    "Raceway: ticket 1 of W1 is cancelled and was not stamped"
    " (the floor restarted before the printer had answered): write Cancel on it"
)


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


@pytest.mark.clause("oneida-parimutuel:E.3")
@pytest.mark.parametrize("came_out", [True, False])
def test_a_restart_between_a_cancel_and_its_stamp_tells_that_none_was_printed(
    tmp_path: Path, tracks: Scripted, monkeypatch: pytest.MonkeyPatch, came_out: bool
) -> None:
    with monkeypatch.context() as dying:
        if not came_out:
            dying.setattr(CancelStamping, "stamp", _unstamped)
        with opened(tmp_path, tracks) as day:
            tess = day.teller()
            day.sell(tess, "R1 $2 WIN 1")
            tess.do("cancel-ticket", 1)
            eventually(lambda: not came_out or any((tmp_path / "spool").rglob("cancel*.pdf")))
    with opened(tmp_path, tracks) as day:
        sam = day.floor.signed_in("Sam", "supervisor")
        said = [one["says"] for one in sam.view["alarms"] if "not stamped" in one["says"]]
        assert said == ([] if came_out else [UNSTAMPED])
        assert day.floor.audit() == []


async def _unstamped(_: CancelStamping, _event: object) -> None: ...


async def _unheard(_: TicketPrinting, _command: Command) -> None: ...


async def _never(_: TicketPrinting, _day: object, _number: int) -> None: ...


def signed_race(folder: Path, tracks: Scripted) -> list[str]:
    """A loser and a winner are sold, and the race is closed and signed; the numbers on both papers."""
    with opened(folder, tracks) as day:
        tess = day.teller()
        sold = [day.sell(tess, bet) for bet in (LOSER, WINNER)]
        day.track.finish(1, "1-2-3-4", official=False)
        eventually(lambda: day.tote.today.races[1].signature)
        day.phase(1, "posted")
        return [day.number(ticket) for ticket in sold]


FORGERIES = [winner_of_the_loser, papers_swapped, exchanged_before_close, exchanged_after_close]
CUNNING = {
    "alone": (False, False, False),
    "with its root": (True, False, False),
    "unsigned": (True, True, False),
    "under another card": (True, True, True),
}


@pytest.mark.clause("oneida-parimutuel:D.2")
@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda one: one.__name__)
@pytest.mark.parametrize("cunning", CUNNING)
def test_a_ticket_changed_with_every_right_on_the_database_is_not_paid(
    tmp_path: Path, tracks: Scripted, forgery: Forgery, cunning: str
) -> None:
    """Promise 16: a changed selection, paper or exchange is found, whether or not the forger works out the
    new root, drops the signature and invents a card of which nothing was signed.
    """
    papers = signed_race(tmp_path, tracks)
    fix, drop, other = CUNNING[cunning]
    Forger(tmp_path, forgery, fix_root=fix, drop_signature=drop, other_card=other).alter()
    assert tracks.track is not None
    tracks.track.finish(1, "1-2-3-4")
    with opened(tmp_path, tracks) as day:
        day.phase(1, "official")
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


def test_papers_that_stand_for_an_exchange_or_have_another_system_id_are_no_forgeries(
    tmp_path: Path, tracks: Scripted
) -> None:
    """An exchange ticket that was not printed is paid on the paper before it; and a house may change the two
    digits that its numbers begin with."""
    jam = tmp_path / "spool" / "P1-W1" / "paper-out"
    with opened(tmp_path, tracks) as day:
        tess = day.teller()
        number = day.number(day.sell(tess, "R1 $2 WIN 1", "R2 $2 WIN 4"))
        day.run(1, "1-2-3-4")
        jam.touch()
        tess.do("cash-ticket", number)
        eventually(lambda: not day.tote.today.printing)
    settings = tote_settings(tmp_path, site=Site(system="42"))
    with house(settings, tmp_path) as floor:
        day = RaceDayHouse(floor, tracks, tmp_path)
        assert all(race.sound for race in day.tote.today.races.values())
        day.run(2, "4-3-2-1")
        tess = day.teller()
        tess.do("cash-ticket", number)
        assert no(tess, "cash-ticket", number) == ("tender_not_accepted", "D.2b")
        assert floor.audit() == []

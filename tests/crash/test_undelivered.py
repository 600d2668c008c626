"""A guest that is killed after it has acknowledged a sale, before the paper is out.

The customer has no ticket (B.4). Where betting is still open when that is found out the machine cancels it,
and no money of it is in the pool; where betting has closed meanwhile, at the host or here, its bets stay, and
the mutuel manager sees it among what waits. A guest that does not hear its host cannot know, and waits.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.floor.tote.messages.link import SiteTotals
from croupier.floor.tote.messages.races import BettingStopped
from croupier.floor.tote.messages.tickets import (
    CancelledBy,
    TicketCancelled,
    TicketNotPrinted,
    TicketPrinted,
    TicketSold,
)
from croupier.store.sqlite import database
from tests.crash.linked_sites import Sites, linked_sites
from tests.crash.process import records

DELIVERED, LOST = "R1 $2 WIN 1", "R1 $20 WIN 2"
RESTARTED = "the floor restarted before the printer had answered"


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[Sites]:
    """The guest has sold two tickets, and is killed before the paper of the second is out."""
    with linked_sites(tmp_path) as sites:
        sites.join()
        sites.guest.sell(DELIVERED)
        sites.hold_paper(True)
        sites.guest.tess.do("sell-ticket", LOST)
        sites.guest.kill()
        sites.hold_paper(False)
        assert (len(sites.guest.events(TicketSold)), len(sites.guest.events(TicketPrinted))) == (2, 1)
        yield sites
        for one in (sites.host, sites.guest):
            records(database(one.folder))
            assert sum(one.balances().values()) == 0


def in_the_pool(sites: Sites) -> str:
    [win] = [one for one in sites.guest.max.view["money"] if (one["race"], one["kind"]) == (1, "win")]
    return str(win["wagers"])


def undelivered(view: dict[str, Any]) -> list[tuple[int, str]]:
    return [(one["ticket"]["number"], one["reason"]) for one in view["undelivered"]]


def merged(sites: Sites) -> list[tuple[tuple[int, ...], int]]:
    """The guest's money to win on race 1, as the host has it."""
    sites.host.until(SiteTotals, race=1, why="")
    [totals] = sites.host.events(SiteTotals, race=1)
    return [bet for pool in totals.pools if pool.kind == "win" for bet in pool.bets]


def kinds_of_events(sites: Sites, *wanted: type) -> list[str]:
    """In the order of the guest's journal."""
    events = (event for record in sites.guest.journal() for event in record.events)
    return [type(event).__name__ for event in events if isinstance(event, wanted)]


@pytest.mark.clause("oneida-parimutuel:B.4")
def test_a_ticket_that_was_not_delivered_is_cancelled_while_betting_is_open(sites: Sites) -> None:
    sites.guest.again()
    sites.guest.until(TicketCancelled, ticket=2, how=CancelledBy.MACHINE)
    sites.guest.max.until(lambda _: in_the_pool(sites) == "2.00")
    assert undelivered(sites.guest.max.view) == []
    sites.stop_bet(1)
    assert merged(sites) == [((1,), 2_00)]
    order = kinds_of_events(sites, TicketNotPrinted, TicketCancelled, BettingStopped)
    assert order == ["TicketNotPrinted", "TicketCancelled", "BettingStopped"]
    assert sites.guest.balances()["drawer:P1:W1"] == -(2000_00 + 2_00)  # an asset


@pytest.mark.clause("oneida-parimutuel:B.3")
@pytest.mark.clause("oneida-parimutuel:B.4")
def test_a_ticket_that_is_found_undelivered_after_the_close_stays_and_is_listed(sites: Sites) -> None:
    """Betting closes at the host while the guest is down: it hears of that before it cancels anything."""
    sites.stop_bet(1)
    sites.host.phase(1, "closed")
    sites.guest.again()
    sites.guest.max.until(lambda view: undelivered(view) == [(2, RESTARTED)])
    assert in_the_pool(sites) == "22.00"
    assert merged(sites) == [((1,), 2_00), ((2,), 20_00)]
    order = kinds_of_events(sites, TicketNotPrinted, TicketCancelled, BettingStopped)
    assert order == ["BettingStopped", "TicketNotPrinted"]


@pytest.mark.clause("oneida-parimutuel:B.4")
def test_a_guest_that_does_not_hear_its_host_waits_before_it_cancels(sites: Sites) -> None:
    sites.cable.cut()
    sites.guest.again()
    sites.guest.max.until(lambda view: not view["live"] and view["host_line"]["doubtful"] == 1)
    assert kinds_of_events(sites, TicketNotPrinted) == []
    sites.cable.mend()
    sites.guest.until(TicketCancelled, ticket=2, how=CancelledBy.MACHINE)
    sites.guest.max.until(lambda view: view["host_line"]["doubtful"] == 0)


@pytest.mark.clause("oneida-parimutuel:B.3")
@pytest.mark.clause("oneida-parimutuel:B.4")
def test_betting_that_a_person_closes_meanwhile_keeps_the_bets(sites: Sites) -> None:
    sites.cable.cut()
    sites.guest.again()
    sites.guest.max.until(lambda view: not view["live"])
    sites.guest.max.do("stop-betting", 1)
    sites.guest.max.until(lambda view: undelivered(view) == [(2, RESTARTED)])
    assert kinds_of_events(sites, TicketCancelled) == []
    sites.cable.mend()
    assert merged(sites) == [((1,), 2_00), ((2,), 20_00)]

"""Two running Croupiers share pools over a link that is cut at every phase, once in each race of one card.

Whatever is cut or killed, both ledgers balance, the two sites agree to the cent on what they owe each other,
and every ticket is paid once. Race 1 is run without a fault, to know what the others are compared with.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.main import run
from croupier.floor.tote.messages.link import HostMerged, SitePriced, SiteTotals
from croupier.floor.tote.messages.pools import PoolCorrected, PoolSettled, PriceSource
from croupier.floor.tote.messages.races import BettingStopped
from croupier.games.tote.kinds import Kind
from croupier.store.sqlite import database
from tests.crash.linked_sites import Floor, Sites, linked_sites
from tests.crash.process import records
from tests.server.clients import Screen

Capture = pytest.CaptureFixture[str]
MONEY = ("handle", "refunds", "takeout", "paid", "dues", "settled before", "to settle")


def refused(screen: Screen, *bets: str) -> str:
    reply = screen.ask("sell-ticket", *bets)
    assert not reply["ok"], reply
    return str(reply["clause"]).partition(":")[2]


def sold(sites: Sites, race: int) -> None:
    """The host has 10 and 30 dollars to win, the guest 20 and 20; and an exacta that the host has not.
    A guest that hears its host again sells once it has dealt with all that it missed."""
    sites.guest.until_live(True)
    sites.host.sell(f"R{race} $10 WIN 1", f"R{race} $30 WIN 2")
    sites.guest.sell(f"R{race} $20 WIN 1", f"R{race} $20 WIN 2", f"R{race} $2 EXACTA 1/2")


def settled(sites: Sites, race: int) -> PoolSettled:
    """The win pool as the guest has it on record."""
    sites.guest.until(PoolSettled, race=race, kind=Kind.WIN, source=PriceSource.HOST)
    [found] = sites.guest.events(PoolSettled, race=race, kind=Kind.WIN, source=PriceSource.HOST)
    assert isinstance(found, PoolSettled)
    return found


def before_verification(sites: Sites) -> None:
    """Nothing is sold by a guest that its host has not been asked about its pools by."""
    sites.host.people()
    sites.guest.people()
    sites.host.max.until(lambda view: view["races"])
    sites.host.max.do("open-wagering")
    sites.host.sell("R1 $2 PLACE 3")
    sites.guest.until_live(False)
    assert sites.guest.max.view["races"] == []
    sites.cable.mend()
    sites.guest.until_live(True)
    sites.guest.max.until(lambda view: view["races"])
    sites.guest.max.do("open-wagering")
    while not sites.guest.tess.ask("sell-ticket", "R1 $2 PLACE 4")["ok"]:
        pass


def nothing_cut(sites: Sites) -> None:
    sold(sites, 1)
    sites.stop_bet(1)
    sites.guest.until(HostMerged, race=1, why="")
    sites.official(1)
    win = settled(sites, 1)
    # 80 to win, 18 % and 20 % taken: base (32.80 + 32) / (8.20 + 16), each site's own part of it, to the dime
    assert dict(win.prices) == {(1,): 210}
    assert dict(sites.host.events(PoolSettled, race=1, kind=Kind.WIN)[0].prices) == {(1,): 210}
    assert win.sums.dues == 3200 - 4200


def cut_while_selling(sites: Sites) -> None:
    """A cable that goes silent: found by its heartbeat, and betting at the guest stops."""
    sold(sites, 2)
    sites.cable.silence()
    sites.guest.until_live(False)
    assert refused(sites.guest.tess, "R2 $2 WIN 1") == "A.8"
    last = sites.guest.tess.view["recent"][0]["serial"]
    assert sites.guest.tess.ask("cancel-ticket", last)["clause"] == "oneida-parimutuel:E.1"
    sites.cable.mend()
    sites.guest.until_live(True)
    sites.guest.sell("R2 $2 SHOW 3")
    sites.stop_bet(2)
    sites.guest.until(HostMerged, race=2, why="")
    sites.official(2)
    assert dict(settled(sites, 2).prices) == {(1,): 210}


def cut_before_the_merge(sites: Sites) -> None:
    """Stop-bet is never heard: the guest is not merged, and pays the host's prices from its own account."""
    sold(sites, 3)
    sites.cable.cut()
    sites.guest.until_live(False)
    sites.stop_bet(3)
    sites.official(3)
    sites.host.phase(3, "official")
    sites.cable.mend()
    win = settled(sites, 3)
    [priced] = sites.host.events(SitePriced, race=3, kind=Kind.WIN)
    assert (priced.merged, priced.dues, win.sums.dues) == (False, 0, 0)
    assert (
        dict(win.prices)
        == dict(sites.host.events(PoolSettled, race=3, kind=Kind.WIN)[0].prices)
        == {(1,): 320}
    )
    assert win.sums.minus == 2 * 3200 - 3200
    sites.guest.until(HostMerged, race=3, why="race 3 is decided already")


def cut_after_the_merge(sites: Sites) -> None:
    """Finish, official sign and payoffs wait until the guest hears the host again."""
    sold(sites, 4)
    sites.stop_bet(4)
    sites.host.until(SiteTotals, race=4)
    sites.cable.cut()
    sites.guest.until_live(False)
    sites.official(4)
    sites.host.phase(4, "official")
    assert sites.guest.race(4)["phase"] != "official"
    sites.cable.mend()
    assert settled(sites, 4).sums.dues == -1000


def cut_after_the_results(sites: Sites) -> None:
    """People at the guest go by the picture meanwhile; what the host settles is put right afterwards."""
    sold(sites, 5)
    sites.stop_bet(5)
    sites.guest.until(HostMerged, race=5, why="")
    sites.posted(5)
    sites.guest.phase(5, "posted")
    sites.cable.cut()
    sites.guest.until_live(False)
    sites.official(5)
    max_ = sites.guest.max
    max_.do("declare-official", 5)
    max_.do("post-payoffs", 5, "win", "1 4.20")
    sites.cable.mend()
    sites.guest.until(PoolCorrected)
    corrected = [one for one in sites.guest.events(PoolCorrected) if one.settled.race == 5]
    assert [(one.settled.kind, one.settled.sums.dues, one.differences) for one in corrected] == [
        ("win", -1000, ())
    ]


def guest_killed_before_the_merge(sites: Sites) -> None:
    """Its final totals are on record, and are told by the process that follows."""
    sold(sites, 6)
    sites.cable.cut()
    sites.guest.until_live(False)
    sites.guest.max.do("stop-betting", 6)
    sites.guest.kill()
    sites.stop_bet(6)
    sites.cable.mend()
    sites.guest.again()
    sites.guest.until(HostMerged, race=6, why="")
    sites.official(6)
    assert settled(sites, 6).sums.dues == -1000


def host_killed_after_the_merge(sites: Sites) -> None:
    """What a guest was told counts: nothing is told twice, and nothing is left out."""
    sold(sites, 7)
    sites.stop_bet(7)
    sites.host.until(SiteTotals, race=7)
    sites.host.kill()
    sites.guest.until_live(False)
    sites.official(7)
    sites.host.again()
    assert settled(sites, 7).sums.dues == -1000


@pytest.mark.clause("oneida-parimutuel:A.8")
@pytest.mark.clause("oneida-parimutuel:D.3")
def test_two_croupiers_share_pools_over_a_link_that_is_cut_at_every_phase(
    tmp_path: Path, capsys: Capture
) -> None:
    with linked_sites(tmp_path) as sites:
        before_verification(sites)
        nothing_cut(sites)
        cut_while_selling(sites)
        cut_before_the_merge(sites)
        cut_after_the_merge(sites)
        cut_after_the_results(sites)
        guest_killed_before_the_merge(sites)
        host_killed_after_the_merge(sites)
        check_the_day(sites)
        check_the_dues(sites, capsys)


def check_the_dues(sites: Sites, capsys: Capture) -> None:
    """Whatever was cut and killed, the reports of both sites have the same pools with the same money."""
    host, guest = (reported(one, capsys) for one in (sites.host, sites.guest))
    assert [shared(row) for row in host] == [shared(row) for row in guest]
    assert [row["race"] for row in host if row["merged"] == "nothing"] == [3]
    assert {row["difference"] for row in guest if row["merged"] == "yes"} == {"0.00"}
    owed = sum(cents(row["to settle"]) for row in guest if row["merged"] == "yes")
    assert owed == sites.guest.balances()["track-dues:P1"]


def shared(row: dict[str, Any]) -> list[object]:
    return [row[name] for name in ("race", "pool", "merged", *MONEY)]


def cents(shown: str) -> int:
    return int(shown.replace(".", ""))


def reported(floor: Floor, capsys: Capture) -> list[dict[str, Any]]:
    """The pools of every gaming day, as `croupier report` has them."""
    rows = []
    for day in sorted({record.day for record in floor.journal() if record.day}):
        capsys.readouterr()
        assert run(["report", "dues", "--day", day, "--data", str(floor.folder), "--json"]) == 0
        rows += json.loads(capsys.readouterr().out)["sheets"][0]["rows"]
    return [row for row in rows if row["race"]]


def check_the_day(sites: Sites) -> None:
    """Both cards are closed with every pool settled; all tickets are cashed; the books agree."""
    for one in (sites.host, sites.guest):
        one.phase(7, "official")
        one.max.do("close-card")
        assert one.cash_everything() > 0
        assert len(one.events(BettingStopped)) == 7
    for one in (sites.host, sites.guest):
        records(database(one.folder))
    host, guest = sites.host.balances(), sites.guest.balances()
    assert host["track-dues:P1:GST"] == -guest["track-dues:P1"] != 0
    for books in (host, guest):
        assert sum(books.values()) == 0
        assert not [name for name in books if name.startswith(("pool:", "outs:"))], books

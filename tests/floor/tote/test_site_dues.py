"""The report of dues: what a host and a guest settle for a day, and that both have it to the cent."""

from datetime import date
from typing import Any

import msgspec
import pytest

from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.report import report
from croupier.devices.site_reports import SitePayoffs
from croupier.floor.kinds import KINDS
from croupier.floor.tote.messages import pools, races
from croupier.floor.tote.messages.link import SettleByHost
from croupier.floor.tote.messages.races import CallOff
from croupier.floor.tote.messages.tickets import CashTicket
from croupier.games.tote.kinds import Kind
from tests.floor.tote.linked_totes import GST, LinkedTotes
from tests.totes import DAY, RACES, ToteHouse, secret

OWN = ("table", "site", "card", "seq", "difference")
"""What each site says of itself."""
Row = dict[str, Any]


def sheet(house: ToteHouse, day: str = DAY) -> list[Row]:
    [found] = report("dues", DayFigures(KINDS, house.store, date.fromisoformat(day)))
    return found.records()


def of_guest(sites: LinkedTotes, day: str = DAY) -> list[Row]:
    """At the host."""
    return [one for one in sheet(sites.host, day) if one["site"] == GST]


def of_host(sites: LinkedTotes, day: str = DAY) -> list[Row]:
    """At the guest, which has no other site."""
    *rows, everything = sheet(sites.guest, day)
    assert everything["table"] == "all"
    return rows


def shared(rows: list[Row]) -> list[Row]:
    return [{name: cell for name, cell in row.items() if name not in OWN} for row in rows]


def agreed(sites: LinkedTotes, day: str = DAY) -> list[Row]:
    """What both sites say alike."""
    at_host, at_guest = shared(of_guest(sites, day)), shared(of_host(sites, day))
    assert at_host == at_guest
    assert {row["difference"] for row in of_host(sites, day) if row["merged"] == "yes"} <= {"0.00"}
    return at_guest


def sold(sites: LinkedTotes, race: int) -> None:
    for house, dollars in ((sites.host, (10, 30)), (sites.guest, (20, 20))):
        house.sell(f"R{race} ${dollars[0]} WIN 1", f"R{race} ${dollars[1]} WIN 2")


@pytest.mark.clause("oneida-parimutuel:D.3")
def test_each_pool_is_settled_by_what_is_left_of_the_guests_money() -> None:
    sites = LinkedTotes()
    sold(sites, 1)
    sites.guest.sell("R1 $2 EXACTA 1/2")
    sites.run(1)
    exacta, win, whole = agreed(sites)
    names = ("race", "pool", "merged", "handle", "refunds", "takeout", "paid", "dues", "to settle")
    assert [win[name] for name in names] == [
        *(1, "win", "yes", "40.00", "0.00", "7.20", "42.00", "-9.20", "-9.20"),
    ]
    # nobody else is in the exacta: 2 less 20 % to 2, and the least is paid
    assert [exacta[name] for name in names] == [
        *(1, "exacta", "yes", "2.00", "0.00", "0.40", "2.10", "-0.50", "-0.50"),
    ]
    assert [whole[name] for name in names] == [
        *(None, "all", None, "42.00", "0.00", "7.60", "44.10", "-9.70", "-9.70"),
    ]
    assert sites.dues() == (-970, -970)


def test_bets_that_went_back_before_or_after_the_close_are_counted_alike() -> None:
    """The host never had what went back before the final totals; what goes back later it had."""
    sites = LinkedTotes()
    sold(sites, 1)
    early = sites.guest.sell("R1 $6 WIN 5")
    late = sites.guest.sell("R1 $4 WIN 6")
    sites.host.scratch(1, "5")
    sites.carry()
    sites.guest.do("teller", CashTicket(secret(early)))
    sites.stop(1)
    sites.host.scratch(1, "6")
    sites.carry()
    sites.guest.do("teller", CashTicket(secret(late)))
    sites.official(1, "1-2-3-4")
    sites.carry()
    win, _ = agreed(sites)
    assert (win["handle"], win["refunds"], win["dues"]) == ("44.00", "4.00", "-9.20")


def test_a_race_that_was_not_merged_has_one_line_and_no_money() -> None:
    sites = LinkedTotes()
    sold(sites, 1)
    sites.guest.sell("R1 $2 EXACTA 1/2")
    sites.host.sell("R1 $2 EXACTA 1/2")
    sites.host.stop(1)
    sites.official(1)
    sites.carry()
    apart, whole = agreed(sites)
    assert (apart["race"], apart["pool"], apart["merged"], apart["dues"]) == (1, None, "nothing", None)
    assert (whole["handle"], whole["to settle"]) == ("0.00", "0.00")


def test_what_goes_back_whole_settles_nothing() -> None:
    """Also where the guest has given it back before the host said so."""
    sites = LinkedTotes()
    for race in (1, 2):
        sold(sites, race)
    sites.stop(1)
    for race in (1, 2):
        sites.host.do("reader", races.CallOffRace(race, CallOff.NO_RACE, "fog"))
    sites.carry()
    assert agreed(sites) == []


def test_a_day_with_every_sort_of_pool_is_the_same_at_both_sites_and_in_the_ledger() -> None:
    sites = LinkedTotes()
    for house in (sites.host, sites.guest):
        house.sell("R1 $2 PLACE 1", "R1 $2 SHOW 3", "R1 $2 QUINELLA 1/2", "R1 $2 TRIFECTA 1/2/3")
        house.sell("R1 $2 DD 1/1", "R1 $2 PICK3 1/1/2", "R1 $0.10 SUPERFECTA BOX 1,2,3,4")
    sites.guest.sell("R1 $2 PICK6 6/6/6/6/6/6")
    for race in range(1, RACES + 1):
        sold(sites, race)
        sites.run(race)
    *rows, whole = agreed(sites)
    assert {row["pool"] for row in rows if row["race"] == 1} == {
        *(
            "win",
            "place",
            "show",
            "quinella",
            "trifecta",
            "superfecta",
            "daily-double",
            "pick-three",
            "pick-six",
        ),
    }
    owed = sites.dues()[1]
    assert whole["to settle"] == f"{'-' if owed < 0 else ''}{abs(owed) // 100}.{abs(owed) % 100:02}"


def test_a_correction_of_the_same_day_replaces_and_one_of_a_later_day_settles_the_rest() -> None:
    sites = LinkedTotes()
    sold(sites, 1)
    sites.stop(1)
    sites.host.do("device", races.ReportLink(False))
    sites.host.do("mutuel-manager", races.ReportFinish(1, "2-1-3-4-5-6"), races.DeclareOfficial(1))
    sites.carry()
    [wrong, _] = agreed(sites)
    sites.host.do("mutuel-manager", pools.CorrectFinish(1, "1-2-3-4-5-6", "misread"))
    sites.carry()
    [right, _] = agreed(sites)
    assert (wrong["dues"] != right["dues"], right["dues"], right["settled before"]) == (True, "-9.20", "0.00")
    for house in (sites.host, sites.guest):
        house.new_day("2026-11-22")
    sites.host.do("mutuel-manager", pools.CorrectFinish(1, "2-1-3-4-5-6", "no, as it was"))
    sites.carry()
    [later, _] = agreed(sites, "2026-11-22")
    assert (later["dues"], later["settled before"]) == (wrong["dues"], "-9.20")
    assert agreed(sites)[0] == right  # an earlier day's report never changes


def test_payoffs_by_hand_wait_for_the_hosts_word() -> None:
    sites = LinkedTotes()
    sold(sites, 1)
    sites.stop(1)
    sites.guest.do("device", races.ReportLink(False))
    sites.guest.do("mutuel-manager", races.ReportFinish(1, "1-2-3-4-5-6"), races.DeclareOfficial(1))
    sites.guest.do("mutuel-manager", pools.PostPayoffs(1, Kind.WIN, ("1 4.00",)))
    [waits, _] = of_host(sites)
    assert (waits["merged"], waits["dues"]) == ("by-hand", None)
    sites.guest.do("device", races.ReportLink(True))
    sites.official(1)
    sites.carry()
    assert agreed(sites)[0]["dues"] == "-9.20"
    sites.guest.do("mutuel-manager", pools.CorrectPayoffs(1, Kind.WIN, "misread", ("1 4.40",)))
    assert agreed(sites)[0]["dues"] == "-9.20"


def payoffs(sites: LinkedTotes, **changed: object) -> SettleByHost:
    """What the host says of the win pool, or would say."""
    [*_, told] = [one for _, one in sites.site.told if isinstance(one, SitePayoffs) and one.kind is Kind.WIN]
    said = SettleByHost(told.card, 1, told.kind, told.merged, told.refund, told.lines, told.dues)
    return msgspec.structs.replace(said, **changed)


def settled_by(sites: LinkedTotes, said: SettleByHost) -> Row:
    for one in sites.site.reports(sites.guest.tote.heard):
        if not isinstance(one, SitePayoffs):
            sites.hear(one)
    sites.guest.ask("reader", said)
    return of_host(sites)[0]


def test_a_host_that_does_not_say_what_our_money_came_to_has_what_our_books_say() -> None:
    sites = LinkedTotes()
    sold(sites, 1)
    sites.stop(1)
    sites.official(1)
    row = settled_by(sites, payoffs(sites))
    assert shared([row]) == shared(of_guest(sites)[:1])


def test_a_difference_from_our_own_books_stands_beside_it() -> None:
    sites = LinkedTotes()
    sold(sites, 1)
    sites.stop(1)
    sites.official(1)
    row = settled_by(sites, payoffs(sites, dues=-925))
    assert (row["dues"], row["difference"]) == ("-9.25", "0.05")


def test_a_tote_without_other_sites_has_no_dues() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    [everything] = sheet(house.run(1, "1-2-3-4-5-6"))
    assert (everything["table"], everything["to settle"]) == ("all", "0.00")


def test_a_pool_that_the_host_gives_back_whole_settles_nothing() -> None:
    sites = LinkedTotes()
    sold(sites, 1)
    sites.stop(1)
    sites.official(1)
    for one in sites.site.reports(sites.guest.tote.heard):
        if not isinstance(one, SitePayoffs):
            sites.hear(one)
    assert isinstance(sites.guest.ask("reader", payoffs(sites, refund=True, lines=(), dues=0)), tuple)
    assert sites.guest.pool("1-win").settled
    assert of_host(sites) == []

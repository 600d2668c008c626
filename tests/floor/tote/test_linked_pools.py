"""Pools of two sites: verified, merged by net price, settled between the sites; and what is not merged."""

import pytest

from croupier.base.refusal import Refusal
from croupier.devices.link_messages import FinalTotals
from croupier.devices.site_reports import SiteLine, SitePayoffs
from croupier.devices.track import PayoffsPosted
from croupier.floor.tote.evolve_link import evolve_link
from croupier.floor.tote.listening import commands
from croupier.floor.tote.messages import cards, pools, races, tickets
from croupier.floor.tote.messages.link import HostMerged, SettleByHost, SitePriced
from croupier.floor.tote.messages.pools import PoolCorrected, PriceSource
from croupier.floor.tote.messages.races import CallOff
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.payoff_cover import Cover
from croupier.games.tote.pool_result import Rung
from tests.floor.tote.linked_totes import GST, LinkedTotes, merged_win
from tests.floor.tote.no import no, only
from tests.totes import RACES, ToteHouse, install, race_card


@pytest.mark.clause("oneida-parimutuel:D.3")
def test_money_of_two_sites_is_paid_by_one_net_price_and_settled_between_them() -> None:
    sites = merged_win()
    sites.run(1)
    at_host, at_guest = sites.host.pool("1-win").settled, sites.guest.pool("1-win").settled
    assert at_host
    assert at_guest
    # 80 dollars less 18 % to 30 dollars: 2.18, to the dime. The guest pays 42 out of 32.80.
    assert at_host.prices == at_guest.prices == (((1,), 210),)
    sums = at_guest.sums
    assert (at_host.sums.guests, sums.dues, sums.breakage, sums.minus) == (-920, -920, 0, 0)
    assert at_host.sums.breakage == 3280 - 2100 - 920
    assert sites.dues() == (-920, -920)


def test_a_winner_is_paid_once_at_the_site_that_sold_the_ticket() -> None:
    sites = merged_win()
    sites.run(1)
    cashed = only(sites.guest.cash(1))
    assert cashed.amount == 4200
    assert isinstance(sites.guest.cash(1), Refusal)
    assert isinstance(sites.guest.cash(2), Refusal)


@pytest.mark.clause("oneida-parimutuel:A.8")
def test_a_guest_sells_what_its_host_has_verified_and_while_it_hears_it() -> None:
    sites = LinkedTotes(verified=False)
    sell = tickets.SellTicket(("R1 $2 WIN 1",))
    assert no(sites.guest.ask("teller", sell)) == ("wrong_phase", "A.8")
    sites.carry()
    sites.guest.do("teller", sell)
    sites.guest.do("device", races.ReportLink(False))
    assert no(sites.guest.ask("teller", sell)) == ("wrong_phase", "A.8")
    sites.guest.do("device", races.ReportLink(True))
    sites.guest.do("teller", sell)
    twin = tickets.SellTicket(("R1 $2 TWIN TRIFECTA 1/2/3",))
    assert no(sites.guest.ask("teller", twin))[0] == "not_offered"


@pytest.mark.clause("oneida-parimutuel:E.1")
def test_a_guest_cancels_nothing_while_betting_may_have_closed_at_its_host() -> None:
    """The race may be run: whoever could still cancel would bet on what is known."""
    sites = LinkedTotes()
    sites.guest.sell("R1 $2 WIN 1")
    sites.guest.sell("R1 $2 WIN 2")
    sites.guest.do("teller", tickets.AskManualCancel(1))
    sites.guest.do("device", races.ReportLink(False))
    for who, command in (
        ("teller", tickets.CancelTicket(2)),
        ("teller", tickets.AskManualCancel(2)),
        ("supervisor", tickets.SignManualCancel(1)),
    ):
        assert no(sites.guest.ask(who, command)) == ("wrong_phase", "E.1")
    sites.guest.do("device", races.ReportLink(True))
    sites.guest.do("teller", tickets.CancelTicket(2))


def test_an_answer_to_the_totals_of_an_earlier_card_says_nothing_of_todays() -> None:
    sites = LinkedTotes()
    tote, final = sites.guest.tote, FinalTotals(7, "the digest of yesterday", 1, "track", 0, "", (), "")
    tote.link.finals[7] = final
    evolve_link(tote, HostMerged(1, 7, "too late"))
    assert (tote.link.finals, tote.link.merged) == ({}, {})


def test_a_site_that_was_not_merged_pays_the_hosts_prices_from_its_own_account() -> None:
    sites = merged_win()
    sites.host.stop(1)
    sites.official(1)
    sites.carry()
    at_host, at_guest = sites.host.pool("1-win").settled, sites.guest.pool("1-win").settled
    assert at_host
    assert at_guest
    assert at_host.prices == at_guest.prices == (((1,), 320),)
    assert (at_guest.source, at_guest.sums.dues, at_guest.sums.minus) == (PriceSource.HOST, 0, 6400 - 3280)
    assert sites.dues() == (0, 0)
    assert sites.guest.tote.link.merged == {1: "race 1 is decided already"}


@pytest.mark.parametrize(
    ("host", "guest", "paying"),
    [
        ("R1 $2 EXACTA 1/3", "R1 $2 EXACTA 1/2", (1, 2)),
        ("R1 $2 QUINELLA 1/3", "R1 $2 QUINELLA 2/1", (1, 2)),
        ("R1 $2 TRIFECTA 1/2/4", "R1 $2 TRIFECTA 1/2/5", (1, 2, 5)),
        ("R1 $2 DD 1/5", "R1 $2 DD 1/6", (1, 6)),
        ("R1 $2 PICK3 1/1/5", "R1 $2 PICK3 6/1/1", (6, 1, 1)),
    ],
)
def test_a_site_that_was_not_merged_pays_its_own_combinations_by_the_hosts_lines(
    host: str, guest: str, paying: Combination
) -> None:
    """The host did not sell them: its line is for all that are right so far."""
    sites = LinkedTotes()
    sites.host.sell(host)
    sites.guest.sell(guest)
    sites.host.stop(1)
    sites.official(1)
    for race in (2, 3):
        sites.run(race)
    [pool] = [one for one in sites.guest.day.pools.values() if one.bets]
    assert set(pool.prices) == {paying}
    assert set(sites.host.pool(pool.key.text).prices) == set(sites.host.pool(pool.key.text).bets)


def test_every_pool_of_a_guest_is_settled_and_its_card_closes() -> None:
    sites = merged_win()
    sites.guest.sell("R1 $2 PLACE 1", "R1 $2 PICK6 1/1/1/1/1/1")
    for race in range(1, RACES + 1):
        sites.run(race)
    sites.guest.do("mutuel-manager", cards.CloseCard())
    sites.host.do("mutuel-manager", cards.CloseCard())
    assert sites.dues()[0] == sites.dues()[1]


def test_what_nobody_wins_is_carried_over_by_the_host_with_the_guests_part() -> None:
    sites = LinkedTotes()
    sites.guest.sell("R1 $2 PICK6 6/6/6/6/6/6")
    for race in range(1, RACES):
        sites.run(race)
    pick = sites.guest.pool("1-pick-six").settled
    assert pick
    assert (pick.prices, pick.sums.dues, pick.sums.breakage) == ((), pick.sums.wagers - pick.sums.takeout, 0)
    assert sites.host.tote.carryovers[Kind.PICK_SIX] == pick.sums.dues
    assert sites.dues() == (pick.sums.dues, pick.sums.dues)


def test_what_is_carried_in_stays_in_the_hosts_pool() -> None:
    house = ToteHouse().installed(host="Host Park", linked=True)
    house.on_sale(race_card(carried="500.00"))
    assert house.pool("1-pick-six").carried == 0


def test_a_race_that_is_called_off_is_given_back_at_both_sites() -> None:
    sites = merged_win()
    sites.host.do("reader", races.CallOffRace(1, CallOff.CANCELLED, "fog"))
    sites.carry()
    at_guest = sites.guest.pool("1-win").settled
    assert at_guest
    assert (at_guest.refund_all, at_guest.sums.refunds, sites.dues()) == (True, 4000, (0, 0))


def test_a_late_scratch_is_given_back_at_each_site_and_consoled_in_the_double() -> None:
    sites = LinkedTotes()
    sites.host.sell("R1 $2 DD 1/1", "R1 $2 DD 1/5", "R2 $2 WIN 5")
    sites.guest.sell("R1 $2 DD 1/5", "R1 $2 DD 1/6", "R2 $2 WIN 5", "R2 $2 WIN 1")
    sites.run(1)
    sites.host.scratch(2, "5")
    sites.run(2, "1-2-3-4-6")
    double, win = sites.guest.pool("1-daily-double").settled, sites.guest.pool("2-win").settled
    assert double
    assert win
    assert set(dict(double.prices)) == {(1, 5)}
    told = SitePriced(1, 1, Kind.DAILY_DOUBLE, GST, True, False, (), 0, 0, 0, 0, 0)
    assert told.round == 2
    assert win.sums.refunds == 200
    assert sites.dues()[0] == sites.dues()[1]


def test_inquiries_post_times_and_withdrawals_reach_the_guest() -> None:
    sites = LinkedTotes()
    sites.host.do("reader", races.SetPostTime(1, 5), races.ScratchRunner(1, "6"))
    sites.stop(1)
    sites.host.do("reader", races.ReportFinish(1, "1-2-3-4"), races.PostInquiry(1, "bumping"))
    sites.carry()
    race = sites.guest.day.races[1]
    assert (race.post, race.finish, race.inquiry) == (5, "1-2-3-4", "bumping")
    assert [one.runner for one in sites.guest.day.scratches] == ["6"]
    sites.host.do("reader", races.ClearInquiry(1), races.DeclareOfficial(1))
    sites.carry()
    assert (race.inquiry, race.phase) == ("", "official")


# What a person enters while the link is lost, and what the host corrects


def test_prices_entered_from_the_picture_are_put_right_by_the_hosts_own() -> None:
    sites = merged_win()
    sites.stop(1)
    sites.official(1)
    sites.guest.do("device", races.ReportLink(False))
    sites.guest.do("mutuel-manager", races.ReportFinish(1, "1-2-3-4-5-6"), races.DeclareOfficial(1))
    sites.guest.do("mutuel-manager", pools.PostPayoffs(1, Kind.WIN, ("1 4.00",)))
    assert only(sites.guest.cash(1)).amount == 4000
    sites.guest.do("device", races.ReportLink(True))
    events = [one for answer in sites.carry() if isinstance(answer, tuple) for one in answer]
    [corrected] = [one for one in events if isinstance(one, PoolCorrected)]
    assert [(one.ticket, one.owed) for one in corrected.differences] == [(1, 200)]
    assert sites.dues() == (-920, -920)
    sites.guest.do("mutuel-manager", pools.CorrectPayoffs(1, Kind.WIN, "misread", ("1 4.40",)))
    assert sites.dues() == (-920, -920)


def test_a_correction_of_the_host_reaches_its_guest_once() -> None:
    sites = merged_win()
    sites.stop(1)
    sites.host.do("device", races.ReportLink(False))
    sites.host.do("mutuel-manager", races.ReportFinish(1, "2-1-3-4-5-6"), races.DeclareOfficial(1))
    sites.carry()
    before = sites.dues()
    sites.host.do("mutuel-manager", pools.CorrectFinish(1, "1-2-3-4-5-6", "misread"))
    sites.carry()
    at_guest = sites.guest.pool("1-win").settled
    assert at_guest
    assert (at_guest.prices, sites.dues()) == ((((1,), 210),), (-920, -920))
    assert before != sites.dues()
    sites.host.do("mutuel-manager", pools.CorrectPayoffs(1, Kind.WIN, "typed", ("1 4.00",)))
    assert sites.dues() == (-920, -920)
    sites.host.do("mutuel-manager", pools.CorrectPayoffs(1, Kind.WIN, "our own again", ()))
    sites.carry()
    assert sites.dues() == (-920, -920)


def told(sites: LinkedTotes, kind: Kind = Kind.WIN) -> SettleByHost:
    """The last payoffs that the guest was told."""
    [*_, one] = [
        report for _, report in sites.site.told if isinstance(report, SitePayoffs) and report.kind is kind
    ]
    return SettleByHost(one.card, one.race, one.kind, one.merged, one.refund, one.lines, one.dues)


def test_payoffs_that_are_known_or_of_no_pool_or_too_early_change_nothing() -> None:
    sites = merged_win()
    sites.run(1)
    said = told(sites)
    assert no(sites.guest.ask("reader", said))[0] == "nothing_there"
    for wrong in ({"card": "another"}, {"race": 99}):
        values = {**{name: getattr(said, name) for name in said.__struct_fields__}, **wrong}
        assert no(sites.guest.ask("reader", SettleByHost(**values)))[0] == "wrong_round"
    early = {**{name: getattr(said, name) for name in said.__struct_fields__}, "race": 2}
    assert no(sites.guest.ask("reader", SettleByHost(**early))) == ("wrong_phase", "D.3")


def test_a_settlement_that_our_books_do_not_give_is_an_alarm() -> None:
    sites = merged_win()
    sites.stop(1)
    sites.official(1)
    said = told(sites)
    wrong = SettleByHost(said.card, 1, said.kind, True, False, said.lines, said.dues + 5)
    for report in sites.site.reports(sites.guest.tote.heard):
        if not isinstance(report, SitePayoffs):
            sites.hear(report)
    answer = sites.guest.ask("reader", wrong)
    assert isinstance(answer, tuple)
    assert [type(one).__name__ for one in answer] == ["PoolSettled", "Alarmed"]


@pytest.mark.parametrize(
    ("price", "cover", "dues"),
    [
        (1 << 62, Cover(((1,),), 1), 0),
        (-500, Cover(((1,),), 1), 0),
        (500, Cover((), 1), 0),
        (500, Cover(((1,), (2,)), 2), 0),
        (500, Cover(((1,),), 1), 1 << 63),
    ],
)
def test_figures_of_the_host_that_fit_no_pool_wait_until_it_corrects_them(
    price: int, cover: Cover, dues: int
) -> None:
    """They stopped the tote, or the whole desk, and again after each restart: the host tells them again."""
    sites = merged_win().stop(1)
    sites.guest.do("reader", races.ReportFinish(1, "1-2-3-4-5-6"), races.DeclareOfficial(1))
    line = SiteLine("1", Rung.EXACT, price, cover)
    card = sites.guest.day.digested.digest
    said = SettleByHost(card, 1, Kind.WIN, True, False, (line,), dues)
    assert no(sites.guest.ask("reader", said)) == ("bad_amount", "D.3")
    right = SiteLine("1", Rung.EXACT, 210, Cover(((1,),), 1))
    sites.guest.do("reader", SettleByHost(card, 1, Kind.WIN, True, False, (right,), -920))


def test_payoffs_of_no_race_at_all_are_passed_over() -> None:
    sites = LinkedTotes()
    assert list(commands(sites.guest.tote, PayoffsPosted(race=1, kind=Kind.WIN, races=(), prices=()))) == []


# The host's desk, and messages that are not what they should be


def test_reports_are_kept_until_their_tickets_have_expired() -> None:
    sites = LinkedTotes(days=1)
    for race in range(1, RACES + 1):
        sites.run(race)
    told_before = sites.site.told[-1].report.seq
    assert all(one.report.at for one in sites.site.told)
    sites.host.do("mutuel-manager", cards.CloseCard())
    sites.host.new_day("2026-12-12")
    sites.host.do("clock", cards.ExpireTickets())
    assert (sites.site.told, sites.site.dropped) == ([], told_before)
    sites.host.on_sale(race_card("2026-12-12"))
    assert [one.report.seq for one in sites.site.told] == [told_before + 1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"linked": True},
        {"linked": True, "host": "Host Park", "guests": (GST,)},
        {"guests": (GST, GST)},
        {"guests": ("",)},
        {"guests": (GST,), "host": "Host Park"},
    ],
)
def test_a_tote_is_host_or_guest_with_names(wrong: dict[str, object]) -> None:
    assert no(ToteHouse().ask("engineer", install(**wrong)))[0] == "option_not_allowed"

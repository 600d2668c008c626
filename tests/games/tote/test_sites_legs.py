"""Net price over several races, by hand: a fifth is taken at the host and a tenth at its guest.

Each bets $100, so $80 and $90 are net; a dollar counts for 0.80 at the host and for 0.90 at the guest.
"""

from typing import Any

import msgspec
import pytest

from croupier.base.refusal import Reason
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind, legs
from croupier.games.tote.pool import Picking, PoolTerms
from croupier.games.tote.pool_result import Rung
from croupier.games.tote.race import Race
from croupier.games.tote.sites import SharedPoolResult, Site, price_sites
from tests.games.tote.legs import card, race
from tests.law.reading import refusal
from tests.pools import bets

FIFTH, TENTH = PoolTerms(takeout=2000), PoolTerms(takeout=1000)
Lines = list[list[tuple[str, int, int]]]


def shared(kind: Kind, ran: tuple[Race, ...], host: str, guest: str, **more: Any) -> SharedPoolResult:
    """`free` is what was exchanged, at the host and at the guest; `terms` what both share by."""
    terms, free = more.pop("terms", {}), more.pop("free", ("", ""))
    sites = [
        Site("host", msgspec.structs.replace(FIFTH, **terms), bets(host), bets(free[0])),
        Site("guest", msgspec.structs.replace(TENTH, **terms), bets(guest), bets(free[1])),
    ]
    done = price_sites(kind, tuple(one.number for one in ran), card(*ran), sites, **more)
    assert all(one.result.in_balance for one in done.sites)
    return done


def told(done: SharedPoolResult) -> Lines:
    """What wins, the price of $1 and what was paid, at each site."""
    return [[(line.wins, line.price, line.paid) for line in one.result.payoffs] for one in done.sites]


def left(done: SharedPoolResult) -> list[int]:
    return [one.breakage for one in done.sites]


FIRST, SECOND = race(1, "3 1 2"), race(2, "5 4 6")
LATE = race(2, "5 4", late="6")


def test_both_winners_of_a_double() -> None:
    done = shared(Kind.DAILY_DOUBLE, (FIRST, SECOND), "3-5:30 1-1:70", "3-5:20 1-1:80")
    # 170 over 24 + 18 = 42 is 4.0476: x 0.8 is 3.238, x 0.9 is 3.642
    assert told(done) == [[("3/5", 320, 96_00)], [("3/5", 360, 72_00)]]
    assert (done.rung, left(done)) == (Rung.EXACT, [-16_00, 18_00])


def test_the_two_sides_of_a_double_may_be_at_two_sites() -> None:
    done = shared(Kind.DAILY_DOUBLE, (FIRST, SECOND), "3-1:20 1-4:80", "6-5:10 1-4:90")
    # 170 less net bets of 16 and 9 is 145, 72.50 for each: 5.53125 and 9.0555
    assert told(done) == [
        [("3/ALL", 440, 88_00), ("ALL/5", 720, 0)],  # x 0.8: 4.425 and 7.244
        [("3/ALL", 490, 0), ("ALL/5", 810, 81_00)],  # x 0.9: 4.978 and 8.15
    ]
    assert done.rung is Rung.SIDES


def test_a_double_without_a_second_leg() -> None:
    done = shared(Kind.DAILY_DOUBLE, (FIRST, race(2)), "3-6:10 3-5:30 1-1:60", "3-6:20 3-5:10 1-1:70")
    # 170 over 40 x 0.8 + 30 x 0.9 = 59 is 2.8813: x 0.8 is 2.305, x 0.9 is 2.593
    assert told(done) == [[("3/ALL", 230, 92_00)], [("3/ALL", 250, 75_00)]]


def test_a_consolation_is_paid_first_for_what_it_comes_to_at_all_sites() -> None:
    done = shared(Kind.DAILY_DOUBLE, (FIRST, LATE), "3-6:10 3-5:10 3-1:20 1-1:60", "3-6:20 3-5:10 1-1:70")
    # As if there were no second leg 3/6 gets 2.30 and 2.50: 23 + 50 = 73 is paid first.
    # 97 is left for 8 + 9 = 17 on 3/5, a base of 5.7058: x 0.8 is 4.564, x 0.9 is 5.135
    assert told(done) == [
        [("3/5", 450, 45_00), ("3/6", 230, 23_00)],
        [("3/5", 510, 51_00), ("3/6", 250, 50_00)],
    ]
    assert (done.rung, left(done)) == (Rung.EXACT, [80_00 - 68_00, 90_00 - 101_00])


def test_what_a_sites_minimum_adds_to_a_consolation_is_not_taken_from_the_winners() -> None:
    done = shared(Kind.DAILY_DOUBLE, (FIRST, LATE), "3-6:100", "3-6:80 3-5:20")
    # 170 over 80 + 90 is 1: 0.80 and 0.90, so 80 + 72 is paid first, and 1.05 is what they get.
    # 18 is left for 18 on 3/5: 1, and again the minimum
    assert told(done) == [[("3/5", 105, 0), ("3/6", 105, 105_00)], [("3/5", 105, 21_00), ("3/6", 105, 84_00)]]
    assert left(done) == [-25_00, -15_00]


def test_only_consolations_were_sold() -> None:
    done = shared(Kind.DAILY_DOUBLE, (FIRST, LATE), "3-6:10 1-1:90", "1-5:100")
    # 170 over 8 is 21.25: x 0.8 is 17, x 0.9 is 19.125
    assert told(done) == [[("3/6", 1700, 170_00)], [("3/6", 1910, 0)]]
    assert (done.rung, left(done)) == (Rung.CONSOLATION, [-90_00, 90_00])


def test_a_double_nobody_had_goes_back_everywhere() -> None:
    done = shared(Kind.DAILY_DOUBLE, (FIRST, SECOND), "2-2:100", "2-1:100")
    assert [one.result.refunds for one in done.sites] == [100_00, 100_00]
    assert done.rung is Rung.REFUND


CARRYOVER = {"picking": Picking.CARRYOVER, "share": 2500}
MAJOR_MINOR = {"picking": Picking.MAJOR_MINOR, "share": 2500}


def picked(kind: Kind, host: str, guest: str, terms: dict[str, Any], **more: Any) -> SharedPoolResult:
    """$50 was carried into the pool."""
    ran = tuple(race(number, "1 2") for number in range(1, legs(kind) + 1))
    return shared(kind, ran, host, guest, terms=terms, **{"carried": 50_00, **more})


@pytest.mark.parametrize("terms", [{}, CARRYOVER, MAJOR_MINOR])
@pytest.mark.parametrize("kind", [Kind.PICK_THREE, Kind.PICK_SIX])
def test_those_with_all_right_take_what_was_carried_to_the_host(kind: Kind, terms: dict[str, Any]) -> None:
    all_right, none = ("-".join(one * legs(kind)) for one in "12")
    done = picked(kind, f"{all_right}:20 {none}:80", f"{all_right}:10 {none}:90", terms)
    # 170 + 50 over 16 + 9 = 25 is 8.80: x 0.8 is 7.04, x 0.9 is 7.92
    wins = f"{all_right.replace('-', '/')}: {legs(kind)} of {legs(kind)}"
    assert told(done) == [[(wins, 700, 140_00)], [(wins, 790, 79_00)]]
    assert [(one.result.carried_in, one.result.carried_out) for one in done.sites] == [(50_00, 0), (0, 0)]
    assert left(done) == [80_00 + 50_00 - 140_00, 90_00 - 79_00]


def test_what_is_carried_on_rests_with_the_host() -> None:
    done = picked(Kind.PICK_THREE, "1-1-2:20 2-2-2:80", "2-1-1:10 2-2-2:90", CARRYOVER)
    # a fourth of 170 is 42.50, over 25 a base of 1.70: x 0.8 is 1.36, x 0.9 is 1.53
    assert told(done) == [[("1/1/1: 2 of 3", 130, 26_00)], [("1/1/1: 2 of 3", 150, 15_00)]]
    assert [one.result.carried_out for one in done.sites] == [170_00 + 50_00 - 42_50, 0]
    assert left(done) == [80_00 + 50_00 - 177_50 - 26_00, 90_00 - 15_00]
    assert (done.rung, done.breakage) == (Rung.MOST_RIGHT, 1_50)
    assert done.host is done.sites[0].result


def test_the_cap_is_the_pools() -> None:
    done = picked(Kind.PICK_THREE, "1-1-2:20 2-2-2:80", "2-1-1:10 2-2-2:90", {**CARRYOVER, "cap": 120_00})
    # 220 less 120 is 100, over 25 a base of 4: 3.20 and 3.60
    assert told(done) == [[("1/1/1: 2 of 3", 320, 64_00)], [("1/1/1: 2 of 3", 360, 36_00)]]
    assert [one.result.carried_out for one in done.sites] == [120_00, 0]


def test_on_a_day_that_must_pay_nothing_is_carried() -> None:
    done = picked(Kind.PICK_THREE, "1-1-2:20 2-2-2:80", "2-1-1:10 2-2-2:90", CARRYOVER, mandatory=True)
    assert told(done) == [[("1/1/1: 2 of 3", 700, 140_00)], [("1/1/1: 2 of 3", 790, 79_00)]]


def test_with_nobody_right_anywhere_all_is_carried_by_the_host() -> None:
    done = picked(Kind.PICK_THREE, "2-2-2:100", "2-2-2:100", CARRYOVER)
    assert told(done) == [[], []]
    assert [one.result.carried_out for one in done.sites] == [220_00, 0]
    assert (done.rung, left(done)) == (Rung.CARRIED, [-90_00, 90_00])  # the guest owes the host its net


def test_the_major_and_the_minor_part_may_be_won_at_two_sites() -> None:
    done = picked(Kind.PICK_THREE, "1-1-2:20 2-2-2:80", "1-1-1:10 2-2-2:90", MAJOR_MINOR)
    # 177.50 over 9 is 19.7222, and 42.50 over 16 is 2.65625
    assert told(done) == [
        [("1/1/1: 3 of 3", 1570, 0), ("1/1/1: 2 of 3", 210, 42_00)],  # x 0.8: 15.777 and 2.125
        [("1/1/1: 3 of 3", 1770, 177_00), ("1/1/1: 2 of 3", 230, 0)],  # x 0.9: 17.75 and 2.390
    ]


def test_with_nobody_right_the_most_right_pool_goes_back_and_the_host_keeps_what_was_carried() -> None:
    done = picked(Kind.PICK_THREE, "2-2-2:100", "2-2-2:100", {})
    assert [(one.result.refunds, one.result.carried_out) for one in done.sites] == [
        (100_00, 50_00),
        (100_00, 0),
    ]


def test_too_few_legs_give_a_pick_back_everywhere() -> None:
    ran = (race(1, "1"), race(2), race(3, "1"))
    done = shared(Kind.PICK_THREE, ran, "1-1-1:100", "2-2-2:100", terms={"fewest_legs": 3})
    assert [(one.result.refunds, one.result.clause) for one in done.sites] == [(100_00, clauses.NOT_RUN)] * 2


@pytest.mark.parametrize(
    ("guest", "rung"), [("4-1-1:100", Rung.REFUND), ("4-1-1:80 1-1-1:20", Rung.EXACT), ("", Rung.REFUND)]
)
def test_a_pick_is_given_back_only_when_every_bet_at_every_site_was_withdrawn(guest: str, rung: Rung) -> None:
    ran = (race(1, "1", scratched="4"), race(2, "1"), race(3, "1"))
    done = shared(Kind.PICK_THREE, ran, "4-1-1:100", guest, terms=CARRYOVER)
    assert (done.rung, done.host.refunds) == (rung, 100_00)


@pytest.mark.parametrize(
    ("name", "value"),
    [("picking", Picking.CARRYOVER), ("share", 2500), ("cap", 100_00), ("fewest_legs", 2)],
)
def test_how_a_pick_shares_is_the_same_at_all_sites(name: str, value: object) -> None:
    other = msgspec.structs.replace(TENTH, **{name: value})
    ran = card(*(race(number, "1 2") for number in (1, 2, 3)))
    sites = [Site("host", FIFTH, bets("1-1-1:1")), Site("guest", other, bets("1-1-1:1"))]
    said = refusal(lambda: price_sites(Kind.PICK_THREE, (1, 2, 3), ran, sites))
    assert (said.reason, said.place, said.clause) == (
        Reason.OPTIONS_CONFLICT,
        f"guest.{name}",
        clauses.PICK_THREE,
    )
    assert said.says == "one pick-three pool is shared in one way, so it is as at 'host'"
    double = [msgspec.structs.replace(site, bets=bets("1-1:1")) for site in sites]
    assert price_sites(Kind.DAILY_DOUBLE, (1, 2), ran, double).rung is Rung.EXACT  # it has no such terms


HALF, OTHER = race(1, "1 2 3 4"), race(2, "4 5 6 1")


def twin(
    free: tuple[str, str] = ("", ""), second: Race = OTHER, guest: str = "1-2-3:10 6-5-4:90", **more: Any
) -> SharedPoolResult:
    on = "1-2-3:20 6-5-4:80"
    return shared(Kind.TWIN_TRIFECTA, (HALF, second), on, guest, free=free, **{"carried": 50_00, **more})


# 85 over 16 + 9 = 25 is 3.40: x 0.8 is 2.72, x 0.9 is 3.06
FIRST_HALF: Lines = [[("R1 1-2-3", 270, 54_00)], [("R1 1-2-3", 300, 30_00)]]


def test_both_halves_of_a_twin_trifecta() -> None:
    done = twin(("4-5-6:5 6-5-4:15", "4-5-6:10"))
    # 85 + 50 over 5 x 0.8 + 10 x 0.9 = 13 is 10.3846: x 0.8 is 8.307, x 0.9 is 9.346
    assert told(done) == [
        [*FIRST_HALF[0], ("R2 4-5-6", 830, 41_50)],
        [*FIRST_HALF[1], ("R2 4-5-6", 930, 93_00)],
    ]
    assert [one.result.exchange_prices for one in done.sites] == [{(4, 5, 6): 830}, {(4, 5, 6): 930}]
    assert left(done) == [80_00 + 50_00 - 54_00 - 41_50, 90_00 - 30_00 - 93_00]


def test_the_right_choice_may_be_made_at_the_guest_alone() -> None:
    done = twin(("6-5-4:15", "4-5-6:10"))
    # 135 over 9 is 15: x 0.8 is 12, x 0.9 is 13.50
    assert [lines[1:] for lines in told(done)] == [[("R2 4-5-6", 1200, 0)], [("R2 4-5-6", 1350, 135_00)]]
    assert [one.result.carried_out for one in done.sites] == [0, 0]


def test_a_second_half_that_nobody_took_is_carried_by_the_host() -> None:
    done = twin(("6-5-4:15", "5-4-6:10"))
    assert told(done) == FIRST_HALF
    assert [one.result.carried_out for one in done.sites] == [135_00, 0]
    assert left(done) == [80_00 + 50_00 - 54_00 - 135_00, 90_00 - 30_00]


def test_on_a_mandatory_day_the_nearest_of_all_sites_takes_it() -> None:
    done = twin(("4-5-1:4", "4-6-5:6"), mandatory=True)
    # 135 over 3.20 is 42.1875: x 0.8 is 33.75, x 0.9 is 37.968
    assert told(done) == [
        [*FIRST_HALF[0], ("R2 4-5-ALL", 3370, 134_80)],
        [*FIRST_HALF[1], ("R2 4-5-ALL", 3790, 0)],
    ]


def test_without_a_second_race_both_halves_go_to_the_exact_tickets_of_all_sites() -> None:
    done = twin(("4-5-6:20", ""), second=race(2))
    assert told(done) == [
        [*FIRST_HALF[0], ("R1 1-2-3", 270, 54_00)],
        [*FIRST_HALF[1], ("R1 1-2-3", 300, 30_00)],
    ]
    assert [one.result.prices for one in done.sites] == [{(1, 2, 3): 540}, {(1, 2, 3): 600}]
    assert [one.result.carried_out for one in done.sites] == [50_00, 0]
    assert left(done) == [80_00 - 108_00, 90_00 - 60_00]


def test_an_exact_ticket_at_one_site_alone_ends_the_ladder_at_both() -> None:
    done = twin(second=race(2), guest="1-2-4:10 6-5-4:90")
    # 85 over 16 is 5.3125: x 0.8 is 4.25, x 0.9 is 4.781; each half so, and once
    assert told(done) == [[("R1 1-2-3", 420, 84_00)] * 2, [("R1 1-2-3", 470, 0)] * 2]


def test_at_each_site_a_bet_is_paid_once_at_both_prices_together() -> None:
    terms = PoolTerms(takeout=0, break_to=5)
    sites = [Site("host", terms, {}), Site("guest", terms, {(1, 2, 3): 30, (1, 2, 4): 34})]
    done = price_sites(Kind.TWIN_TRIFECTA, (1, 2), card(HALF, race(2)), sites)
    # 32 cents in each half over 30 is 1.05, twice. Alone they make 31.5 cents, so 32; together 63
    assert told(done) == [
        [("R1 1-2-3", 105, 0), ("R1 1-2-3", 105, 0)],
        [("R1 1-2-3", 105, 32), ("R1 1-2-3", 105, 31)],
    ]


def test_nothing_is_exchanged_at_a_site_that_did_not_win_the_first_race_there() -> None:
    said = refusal(lambda: twin(("", "4-5-6:11")))
    assert (said.reason, said.place) == (Reason.AMOUNT_DIFFERS, "guest.exchanged")
    assert said.says == "tickets of 11.00 were exchanged, but only 10.00 won the first race"
    assert said.clause == clauses.TWIN_TRIFECTA


@pytest.mark.parametrize("first", [race(1), race(1, "5 1 2")])
def test_a_twin_trifecta_that_nobody_had_goes_back_everywhere(first: Race) -> None:
    done = shared(Kind.TWIN_TRIFECTA, (first, OTHER), "1-2-3:100", "6-5-4:100", carried=50_00)
    assert [(one.result.refunds, one.result.carried_out) for one in done.sites] == [
        (100_00, 50_00),
        (100_00, 0),
    ]

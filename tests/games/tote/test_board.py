"""What the board shows before the off, and will-pays before the last leg.

The steps of the odds: "Deciphering the odds", The Baltimore Sun, 20 May 2000, which lists 1-9 to 99-1 with
the least that $2 pays at each, "up to the next odds level" (its $4.60 at 7-5 and $175 at 75-1 are slips); and
Woodbine's "Answering the $2.10 question", 28 September 2011: two digits and a dash, so 1-9 stands for
anything below 1-5.
"""

import pytest

from croupier.games.tote import board
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Picking, Pool, PoolTerms
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from croupier.games.tote.sites import Site, price_sites
from tests.law.reading import refusal
from tests.pools import FREE, TERMS, bets, pool, race

THE_SUN = {
    "1-5": 2_40, "2-5": 2_80, "1-2": 3_00, "3-5": 3_20, "4-5": 3_60, "1-1": 4_00, "6-5": 4_40, "7-5": 4_80,
    "3-2": 5_00, "8-5": 5_20, "9-5": 5_60, "2": 6_00, "5-2": 7_00, "3": 8_00, "7-2": 9_00, "4": 10_00,
    "9-2": 11_00, "5": 12_00, "6": 14_00, "10": 22_00, "15": 32_00, "25": 52_00, "30": 62_00, "35": 72_00,
    "40": 82_00, "45": 92_00, "50": 102_00, "60": 122_00, "75": 152_00, "99": 200_00,
}  # fmt: skip


@pytest.mark.parametrize(("shown", "pays"), THE_SUN.items())
def test_the_least_that_two_dollars_pay_at_each_step(shown: str, pays: int) -> None:
    assert board.shown_odds(pays // 2) == shown
    assert board.shown_odds(pays // 2 - 1) != shown


@pytest.mark.parametrize("pays", [7_00, 7_20, 7_40, 7_60, 7_80])
def test_a_step_stands_for_all_up_to_the_next(pays: int) -> None:
    assert board.shown_odds(pays // 2) == "5-2"


@pytest.mark.parametrize(("dollar", "shown"), [(105, "1-9"), (100, "1-9"), (119, "1-9"), (99_999, "99")])
def test_the_ends_of_the_board(dollar: int, shown: str) -> None:
    assert board.shown_odds(dollar) == shown


def test_odds_are_after_takeout_and_breakage_and_without_the_withdrawn() -> None:
    live = pool(Kind.WIN, "1:400 2:250 3:100 4:250 6:1")
    entries = race("1 1A 2 3 4 5 6", state=State.OPEN, scratched="4 1A", late="6")
    assert board.total(live, {1: entries}) == 750_00
    assert board.odds(live, TERMS, entries) == {1: "1-2", 2: "7-5", 3: "5", 5: "99"}  # net 615


def test_probable_payoffs_are_for_two_dollars() -> None:
    entries = {
        1: race("1 2 3", state=State.OPEN, late="3"),
        2: race("1 2 3", number=2, scratched="3", late="2"),
    }
    assert board.probables(pool(Kind.EXACTA, "1-2:40 2-1:60 1-3:9"), TERMS, entries) == {
        (1, 2): 4_00,
        (2, 1): 2_60,
    }
    double = pool(Kind.DAILY_DOUBLE, "1-2:40 2-1:60 3-1:9 1-3:9", 1, 2)
    assert board.probables(double, TERMS, entries) == {(1, 2): 4_00, (2, 1): 2_60}
    assert board.probables(double, TERMS, entries, base=100) == {(1, 2): 2_00, (2, 1): 1_30}
    assert board.total(double, entries) == 100_00


def test_a_pool_loses_who_was_withdrawn_before_its_first_race_was_off() -> None:
    third = Race(3, ("1", "2"), late=frozenset("2"), state=State.OPEN, since={"2": 1})
    entries = {2: race("1 2", number=2, state=State.OPEN), 3: third}
    assert board.total(pool(Kind.DAILY_DOUBLE, "1-1:5 1-2:7", 2, 3), entries) == 5_00


def test_a_twin_trifecta_loses_those_out_of_its_first_race() -> None:
    entries = {1: race("1 2 3 4", scratched="4"), 2: race("1 2 3", number=2, scratched="3")}
    assert board.total(pool(Kind.TWIN_TRIFECTA, "1-2-3:5 1-2-4:7", 1, 2), entries) == 5_00


def test_odds_are_of_the_win_pool_alone() -> None:
    said = refusal(lambda: board.odds(pool(Kind.EXACTA, "1-2:40"), TERMS, race("1 2 3")))
    assert said.says == "odds are of the win pool, not of the exacta pool"


@pytest.mark.parametrize("kind", [Kind.WIN, Kind.EXACTA, Kind.TWIN_TRIFECTA])
def test_will_pays_are_of_doubles_and_picks(kind: Kind) -> None:
    legs = {1: race("1 2 3", "1 2 3"), 2: race("1 2 3", number=2, state=State.OPEN)}
    said = refusal(lambda: board.will_pays(Pool(kind, (1, 2), {}), TERMS, legs))
    assert said.says == f"the {kind} pool has no will-pays: they are of a daily double or a pick"


DOUBLE = pool(Kind.DAILY_DOUBLE, "1-4:10 1-5:30 2-4:20 3-5:40 1-6:7", 1, 2)
SECOND = race("4 5 5A 6 7", number=2, state=State.OPEN, scratched="6 5A")


def test_will_pays_of_a_double_are_what_will_be_paid() -> None:
    legs = {1: race("1 2 3", "1 2 3"), 2: SECOND}
    shown = board.will_pays(DOUBLE, FREE, legs)
    assert shown == {4: {"1/4": 20_00}, 5: {"1/5": 6_66}, 7: {}}
    won = race("4 5 5A 6 7", "5 4 7", number=2, scratched="6 5A")
    assert price(DOUBLE, FREE, {**legs, 2: won}).prices[(1, 5)] * 2 == shown[5]["1/5"]


def test_will_pays_after_a_dead_heat_are_by_pair() -> None:
    legs = {1: race("1 2 3", "1=2 3"), 2: SECOND}
    assert board.will_pays(DOUBLE, FREE, legs)[4] == {"1/4": 9_00, "2/4": 5_50}  # profit 70 in halves


def test_will_pays_of_a_pick_hold_the_carryover() -> None:
    on = bets("1-1-1:5 1-1-2:10 1-2-1:20 2-1-1:5")
    carrying = PoolTerms(takeout=0, break_to=1, minimum=100, picking=Picking.CARRYOVER, share=2500)
    legs = {n: race("1 2", "1 2", number=n) for n in (1, 2)} | {3: race("1 2", number=3, state=State.OPEN)}
    shown = board.will_pays(Pool(Kind.PICK_THREE, (1, 2, 3), on, carried=60_00), carrying, legs)
    assert [list(each.values()) for each in shown.values()] == [[40_00], [20_00]]


@pytest.mark.parametrize(
    ("kind", "host", "guest", "finish"),
    [
        (Kind.WIN, "1:30 2:10 3:60", "1:20 2:20 4:9", "1 2 3 4"),
        (Kind.EXACTA, "1-2:30 2-1:70", "1-2:20 3-1:80", "1 2 3 4"),
        (Kind.QUINELLA, "1-2:30 2-3:70", "1-3:20", "3 1 2 4"),
    ],
)
def test_what_a_pool_of_several_sites_shows_at_each_is_what_it_pays_there(
    kind: Kind, host: str, guest: str, finish: str
) -> None:
    sites = [Site("host", TERMS, bets(host)), Site("guest", PoolTerms(takeout=2500, break_to=5), bets(guest))]
    shown = board.alone_at_sites(kind, (1,), sites, {1: race("1 2 3 4", state=State.OPEN)})
    done = price_sites(kind, (1,), {1: race("1 2 3 4", finish)}, sites)
    [won] = set(done.sites[0].result.prices) | set(done.sites[1].result.prices)
    assert [at[won] for at in shown] == [one.result.payoffs[0].price for one in done.sites]
    assert [set(at) for at in shown] == [set(sites[0].bets) | set(sites[1].bets)] * 2


def test_at_a_single_site_the_board_shows_the_standard_price() -> None:
    live, entries = pool(Kind.WIN, "1:400 2:250 3:100"), race("1 2 3 4", state=State.OPEN, late="3")
    [shown] = board.alone_at_sites(Kind.WIN, (1,), [Site("host", TERMS, live.bets)], {1: entries})
    assert board.odds_at(shown, entries) == board.odds(live, TERMS, entries)

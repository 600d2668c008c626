"""What boards show of pools that sites share: odds, totals, probables, and will-pays before a last leg."""

from collections.abc import Mapping

import pytest

from croupier.devices.link_messages import LiveOdds
from croupier.floor.tote import site_boards
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.site_boards import LiveMoney, SiteBoards
from croupier.floor.tote.site_pricing import OUR_OWN, Shared, priced
from croupier.floor.tote.state import Tote
from croupier.games.tote.kinds import Kind
from croupier.games.tote.race import Race
from tests.floor.tote.linked_totes import GST, LinkedTotes
from tests.totes import ToteHouse


def own_board(house: ToteHouse) -> LiveOdds:
    return SiteBoards(house.tote).look()[OUR_OWN]


def will_pays(told: LiveOdds, kind: Kind) -> dict[int, int]:
    return {line.winner: line.pays for one in told.will_pays if one.kind is kind for line in one.lines}


def test_a_tote_without_a_card_has_nothing_on_its_board() -> None:
    assert own_board(ToteHouse().installed()) == LiveOdds({}, {})


def test_after_the_last_race_there_is_nothing_to_bet_on() -> None:
    told = own_board(ToteHouse().opened().run_all())
    assert (told.odds, told.totals, told.probables, told.will_pays) == ({}, {}, (), ())


def test_guests_count_with_what_they_last_told_until_it_is_merged() -> None:
    sites = LinkedTotes()
    sites.host.sell("R1 $10 WIN 1")
    sites.guest.sell("R1 $30 WIN 2")
    live: LiveMoney = {GST: {"1-win": {(2,): 20_00}}}
    boards = SiteBoards(sites.host.tote)
    assert [one.totals[1]["win"] for one in boards.look(live).values()] == [30_00] * 3
    sites.host.stop(1)
    assert boards.look(live)[GST].totals[1]["win"] == 10_00
    sites.carry()
    assert boards.look(live)[GST].totals[1]["win"] == 40_00


def test_a_late_scratch_in_the_last_leg_moves_a_pick_to_the_favourite_of_every_site() -> None:
    """Its will-pays hang on who the favourite is, and change with it."""
    house = ToteHouse().opened()
    house.sell("R1 $2 PICK3 1/1/5")
    house.sell("R1 $2 PICK3 1/1/2")
    house.run(1, "1-2-3-4-5-6").run(2, "1-2-3-4-5-6")
    boards = SiteBoards(house.tote)
    assert set(will_pays(boards.look()[OUR_OWN], Kind.PICK_THREE)) == {2, 5}
    house.scratch(3, "5")
    assert will_pays(boards.look()[OUR_OWN], Kind.PICK_THREE) == {1: 3_00, 2: 3_00}  # no money: 1 is it
    house.sell("R3 $2 WIN 2")
    assert will_pays(boards.look()[OUR_OWN], Kind.PICK_THREE) == {2: 2_10}
    assert house.run(3, "2-1-3-4-6").pool("1-pick-three").prices == {(1, 1, 2): 105, (1, 1, 5): 105}


def test_will_pays_are_priced_once_until_something_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pick six may hold a million combinations: a cycle that changes nothing prices none of them."""
    sites, asked = LinkedTotes(), list[PoolState]()
    sites.host.sell("R1 $2 DD 1/2")
    sites.guest.sell("R1 $2 DD 1/3")
    sites.run(1)

    def counted(tote: Tote, pool: PoolState, races: Mapping[int, Race]) -> Shared:
        asked.append(pool)
        return priced(tote, pool, races)

    monkeypatch.setattr(site_boards, "priced", counted)
    boards = SiteBoards(sites.host.tote)
    first, starters = boards.look(), len(asked)
    sites.host.sell("R2 $2 WIN 1")
    assert (boards.look()[GST].will_pays, len(asked)) == (first[GST].will_pays, starters)
    sites.host.scratch(2, "3")
    assert set(will_pays(boards.look()[GST], Kind.DAILY_DOUBLE)) == {2}
    assert len(asked) == 2 * starters - 1

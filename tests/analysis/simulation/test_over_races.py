"""Pools over several races: where they stand on a card, what a crowd bets on them, and the exchange."""

from itertools import pairwise

import pytest

from croupier.analysis.simulation import philox
from croupier.analysis.simulation.chooser import Chooser
from croupier.analysis.simulation.crowd import Crowd, enter, run_race
from croupier.analysis.simulation.over_races import MIX, bet_over, on_the_card
from croupier.base.money import Cents
from croupier.games.tote.kinds import LEGS, Kind
from croupier.games.tote.library import TRACKS, load_track
from croupier.games.tote.twin_trifecta import exchangeable

CROWD = Crowd(tickets=400)
KEY = philox.key_of(7)


@pytest.mark.parametrize(
    ("kind", "races", "pools"),
    [
        (Kind.DAILY_DOUBLE, 9, [(1, 2), (8, 9)]),
        (Kind.DAILY_DOUBLE, 2, [(1, 2)]),
        (Kind.DAILY_DOUBLE, 1, []),
        (Kind.PICK_THREE, 5, [(1, 2, 3), (2, 3, 4), (3, 4, 5)]),
        (Kind.PICK_SIX, 9, [(4, 5, 6, 7, 8, 9)]),
        (Kind.PICK_SIX, 5, []),
        (Kind.TWIN_TRIFECTA, 9, [(7, 8)]),
        (Kind.TWIN_TRIFECTA, 2, [(1, 2)]),
    ],
)
def test_pools_stand_on_the_card(kind: Kind, races: int, pools: list[tuple[int, ...]]) -> None:
    assert on_the_card(kind, races) == pools


def test_every_pool_over_several_races_has_its_share() -> None:
    assert set(MIX) == set(LEGS)
    for kind in LEGS:
        for legs in on_the_card(kind, 12):
            assert len(legs) == LEGS[kind]
            assert all(two == one + 1 for one, two in pairwise(legs))


@pytest.mark.parametrize("kind", [Kind.DAILY_DOUBLE, Kind.PICK_THREE, Kind.PICK_SIX])
def test_a_ticket_bets_on_every_way_it_names(kind: Kind) -> None:
    """One or two runners in each leg: one and a half on average, so (3/2) to the legs combinations."""
    chooser = Chooser(KEY, philox.DAY, 0)
    legs = [enter(CROWD, number, chooser) for number in range(1, LEGS[kind] + 1)]
    sold = [bet_over(CROWD, kind, legs, 50, chooser) for _ in range(200)]
    tickets = 200 * (CROWD.tickets * MIX[kind] // 100)
    money = sum(sum(one.money.values()) for one in sold)
    assert money / tickets == pytest.approx(50 * 3 * 1.5 ** LEGS[kind], rel=0.05)
    assert {len(combo) for one in sold for combo in one.money} == {LEGS[kind]}
    assert all(cents % 50 == 0 for one in sold for cents in one.money.values())
    for leg, field in enumerate(legs):
        assert {combo[leg] for one in sold for combo in one.money} <= set(range(1, len(field.weights) + 1))


def test_exact_winners_of_a_twin_trifecta_are_exchanged_and_nobody_else() -> None:
    exchanged, most = 0, 0
    for day in range(40):
        chooser = Chooser(KEY, philox.DAY, day)
        legs = [enter(CROWD, number, chooser) for number in (1, 2)]
        sold = bet_over(CROWD, Kind.TWIN_TRIFECTA, legs, 100, chooser)
        first = run_race(legs[0], {}, chooser)
        free = sold.exchanged(first)
        assert sum(free.values()) == exchangeable(sold.money, first)
        assert all(max(combo) <= len(legs[1].weights) and len(set(combo)) == 3 for combo in free)
        exchanged, most = exchanged + bool(free), most + sum(sold.money.values())
    assert 0 < exchanged < 40
    assert most / (40 * 80) == pytest.approx(300, rel=0.1)


@pytest.mark.parametrize("track", TRACKS)
def test_no_ticket_is_below_what_a_track_takes(track: str) -> None:
    least: Cents = 200  # of tickets on one race; those over several begin at the track's own least bet
    assert all(offer.least <= least for offer in load_track(track).offers.pools.values())

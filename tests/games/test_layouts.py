"""Every game draws its own layout and writes its own sign."""

from croupier.games.bigsix.cloth import BigSixCloth
from croupier.games.layouts import layout
from croupier.games.library import load
from croupier.games.notices import sign
from tests.tables import baccarat, bigsix


def test_a_big_six_layout_has_its_spots_with_their_odds_and_the_stops_in_order() -> None:
    cloth = layout(bigsix())
    assert isinstance(cloth, BigSixCloth)
    assert len(cloth.stops) == 54
    assert {spot.spot for spot in cloth.spots} == set(cloth.stops)
    assert {spot.spot: spot.odds for spot in cloth.spots}["joker"] == "45 to 1"


def test_a_sign_has_the_odds_of_every_wager() -> None:
    assert [line.about for line in sign(load("new-jersey"), bigsix()).odds] == list(bigsix().spots)
    posted = sign(load("oneida-minibaccarat"), baccarat()).odds
    assert [line.about for line in posted] == ["Player", "Banker", "Tie"]
    assert layout(baccarat()).game == "baccarat"

"""The example cards that the program ships."""

from importlib import resources

import pytest

from croupier.base.refusal import Refused
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.race_kinds import RaceKind, Sport

EVERY = pytest.mark.parametrize("card", [load_card(name) for name in CARDS], ids=CARDS)


def test_every_card_in_the_folder_is_listed() -> None:
    folder = resources.files("croupier.games.tote") / "cards"
    assert {f"{name}.json" for name in CARDS} == {file.name for file in folder.iterdir()}
    with pytest.raises(Refused, match="there is no example card 'x'; the examples are model-park"):
        load_card("x")


def test_there_is_one_for_each_sport_and_most_kinds_of_race() -> None:
    cards = [load_card(name) for name in CARDS]
    assert {card.sport for card in cards} == set(Sport)
    kinds = {kind for card in cards for race in card.races for kind in race.kinds}
    assert set(RaceKind) - kinds == {RaceKind.WALKOVER}, "nobody bets on a walkover"


@EVERY
def test_a_card_has_races_to_bet_on_and_a_line_for_everyone(card: RaceCard) -> None:
    assert len(card.races) >= 6
    assert all(race.line(number) for race in card.races for number in race.interests())
    assert all(race.pools for race in card.races)
    with pytest.raises(KeyError):
        card.race(99)
    assert card.race(2).number == 2

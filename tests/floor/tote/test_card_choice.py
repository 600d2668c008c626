"""Which card can be the next one: of these terms, not run before, and not begun."""

from croupier.floor.tote.card_choice import unfit_card
from tests.floor.tote.no import no
from tests.totes import ToteHouse, race_card

LONG_AGO = 0
TOMORROW = "2026-11-22"


def test_a_card_of_another_day_is_fit_until_its_first_post_time() -> None:
    house, card = ToteHouse().opened(), race_card(TOMORROW)
    assert unfit_card(house.tote, card, LONG_AGO) is None
    begun = unfit_card(house.tote, card, card.races[0].post.utc * 1_000_000)
    assert begun
    assert no(begun) == ("wrong_phase", "B.3")
    assert begun.says.startswith("race 1 was due off at ")


def test_a_card_is_published_once() -> None:
    house = ToteHouse().opened()
    again = unfit_card(house.tote, house.card, LONG_AGO)
    assert again
    assert no(again) == ("duplicate_id", "A.5")

"""What a keypad is told while a bet is keyed: how it is read and what it costs, or the clause against it."""

import pytest

from croupier.floor.tote.messages.cards import CloseCard
from croupier.floor.tote.messages.races import CallOff, CallOffRace
from croupier.floor.tote.views.preview import BetPreview, preview_part
from croupier.games.tote.bet_forms import LIKE
from croupier.games.tote.shorthand import longhand
from tests.totes import ToteHouse


def read(house: ToteHouse, keyed: str) -> BetPreview:
    found = preview_part(house.tote, keyed).preview
    assert found is not None
    assert found.keyed == keyed
    return found


def test_a_bet_is_priced_while_it_is_keyed() -> None:
    house = ToteHouse().opened()
    keyed = read(house, "R1 2eb1 2 3")
    assert keyed.bet is not None
    assert (keyed.bet.bet, keyed.bet.bets, keyed.bet.cost) == ("R1 $2 EXACTA BOX 1,2,3", 6, "12.00")
    assert read(house, "R1 $2 EXACTA BOX 1,2,3").bet == keyed.bet


@pytest.mark.clause("oneida-parimutuel:C.13")
@pytest.mark.parametrize(
    ("keyed", "says", "clause"),
    [
        ("R1 2", "is no bet yet", "B.2"),
        ("R1 2eb1", "needs at least 2 runners", "C.13"),
        ("R1 2w24", "does not run in race 1", "C.1"),
    ],
)
def test_what_is_no_bet_says_why(keyed: str, says: str, clause: str) -> None:
    found = read(ToteHouse().opened(), keyed)
    assert found.bet is None
    assert says in found.says
    assert found.clause == f"oneida-parimutuel:{clause}"


def test_nothing_is_priced_before_wagering_opens_and_after_the_card_is_closed() -> None:
    house = ToteHouse().installed()
    assert "wagering is not open" in read(house, "R1 2w1").says
    opened = ToteHouse().opened()
    for race in opened.day.races:
        opened.do("mutuel-manager", CallOffRace(race, CallOff.CANCELLED, "fog"))
    opened.do("mutuel-manager", CloseCard())
    assert "wagering is not open" in read(opened, "R1 2w1").says


def test_a_screen_gets_the_keys_of_every_bet_and_form() -> None:
    part = preview_part(ToteHouse().opened().tote, None)
    assert part.preview is None
    assert {one.called for one in part.bet_keys} == set(LIKE)
    trifecta = next(one for one in part.bet_keys if one.keys == "t")
    assert (trifecta.called, trifecta.pools, trifecta.groups) == ("TRIFECTA", ["trifecta"], 3)
    assert trifecta.boxed
    assert not trifecta.by_leg
    assert part.form_keys["b"] == "BOX"
    for key in part.form_keys:
        assert longhand(f"4 1t{key}1/2 3").startswith("R4 $1.00 TRIFECTA ")

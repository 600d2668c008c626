"""What a player sees of a round's result: the same from the announcement on, in whatever order it is paid."""

import pytest

from croupier.base.names import TerminalId
from croupier.floor.baccarat.messages import deal, pay
from croupier.floor.baccarat.state import Phase
from croupier.floor.baccarat.views.position import position_part
from tests.cards import Cards
from tests.house import ONE, TWO, at

BANKER, TIE = "2S 9H 5S KH", "2S 3H 5S 4H"


def result(house: Cards, seat: TerminalId = ONE) -> tuple[str, str]:
    shown = position_part(house.cards, house.seat(seat), [], 0).result
    assert shown is not None
    return shown.staked, shown.back


def seen(house: Cards, seat: TerminalId = ONE) -> set[tuple[str, str]]:
    """Every result that the seat is shown until the cards are discarded."""
    found = {result(house, seat)}
    house.do("dealer", pay.CollectLosers(1))
    while house.cards.phase is Phase.PAY:
        found.add(result(house, seat))
        house.do("dealer", house.step())
    return found | {result(house, seat)}


@pytest.mark.clause("oneida-minibaccarat:L.2")
@pytest.mark.parametrize("collection", ["at-once", "deferred"])
@pytest.mark.parametrize("payment", ["a", "b", "c", "d"])
def test_vigorish_comes_off_a_result_once_whenever_it_is_taken(payment: str, collection: str) -> None:
    """What is marked comes off nothing: all of it came back, and the button says what is owed."""
    house = Cards().ready(payment=payment, vigorish_collection=collection).sit(ONE, TWO, amount=2000)
    house.start().lay("banker", 2000).lay("banker", 1000, TWO).lay("tie", 500, TWO).close()
    house.deal(BANKER).counted().do("dealer", deal.AnnounceResult(1))
    won = position_part(house.cards, house.seat(), [], 0).wins
    assert [one.marked for one in won] == [collection == "deferred"]
    assert seen(house) == {("20.00", "40.00" if collection == "deferred" else "39.00")}
    assert house.cards.owed.get(ONE, 0) == (100 if collection == "deferred" else 0)


@pytest.mark.clause("oneida-minibaccarat:N.5")
@pytest.mark.parametrize(
    ("who", "why", "told"),
    [("clock", "time is up", "time"), ("clock", "the tablet is gone", "gone"), ("dealer", "delays", "taken")],
)
def test_a_player_is_told_why_the_cards_were_taken_and_not_why_they_gave_them_up(
    who: str, why: str, told: str
) -> None:
    house = Cards().ready(dealing="c").sit(ONE, TWO).start().lay("player", 500).four()
    house.do("dealer", deal.HandCards(1, deal.Side.PLAYER))
    assert lost(house, ONE) is None
    house.do(who, deal.TakeCards(1, deal.Side.PLAYER, why))
    assert (lost(house, ONE), lost(house, TWO)) == (told, None)
    house.do(at(TWO), deal.AcceptCards(1, deal.Side.PLAYER), deal.GiveUpCards(1, deal.Side.PLAYER))
    assert (lost(house, ONE), lost(house, TWO)) == (told, None)


def lost(house: Cards, seat: TerminalId) -> str | None:
    return position_part(house.cards, house.seat(seat), [], 0).turn_lost


@pytest.mark.clause("oneida-minibaccarat:M.4")
def test_vigorish_on_a_tie_comes_off_the_stake_that_goes_back() -> None:
    house = Cards().ready(vigorish="tie", vigorish_on_tie=10).buy().round(TIE, {"banker": 2000, "tie": 500})
    assert seen(house) == {("25.00", "63.00")}

"""A shoe that reads its cards, and does not read all of them: no card that has left it is lost (H)."""

import pytest

from croupier.base.envelope import Event
from croupier.base.refusal import Refused
from croupier.desk.messages import Alarmed
from croupier.floor.baccarat.acts import acts
from croupier.floor.baccarat.dealing import UNREAD
from croupier.floor.baccarat.messages import deal
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.reading import CardHeld, Doubt, DoubtShoe, LayHeld, ShoeDoubted
from croupier.floor.baccarat.reading import UNTOLD
from croupier.floor.baccarat.settings import BaccaratSettings
from croupier.floor.baccarat.shoe_change import check_shoe
from croupier.floor.baccarat.state import Phase
from croupier.floor.baccarat.turning import seal
from tests.cards import Cards, no
from tests.house import ONE, T1

pytestmark = pytest.mark.clause("oneida-minibaccarat:H")
P, B = Side.PLAYER, Side.BANKER
NOT_TOLD = no("not_permitted", "H")


def read(house: Cards, text: str) -> Cards:
    """These cards leave the shoe; `??` is one that was not read."""
    for card in text.split():
        house.do("reader", deal.DealCard("" if card == "??" else card))
    return house


def dealing(**options: object) -> Cards:
    """Betting is closed, and no card is dealt."""
    house = read(Cards().seated(**options).stacked().read_by_shoe().loaded(), "KS")
    return house.start().close()


def held(nth: int, card: str, sealed: str = "") -> tuple[Event, ...]:
    says = f"card {nth} left the shoe before an earlier one was put right: it is held"
    return CardHeld(nth, card, sealed), Alarmed(says)


def keyed(house: Cards, draw: int, card: str) -> Cards:
    house.do("dealer", deal.KeyCard(draw, card))
    house.do("floorperson", deal.ConfirmCard(draw, card))
    return house


def faces(house: Cards) -> list[tuple[str, Side | None]]:
    return [(one.card, one.side) for one in house.cards.hands]


def test_four_cards_in_a_breath_of_which_the_second_is_not_read() -> None:
    house = read(dealing(), "2H ??")
    house.rows(
        ("reader", deal.DealCard("3H"), held(4, "3H")),
        ("reader", deal.DealCard("4H"), held(5, "4H")),
    )
    assert house.cards.cards_left == 312 - 5, "each of them is out of the shoe"
    house.rows(
        ("reader", LayHeld(4), no("wrong_phase", "H")),
        ("dealer", deal.KeyCard(4, "3H"), no("wrong_phase", "H")),
    )
    keyed(house, 3, "9D")
    house.rows(
        ("reader", LayHeld(5), no("nothing_there", "H")),
        ("dealer", deal.FindFaceUp("KD"), no("wrong_phase", "H")),
        ("reader", LayHeld(4), deal.CardDealt(1, 4, P, "3H")),
        ("reader", LayHeld(5), deal.CardDealt(1, 5, B, "4H")),
        ("reader", LayHeld(5), no("nothing_there", "H")),
    )
    assert faces(house) == [("2H", P), ("9D", B), ("3H", P), ("4H", B)]
    assert house.cards.cards_left == 312 - 5


def test_two_cards_that_are_not_read_wait_for_each_other() -> None:
    house = read(dealing(), "2H ??")
    house.rows(("reader", deal.DealCard(""), held(4, "")))
    keyed(house, 3, "9D")
    house.rows(("reader", LayHeld(4), (deal.CardDealt(1, 4, P), deal.CardUnread(4), UNREAD)))
    keyed(house, 4, "3H")
    assert faces(house) == [("2H", P), ("9D", B), ("3H", P)]


def test_two_cards_slip_out_while_bets_are_made() -> None:
    house = read(Cards().seated().stacked().read_by_shoe().loaded(), "KS").start()
    first, second = seal("9H", "salt"), seal("8H", "salt")
    house.rows(
        ("reader", deal.DealCard("", first), deal.CardInError(2, "", first)),
        ("reader", deal.DealCard("", second), held(3, "", second)),
    )
    house.do("dealer", deal.RuleOnCard(on_player=False, disclosed=False))
    house.rows(
        ("reader", LayHeld(3, "7H", "salt"), no("amount_differs", "H")),
        ("reader", LayHeld(3), deal.CardInError(3, "", second)),
    )
    house.do("dealer", deal.RuleOnCard(on_player=False, disclosed=False))
    assert [one.draw for one in house.cards.kept] == [2, 3]
    assert house.cards.cards_left == 312 - 3


def test_no_result_is_announced_before_a_held_card_is_put_right() -> None:
    house = read(dealing(), "KH 9D KD ?? 5H")
    keyed(house, 5, "QS").counted()
    assert house.refused("dealer", deal.AnnounceResult(1)) == no("wrong_phase", "N.2")
    house.rows(("reader", LayHeld(6), deal.CardInError(6, "5H")))
    assert house.refused("dealer", deal.AnnounceResult(1)) == no("wrong_phase", "N.2")
    house.do("dealer", deal.RuleOnCard(on_player=False, disclosed=True))
    read(house, "2S 2D 2C 2H 3S").do("dealer", deal.AnnounceResult(1))


def test_a_burn_goes_on_with_the_cards_that_were_held() -> None:
    house = Cards().seated().stacked().read_by_shoe().loaded()
    read(house, "?? 5S 6S")
    keyed(house, 1, "AS").do("reader", LayHeld(2))
    assert (house.cards.phase, house.cards.shoe.burned) == (Phase.IDLE, ["AS", "5S"])
    house.rows(("reader", LayHeld(3), deal.CardInError(3, "6S")))


def test_a_held_card_lies_face_down_where_the_hand_does() -> None:
    """It was to be burned when it left the shoe; as it turns out, it is the first of the hand."""
    house = read(Cards().seated(dealing="b").stacked().read_by_shoe().loaded(), "KS").start()
    house.do("reader", deal.DealCard("", seal("AS", "salt")))
    house.do("dealer", deal.RuleOnCard(on_player=False, disclosed=True))
    house.do("reader", deal.ShowCard(2, "AS", "salt"))
    read(house, "?? 5S").close()
    keyed(house, 3, "9C")
    house.rows(("reader", LayHeld(4), deal.CardDealt(1, 4, P)))


@pytest.mark.parametrize("why", list(Doubt))
def test_a_dealer_tells_what_a_failing_reader_did_not(why: Doubt) -> None:
    """From the first card that it misses to the result; the face is keyed and confirmed."""
    house = read(dealing(), "2H 9D")
    assert house.refused("dealer", deal.DealCard("")) == NOT_TOLD
    house.rows(
        ("reader", DoubtShoe(why), ShoeDoubted(why)),
        ("dealer", deal.DealCard("KD"), no("malformed", "H")),
        ("dealer", deal.DealCard(""), (deal.CardDealt(1, 4, P), deal.CardUnread(4), UNREAD, UNTOLD)),
        ("dealer", deal.DealCard(""), no("wrong_phase", "H")),
    )
    keyed(house, 4, "7H").do("dealer", deal.DealCard(""))
    keyed(house, 5, "KC").counted().do("dealer", deal.AnnounceResult(1))
    house.settled()
    still = house.cards.doubt is Doubt.LOST
    assert still is (why is Doubt.LOST), "a line that is lost stays so, all else ends with the hand"
    if not still:
        assert house.refused("dealer", deal.DealCard("")) == NOT_TOLD


def test_a_lost_line_that_is_back_is_told_for_one_hand_more() -> None:
    house = dealing()
    house.do("reader", DoubtShoe(Doubt.LOST), DoubtShoe(Doubt.LOOK))
    house.do("dealer", deal.DealCard(""))
    keyed(house, 2, "9H")
    read(house, "KH KD KC").counted().do("dealer", deal.AnnounceResult(1))
    house.settled().start().close()
    assert house.refused("dealer", deal.DealCard("")) == NOT_TOLD


def test_a_card_face_down_is_keyed_when_it_is_turned() -> None:
    house = dealing(dealing="b")
    house.do("reader", DoubtShoe(Doubt.LOST))
    house.rows(("dealer", deal.DealCard(""), (deal.CardDealt(1, 2, P), UNTOLD)))
    for _ in range(3):
        house.do("dealer", deal.DealCard(""))
    house.do("dealer", deal.TurnCards(1, P))
    keyed(house, 2, "KH")
    keyed(house, 4, "9H").call(P)


def test_a_virtual_or_keyed_shoe_is_never_in_doubt() -> None:
    house = Cards().ready().start().close()
    house.do("reader", DoubtShoe(Doubt.LOST))
    assert house.refused("dealer", deal.DealCard("")) == no("malformed", "J.3.a")
    house.deal("KH")


def test_a_held_card_that_is_none_is_refused() -> None:
    house = read(dealing(), "2H ??")
    house.rows(("reader", deal.DealCard("9X"), no("unknown_outcome", "H")))


def test_after_a_fault_the_dealer_may_tell_of_a_card_that_the_shoe_did_not() -> None:
    house = read(dealing(), "2H")
    asked = {act.key for act in acts(house.cards)}
    house.do("reader", DoubtShoe(Doubt.LOOK))
    assert {act.key for act in acts(house.cards)} - asked == {"untold-card"}


@pytest.mark.parametrize(("shoe", "kept"), [("keys", True), ("virtual", False), ("serial", False)])
def test_a_shoe_in_play_is_changed_by_no_file(shoe: str, kept: bool) -> None:
    """Between shoes it may be; nobody else tells the cards of the one in play."""
    house = Cards().ready()
    settings = BaccaratSettings(id=T1, name="Cards", terminals=(ONE,), chips=("5.00",), shoe=shoe)
    check_shoe(Cards().seated().cards, settings)
    if kept:
        check_shoe(house.cards, settings)
        return
    with pytest.raises(Refused, match=r"the shoe in play at table .* is of cards that the dealer keys"):
        check_shoe(house.cards, settings)

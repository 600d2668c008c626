"""The words of acts at a mini-baccarat table: nobody reads the part of another as their own."""

from croupier.base.names import TerminalId
from croupier.desk.act_view import overseers_acts, own_and_game_acts, table_acts
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.parts.messages.wagers import CallWager
from tests.cards import Cards
from tests.house import ONE, THREE, at


def at_position(house: Cards, seat: TerminalId = ONE) -> dict[str, str]:
    shown = own_and_game_acts(house.desk.tables[house.here], "position", seat)
    return {act.key: act.says for act in shown.acts}


def at_dealing(house: Cards) -> dict[str, str]:
    return {act.key: act.says for act in table_acts(house.desk.tables[house.here], "dealing").acts}


def at_pit(house: Cards) -> dict[str, str]:
    return {act.key: act.says for act in overseers_acts(house.desk.tables[house.here], "supervisor").acts}


def handed() -> Cards:
    """Seat 3 has the highest wager on the Player's Hand, and its two cards."""
    house = Cards().ready(dealing="c").buy(seat=THREE).start().lay("player", 5000, THREE).close()
    return house.deal("-- -- -- --")


def test_decks_are_the_floorpersons_to_bring_and_the_dealer_waits() -> None:
    house = Cards().seated()
    brings = "Bring 6 decks and two cutting cards to the table, and attest that they meet the standards."
    assert at_pit(house)["receive-cards"] == brings
    assert at_dealing(house)["receive-cards"] == "Wait: the floorperson brings 6 decks and two cutting cards."
    house.received().do("dealer", cards.InspectCards())
    assert at_pit(house)["verify-cards"] == "Verify the dealer's inspection of the cards."
    assert at_dealing(house)["verify-cards"] == "Wait: the floorperson verifies the inspection."


def test_the_cut_is_offered_in_the_same_words_to_the_player_and_for_the_dealer() -> None:
    house = Cards().seated().stacked()
    house.do("dealer", cards.ShuffleCards())
    says = "Seat 1 is offered the cut: at least 10 cards from either end of the 312."
    assert at_position(house)["cut-cards"] == at_dealing(house)["cut-cards"] == says
    house.do(at(ONE), cards.DeclineCut())
    dealer = "No player takes the cut: cut the cards yourself, at least 10 from either end of the 312."
    assert at_dealing(house)["dealer-cuts"] == dealer


def test_the_dealer_is_told_which_seat_is_handed_a_hand() -> None:
    house = Cards().ready(dealing="c").buy(seat=THREE).start().lay("player", 5000, THREE).close()
    later = "Hand the Player's Hand, face down, to the player with the highest wager on it."
    assert at_dealing(house)["hand-player"] == later
    house.deal("-- -- -- --")
    assert at_dealing(house)["hand-player"] == "Hand the Player's Hand, face down, to seat 3."


def test_cards_that_a_player_holds_are_that_players_to_give_up_and_the_dealers_to_take() -> None:
    house = handed()
    house.do("dealer", deal.HandCards(1, Side.PLAYER))
    own, dealers = at_position(house, THREE), at_dealing(house)
    assert own["give-up-cards"] == "Seat 3 gives the cards up: they are offered to the next player."
    assert dealers["give-up-cards"] == own["give-up-cards"]
    assert dealers["take-cards"].startswith("Take the right to turn the cards away from seat 3")
    assert own["take-cards"].startswith("The right to turn the cards may be taken from you")
    looks = "Seat 3 looks at the paper cards of the Player's Hand and returns them face up: say when"
    assert own["returned-player"] == dealers["returned-player"] == f"{looks} they are back."


def test_a_called_wager_is_no_call_of_the_dealers() -> None:
    house = Cards().ready().start()
    house.do(at(ONE), CallWager(1, "banker", 5000))
    waits = "Seat 1 calls $50 on the Banker's Hand: the floorperson confirms it, then the dealer."
    assert at_dealing(house)["confirm-called"] == at_position(house)["confirm-called"] == waits
    assert (
        at_pit(house)["confirm-called"] == "Seat 1 calls $50 on the Banker's Hand: confirm it for the dealer."
    )


def test_everybody_at_the_table_sees_who_is_paid() -> None:
    house = Cards().ready().sit(ONE, THREE).start().lay("banker", 1000).lay("banker", 2000, THREE).close()
    later = "Pay the winners from the highest position down, and take the vigorish."
    assert at_position(house)["pay-winner"] == later
    house.deal("2S 9H 5S KH").counted().do("dealer", deal.AnnounceResult(1), pay.CollectLosers(1))
    assert at_dealing(house)["pay-winner"] == "Pay seat 3: $20."
    for seat in (ONE, THREE):
        assert at_position(house, seat)["pay-winner"] == "The dealer pays seat 3: $20."


def test_whoever_does_not_hold_the_cards_waits_for_whoever_does() -> None:
    house = handed()
    hands = "The dealer hands the Player's Hand, face down, to seat 3."
    assert at_position(house)["hand-player"] == at_position(house, THREE)["hand-player"] == hands
    house.do("dealer", deal.HandCards(1, Side.PLAYER))
    waits = "Wait: a player looks at the Player's Hand and returns it face up."
    assert at_position(house)["returned-player"] == waits
    assert "give-up-cards" not in at_position(house)


def test_a_card_is_named_by_its_hand_and_not_by_its_place_in_the_shoe() -> None:
    house = Cards().ready("2S").deal("3S 4S").start().close().deal("KS 9H 5S KH")
    assert (
        at_dealing(house)["key-again"]
        == "If the Banker's second card is not KH, key it again: the floorperson confirms it."
    )
    last = house.cards.hands[-1].draw
    house.do("dealer", deal.KeyCard(last, "QH"))
    confirms = "Look at the Banker's second card: confirm that it is QH."
    assert at_pit(house)["confirm-card"] == confirms
    waits = "Wait: the floorperson confirms that the Banker's second card is QH."
    assert at_dealing(house)["confirm-card"] == waits

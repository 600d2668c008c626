"""What goes wrong at mini-baccarat and how it is put right, at the desk: N.3 to N.5."""

import pytest

from croupier.base.names import TerminalId
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.deal import FindFaceUp, Side
from croupier.floor.baccarat.views.dealing import dealing_part
from croupier.floor.baccarat.views.game import table_part
from croupier.floor.baccarat.views.overview import baccarat_overview
from croupier.floor.baccarat.views.position import position_part
from croupier.floor.parts.messages import rounds, seats, wagers
from croupier.floor.parts.messages.tables import CloseTable
from tests.cards import Cards, cited, no
from tests.house import ONE, THREE, TWO, at

P, B = Side.PLAYER, Side.BANKER
SEVEN = TerminalId("7")
BANKER = "2S 9H 5S KH"


@pytest.mark.clause("oneida-minibaccarat:N.3")
def test_a_card_found_face_up_is_discarded_with_as_many_as_its_number() -> None:
    house = Cards().ready().start().close().deal("2S 9H")
    house.rows(
        ("dealer", FindFaceUp("2X"), no("unknown_outcome", "H")),
        ("dealer", FindFaceUp("2C"), deal.FaceUpFound(4, "2C")),
        ("dealer", deal.DealCard("7C"), deal.CardBurned(5, "7C")),
        ("dealer", FindFaceUp("AC"), deal.FaceUpFound(6, "AC")),
        ("dealer", deal.DealCard("8C"), deal.CardBurned(7, "8C")),
        ("dealer", deal.DealCard("9C"), deal.CardBurned(8, "9C")),
        ("dealer", deal.DealCard("5S"), deal.CardDealt(1, 9, P, "5S")),
    )
    assert house.cards.shoe.discards == ["KS", "2C", "7C", "AC", "8C", "9C"]


@pytest.mark.clause("oneida-minibaccarat:N.3")
def test_one_found_in_the_first_burn_adds_to_it() -> None:
    house = Cards().seated().stacked().loaded()
    assert house.refused("dealer", FindFaceUp("2C")) == no("wrong_phase", "E.4"), (
        "the first one is burned anyway"
    )
    house.deal("AS")
    house.rows(
        ("dealer", FindFaceUp("2C"), deal.FaceUpFound(2, "2C")),
        ("dealer", deal.DealCard("5C"), deal.CardBurned(3, "5C")),
        ("dealer", deal.DealCard("6C"), deal.CardBurned(4, "6C")),
        ("dealer", rounds.StartGame(), no("wrong_phase", "J.3")),
        ("dealer", deal.DealCard("7C"), deal.CardBurned(5, "7C")),
    )
    house.start()


@pytest.mark.clause("oneida-minibaccarat:N.3")
def test_in_a_shoe_that_reads_its_cards_the_dealer_sees_it_before_it_is_drawn() -> None:
    house = Cards().seated().stacked().read_by_shoe().loaded()
    house.do("reader", deal.DealCard("KS"))
    house.start().close()
    house.rows(
        ("dealer", FindFaceUp("AC"), deal.FaceUpFound(2, "AC")),
        ("reader", deal.DealCard("AC"), deal.CardBurned(2, "AC")),
        ("reader", deal.DealCard("5C"), deal.CardBurned(3, "5C")),
        ("reader", deal.DealCard("6C"), deal.CardDealt(1, 4, P, "6C")),
    )


def with_left(left: int, **options: object) -> Cards:
    """A player has 10.00 on the Banker's Hand, and so many cards are left in the shoe."""
    house = Cards().ready(**options).buy(5000, coupon=500).start()
    return house.lay("banker", 1000, coupon=500).drawn_to(left)


@pytest.mark.clause("oneida-minibaccarat:N.4")
@pytest.mark.parametrize("left", [0, 3, 4, 5])
def test_too_few_cards_to_finish_make_the_round_void(left: int) -> None:
    """Every wager goes back, its coupon too, and all cards are reshuffled."""
    house = with_left(left).close()
    house.deal(" ".join(["KS", "KH", "QS", "QH"][:left]))
    if left >= 4:
        house.counted()
    house.deal("2C" if left == 5 else "")
    back = pay.WagersVoid(1, (pay.Void(ONE, "banker", 1000, 500),), cited("N.4"), refunded=True)
    house.rows(
        ("dealer", deal.DealCard("5S"), no("nothing_there", "N.4")),
        ("dealer", deal.AnnounceResult(1), no("wrong_phase", "L.1")),
        ("dealer", deal.VoidRound(), (deal.RoundVoided(1, cited("N.4")), back)),
        ("dealer", deal.VoidRound(), no("wrong_phase", "N.4")),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(2, 0, 312)),
    )
    assert (house.seat().held, house.seat().promo) == (5000, 500)
    assert house.money() == {"drop": -5000, "chips": 5000, "promo:1": 500, "promotion": -500}


@pytest.mark.clause("oneida-minibaccarat:N.4")
def test_a_round_is_never_void_while_cards_are_left() -> None:
    house = with_left(6).close().deal("KS KH QS QH").counted()
    assert house.refused("dealer", deal.VoidRound()) == no("wrong_phase", "N.4")


@pytest.mark.clause("oneida-minibaccarat:N.4")
def test_a_burn_that_empties_the_shoe_voids_the_round_in_play_and_lapses_calls() -> None:
    house = with_left(1, vigorish_collection="deferred")
    house.do(at(TWO), wagers.CallWager(1, "tie", 500))
    house.do("floorperson", pay.ConfirmCalled(TWO, 1, "tie", 500))
    house.do("dealer", FindFaceUp("2C"))
    lapsed, voided, _ = house.asked("dealer", deal.VoidRound())
    assert (lapsed, voided) == (wagers.CallLapsed(1, TWO, "tie", 500), deal.RoundVoided(1, cited("N.4")))
    house.loaded().deal("KS").start()
    assert house.refused("dealer", wagers.AcceptCalled(TWO, 2, "tie", 500)).reason == "not_witnessed"


@pytest.mark.clause("oneida-minibaccarat:N.4")
def test_a_round_that_is_decided_stands_though_a_burn_empties_the_shoe() -> None:
    house = with_left(5).close().deal(BANKER).counted()
    house.do("dealer", deal.AnnounceResult(1), FindFaceUp("2C"))
    void = deal.VoidRound()
    assert house.refused("dealer", void) == no("wrong_phase", "N.4")
    house.settled()
    assert house.seat().held == 5000 + 1000 + 500 - 75, "five percent of what chips and coupon won"
    house.rows(
        ("dealer", rounds.StartGame(), no("wrong_phase", "N.3")),
        ("dealer", void, deal.RoundVoided(0, cited("N.4"))),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(2, 0, 312)),
    )


@pytest.mark.clause("oneida-minibaccarat:N.4")
def test_a_void_round_is_in_every_list_of_rounds_and_in_no_road() -> None:
    house = Cards().ready().buy().round(BANKER).settled().start().lay("tie", 100).close().drawn_to(0)
    house.do("dealer", deal.VoidRound())
    table = house.cards
    assert [(one.round, one.winner, one.player) for one in table_part(table).history] == [
        (2, "void", []),
        (1, "banker", ["2S", "5S"]),
    ]
    assert [(one.round, one.number, one.void) for one in baccarat_overview(table).rounds] == [
        (2, None, "too-few-cards"),
        (1, "banker", None),
    ]
    assert [one.round for one in dealing_part(table).discards] == [1], (
        "its cards are shuffled, not in the rack"
    )
    assert table.outcomes == ["banker"]
    shown = position_part(table, house.seat(), [], 0).result
    assert shown is not None
    assert (shown.back, shown.staked) == ("1.00", "1.00")


@pytest.mark.clause("oneida-minibaccarat:N.4")
def test_buttons_stay_where_a_round_is_void_and_are_collected_before_the_reshuffle() -> None:
    house = Cards().ready(vigorish_collection="deferred").buy(5000).round(BANKER, {"banker": 1000}).settled()
    house.start().lay("banker", 1000).close().drawn_to(0)
    house.do("dealer", deal.VoidRound())
    assert (house.cards.owed, house.seat().held) == ({"1": 50}, 6000)
    house.rows(
        ("dealer", cards.ShuffleCards(), no("wrong_phase", "M.3.b")),
        (at(ONE), seats.TakeChipsAway(ONE), no("bets_in_play", "M.3.d")),
    )
    house.do("dealer", pay.CollectVigorish(ONE), cards.ShuffleCards())


@pytest.mark.clause("oneida-minibaccarat:N.4")
def test_a_first_burn_that_the_shoe_cannot_finish_is_no_round() -> None:
    house = Cards().seated().stacked().loaded().deal("9S")
    while house.cards.cards_left:
        house.do("dealer", FindFaceUp("KD"))
    house.rows(("dealer", deal.VoidRound(), deal.RoundVoided(0, cited("N.4"))))
    house.count_float().do("supervisor", CloseTable())


def held_by(*sitting: TerminalId, highest: TerminalId) -> Cards:
    """By option c: `highest` has the Player's Hand before them."""
    house = Cards().ready(dealing="c").sit(*sitting).start().lay("player", 500, highest).four()
    house.do("dealer", deal.HandCards(1, P))
    return house


@pytest.mark.clause("oneida-minibaccarat:N.5")
def test_the_right_to_turn_given_up_passes_to_the_right_and_counterclockwise() -> None:
    """To the player's right is the next higher number, and so round the table; then the dealer turns."""
    house = held_by(ONE, TWO, THREE, SEVEN, highest=THREE)
    elses = no("not_permitted", "N.5")
    house.rows(
        (at(ONE), deal.GiveUpCards(1, P), elses),
        (at(ONE), deal.AcceptCards(1, P), elses),
        (at(THREE), deal.GiveUpCards(1, P), deal.CardsGivenUp(1, P, THREE, "given up", THREE, "7")),
        (at(THREE), deal.TurnCards(1, P), no("not_permitted", "L.4")),
        ("dealer", deal.HandCards(1, P), no("wrong_phase", "J.3.c")),
        ("dealer", deal.TurnCards(1, P), no("not_permitted", "J.3.c")),
        (at(ONE), deal.DeclineCards(1, P), elses),
        (at(SEVEN), deal.DeclineCards(1, P), deal.CardsDeclined(1, P, SEVEN, "1")),
        ("dealer", deal.DeclineCards(1, P), deal.CardsDeclined(1, P, ONE, "2")),
        (at(TWO), deal.AcceptCards(1, P), deal.CardsAccepted(1, P, TWO)),
        (at(TWO), deal.GiveUpCards(1, P), deal.CardsGivenUp(1, P, TWO, "given up", TWO, "")),
        ("dealer", deal.TurnCards(1, P), deal.CardsTurned(1, P, "")),
    )
    house.key("2S KS").call(P).turn(B, "3S KH").call(B).deal("--")
    house.rows(
        ("dealer", deal.HandCards(1, P), no("wrong_phase", "J.3.c")),
        ("dealer", deal.TurnCards(1, P), deal.CardsTurned(1, P, "")),
    )


@pytest.mark.clause("oneida-minibaccarat:N.5")
@pytest.mark.parametrize("who", ["dealer", "floorperson", "clock"])
def test_dealer_or_floorperson_may_take_the_right_away_for_that_round(who: str) -> None:
    house = held_by(TWO, THREE, highest=TWO)
    why = "unreasonable delay"
    [given] = [house.asked(who, deal.TakeCards(1, P, why))[0]]
    assert isinstance(given, deal.CardsGivenUp)
    assert (given.terminal, given.why, given.to) == (TWO, why, "3")
    house.do("dealer", deal.AcceptCards(1, P))
    house.do(at(THREE), deal.TurnCards(1, P))
    house.key("9S KS").call(P).turn(B, "2S 5H").call(B)
    house.do("dealer", deal.AnnounceResult(1))
    house.settled().start().lay("player", 500, TWO).four()
    [handed] = house.asked("dealer", deal.HandCards(2, P))
    assert handed == deal.CardsHanded(2, P, TWO, cited("J.3.c")), "the next round it is theirs again"


@pytest.mark.clause("oneida-minibaccarat:N.5")
def test_a_right_is_taken_away_from_whoever_has_it_and_for_a_reason() -> None:
    house = Cards().ready(dealing="c").sit(ONE).start().lay("player", 500).four()
    house.rows(
        ("dealer", deal.TakeCards(1, P, "delay"), no("nothing_there", "N.5")),
        ("dealer", deal.HandCards(1, P), deal.CardsHanded(1, P, ONE, cited("J.3.c"))),
        ("dealer", deal.TakeCards(1, P, " "), no("malformed", "N.5")),
        ("dealer", deal.TakeCards(1, B, "delay"), no("wrong_phase", "J.3.c")),
        ("dealer", deal.AcceptCards(1, B), no("wrong_phase", "J.3.c")),
        ("dealer", deal.TakeCards(1, P, "delay"), deal.CardsGivenUp(1, P, ONE, "delay", "staff:Dana", "")),
    )


@pytest.mark.clause("oneida-minibaccarat:N.5")
def test_whoever_may_turn_cards_leaves_once_the_hand_is_over_or_the_right_is_given_up() -> None:
    """A player without a wager who was handed the cards cannot walk off with them."""
    house = held_by(ONE, TWO, THREE, highest=ONE)
    stays = no("bets_in_play", "N.5")
    house.do(at(ONE), deal.GiveUpCards(1, P))
    house.rows((at(TWO), seats.TakeChipsAway(TWO), stays), ("dealer", seats.TakeChipsAway(TWO), stays))
    house.do(at(TWO), deal.AcceptCards(1, P))
    house.rows((at(TWO), seats.TakeChipsAway(TWO), stays))
    house.do(at(TWO), deal.GiveUpCards(1, P))
    house.rows((at(TWO), seats.TakeChipsAway(TWO), seats.ChipsTakenAway(TWO, 100_000, 0)))
    house.do(at(THREE), deal.AcceptCards(1, P), deal.TurnCards(1, P))
    house.key("9S KS").call(P).turn(B, "2S 5H").call(B)
    house.rows((at(THREE), seats.TakeChipsAway(THREE), stays))
    house.do("dealer", deal.AnnounceResult(1))
    house.rows((at(THREE), seats.TakeChipsAway(THREE), seats.ChipsTakenAway(THREE, 100_000, 0)))

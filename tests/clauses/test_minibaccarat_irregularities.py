"""What goes wrong at mini-baccarat and how it is put right, at the desk: section N."""

from collections.abc import Callable

import pytest

from croupier.base.names import TerminalId
from croupier.floor.baccarat.errors import ErrorEnd
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.deal import FindFaceUp, RuleOnCard, Side
from croupier.floor.baccarat.state import Phase
from croupier.floor.baccarat.turning import seal
from croupier.floor.parts.messages import rounds, seats, wagers
from croupier.floor.parts.messages.tables import CloseTable
from tests.cards import Cards, cited, no
from tests.house import ONE, THREE, TWO, at

P, B = Side.PLAYER, Side.BANKER
SEVEN = TerminalId("7")
BANKER = "2S 9H 5S KH"
HIDDEN, SEEN = RuleOnCard(on_player=False, disclosed=False), RuleOnCard(on_player=False, disclosed=True)
ON_PLAYER, ON_PLAYER_SEEN = RuleOnCard(on_player=True, disclosed=False), RuleOnCard(True, True)


def ruled(draw: int, end: ErrorEnd, clause: str) -> deal.ErrorRuled:
    return deal.ErrorRuled(draw, end, cited(clause))


def hands(house: Cards) -> dict[Side, list[str]]:
    return {side: [one.card for one in house.cards.hands if one.side is side] for side in Side}


@pytest.mark.clause("oneida-minibaccarat:N.1")
def test_a_third_card_on_the_players_hand_is_the_bankers_where_that_must_draw() -> None:
    """The Player's Hand stays on six; by the column for no third card a banker's three draws."""
    house = Cards().ready().start().close().deal("6S 3H KS KH").counted()
    house.rows(
        ("dealer", ON_PLAYER, no("nothing_there", "N.2")),
        ("dealer", deal.DealCard("5S"), deal.CardDealt(1, 6, B, "5S")),
        ("dealer", HIDDEN, no("nothing_there", "N.2")),
        ("dealer", ON_PLAYER_SEEN, ruled(6, ErrorEnd.MOVED, "N.1")),
        ("dealer", deal.AnnounceResult(1), deal.ResultAnnounced(1, "6S 3H KS KH 5S", "banker", 6, 8)),
    )


@pytest.mark.clause("oneida-minibaccarat:N.1")
@pytest.mark.parametrize(
    ("dealing", "four", "end", "taken"),
    [
        ("a", "6S 3H KS KH", ErrorEnd.MOVED, {P: 2, B: 3}),
        ("b", "6S 3H KS KH", ErrorEnd.MOVED, {P: 2, B: 3}),
        ("c", "6S 3H KS KH", ErrorEnd.MOVED, {P: 2, B: 3}),
        ("a", "4S 3H KS KH", ErrorEnd.DUE, {P: 3, B: 2}),
        ("b", "4S 3H KS KH", ErrorEnd.DUE, {P: 3, B: 2}),
        ("a", "6S 7H KS KH", ErrorEnd.KEPT, {P: 2, B: 2}),
        ("c", "6S 7H KS KH", ErrorEnd.KEPT, {P: 2, B: 2}),
        ("a", "8S 3H KS KH", ErrorEnd.KEPT, {P: 2, B: 2}),
    ],
)
def test_a_card_dealt_there_before_the_counts_waits_for_them(
    dealing: str, four: str, end: ErrorEnd, taken: dict[Side, int]
) -> None:
    """They say whether the Banker's Hand takes it, or the Player's was due to, or none does."""
    house = Cards().ready(dealing=dealing).start().close()
    first, second, third, fourth = four.split()
    house.deal(four if dealing == "a" else "-- -- -- --")
    house.rows(
        ("dealer", deal.DealCard(""), deal.CardInError(6)),
        ("dealer", deal.DealCard(""), no("wrong_phase", "N.2")),
        ("dealer", ON_PLAYER, no("wrong_phase", "N.1")),
    )
    if dealing == "a":
        house.counted()
    else:
        house.turn(P, f"{first} {third}").call(P).turn(B, f"{second} {fourth}").call(B)
    assert house.refused("dealer", deal.AnnounceResult(1)) in (
        no("wrong_phase", "N.2"),
        no("wrong_phase", "L.1"),
    )
    house.rows(("dealer", ON_PLAYER, ruled(6, end, "N.1")))
    assert {side: len(found) for side, found in hands(house).items()} == taken
    if end is not ErrorEnd.KEPT and dealing == "c":
        house.turn(B, "AC")
    elif end is not ErrorEnd.KEPT:
        house.key("AC")
    if end is ErrorEnd.DUE:
        house.deal("2C")
    house.do("dealer", deal.AnnounceResult(1))


@pytest.mark.clause("oneida-minibaccarat:N.1")
def test_where_the_banker_stays_it_is_the_next_hands_first_card_unless_disclosed() -> None:
    house = Cards().ready().start().close().deal("6S 7H KS KH").counted()
    house.rows(
        ("dealer", deal.DealCard(""), deal.CardInError(6)),
        ("dealer", rounds.StartGame(), no("wrong_phase", "J.3")),
        ("dealer", deal.AnnounceResult(1), no("wrong_phase", "N.2")),
        ("dealer", ON_PLAYER, ruled(6, ErrorEnd.KEPT, "N.1")),
    )
    house.do("dealer", deal.AnnounceResult(1))
    house.settled().start().close()
    house.rows(
        (
            "dealer",
            deal.DealCard("2S"),
            (deal.CardDealt(2, 6, P, kept=True), deal.CardDealt(2, 7, B, "2S")),
        ),
        ("dealer", deal.DealCard("3S"), no("wrong_phase", "H")),
        ("dealer", deal.KeyCard(6, "9S"), deal.CardKeyed(6, "9S", "staff:Dana", confirmed=True)),
        ("dealer", deal.DealCard("KS"), deal.CardDealt(2, 8, P, "KS")),
        ("dealer", deal.DealCard("5S"), deal.CardDealt(2, 9, B, "5S")),
    )
    assert hands(house) == {P: ["9S", "KS"], B: ["2S", "5S"]}


@pytest.mark.clause("oneida-minibaccarat:N.1")
@pytest.mark.parametrize("keyed", [True, False])
def test_a_disclosed_one_is_burned_with_as_many_as_its_value(keyed: bool) -> None:
    """A card whose face the dealer has keyed was seen, whatever is said of it."""
    house = Cards().ready().start().close().deal("6S 7H KS KH").counted()
    house.deal("3C" if keyed else "--")
    house.rows(("dealer", ON_PLAYER if keyed else ON_PLAYER_SEEN, ruled(6, ErrorEnd.BURNED, "N.1")))
    if not keyed:
        assert house.refused("dealer", deal.DealCard("2C")) == no("wrong_phase", "H")
        house.key("3C")
    for nth, card in enumerate(("2C", "4C", "5C"), 7):
        assert house.refused("dealer", deal.AnnounceResult(1)) == no("wrong_phase", "N.2")
        house.rows(("dealer", deal.DealCard(card), deal.CardBurned(nth, card)))
    house.do("dealer", deal.AnnounceResult(1))
    assert house.cards.shoe.discards == ["KS", "3C", "2C", "4C", "5C"]


@pytest.mark.clause("oneida-minibaccarat:N.1")
def test_no_third_card_lies_with_a_hand_when_there_is_none() -> None:
    house = Cards().ready().deal("--")
    assert house.refused("dealer", ON_PLAYER) == no("wrong_phase", "N.1")


def sealed_table() -> Cards:
    house = Cards().seated().stacked().read_by_shoe().loaded()
    house.do("reader", deal.DealCard("KS"))
    house.start().close()
    for card in ("6S", "7H", "KS", "KH"):
        house.do("reader", deal.DealCard(card))
    house.counted().do("reader", deal.DealCard("", seal("3C", "salt")))
    return house


@pytest.mark.clause("oneida-minibaccarat:N.1")
def test_a_card_that_the_shoe_has_read_stays_sealed_until_it_is_dealt() -> None:
    house = sealed_table()
    house.do("dealer", ON_PLAYER, deal.AnnounceResult(1))
    house.settled().start().close()
    kept = deal.CardDealt(2, 6, P, "", seal("3C", "salt"), kept=True)
    house.rows(
        ("reader", deal.DealCard("2S"), (kept, deal.CardDealt(2, 7, B, "2S"))),
        ("reader", deal.DealCard("2H"), no("wrong_phase", "H")),
        ("reader", deal.ShowCard(6, "4C", "salt"), no("amount_differs", "H")),
        ("reader", deal.ShowCard(6, "3C", "salt"), deal.CardShown(6, "3C", "salt")),
        ("reader", deal.DealCard("2H"), deal.CardDealt(2, 8, P, "2H")),
    )


@pytest.mark.clause("oneida-minibaccarat:N.1")
def test_a_sealed_card_that_was_disclosed_is_shown_and_burned() -> None:
    house = sealed_table()
    house.do("dealer", ON_PLAYER_SEEN)
    house.rows(
        ("reader", deal.DealCard("2S"), no("wrong_phase", "H")),
        ("reader", deal.ShowCard(6, "3C", "salt"), deal.CardShown(6, "3C", "salt")),
        ("reader", deal.DealCard("2S"), deal.CardBurned(7, "2S")),
        ("reader", deal.DealCard("3S"), deal.CardBurned(8, "3S")),
        ("reader", deal.DealCard("4S"), deal.CardBurned(9, "4S")),
        ("dealer", deal.AnnounceResult(1), deal.ResultAnnounced(1, "6S 7H KS KH", "banker", 6, 7)),
    )


@pytest.mark.clause("oneida-minibaccarat:N.1")
def test_a_sealed_card_that_the_dealer_keys_alarms_and_is_confirmed() -> None:
    house = sealed_table()
    house.do("dealer", ON_PLAYER_SEEN)
    [keyed, alarm] = house.asked("dealer", deal.KeyCard(6, "3C"))
    assert keyed == deal.CardKeyed(6, "3C", "staff:Dana", confirmed=False)
    assert alarm.says == "Dana keys a card that the shoe had read"  # type: ignore[attr-defined]
    house.do("floorperson", deal.ConfirmCard(6, "3C"))
    assert house.cards.shoe.burning == 3


BEFORE: dict[str, Callable[[Cards], object]] = {
    "between rounds": lambda _: None,
    "while betting is open": lambda house: house.start(),
    "after the result": lambda house: house.round(BANKER),
}


@pytest.mark.clause("oneida-minibaccarat:N.2")
@pytest.mark.parametrize(
    ("when", "dealing"),
    [("after the result", "a"), *((when, dealing) for when in tuple(BEFORE)[:2] for dealing in "abc")],
)
def test_a_card_drawn_in_error_is_the_next_hands_first_card(when: str, dealing: str) -> None:
    house = Cards().ready(dealing=dealing)
    BEFORE[when](house)
    out = house.cards.shoe.out
    house.rows(
        ("dealer", deal.DealCard(""), deal.CardInError(out + 1)),
        ("dealer", HIDDEN, ruled(out + 1, ErrorEnd.KEPT, "N.2")),
    )
    if house.cards.phase is Phase.RESULT:
        house.settled()
    if house.cards.phase is Phase.IDLE:
        house.start()
    house.close().deal("9H" if dealing == "a" else "--")
    if dealing == "a":
        house.key("2S").deal("5S KH").counted()
    else:
        house.deal("-- --").turn(P, "2S 5S").call(P).turn(B, "9H KH").call(B)
    [result] = house.asked("dealer", deal.AnnounceResult(house.cards.round))
    assert (result.result, result.winner) == (BANKER, "banker")  # type: ignore[attr-defined]


@pytest.mark.clause("oneida-minibaccarat:N.2")
def test_several_are_the_next_hands_first_cards_in_their_order() -> None:
    house = Cards().ready()
    for draw in (2, 3):
        house.deal("--")
        house.rows(("dealer", HIDDEN, ruled(draw, ErrorEnd.KEPT, "N.2")))
    house.start().close()
    kept = (deal.CardDealt(1, 2, P, kept=True), deal.CardDealt(1, 3, B, kept=True))
    house.rows(("dealer", deal.DealCard("5S"), (*kept, deal.CardDealt(1, 4, P, "5S"))))
    house.key("2S 9H").deal("KH").counted()
    assert hands(house) == {P: ["2S", "5S"], B: ["9H", "KH"]}


@pytest.mark.clause("oneida-minibaccarat:N.2")
def test_more_than_a_hand_begins_with_wait_for_the_hand_after() -> None:
    house = Cards().ready()
    for _ in range(4):
        house.deal("--").do("dealer", HIDDEN)
    house.start().close().deal("KH").key("2S 9H 5S").counted()
    house.do("dealer", deal.AnnounceResult(1))
    house.settled().start().close().deal("KC").key("9C")
    assert hands(house) == {P: ["9C"], B: ["KC"]}


@pytest.mark.clause("oneida-minibaccarat:N.2")
def test_a_disclosed_one_is_burned_and_play_waits_for_the_burn() -> None:
    house = Cards().ready().deal("2C")
    waits = no("wrong_phase", "N.2")
    house.rows(
        ("dealer", rounds.StartGame(), waits),
        ("dealer", SEEN, ruled(2, ErrorEnd.BURNED, "N.2")),
        ("dealer", rounds.StartGame(), waits),
        ("dealer", deal.DealCard("5C"), deal.CardBurned(3, "5C")),
        ("dealer", deal.DealCard(""), no("malformed", "E.4")),
        ("dealer", deal.DealCard("6C"), deal.CardBurned(4, "6C")),
    )
    house.start()


@pytest.mark.clause("oneida-minibaccarat:N.2")
def test_after_the_last_hand_a_kept_card_joins_the_reshuffle() -> None:
    house = Cards().ready()
    house.do("dealer", deal.CuttingCardAppears(), deal.AnnounceLastHand())
    house.round(BANKER).deal("--").do("dealer", HIDDEN)
    house.settled().loaded().deal("KS").start().close()
    house.rows(("dealer", deal.DealCard("2S"), deal.CardDealt(2, 2, P, "2S")))


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
    house = Cards().ready(**options).buy(5000, coupon=500).drawn_to(left).start()
    return house.lay("banker", 1000, coupon=500)


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
        ("dealer", rounds.StartGame(), no("wrong_phase", "N.2")),
        ("dealer", void, deal.RoundVoided(0, cited("N.4"))),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(2, 0, 312)),
    )


@pytest.mark.clause("oneida-minibaccarat:N.4")
def test_buttons_stay_where_a_round_is_void_and_are_collected_before_the_reshuffle() -> None:
    house = Cards().ready(vigorish_collection="deferred").buy(5000).round(BANKER, {"banker": 1000}).settled()
    house.drawn_to(0).start().lay("banker", 1000).close()
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
        ("dealer", deal.TakeCards(1, B, "delay"), no("wrong_phase", "J.3.b")),
        ("dealer", deal.AcceptCards(1, B), no("wrong_phase", "J.3.b")),
        ("dealer", deal.TakeCards(1, P, "delay"), deal.CardsGivenUp(1, P, ONE, "delay", "staff:Dana", "")),
    )

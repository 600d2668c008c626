"""Mini-baccarat's hands as they are dealt, at the desk: sections H to J."""

import pytest

from croupier.base.names import TerminalId
from croupier.desk.messages import ChangeTerms
from croupier.floor.baccarat.dealing import UNREAD
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.state import Phase
from croupier.floor.baccarat.turning import seal
from croupier.floor.parts.messages import rounds, tables
from croupier.floor.pit.messages.pit import BeginDay
from croupier.floor.pit.state import PIT
from tests.cards import DATED, Cards, cited, install_cards, no
from tests.house import FLOAT, ONE, THREE, TWO, at

P, B = Side.PLAYER, Side.BANKER
SEVEN = TerminalId("7")
KEPT = "kept, the first card of the next hand"


def taken(house: Cards) -> dict[Side, int]:
    return {side: sum(one.side is side for one in house.cards.hands) for side in Side}


@pytest.mark.clause("oneida-minibaccarat:H")
def test_cards_come_out_of_a_shoe_of_one_back_one_by_one() -> None:
    house = Cards().ready()
    assert (house.cards.backs, house.cards.shoe.cards) == (("red",), 312)
    house.start().close()
    house.rows(
        ("dealer", deal.DealCard("1S"), no("unknown_outcome", "H")),
        ("dealer", deal.DealCard("5S"), deal.CardDealt(1, 2, P, "5S")),
    )
    assert house.cards.cards_left == 310


@pytest.mark.clause("oneida-minibaccarat:H")
def test_a_shoe_that_reads_its_cards_tells_them_itself() -> None:
    """What it fails to read the dealer keys and the floorperson confirms; until then the hand waits."""
    house = Cards().seated().stacked().read_by_shoe().loaded()
    assert house.refused("dealer", deal.DealCard("KS")) == no("not_permitted", "H")
    house.do("reader", deal.DealCard("KS"))
    house.start().close()
    [dealt, unread, alarm] = house.asked("reader", deal.DealCard(""))
    assert (dealt, unread) == (deal.CardDealt(1, 2, P), deal.CardUnread(2))
    assert type(alarm).__name__ == "Alarmed"
    house.rows(
        ("floorperson", deal.ConfirmCard(2, "9S"), no("nothing_there", "H")),
        ("dealer", deal.KeyCard(3, "9S"), no("wrong_phase", "H")),
        ("dealer", deal.KeyCard(2, "9X"), no("unknown_outcome", "H")),
        ("dealer", deal.KeyCard(2, "9S"), deal.CardKeyed(2, "9S", "staff:Dana", confirmed=False)),
        ("floorperson", deal.ConfirmCard(2, "8S"), no("amount_differs", "H")),
        ("floorperson", deal.ConfirmCard(2, "9S"), deal.CardConfirmed(2, "staff:Flo")),
        ("reader", deal.DealCard("5S"), deal.CardDealt(1, 3, B, "5S")),
    )


@pytest.mark.clause("oneida-minibaccarat:H")
@pytest.mark.parametrize(("first", "left"), [("2S", 2), ("KS", 0)])
def test_a_card_of_a_burn_that_the_shoe_fails_to_read_is_keyed_too(first: str, left: int) -> None:
    house = Cards().seated().stacked().read_by_shoe().loaded()
    house.rows(("reader", deal.DealCard(""), (deal.CardUnread(1), UNREAD)))
    assert house.refused("dealer", deal.RuleOnCard(False, False)) == no("wrong_phase", "N.2")
    house.key(first).do("floorperson", deal.ConfirmCard(1, first))
    assert (house.cards.shoe.burning, house.cards.cards_left) == (left, 311)
    for nth in range(left):
        house.do("reader", deal.DealCard(""))
        house.key(f"{nth + 4}S").do("floorperson", deal.ConfirmCard(nth + 2, f"{nth + 4}S"))
    assert house.cards.shoe.discards == [first, "4S", "5S"][: 1 + left]
    house.start()


@pytest.mark.clause("oneida-minibaccarat:I")
@pytest.mark.parametrize("dealing", ["a", "b"])
def test_a_shoe_that_reshuffles_by_itself_has_no_cut_burn_or_last_hand(dealing: str) -> None:
    house = Cards().seated(shuffling="reshuffling-shoe", dealing=dealing).stacked()
    house.rows(
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(1, 0, 312)),
        ("dealer", cards.CutCards(100), no("wrong_phase", "E.2")),
        ("supervisor", cards.OrderRecut("thrown"), no("wrong_phase", "E.5")),
        ("dealer", cards.LoadShoe(14), cards.ShoeLoaded(0)),
        ("dealer", deal.CuttingCardAppears(), no("wrong_phase", "J.8")),
        ("dealer", deal.AnnounceLastHand(), no("wrong_phase", "J.8")),
    )
    for _ in range(79):  # more cards than there are: they go back into it
        house.start()
        if dealing == "a":
            house.close().deal("KS 9S QS JS").counted()
        else:
            house.four().turn(P, "KS QS").call(P).turn(B, "9S JS").call(B)
        house.do("dealer", deal.AnnounceResult(house.cards.round))
        house.settled()
    assert house.cards.cards_left == 312
    assert house.refused("dealer", deal.VoidRound()) == no("wrong_phase", "N.4")


@pytest.mark.clause("oneida-minibaccarat:J.1")
def test_two_hands_are_dealt() -> None:
    house = Cards().ready().start().close().deal("9S 2H KS 5H")
    assert taken(house) == {P: 2, B: 2}


@pytest.mark.clause("oneida-minibaccarat:J.2")
def test_each_round_begins_with_no_more_bets() -> None:
    house = Cards().ready().start()
    house.rows(
        ("dealer", deal.AnnounceResult(1), no("wrong_phase", "J.3")),
        ("dealer", rounds.CloseBets(1), rounds.BetsClosed(1, rounds.Closer.DEALER, 0)),
        ("dealer", deal.DealCard("9S"), deal.CardDealt(1, 2, P, "9S")),
    )
    house = Cards().ready().start()
    house.rows(("dealer", deal.DealCard("9S"), deal.CardInError(2, "9S")))


@pytest.mark.clause("oneida-minibaccarat:J.3")
def test_the_director_gives_written_notice_of_the_option() -> None:
    """Before a shoe is dealt, and again when the option changes."""
    house = Cards()
    house.do("engineer", install_cards())
    house.do("supervisor", tables.OpenTable(FLOAT, 0, 0))
    house.do("dealer", tables.TakeTable())
    house.stacked().do("dealer", cards.ShuffleCards(), cards.CutCards(100))
    missing = no("option_not_allowed", "J.3")
    house.do("clock", BeginDay(DATED), table=PIT)
    assert house.refused("supervisor", cards.GiveNotice("a", DATED)).reason == "not_permitted"
    house.rows(
        ("dealer", cards.LoadShoe(14), missing),
        ("director", cards.GiveNotice("b", DATED), missing),
        ("director", cards.GiveNotice("a", "16.11.2026"), no("malformed", "J.3")),
        ("director", cards.GiveNotice("a", "20261116"), no("malformed", "J.3")),
        ("director", cards.GiveNotice("a", "2026-11-17"), no("malformed", "J.3")),  # counts from tomorrow
        ("director", cards.GiveNotice("a", DATED), cards.NoticeGiven("a", DATED, "staff:Dirk")),
        ("dealer", cards.LoadShoe(14), cards.ShoeLoaded(14)),
    )
    house.deal("KS").do("director", ChangeTerms(install_cards(dealing="b").effective))
    assert house.refused("dealer", rounds.StartGame()) == missing
    house.do("director", cards.GiveNotice("b", DATED))
    house.start()


@pytest.mark.clause("oneida-minibaccarat:J.3.a")
def test_by_option_a_every_card_is_turned_up_as_it_is_dealt() -> None:
    house = Cards().ready().start().close()
    house.rows(
        ("dealer", deal.DealCard(""), no("malformed", "J.3.a")),
        ("dealer", deal.DealCard("2S"), deal.CardDealt(1, 2, P, "2S")),
        ("dealer", deal.DealCard("3S"), deal.CardDealt(1, 3, B, "3S")),
        ("dealer", deal.DealCard("2H"), deal.CardDealt(1, 4, P, "2H")),
        ("dealer", deal.TurnCards(1, P), no("wrong_phase", "J.3.a")),
        ("dealer", deal.DealCard("3H"), deal.CardDealt(1, 5, B, "3H")),
        ("dealer", deal.TurnCards(1, P), no("wrong_phase", "J.3.a")),
        (at(ONE), deal.TurnCards(1, P), no("not_permitted", "L.4")),
    )
    assert all(one.turned for one in house.cards.hands)


@pytest.mark.clause("oneida-minibaccarat:J.3.b")
def test_by_option_b_the_bankers_hand_lies_under_the_shoe_until_the_players_is_called() -> None:
    house = Cards().ready(dealing="b").start().close()
    house.rows(
        ("dealer", deal.DealCard("2S"), no("malformed", "J.3.b")),
        ("dealer", deal.DealCard(""), deal.CardDealt(1, 2, P)),
    )
    house.deal("-- --")
    early = no("wrong_phase", "J.3.b")
    house.rows(
        ("dealer", deal.TurnCards(1, P), early),
        ("dealer", deal.DealCard(""), deal.CardDealt(1, 5, B)),
        ("dealer", deal.TurnCards(1, B), early),
        ("dealer", deal.HandCards(1, P), early),
        ("dealer", deal.TurnCards(1, P), deal.CardsTurned(1, P, "")),
        ("dealer", deal.AnnounceCount(1, P), no("wrong_phase", "J.4")),
        ("dealer", deal.KeyCard(2, "2S"), deal.CardKeyed(2, "2S", "staff:Dana", confirmed=True)),
        ("dealer", deal.KeyCard(4, "2H"), deal.CardKeyed(4, "2H", "staff:Dana", confirmed=True)),
        ("dealer", deal.TurnCards(1, B), early),
        ("dealer", deal.AnnounceCount(1, P), deal.CountAnnounced(1, P, 4)),
        ("dealer", deal.TurnCards(1, B), deal.CardsTurned(1, B, "")),
    )
    house.key("3S 3H").call(B)
    house.rows(("dealer", deal.DealCard("KS"), deal.CardDealt(1, 6, P, "KS")))


def squeezed(**wagers: int) -> Cards:
    """By option c, with wagers on `player` and `banker` by seat, as `p1=500`; four cards lie face down."""
    house = Cards().ready(dealing="c").sit(ONE, TWO, THREE, SEVEN).start()
    for name, amount in wagers.items():
        house.lay({"p": "player", "b": "banker"}[name[0]], amount, TerminalId(name[1]))
    return house.four()


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_by_option_c_the_highest_wager_on_a_hand_turns_it_and_its_third_card() -> None:
    house = squeezed(p1=500, p3=1000, b2=500, b7=600)
    players, handed = no("not_permitted", "J.3.c"), cited("J.3.c")
    house.rows(
        ("dealer", deal.TurnCards(1, P), players),
        ("dealer", deal.HandCards(1, B), no("wrong_phase", "J.3.c")),
        (at(THREE), deal.TurnCards(1, P), no("not_permitted", "L.4")),
        ("dealer", deal.HandCards(1, P), deal.CardsHanded(1, P, THREE, handed)),
        ("dealer", deal.HandCards(1, P), no("wrong_phase", "J.3.c")),
        (at(ONE), deal.TurnCards(1, P), no("not_permitted", "L.4")),
        (at(THREE), deal.TurnCards(1, P), deal.CardsTurned(1, P, "3")),
    )
    house.key("2S KS").call(P)
    house.rows(
        ("dealer", deal.HandCards(1, B), deal.CardsHanded(1, B, SEVEN, handed)),
        (at(SEVEN), deal.TurnCards(1, B), deal.CardsTurned(1, B, "7")),
    )
    house.key("3S KH").call(B)
    house.rows(
        ("dealer", deal.DealCard("6S"), no("malformed", "J.3.c")),
        ("dealer", deal.DealCard(""), deal.CardDealt(1, 6, P)),
        ("dealer", deal.HandCards(1, P), deal.CardsHanded(1, P, THREE, handed)),
        ("dealer", deal.DealCard(""), deal.CardInError(7)),
        ("dealer", deal.RuleOnCard(on_player=False, disclosed=False), deal.ErrorRuled(7, KEPT, cited("N.2"))),
        (at(THREE), deal.TurnCards(1, P), deal.CardsTurned(1, P, "3")),
    )
    house.key("6S")
    house.rows(
        ("dealer", deal.DealCard(""), deal.CardDealt(1, 8, B)),
        ("dealer", deal.AnnounceResult(1), no("wrong_phase", "L.1")),
        ("dealer", deal.HandCards(1, B), deal.CardsHanded(1, B, SEVEN, handed)),
        (at(SEVEN), deal.TurnCards(1, B), deal.CardsTurned(1, B, "7")),
    )
    house.key("5S")
    house.rows(("dealer", deal.AnnounceResult(1), deal.ResultAnnounced(1, "2S 3S KS KH 6S 5S", "tie", 8, 8)))


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_of_equal_wagers_the_one_closest_to_the_dealer_counterclockwise_turns() -> None:
    house = squeezed(p7=500, p2=500, p3=400)
    [handed] = house.asked("dealer", deal.HandCards(1, P))
    assert handed == deal.CardsHanded(1, P, TWO, cited("J.3.c"))


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_a_hand_nobody_wagered_on_is_turned_by_the_dealer() -> None:
    house = squeezed(b1=500)
    house.rows(
        ("dealer", deal.HandCards(1, P), no("wrong_phase", "J.3.c")),
        ("dealer", deal.TurnCards(1, P), deal.CardsTurned(1, P, "")),
    )


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_a_face_that_the_shoe_has_read_stays_sealed_until_the_player_turns_it() -> None:
    house = Cards().seated(dealing="c").stacked().read_by_shoe().loaded().sit(ONE)
    house.do("reader", deal.DealCard("KS"))
    house.start().lay("player", 500).close()
    dealt = ("9S", "2H", "KC", "5H")
    for card in dealt:
        house.do("reader", deal.DealCard("", seal(card, "salt")))
    assert [one.card for one in house.cards.hands] == ["", "", "", ""]
    house.do("dealer", deal.HandCards(1, P))
    house.rows(("reader", deal.ShowCard(2, "9S", "salt"), no("wrong_phase", "L.4")))
    house.do(at(ONE), deal.TurnCards(1, P))
    house.rows(
        ("reader", deal.ShowCard(2, "8S", "salt"), no("amount_differs", "H")),
        ("reader", deal.ShowCard(2, "9S", "salt"), deal.CardShown(2, "9S", "salt")),
        ("reader", deal.ShowCard(4, "KC", "salt"), deal.CardShown(4, "KC", "salt")),
        ("dealer", deal.AnnounceCount(1, P), deal.CountAnnounced(1, P, 9)),
    )


@pytest.mark.clause("oneida-minibaccarat:J.4")
def test_the_players_count_is_announced_and_then_the_bankers() -> None:
    house = Cards().ready().start().close().deal("2S 3S 2H")
    order = no("wrong_phase", "J.4")
    house.rows(
        ("dealer", deal.AnnounceCount(1, P), order),
        ("dealer", deal.DealCard("3H"), deal.CardDealt(1, 5, B, "3H")),
        ("dealer", deal.AnnounceCount(1, B), order),
        ("dealer", deal.AnnounceCount(2, P), no("wrong_phase", "J.3")),
        ("dealer", deal.AnnounceCount(1, P), deal.CountAnnounced(1, P, 4)),
        ("dealer", deal.AnnounceCount(1, P), order),
        ("dealer", deal.AnnounceCount(1, B), deal.CountAnnounced(1, B, 6)),
    )


@pytest.mark.clause("oneida-minibaccarat:J.8")
def test_after_the_cutting_card_the_hand_is_completed_and_one_more_is_dealt() -> None:
    house = Cards().ready().drawn_to(20).start().close().deal("KS 9S")
    early, out = no("wrong_phase", "J.8"), no("wrong_phase", "J.8")
    house.rows(
        ("dealer", deal.AnnounceLastHand(), early),
        ("dealer", deal.CuttingCardAppears(), deal.CuttingCardOut()),
        ("dealer", deal.CuttingCardAppears(), out),
    )
    house.deal("QS JS").counted().do("dealer", deal.AnnounceResult(1))
    assert house.refused("dealer", deal.AnnounceLastHand()) == early
    house.settled()
    house.rows(
        ("dealer", rounds.StartGame(), early),
        ("dealer", deal.AnnounceLastHand(), deal.LastHandAnnounced()),
        ("dealer", deal.AnnounceLastHand(), early),
    )
    house.start()
    assert house.refused("dealer", deal.CuttingCardAppears()) == out, "one appears in play; the other is last"
    house.close().deal("KH 9H QH JH").counted().do("dealer", deal.AnnounceResult(2))
    house.settled()
    assert house.cards.phase is Phase.SHUFFLE
    assert house.refused("dealer", deal.DealCard("KS")) == no("wrong_phase", "H")


@pytest.mark.clause("oneida-minibaccarat:J.8")
def test_a_cutting_card_that_a_burn_turns_up_has_appeared() -> None:
    house = Cards().seated().stacked().loaded(from_back=310).deal("2S")
    house.do("dealer", deal.CuttingCardAppears())
    house.deal("3S 4S")
    assert house.refused("dealer", rounds.StartGame()) == no("wrong_phase", "J.8")
    house.do("dealer", deal.AnnounceLastHand())
    house.round("KS 9S QS JS").settled()
    assert house.cards.phase is Phase.SHUFFLE

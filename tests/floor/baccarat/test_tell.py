"""A mini-baccarat table told line by line from the journal alone, each line with its clause."""

import hashlib

from croupier.desk.transcript import Line, transcript
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face, Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.turning import seal
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import seats, tables, wagers
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from tests.cards import Cards, no, wide_limits
from tests.house import ONE, T1, THREE, TWO, at

SEED = "5e" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def lines(house: Cards, round_: int | None = None) -> list[Line]:
    return transcript(KINDS, house.store.entries(), T1, round_)


def told(house: Cards, since: int = 0) -> list[tuple[str, str]]:
    """What was said after so many lines, with its clause."""
    found = lines(house)[since:]
    return [(line.says, str(line.clause).removeprefix("oneida-minibaccarat:")) for line in found]


def so_far(house: Cards) -> int:
    return len(lines(house))


def face_down(option: str = "b", port: Port = Port.KEYS) -> Cards:
    """Two players bet on both hands, and betting is closed; the shoe is keyed unless a reader is named."""
    house = Cards().seated(dealing=option).stacked()
    if port is not Port.KEYS:
        house.do("reader", cards.ReadyShoe(port))
    house.loaded()
    house.do("dealer" if port is Port.KEYS else "reader", deal.DealCard("KS"))
    house.buy(seat=ONE).buy(seat=TWO).start().lay("player", 5000, ONE).lay("banker", 5000, TWO)
    return house.close()


def test_cards_are_told_from_the_notice_to_the_burn() -> None:
    house = Cards().ready("2S 4H 5D")
    assert told(house) == [
        ("Dana takes the table.", "D.1"),
        ("Dirk gives notice, dated 2026-11-16: cards are dealt by option a.", "J.3"),
        ("6 decks with red backs, cutting cards yellow.", "B.3"),
        ("Dana sorts and inspects the cards.", "D.1"),
        ("Flo verifies the inspection.", "D.1"),
        ("The cards are spread face up.", "D.2"),
        ("The player at seat 1 looks at the cards.", "D.2"),
        ("The cards are turned face down, washed and stacked.", "D.3"),
        ("Shoe 1: 312 cards are shuffled.", "E.1"),
        ("Seat 1 cuts at card 100.", "E.3"),
        ("The cutting card is 14 from the back; the shoe is loaded.", "E.4"),
        ("2S is shown and burned.", "E.4"),
        ("4H is shown and burned.", "E.4"),
        ("5D is shown and burned.", "E.4"),
    ]


def test_a_shuffler_a_declined_cut_and_a_recut_are_told() -> None:
    house = Cards().seated(shuffling="shuffler", decks=12).received()
    house.do("dealer", cards.InspectCards())
    house.do("device", cards.VerifyCards())
    house.do("dealer", cards.SpreadCards(Face.UP), cards.ShowCards(ONE), cards.StackCards())
    house.do("dealer", cards.ShuffleCards(), cards.SpreadCards(Face.UP), cards.ShowCards(ONE))
    house.do("dealer", cards.StackCards(), cards.ShuffleCards())
    house.do(at(ONE), cards.AskForSpread())
    house.do("dealer", cards.ShowCards(ONE), cards.StackCards(), cards.ShuffleCards())
    house.do(at(ONE), cards.DeclineCut())
    house.do("dealer", cards.CutCards(50))
    house.do("supervisor", cards.OrderRecut("a card fell"))
    said = told(house)
    assert ("12 decks with red and blue backs, cutting cards yellow.", "B.3") in said
    assert ("A device verifies the inspection.", "D.1") in said
    assert ("The cards are turned face down and stacked.", "D.4") in said
    assert ("Seat 1 asks to see the cards.", "E.6") in said
    assert ("The player at seat 1 looks at the cards.", "E.6") in said
    assert ("Shoe 2: 312 cards are shuffled.", "B.4") in said
    assert said[-3:] == [
        ("Seat 1 declines the cut.", "E.2"),
        ("The dealer cuts at card 50.", "E.3"),
        ("Sam orders a recut: a card fell.", "E.5"),
    ]


def test_a_virtual_shoe_is_committed_to_and_revealed_and_a_reader_says_nothing() -> None:
    house = Cards().seated().stacked()
    house.do("reader", cards.ReadyShoe(Port.VIRTUAL, COMMITMENT, "a salt"))
    house.loaded()
    house.do("reader", deal.DealCard("KS"))
    house.do("dealer", cards.SpreadCards(Face.DOWN))
    house.do("reader", cards.RevealShoe(SEED))
    said = told(house)
    assert (f"Shoe 1 is committed to: {COMMITMENT[:16]}...", "H") in said
    spread, revealed = ("The cards are spread face down.", "E.6"), ("The seed of shoe 1 is revealed.", "H")
    assert said[-2:] == [spread, revealed]
    assert not [says for says, _ in told(face_down(port=Port.READER)) if "committed" in says]


def test_a_round_is_told_from_the_bets_to_the_discard_rack() -> None:
    house = Cards().ready().buy(coupon=1000)
    since = so_far(house)
    house.start().lay("banker", 5000, coupon=1000).lay("tie", 500).close()
    house.deal("2S 9H 5S KH").counted().do("dealer", deal.AnnounceResult(1))
    house.settled()
    assert told(house, since) == [
        ("Round 1: place your bets.", "J.3"),
        ("Seat 1 lays $50 and a coupon for $10 on Banker.", "G.3"),
        ("Seat 1 lays $5 on Tie.", "G.3"),
        ("No more bets: $65 lies on the layout.", "J.2"),
        ("2S to the Player's Hand.", "J.3.a"),
        ("9H to the Banker's Hand.", "J.3.a"),
        ("5S to the Player's Hand.", "J.3.a"),
        ("KH to the Banker's Hand.", "J.3.a"),
        ("The Player's Hand: 7.", "J.4"),
        ("The Banker's Hand: 9.", "J.4"),
        ("The Banker's Hand wins: Player 7, Banker 9.", "L.1"),
        ("Losing wagers are collected: $5.", "L.2"),
        ("Seat 1: $5 on Tie is lost.", "G.1.c"),
        ("Seat 1 is paid $60 on Banker, $10 of it by coupon.", "M.3"),
        ("Seat 1 pays $3 of vigorish.", "M.3"),
        ("The cards go into the discard rack: 2S 9H 5S KH.", "L.3"),
    ]


def test_a_round_is_told_alone_with_its_cards_and_its_vigorish() -> None:
    """The cards of a shoe and the vigorish name no round: they are of the one in play."""
    house = (
        Cards().ready("2S 4H 5D", dealing="b").buy().start().lay("banker", 5000).close().deal("-- -- -- --")
    )
    for side, faces in ((Side.PLAYER, {4: "2S", 6: "5S"}), (Side.BANKER, {5: "9H", 7: "KH"})):
        house.do("dealer", deal.TurnCards(1, side))
        house.do("dealer", *(deal.KeyCard(*face) for face in faces.items()), deal.AnnounceCount(1, side))
    house.do("dealer", deal.AnnounceResult(1))
    house.settled()
    first = [line.says for line in lines(house, 1)]
    assert (first[0], len(first)) == ("Round 1: place your bets.", 20)
    assert "Dana keys card 5, of the Banker's Hand: 9H." in first
    assert "Seat 1 pays $2.50 of vigorish." in first
    assert not [says for says in first if "burned" in says]
    house.deal("--").do("dealer", deal.RuleOnCard(on_player=False, disclosed=False))
    house.start()
    assert [line.says for line in lines(house, 1)] == first
    assert [line.says for line in lines(house, 2)] == ["Round 2: place your bets."]


def test_a_tie_sends_wagers_back_and_pays_the_tie_bet() -> None:
    house = Cards().ready().buy()
    house.round("2S 2H 5S 5H", {"player": 5000, "tie": 500}).settled()
    said = told(house)
    assert ("Tie Hand: Player 7, Banker 7.", "L.1") in said
    assert ("Seat 1: $50 on Player is void and goes back.", "G.1.b") in said
    assert ("Seat 1 is paid $40 on Tie.", "M.2") in said


def test_vigorish_that_comes_first_is_told_with_what_the_payment_lacks() -> None:
    house = Cards().ready(payment="d").buy(5000)
    house.round("2S 9H 5S KH", {"banker": 5000}).settled()
    assert ("Seat 1 pays $2.50 of vigorish; $2.50 of it comes out of the payment.", "M.3") in told(house)
    paid = (
        ("Seat 1 is paid $50 on Banker.", "M.3"),
        ("$2.50 of it stays with the house for the vigorish.", "L.2"),
    )
    assert [line for line in told(house) if line in paid] == list(paid)


def test_a_button_is_told_until_it_is_collected_or_documented() -> None:
    house = Cards().ready(vigorish_collection="deferred").buy()
    house.round("2S 9H 5S KH", {"banker": 5000}).settled()
    house.do("dealer", pay.CollectVigorish(ONE))
    house.round("2S 9H 5S KH", {"banker": 5000}).settled()
    house.do("supervisor", pay.DocumentVigorish(ONE, "left without paying"))
    about = [(says, clause) for says, clause in told(house) if "vigorish" in says]
    assert about == [
        ("The button of seat 1 shows $2.50 of vigorish.", "M.3.b"),
        ("Seat 1 pays the $2.50 of vigorish on its button.", "M.3.d"),
        ("The button of seat 1 shows $2.50 of vigorish.", "M.3.b"),
        ("Sam documents $2.50 of vigorish that seat 1 owes: left without paying.", "M.3.d"),
    ]


def test_chips_and_calls_are_told_from_the_money_to_the_pocket() -> None:
    house = Cards().ready(limits=wide_limits(aggregate="10.00.."))
    since = so_far(house)
    house.buy(10_000, coupon=500).start().lay("tie", 500, coupon=500)
    house.do(at(ONE), wagers.TakeBack(1, "tie"))
    house.lay("tie", 500).buy(10_000, TWO)
    house.do(at(TWO), wagers.CallWager(1, "player", 2000), wagers.CallWager(1, "banker", 1000))
    house.do("floorperson", pay.ConfirmCalled(TWO, 1, "player", 2000))
    house.do("dealer", wagers.AcceptCalled(TWO, 1, "player", 2000))
    house.close()
    for whose in (at(TWO), "dealer"):
        assert house.refused(whose, seats.TakeChipsAway(TWO)) == no("bets_in_play", "G.3")
    assert [said for said in told(house, since) if said[0] != "Round 1: place your bets."] == [
        ("Seat 1 lays $100 and a coupon for $5 for value chips.", "G.3"),
        ("Seat 1 gets $100 in value chips.", "G.3"),
        ("Seat 1 lays $5 and a coupon for $5 on Tie.", "G.3"),
        ("Seat 1 takes $5 and a coupon for $5 back from Tie.", "G.3"),
        ("Seat 1 lays $5 on Tie.", "G.3"),
        ("Seat 2 lays $100 for value chips.", "G.3"),
        ("Seat 2 gets $100 in value chips.", "G.3"),
        ("Seat 2 calls $20 on Player, with cash.", "G.3"),
        ("Seat 2 calls $10 on Banker, with cash.", "G.3"),
        ("Flo confirms seat 2's $20 on Player.", "G.3"),
        ("The dealer accepts seat 2's $20 on Player; the cash is in the drop box.", "G.3"),
        ("Seat 2's call of $10 on Banker was not accepted and lapses.", "G.3"),
        ("Seat 1's total is below the minimum: $5 back from Tie.", "O"),
        ("No more bets: $20 lies on the layout.", "J.2"),
    ]
    house.do(at(ONE), seats.TakeChipsAway(ONE))
    assert told(house)[-1] == ("Seat 1 takes $100 in value chips and a coupon for $5 away.", "G.3")


def test_what_lies_on_each_spot_can_be_drawn_from_the_lines() -> None:
    house = Cards().ready().buy(coupon=500).start().lay("tie", 500, coupon=500)
    house.do(at(ONE), wagers.TakeBack(1, "tie"), wagers.CallWager(1, "player", 2000))
    house.do("floorperson", pay.ConfirmCalled(ONE, 1, "player", 2000))
    house.do("dealer", wagers.AcceptCalled(ONE, 1, "player", 2000))
    house.close().deal("2S 9H 5S KH").counted().do("dealer", deal.AnnounceResult(1))
    changes = [(line.terminal, change) for line in lines(house) for change in line.changes]
    assert changes == [(ONE, ("tie", 1000)), (ONE, ("tie", -1000)), (ONE, ("player", 2000))]
    assert [line.number for line in lines(house) if line.number] == ["banker"]


def test_hands_that_lie_face_down_are_told_by_who_turns_them() -> None:
    house = face_down()
    since = so_far(house)
    house.deal("-- -- -- --").do("dealer", deal.TurnCards(1, Side.PLAYER))
    house.do("dealer", deal.KeyCard(2, "2S"), deal.KeyCard(4, "5S"), deal.AnnounceCount(1, Side.PLAYER))
    assert told(house, since) == [
        ("A card, face down, to the Player's Hand.", "J.3.b"),
        ("A card, face down, to the Banker's Hand.", "J.3.b"),
        ("A card, face down, to the Player's Hand.", "J.3.b"),
        ("A card, face down, to the Banker's Hand.", "J.3.b"),
        ("The dealer turns the Player's Hand face up.", "J.3.b"),
        ("Dana keys card 2, of the Player's Hand: 2S.", "H"),
        ("Dana keys card 4, of the Player's Hand: 5S.", "H"),
        ("The Player's Hand: 7.", "J.4"),
    ]


def test_the_right_to_turn_a_hand_is_told_from_hand_to_hand() -> None:
    house = face_down("c", Port.READER).buy(seat=THREE)
    for card in ("2S", "9H", "5S", "KH"):
        house.do("reader", deal.DealCard("", seal(card, "salt")))
    since = so_far(house)
    house.do("dealer", deal.HandCards(1, Side.PLAYER))
    house.do(at(ONE), deal.GiveUpCards(1, Side.PLAYER))
    house.do(at(TWO), deal.DeclineCards(1, Side.PLAYER))
    house.do(at(THREE), deal.AcceptCards(1, Side.PLAYER), deal.TurnCards(1, Side.PLAYER))
    house.do("reader", deal.ShowCard(2, "2S", "salt"))
    assert told(house, since) == [
        ("Seat 1 is handed the Player's Hand.", "J.3.c"),
        ("Seat 1 no longer turns the Player's Hand: given up.", "N.5"),
        ("Seat 2 declines the Player's Hand.", "N.5"),
        ("Seat 3 is handed the Player's Hand.", "J.3.c"),
        ("Seat 3 returns the Player's Hand face up.", "J.3.c"),
        ("Card 2, of the Player's Hand, is 2S.", "H"),
    ]


def test_a_card_that_was_not_read_is_told_until_it_is_confirmed() -> None:
    house = face_down("a", Port.READER)
    since = so_far(house)
    house.do("reader", deal.DealCard(""))
    house.do("dealer", deal.KeyCard(2, "2S"))
    house.do("floorperson", deal.ConfirmCard(2, "2S"))
    assert [says for says, _ in told(house, since)] == [
        "A card to the Player's Hand.",
        "The shoe did not read card 2: the hand waits.",
        "A supervisor must see: the shoe did not read a card: the hand waits.",
        "Dana keys card 2, of the Player's Hand: 2S.",
        "Flo confirms card 2.",
    ]


def test_cards_in_error_are_told_with_what_becomes_of_them() -> None:
    house = face_down()
    house.deal("-- -- -- --")
    since = so_far(house)
    house.deal("--").do("dealer", deal.RuleOnCard(on_player=False, disclosed=False))
    house.do("dealer", deal.FindFaceUp("AS"))
    house.deal("4D")
    assert told(house, since) == [
        ("A card is drawn in error.", "N.2"),
        ("The card in error is kept, the first card of the next hand.", "N.2"),
        ("AS lies face up in the shoe, and is not used.", "N.3"),
        ("4D is shown and burned.", "N.3"),
    ]


def test_a_kept_card_is_told_as_the_first_of_the_next_hand() -> None:
    house = Cards().ready(dealing="b")
    house.deal("--").do("dealer", deal.RuleOnCard(on_player=False, disclosed=False))
    house.start().close().laid()
    assert ("A card, face down, to the Player's Hand: the one that was kept.", "J.3.b") in told(house)


def test_the_last_hand_and_a_round_without_cards_are_told() -> None:
    house = Cards().seated().stacked().loaded().deal("KS")
    house.do("dealer", deal.CuttingCardAppears(), deal.AnnounceLastHand())
    house.start().drawn_to(0).close().do("dealer", deal.VoidRound())
    said = told(house)
    assert said[-2:] == [
        ("No more bets: $0 lies on the layout.", "J.2"),
        ("Too few cards are left: the round is void.", "N.4"),
    ]
    appeared = said.index(("The cutting card appears.", "J.8"))
    early = "the cutting card appears with 311 cards left: it was placed 14 from the back."
    assert said[appeared + 1 : appeared + 3] == [
        (f"A supervisor must see: {early}", "D.1"),
        ("Last Hand.", "J.8"),
    ]


def test_a_card_that_is_keyed_again_is_told_with_both_faces() -> None:
    house = Cards().ready().start().close().deal("2S")
    since = so_far(house)
    house.do("dealer", deal.KeyCard(2, "3S"))
    assert [says for says, _ in told(house, since)] == [
        "Dana keys card 2, of the Player's Hand: 3S, which was keyed as 2S.",
        "A supervisor must see: Dana keys the Player's first card again: 3S, which was 2S.",
    ]


def test_a_call_from_a_seat_is_told_and_a_call_for_a_supervisor_is_not() -> None:
    house = Cards().ready()
    since = so_far(house)
    house.do("dealer", tables.CallSupervisor())
    house.do(at(ONE), CallAttendant())
    house.do("dealer", AnswerAttendant(ONE))
    assert told(house, since) == [("Seat 1 calls an attendant.", "D.1"), ("Dana answers seat 1.", "D.1")]

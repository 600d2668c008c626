"""Whole rounds of mini-baccarat, act by act: which is due, that `decide` agrees, and by which clause."""

import pytest

from croupier.base.clause import book_and_key
from croupier.desk.messages import ChangeTerms
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.turning import seal
from croupier.floor.parts.messages import seats, tables, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.games.library import load
from tests.acts import acts, agree, told, whens
from tests.cards import DATED, LAW, Cards, cited, install_cards
from tests.floor.baccarat.card_asks import asks, owed, walk
from tests.house import FLOAT, ONE, TWO, at

CLOSING = ("announce-result", "collect-losing-wagers")


def test_from_the_decks_to_the_discard_rack() -> None:
    house = Cards()
    house.do("engineer", install_cards())
    walk(house, "open-table", "take-table", "give-notice", "receive-cards", "inspect-cards", "verify-cards")
    walk(house, "spread-cards", "show-cards", "wash-cards", "shuffle-cards", "cut-cards", "load-shoe")
    walk(house, "burn-first:2S", "burn-cards:3S", "burn-cards:4S")
    house.buy(5000)
    walk(house, "new-game")
    house.lay("banker", 1000)
    walk(house, "no-more-bets", *(f"deal-four-up:{card}" for card in ("KS", "KH", "QS", "QH")))
    walk(house, "count-player", "count-banker", "third-player:2C", "third-banker:5C", *CLOSING)
    assert told(house) == ["Pay seat 1: $10."]
    walk(house, "pay-winner", "take-vigorish", "discard-cards", "new-game")


def test_with_a_shuffler_the_batches_are_stacked_apart() -> None:
    house = Cards().seated(shuffling="shuffler")
    walk(house, "receive-cards", "inspect-cards", "verify-cards", "spread-batches", "show-cards")
    walk(house, "stack-cards", "first-batch")
    house.do("dealer", cards.DeclineCut())
    walk(house, "dealer-cuts", "load-shoe", "burn-first")
    house.drawn_to(0).do("dealer", deal.VoidRound())
    walk(house, "change-batch", "cut-cards", "load-shoe", "burn-first")
    house.do("dealer", cards.SpreadCards(Face.UP))
    walk(house, "show-cards", "stack-idle", "swap-batches")
    house.do(at(ONE), cards.AskForSpread())
    walk(house, "show-cards", "stack-idle", "reshuffle-batch", "cut-cards")


def test_in_a_shoe_that_reshuffles_nothing_is_cut_or_burned() -> None:
    house = Cards().seated(shuffling="reshuffling-shoe").buy().stacked()
    walk(house, "ready-for-shoe", "load-reshuffling-shoe", "new-game", "no-more-bets")


@pytest.mark.parametrize("come", [True, False])
def test_an_idle_table_is_spread_again(come: bool) -> None:
    """Nobody is said to have come while the table is empty."""
    house = Cards().ready()
    house.do("dealer", cards.SpreadCards(Face.DOWN))
    if come:
        house.buy()
    walk(house, "turn-up" if come else "await-player", "show-cards", "wash-cards", "shuffle-cards")
    walk(house, "cut-cards", "load-shoe", "burn-first")


def test_deferred_vigorish_is_marked_and_other_vigorish_is_collected() -> None:
    deferred = Cards().ready(vigorish_collection="deferred").buy().round("2S 9H 5S KH", {"banker": 2000})
    walk(deferred, "collect-losing-wagers", "pay-winner", "mark-vigorish", "discard-cards")


def test_by_option_b_the_dealer_turns_the_hands() -> None:
    house = Cards().ready(dealing="b").buy()
    walk(house, "new-game", "no-more-bets", *["deal-four-down"] * 4)
    walk(house, "turn-player", "key-card:2S", "key-card:QS", "count-player")
    walk(house, "turn-banker", "key-card:3H", "key-card:KH", "count-banker", "third-player:4C")
    walk(house, "third-banker:2C", *CLOSING, "discard-cards")


def test_by_option_c_players_turn_them_and_third_cards() -> None:
    house = Cards().ready(dealing="c").sit(ONE, TWO)
    walk(house, "new-game")
    house.lay("player", 500).lay("banker", 500, TWO)
    walk(house, "no-more-bets", *["deal-four-down"] * 4)
    walk(house, "hand-player", "returned-player", "key-card:2S", "key-card:QS", "count-player")
    walk(house, "hand-banker", "returned-banker", "key-card:3H", "key-card:KH", "count-banker")
    walk(house, "third-player", "hand-player", "returned-player", "key-card:4C")
    walk(house, "third-banker", "hand-banker", "returned-banker", "key-card:2C", *CLOSING)


@pytest.mark.parametrize(("option", "clause"), [("a", "J.3.a"), ("b", "J.3.b"), ("c", "J.3.c")])
def test_the_order_of_play_rests_on_the_option_in_effect(option: str, clause: str) -> None:
    """From before the first card on, also where the dealer turns what nobody wagered on."""
    house = Cards().ready(dealing=option).sit(ONE)
    before = {act.clause for act in acts(house)}
    house.start().lay("player", 500).close()
    for cited_by in (before, {act.clause for act in acts(house)}):
        assert [one for one in cited_by if one.startswith(cited("J.3."))] == [cited(clause)]
    turned = [act.key for act in acts(house) if act.command == "turn-cards"]
    assert (
        turned
        == {"a": [], "b": ["turn-player", "turn-banker"], "c": ["returned-player", "turn-banker"]}[option]
    )


def test_before_the_deal_option_c_hands_both_hands_to_players() -> None:
    house = Cards().ready(dealing="c").sit(ONE).start()
    keys = [act.key for act in acts(house) if act.command in ("hand-cards", "turn-cards")]
    assert keys == ["hand-player", "returned-player", "hand-banker", "returned-banker"]


def test_a_right_that_is_given_up_is_offered_on_and_the_dealer_turns() -> None:
    house = Cards().ready(dealing="c").sit(ONE, TWO).start().lay("player", 500).four()
    walk(house, "hand-player")
    house.do(at(ONE), deal.GiveUpCards(1, Side.PLAYER))
    walk(house, "accept-cards")
    house.do("dealer", deal.TakeCards(1, Side.PLAYER, "delay"))
    walk(house, "turn-player", "key-card:9S", "key-card:QS", "count-player", "turn-banker")


def test_the_last_hand_is_announced_before_it_is_dealt() -> None:
    house = Cards().ready().buy().start()
    house.do("dealer", deal.CuttingCardAppears())
    house.close().deal("KS 9S QS JS").counted().do("dealer", deal.AnnounceResult(1))
    house.settled()
    walk(house, "announce-last-hand", "new-game")


@pytest.mark.parametrize("disclosed", [True, False])
def test_a_card_in_error_holds_the_next_round_up(disclosed: bool) -> None:
    house = Cards().ready().buy().deal("--")
    assert owed(house) == ["rule-on-card"]
    agree(house, asks(house))
    house.do("dealer", deal.RuleOnCard(on_player=False, disclosed=disclosed))
    if disclosed:
        walk(house, "key-card:2S", "burn-more:3S", "burn-more:4S", "new-game")
    else:
        walk(
            house, "new-game", "no-more-bets", "lay-kept", "key-card:9S", "deal-four-up:KS", "deal-four-up:5S"
        )


def test_a_card_that_came_before_the_counts_waits_for_them() -> None:
    house = Cards().ready().start().close().deal("6S 3H KS KH --")
    walk(house, "count-player", "count-banker", "rule-on-card")
    assert owed(house) == ["third-banker"]


def test_a_third_card_may_be_said_to_have_lain_with_the_players_hand() -> None:
    house = Cards().ready().start().close().deal("6S 3H KS KH").counted().deal("2C")
    assert whens(house, "irregularity")["misdealt"] == "beside"
    agree(house, asks(house))


def test_a_card_that_was_not_read_is_keyed_and_confirmed() -> None:
    house = Cards().seated().stacked().read_by_shoe().loaded()
    house.do("reader", deal.DealCard("KS"))
    house.start().close().do("reader", deal.DealCard(""))
    assert owed(house) == ["key-card"]
    house.key("9S")
    assert owed(house) == ["confirm-card"]
    agree(house, asks(house))
    house.do("floorperson", deal.ConfirmCard(2, "9S"))
    assert owed(house) == ["deal-four-up"]


def test_a_sealed_card_is_shown_once_it_is_turned() -> None:
    house = Cards().seated(dealing="b").stacked().read_by_shoe().loaded()
    house.do("reader", deal.DealCard("KS"))
    house.start().close()
    for card in ("9S", "2S", "KH", "5S"):
        house.do("reader", deal.DealCard("", seal(card, "salt")))
    walk(house, "turn-player", "show-card:9S", "show-card:KH", "count-player")


def test_too_few_cards_make_a_void_of_the_round_or_the_burn() -> None:
    house = Cards().ready().start().close().drawn_to(2).deal("KS KH")
    assert owed(house) == ["void-round"]
    walk(house, "void-round", "shuffle-cards", "dealer-cuts", "load-shoe", "burn-first:2S")
    house.drawn_to(0)
    assert owed(house) == ["void-round"]
    walk(house, "void-round", "shuffle-cards")


def test_a_burn_after_the_result_does_not_hold_up_what_is_paid() -> None:
    house = Cards().ready().start().close().drawn_to(5).deal("2S 9H 5S KH").counted()
    house.do("dealer", deal.AnnounceResult(1), deal.FindFaceUp("2C"))
    walk(house, "collect-losing-wagers", "discard-cards", "void-round")


def test_face_up_cards_in_the_middle_of_a_hand_hold_up_the_next_card_only() -> None:
    house = Cards().ready().start().close().deal("KS KH QS QH")
    house.do("dealer", deal.FindFaceUp("2C"))
    assert owed(house) == ["count-player", "burn-more"]
    assert burned_by(house) == f"{LAW}:N.3"
    keys = [act.key for act in acts(house)]
    assert keys.index("count-player") < keys.index("burn-more") < keys.index("count-banker")
    walk(house, "count-player", "burn-more", "burn-more", "count-banker", "third-player:2C")


@pytest.mark.parametrize(("on_player", "clause"), [(True, "N.1"), (False, "N.2")])
def test_a_burn_rests_on_the_clause_of_the_card_in_error(on_player: bool, clause: str) -> None:
    house = Cards().ready().start().close().deal("9S 2H KS 5H").counted().deal("2D")
    house.do("dealer", deal.RuleOnCard(on_player, disclosed=True))
    assert burned_by(house) == f"{LAW}:{clause}"


def burned_by(house: Cards) -> str:
    [clause] = [str(act.clause) for act in acts(house) if act.key == "burn-more"]
    return clause


def test_chips_and_spoken_wagers_wait_for_the_dealer() -> None:
    house = Cards().ready()
    house.do(at(ONE), seats.AskChips(Money(1000), 0))
    walk(house, "issue-chips", "new-game")
    house.do(at(TWO), wagers.CallWager(1, "tie", 500))
    walk(house, "confirm-called", "accept-called", "no-more-bets")


def test_a_button_is_collected_before_the_reshuffle_or_documented() -> None:
    house = Cards().ready(vigorish_collection="deferred").buy(1000).round("2S 9H 5S KH", {"banker": 1000})
    house.settled().do("dealer", deal.CuttingCardAppears(), deal.AnnounceLastHand())
    house.start().lay("player", 100).close()
    agree(house, asks(house))
    assert whens(house, "button") == {"collect-button": "later", "document-button": "beside"}
    house.deal("2S 9H 5S KH").counted().do("dealer", deal.AnnounceResult(2))
    house.settled()
    assert owed(house) == ["collect-button"]
    walk(house, "collect-button", "shuffle-cards")


def test_a_button_that_the_player_cannot_pay_is_a_supervisors() -> None:
    house = Cards().ready(vigorish_collection="deferred").buy(1000).round("2S 9H 5S KH", {"banker": 1000})
    house.settled().round("9S 2H KS 5H", {"banker": 2000}).settled().start().close().drawn_to(0)
    walk(house, "void-round", "document-button", "shuffle-cards")


def test_while_nobody_deals_nothing_of_the_dealers_is_due() -> None:
    house = Cards()
    house.do("engineer", install_cards())
    house.do("supervisor", tables.OpenTable(FLOAT, 0, 0))
    house.do("director", cards.GiveNotice("a", DATED))
    house.received()
    assert owed(house) == ["take-table"]


def test_a_supervisor_who_is_called_answers() -> None:
    house = Cards().ready()
    house.do("dealer", tables.CallSupervisor())
    walk(house, "answer-call")


def test_an_option_without_notice_holds_up_the_shoe_and_the_round() -> None:
    house = Cards().seated().buy().stacked().loaded()
    house.do("director", ChangeTerms(install_cards(dealing="b").effective))
    house.do("supervisor", cards.OrderRecut("thrown"))
    house.do("dealer", cards.CutCards(100))
    assert owed(house) == ["give-notice"]
    agree(house, asks(house))
    walk(house, "give-notice", "load-shoe", "burn-first")
    house.do("director", ChangeTerms(install_cards(dealing="a").effective))
    assert owed(house) == ["give-notice"]
    walk(house, "give-notice", "new-game")


def test_every_act_rests_on_a_clause_of_the_document() -> None:
    for act in acts(Cards().ready(dealing="c").start()):
        book, key = book_and_key(act.clause)
        assert book == LAW
        assert load(book).text(key)

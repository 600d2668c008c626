"""Cards of mini-baccarat made ready, turned, and what goes wrong with them, over the people's own screens."""

from pathlib import Path
from typing import Any

from tests.minibaccarat import shows
from tests.server.card_table import card_table
from tests.server.clauses.keyed_table import Keyed, keyed_table
from tests.server.rig import T1, house


@shows("K.1", "N.1")
def test_a_third_card_on_the_players_hand_in_error(tmp_path: Path) -> None:
    """It is the Banker's where that must draw; after a natural nobody draws, and it begins the next hand."""
    with keyed_table(tmp_path) as at:
        at.begin("6S 3H KS KH")
        at.dana.do("deal-card", "")
        at.count(1)
        assert at.told(at.one) == "A card was drawn in error: the dealer says what becomes of it."
        at.dana.do("rule-on-card", True, False)
        assert at.sizes() == (2, 3)
        at.dana.do("key-card", 6, "5C")
        at.dana.do("announce-result", 1)
        at.pay(1)
        at.begin("8S 3H KS KH")
        at.count(2)
        assert at.clause(at.dana, "announce-count", 2, "player") == "J.4"
        assert [key for key in at.due() if key.startswith("third")] == []
        at.dana.do("deal-card", "")
        at.dana.do("rule-on-card", True, False)
        at.dana.do("announce-result", 2)
        at.pay(2)
        assert at.dana.view["kept"] == 1
        at.begin("")
        assert at.asked("lay-kept") == "Lay the kept card as card 1 of the four."
        assert at.clause(at.dana, "deal-card", "9C") == "N.2"
        at.dana.do("lay-kept")
        at.dana.do("key-card", 11, "9C")
        assert at.asked("deal-four-up").startswith("Deal card 2 of four")
        assert at.sizes() == (1, 0), "kept, it is the first of this hand"


@shows("N.2", "N.3")
def test_a_card_that_was_seen_is_burned_with_as_many_as_its_value(tmp_path: Path) -> None:
    with keyed_table(tmp_path) as at:
        at.dana.do("find-face-up", "AC")
        assert at.asked("burn-more") == "Show and burn 1 more."
        assert at.told(at.one) == "The dealer shows and burns 1 more."
        at.keyed("2C")
        at.keyed("2D")
        assert at.clause(at.dana, "new-game") == "N.2"
        assert at.dana.view["error_seen"]
        refused = at.dana.ask("rule-on-card", False, False)
        assert refused["says"].startswith("a card that lies face up was seen: it is burned")
        at.dana.do("rule-on-card", False, True)
        assert at.asked("burn-more") == "Show and burn 2 more."
        at.keyed("KC QC")
        at.dana.do("new-game")


@shows("N.4")
def test_too_few_cards_make_the_round_void_and_wagers_go_back(tmp_path: Path) -> None:
    with keyed_table(tmp_path) as at:
        at.dana.do("new-game")
        at.one.do("lay-wager", 1, "player", "25.00", "value", "0.00")
        while at.dana.view["shoe"]["left"] > 2:
            at.dana.do("find-face-up", "KD")
        at.dana.do("no-more-bets", 1)
        at.keyed("2S 3S")
        assert at.clause(at.dana, "announce-result", 1) == "L.1"
        assert at.told(at.one) == "Too few cards are left: the round is void, and every wager goes back."
        at.dana.do("void-round")
        view = at.one.until(lambda view: view["phase"] == "shuffle")
        assert (view["held"], view["felt"]) == ("500.00", [])


@shows("J.8", "N.4")
def test_a_shoe_that_has_passed_its_cutting_card_opens_no_other_hand(tmp_path: Path) -> None:
    with keyed_table(tmp_path) as at:
        while at.dana.view["shoe"]["left"] > 13:
            at.dana.do("find-face-up", "KD")
        assert at.clause(at.dana, "new-game") == "J.8"
        assert at.asked("cutting-card-due").startswith("By the count of the cards the cutting card must have")
        at.dana.do("cutting-card-appears")
        at.dana.do("announce-last-hand")
        while at.dana.view["shoe"]["left"] > 3:
            at.dana.do("find-face-up", "KD")
        assert at.clause(at.dana, "new-game") == "N.4"
        at.dana.do("void-round")
        assert at.dana.view["phase"] == "shuffle"


@shows("J.3.c", "N.5")
def test_paper_cards_are_in_the_players_hand_until_they_are_returned(tmp_path: Path) -> None:
    """The tablet says so, with the time left; player or dealer says that they are back, or given up."""
    with keyed_table(tmp_path, dealing="c") as at:
        at.dana.do("new-game")
        at.one.do("lay-wager", 1, "player", "25.00", "value", "0.00")
        at.one.do("lay-wager", 1, "banker", "25.00", "value", "0.00")
        at.dana.do("no-more-bets", 1)
        for _ in range(4):
            at.dana.do("deal-card", "")
        at.dana.do("hand-cards", 1, "player")
        view = at.one.until(lambda view: view["paper"] == "player")
        assert 0 < view["squeeze_left_ms"] <= 30_000
        at.one.do("turn-cards", 1, "player")
        assert at.one.until(lambda view: view["paper"] is None)["squeeze_left_ms"] is None
        for draw, card in ((2, "2S"), (4, "6S")):
            at.dana.do("key-card", draw, card)
        at.dana.do("announce-count", 1, "player")
        at.dana.do("hand-cards", 1, "banker")
        assert at.asked("returned-banker").startswith("Seat 1 looks at the paper cards of the Banker's Hand")
        at.dana.do("give-up-cards", 1, "banker")
        at.dana.do("turn-cards", 1, "banker")


@shows("H", "L.1")
def test_a_card_keyed_wrongly_is_keyed_again_and_the_floorperson_confirms_it(tmp_path: Path) -> None:
    with keyed_table(tmp_path) as at:
        round_ = at.play("9S 2H KS 5H", player="25.00")
        draw = at.dana.view["player"]["cards"][0]["draw"]
        at.dana.do("key-card", draw, "6S")
        assert at.told(at.one) == "Wait: the floorperson confirms that the Player's first card is 6S."
        at.sam.do("confirm-card", T1, draw, "6S")
        at.dana.until(lambda view: view["waiting"] is None)
        at.dana.do("announce-count", round_, "player")
        at.dana.do("announce-result", round_)
        assert at.dana.view["winner"] == "banker"


@shows("E.6")
def test_an_idle_tables_cards_are_shown_to_the_first_player_who_comes(tmp_path: Path) -> None:
    with keyed_table(tmp_path) as at:
        assert at.clause(at.dana, "spread-cards", "down") == "E.6", "somebody plays"
        at.one.do("take-chips-away", "1")
        at.dana.do("new-game")
        at.dana.do("spread-cards", "down")
        waits = "The cards lie face down until a player comes: the dealer then turns them face up."
        assert at.told(at.one) == waits
        for frame in (("spread-cards", "up"), ("show-cards", "1"), ("stack-cards",)):
            at.dana.do(*frame)
        at.shuffle()
        at.one.do("cut-cards", 60)
        assert at.one.view["shoe"]["number"] == 2


@shows("E.2", "E.3", "E.4", "E.5")
def test_a_recut_is_ordered_before_any_card_is_dealt(tmp_path: Path) -> None:
    with house(card_table(shoe="keys", options={"recut": "next-entitled"}), tmp_path) as floor:
        at = Keyed(floor)
        at.offered("1", "2")
        one, two = at.position("1"), at.position("2")
        assert at.clause(two, "cut-cards", 100) == "E.2"
        assert at.clause(one, "cut-cards", 9) == "E.3"
        one.do("cut-cards", 100)
        assert at.clause(at.dana, "load-shoe", 13) == "E.4"
        at.sam.do("order-recut", T1, "the cutting card fell out")
        assert at.clause(one, "cut-cards", 100) == "E.2"
        two.do("cut-cards", 200)
        at.dana.do("load-shoe", 14)
        at.keyed("2S KD")
        assert at.dana.view["phase"] == "burn", "the first card's value is two"
        at.keyed("QD")
        assert at.clause(at.sam, "order-recut", T1, "late") == "E.5"


@shows("J.3.b", "J.6", "L.4")
def test_by_option_b_the_dealer_alone_turns_the_cards(tmp_path: Path) -> None:
    with keyed_table(tmp_path, dealing="b") as at:
        at.dana.do("new-game")
        at.dana.do("no-more-bets", 1)
        for _ in range(4):
            at.dana.do("deal-card", "")
        assert all(card["card"] is None for card in at.one.until(_four)["player"]["cards"])
        assert at.clause(at.one, "turn-cards", 1, "player") == "L.4"
        assert at.clause(at.dana, "turn-cards", 1, "banker") == "J.3.b"
        for side, cards in (("player", "2S 3S"), ("banker", "2H 4H")):
            at.dana.do("turn-cards", 1, side)
            for card in cards.split():
                at.dana.do("key-card", at.dana.view["waiting"]["draw"], card)
            at.dana.do("announce-count", 1, side)
        at.keyed("2D")
        assert [card["card"] for card in at.dana.view["player"]["cards"]] == ["2S", "3S", "2D"]


@shows("B.4", "D.4", "E.6")
def test_with_a_shuffler_two_batches_are_stacked_apart(tmp_path: Path) -> None:
    """Backs of two colours; a player may see the batch that the shuffler held before it is cut."""
    with house(card_table(shoe="keys", options={"shuffling": "shuffler"}), tmp_path) as floor:
        at = Keyed(floor).noticed()
        assert isinstance(at, Keyed)
        alike = ("receive-cards", T1, 12, "red", "red", "yellow", True, True)
        assert at.clause(at.sam, *alike) == "B.4"
        at.sam.do("receive-cards", T1, 12, "red", "blue", "yellow", True, True)
        at.dana.do("inspect-cards")
        at.sam.do("verify-cards", T1)
        for frame in (("spread-cards", "up"), ("show-cards", "1")):
            at.dana.do(*frame)
        assert at.asked("stack-cards") == "Turn each batch face down, and stack it apart from the other."
        at.dana.do("stack-cards")
        assert (at.dana.view["batch"], at.dana.view["next_batch"]) == (None, "red")
        at.shuffle()
        assert (at.dana.view["batch"], at.dana.view["next_batch"]) == ("red", "blue")
        at.sam.until(lambda view: view["tables"][0]["next_batch"] == "blue")
        at.dana.do("spread-cards", "up")
        at.dana.do("show-cards", "1")
        assert at.asked("stack-idle") == "Turn the cards face down, and stack them."
        at.dana.do("stack-cards")
        assert at.asked("swap-batches").startswith("Put the stacked cards into the shuffler, and take the")
        at.shuffle()
        assert at.dana.view["batch"] == "blue"
        one = at.position("1")
        one.do("ask-for-spread")
        assert one.until(lambda view: view["phase"] != "cut")["phase"] == "show"


@shows("I")
def test_a_shoe_that_reshuffles_by_itself_is_neither_cut_nor_burned(tmp_path: Path) -> None:
    with house(card_table(options={"shuffling": "reshuffling-shoe"}), tmp_path) as floor:
        at = Keyed(floor)
        at.offered("1")
        assert at.dana.view["phase"] == "load"
        at.dana.do("load-shoe", 0)
        assert at.dana.view["phase"] == "idle"


def _four(view: dict[str, Any]) -> bool:
    return len(view["banker"]["cards"]) == 2

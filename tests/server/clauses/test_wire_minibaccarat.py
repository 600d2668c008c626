"""Mini-baccarat by clause, over the screens of those who do it and of those who watch."""

from pathlib import Path

import pytest

from tests.cards import LAW, wide_limits
from tests.minibaccarat import shows
from tests.server.card_table import bought
from tests.server.clauses.keyed_table import keyed_table
from tests.server.rig import T1

BANKER, TIE = "2S 9H 5S KH", "2S 3H 5S 4H"
SIX = "2S 2H 3S 4H KS"
"""The Banker's Hand wins with a count of six, against five."""


@shows("L.1", "L.2", "M.3", "M.3.a", "M.5")
@pytest.mark.parametrize(
    ("procedure", "kinds"),
    [("a", "pay pay vigorish vigorish"), ("b", "vigorish vigorish pay pay"), ("c", "pay vigorish " * 2),
     ("d", "vigorish pay " * 2)],
)  # fmt: skip
def test_winners_from_the_highest_position_down(tmp_path: Path, procedure: str, kinds: str) -> None:
    """Four percent of 6.00 is 24 cents, and the house takes 25."""
    terms = {"payment": procedure, "vigorish": "4", "vigorish-rounding": "five-cents"}
    with keyed_table(tmp_path, **terms) as at:
        assert "4 percent of what a wager on the Banker's Hand wins, of every player" in at.posted()
        assert "changed" not in at.posted()
        two = at.position("2")
        bought(two, at.dana, "2")
        at.dana.do("new-game")
        two.do("lay-wager", 1, "banker", "6.00", "value", "0.00")
        at.one.do("lay-wager", 1, "banker", "6.00", "value", "0.00")
        at.one.do("lay-wager", 1, "tie", "5.00", "value", "0.00")
        at.dana.do("no-more-bets", 1)
        at.keyed(BANKER)
        for side in ("player", "banker"):
            at.dana.do("announce-count", 1, side)
        assert at.clause(at.dana, "collect-losing-wagers", 1) == "L.2"
        assert at.asked("announce-result") == 'Announce: "Player 7, Banker 9: the Banker\'s Hand wins".'
        keys = [act["key"] for act in at.dana.view["acts"]]
        assert not {"third-player", "third-banker"} & set(keys), "a natural lies there"
        at.dana.do("announce-result", 1)
        assert two.until(lambda view: view["winner"])["winner"] == "banker"
        assert at.clause(at.dana, "pay-winner", 1, "2") == "L.2"
        steps = at.pay(1)
        assert [kind for kind, *_ in steps] == kinds.split()
        for kind, amount in (("pay", "6.00"), ("vigorish", "0.25")):
            assert [step[1:] for step in steps if step[0] == kind] == [("2", amount), ("1", amount)]


@shows("G.1.a", "G.1.c", "M.2", "M.4")
def test_vigorish_on_a_tie_is_collected_before_the_next_card(tmp_path: Path) -> None:
    with keyed_table(tmp_path, **{"vigorish": "tie", "vigorish-on-tie": 25}) as at:
        round_ = at.play(TIE, banker="20.00", tie="5.00")
        assert at.pay(round_) == [("pay", "1", "40.00"), ("vigorish", "1", "5.00")]
        assert at.one.until(lambda view: view["phase"] == "idle")["held"] == "535.00"
        assert at.pay(at.play(BANKER, banker="20.00")) == [("pay", "1", "20.00")], "no other vigorish"


@shows("M.6")
def test_without_vigorish_a_bankers_six_pays_half_and_a_notice_says_so(tmp_path: Path) -> None:
    with keyed_table(tmp_path, vigorish="none") as at:
        assert at.pay(at.play(SIX, banker="20.00")) == [("pay", "1", "10.00")]
        assert at.pay(at.play(BANKER, banker="20.00")) == [("pay", "1", "20.00")]
        assert "A winning wager on a Banker's Hand of six is paid 1 to 2." in at.posted()


@shows("M.5", "O")
def test_new_terms_keep_limits_and_a_change_of_vigorish_is_posted(tmp_path: Path) -> None:
    with keyed_table(tmp_path) as at:
        half = at.change(limits=wide_limits(tie="5.00.."))
        assert half["extra"]["clause"] == f"{LAW}:O"
        at.change(vigorish="none")
        says = "now none, and a Banker's six is paid 1 to 2; before 5 percent of a Banker's win"
        view = at.one.until(lambda view: view["limits"][-1]["about"] == "vigorish")
        assert (view["limits"][-1]["says"], view["limits"][-1]["clause"]) == (says, f"{LAW}:M.5")
        assert "The vigorish has changed. From round 1 on there is none" in at.posted()


@shows("G.1.b", "G.2", "G.3", "G.5", "M.1", "O")
def test_what_is_laid_and_what_is_not(tmp_path: Path) -> None:
    limits = {"player": "5.00..100.00", "banker": "5.00..100.00", "tie": "1.00..10.00"}
    with keyed_table(tmp_path, limits=limits) as at:
        for laid in (("20.00", "0.00", "0.00"), ("0.00", "0.00", "10.00")):  # a coupon may come alone
            at.one.do("ask-value-chips", *laid)
            at.dana.do("issue-value-chips", "1", *laid)
        at.dana.do("new-game")
        assert at.clause(at.one, "lay-wager", 1, "player", "4.00", "value", "0.00") == "O"
        assert at.clause(at.one, "lay-wager", 1, "pair", "5.00", "value", "0.00") == "G.2"
        at.one.do("lay-wager", 1, "player", "20.00", "value", "10.00")
        at.one.do("call-wager", 1, "tie", "5.00")
        assert at.clause(at.dana, "accept-called", "1", 1, "tie", "5.00") == "G.3"
        at.sam.do("confirm-called", T1, "1", 1, "tie", "5.00")
        at.dana.do("accept-called", "1", 1, "tie", "5.00")
        at.dana.do("no-more-bets", 1)
        at.keyed("9S")
        for frame in (("take-back", 1, "player"), ("lay-wager", 1, "tie", "1.00", "value", "0.00")):
            assert at.clause(at.one, *frame) == "G.5"
        at.keyed("2H KS 5H")
        for side in ("player", "banker"):
            at.dana.do("announce-count", 1, side)
        at.dana.do("announce-result", 1)
        [paid] = at.pay(1)
        assert paid == ("pay", "1", "30.00"), "one to one on chips and coupon"


@shows("J.8", "M.3.b", "M.3.d")
def test_after_the_last_hand_buttons_are_cleared_before_the_reshuffle(tmp_path: Path) -> None:
    with keyed_table(tmp_path, **{"vigorish-collection": "deferred"}) as at:
        at.dana.do("cutting-card-appears")
        assert at.clause(at.dana, "new-game") == "J.8"
        at.dana.do("announce-last-hand")
        assert at.one.until(lambda view: view["shoe"]["last"])
        round_ = at.play(BANKER, banker="20.00")
        told = at.one.until(lambda view: view["result"])
        assert (told["result"]["back"], told["wins"][0]["marked"]) == ("40.00", True), "the button takes none"
        at.pay(round_)
        view = at.one.until(lambda view: view["phase"] == "shuffle")
        assert (view["held"], view["owed"]) == ("520.00", "1.00")
        assert at.asked("collect-button") == "Collect $1 of vigorish from seat 1, and take the button away."
        assert at.clause(at.dana, "shuffle-cards") == "M.3.b"
        assert at.clause(at.one, "take-chips-away", "1") == "M.3.d"
        at.sam.do("document-vigorish", T1, "1", "the player has left in a hurry")
        at.one.until(lambda view: view["owed"] == "0.00")
        at.shuffle()


@shows("A.1", "A.2", "A.3", "A.4", "A.5", "B.1", "C", "F.1", "F.2")
def test_what_a_player_reads_of_hands_and_their_counts(tmp_path: Path) -> None:
    """First and third card to one hand, second and fourth to the other; of a total its right digit counts."""
    with keyed_table(tmp_path) as at:
        assert [seat["id"] for seat in at.dana.view["seats"]] == [str(seat) for seat in range(1, 8)]
        at.play("AS 9H 6S 8H", player="5.00", tie="5.00")
        seen = at.one.until(lambda view: view["winner"])
        hands = {side: [card["card"] for card in seen[side]["cards"]] for side in ("player", "banker")}
        assert hands == {"player": ["AS", "6S"], "banker": ["9H", "8H"]}
        assert (seen["player"]["count"], seen["banker"]["count"], seen["winner"]) == (7, 7, "tie")
        assert [kind for kind, _, _ in at.pay(1)] == ["pay"]
        at.one.until(lambda view: view["held"] == "540.00")  # the Player's stake back, the Tie at 8 to 1
        at.play("KS QH 7S 6H", player="5.00")
        seen = at.one.until(lambda view: view["winner"] == "player")
        assert (seen["player"]["count"], seen["banker"]["count"]) == (7, 6)

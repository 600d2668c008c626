"""Mini-baccarat on a server: a shoe that nobody can look into, hands that only their holder sees."""

import sqlite3
from pathlib import Path
from time import sleep

import pytest

from croupier.floor.baccarat.turning import seal
from croupier.server.wire import new_id
from tests.server.card_table import DRAW, CardPeople, bought, card_table
from tests.server.clients import Screen
from tests.server.rig import T1, house
from tests.server.sites import Sites


def test_a_round_from_the_decks_to_the_discard_rack(tmp_path: Path) -> None:
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor)
        one = people.position("1")
        people.ready()
        bought(one, people.dana)
        people.dana.do("new-game")
        one.do("lay-wager", 1, "player", "25.00", "value", "0.00")
        people.dana.do("no-more-bets", 1)
        assert one.ask("take-back", 1, "player")["clause"] == "oneida-minibaccarat:G.4"
        people.four()
        seen = one.until(lambda view: len(view["banker"]["cards"]) == 2)
        shown = [card["card"] for card in seen["player"]["cards"]]
        assert all(shown)
        people.finish(1)
        view = one.until(lambda view: view["phase"] == "idle")
        won = {"player": "525.00", "banker": "475.00", "tie": "500.00"}[view["winner"]]
        assert view["held"] == won
        assert [bead["outcome"] for bead in view["roads"]["bead_plate"]] == [view["winner"]]
        assert view["history"][0]["player"][:2] == shown
        assert floor.audit() == []


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_a_hand_is_seen_by_its_holder_alone_until_it_is_returned(tmp_path: Path) -> None:
    with house(card_table(options={"dealing": "c"}), tmp_path) as floor:
        people = CardPeople(floor)
        one, two = _two_on_player(people, "5.00", "25.00")
        own = two.until(lambda view: len(view["own"]) == 2)["own"]
        assert one.view["own"] == []
        assert all(card["card"] is None for card in people.dana.view["player"]["cards"])
        bodies = [entry.body for entry in floor.entries()][-6:]
        assert not any(f'"{card["card"]}"'.encode() in body for card in own for body in bodies)
        assert one.ask("turn-cards", 1, "player")["clause"] == "oneida-minibaccarat:L.4"
        two.do("turn-cards", 1, "player")
        seen = one.until(lambda view: all(card["card"] for card in view["player"]["cards"]))
        assert [card["card"] for card in seen["player"]["cards"]] == [card["card"] for card in own]
        people.dana.do("announce-count", 1, "player")
        people.dana.do("turn-cards", 1, "banker")  # nobody wagered on it
        people.dana.until(lambda view: all(card["card"] for card in view["banker"]["cards"]))


@pytest.mark.clause("oneida-minibaccarat:N.5")
def test_time_passes_the_cards_on_and_at_last_to_the_dealer(tmp_path: Path) -> None:
    made = card_table(options={"dealing": "c"}, squeeze_seconds=0.2)
    with house(made, tmp_path) as floor:
        people = CardPeople(floor)
        one = people.position("1")
        people.ready()
        bought(one, people.dana)
        people.dana.do("new-game")
        one.do("lay-wager", 1, "banker", "5.00", "value", "0.00")
        people.dana.do("no-more-bets", 1)
        people.four()
        people.dana.do("turn-cards", 1, "player")
        people.dana.until(lambda view: view["player"]["count"] is not None)
        people.dana.do("announce-count", 1, "player")
        people.dana.do("hand-cards", 1, "banker")
        one.until(lambda view: view["banker"]["holder"] == "1")
        one.until(lambda view: view["banker"]["holder"] is None)
        people.dana.do("turn-cards", 1, "banker")
        told = b"".join(entry.body for entry in floor.entries())
        assert b"time is up" in told


def test_a_restart_in_the_middle_of_a_hand_goes_on_with_the_same_shoe(tmp_path: Path) -> None:
    people = Sites()
    made = card_table(options={"dealing": "b"})
    with house(made, tmp_path) as floor:
        at_table = CardPeople(floor).ready()
        committed = at_table.dana.view["shoe"]["commitment"]
        at_table.dana.do("new-game")
        at_table.dana.do("no-more-bets", 1)
        at_table.draw()
        at_table.draw()
        people.leave(floor)
    with house(made, tmp_path) as floor:
        people.come_back(floor)
        at_table = CardPeople(floor)
        assert at_table.dana.view["shoe"]["commitment"] == committed
        at_table.draw()
        at_table.draw()
        for side in ("player", "banker"):
            at_table.dana.do("turn-cards", 1, side)
            at_table.counted(side)
            at_table.dana.do("announce-count", 1, side)
        assert floor.audit() == []


@pytest.mark.clause("oneida-minibaccarat:H")
def test_a_hand_at_the_shoe_out_of_turn_draws_nothing(tmp_path: Path) -> None:
    """Before the cut: no card is lost, and the shoe goes on as it was committed to."""
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor).noticed()
        people.stacked()
        people.shuffle()
        people.dana.raw(DRAW)
        assert people.dana.reply(None)["clause"] == "oneida-minibaccarat:H"
        people.dana.do("cut-cards", 100)
        people.dana.do("load-shoe", 14)
        people.burn()
        _play_out(people)
        assert floor.audit() == []


def test_frames_sent_at_once_lose_no_card_and_name_none(tmp_path: Path) -> None:
    """A recut, a cut and a hand at the shoe in one breath; then the word and the hand that it waits for."""
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor).noticed()
        people.stacked()
        people.shuffle()
        people.dana.do("cut-cards", 100)
        people.dana.do("load-shoe", 14)
        for at in range(101, 106):
            people.sam.send("order-recut", T1, "the stack slipped")
            people.dana.send("cut-cards", at)
            people.dana.raw(DRAW)
            people.dana.ask("call-supervisor")  # what came before it is answered
            if people.dana.view["phase"] == "cut":
                people.dana.do("cut-cards", at)
            if people.dana.view["phase"] == "load":
                people.dana.do("load-shoe", 14)
        people.burn()
        people.dana.do("new-game")
        people.dana.send("no-more-bets", 1)
        people.dana.raw(DRAW)
        people.dana.until(lambda view: view["player"]["cards"] and view["player"]["cards"][0]["card"])
        for _ in range(3):
            people.draw()
        people.finish(1)
        assert floor.audit() == []
        kept = sqlite3.connect(tmp_path / "floor.db").execute("SELECT body FROM refused").fetchall()
        assert not any(b"deal-card" in bytes(body) for (body,) in kept)


def test_a_tablet_that_comes_back_at_once_keeps_the_cards(tmp_path: Path) -> None:
    """A page read anew, or a restart of the floor, is no delay (N.5)."""
    left, made = Sites(), card_table(options={"dealing": "c"})
    with house(made, tmp_path) as floor:
        people = CardPeople(floor)
        one, _ = _two_on_player(people, "25.00", "5.00")
        own = one.until(lambda view: len(view["own"]) == 2)["own"]
        one.cut()
        assert people.position("1").until(lambda view: view["own"])["own"] == own
        left.leave(floor)
    with house(made, tmp_path) as floor:
        left.come_back(floor)
        one = CardPeople(floor).position("1")
        assert one.until(lambda view: view["own"])["own"] == own
        one.do("turn-cards", 1, "player")


def test_a_card_that_a_dealer_keyed_in_vain_is_on_record(tmp_path: Path) -> None:
    """Only what a shoe drew is secret: another card under the same id is another command."""
    with house(card_table(), tmp_path) as floor:
        dana, keyed = CardPeople(floor).ready().dana, new_id()
        assert dana.ask("deal-card", "AS", id_=keyed)["reason"] == "not_permitted"
        dana.replies.clear()
        assert dana.ask("deal-card", "KD", id_=keyed)["reason"] == "id_reused"


@pytest.mark.clause("oneida-minibaccarat:J.8")
def test_a_virtual_shoe_tells_of_its_cutting_card_itself(tmp_path: Path) -> None:
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor).ready()
        assert people.dana.ask("cutting-card-appears")["clause"] == "oneida-minibaccarat:J.8"
        assert "cutting-card" not in [act["key"] for act in people.dana.view["acts"]]
        _play_out(people)
        assert floor.audit() == []


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_a_player_without_a_tablet_keeps_the_right_to_turn(tmp_path: Path) -> None:
    """The dealer took the money and laid the wager: the right stays, and the dealer turns at the word."""
    made = card_table(options={"dealing": "c"}, squeeze_seconds=0.2)
    with house(made, tmp_path) as floor:
        people = CardPeople(floor).ready()
        people.dana.do("take-money-for-value", "4", "100.00", "0.00", "0.00")
        people.dana.do("new-game")
        people.dana.do("lay-for", "4", 1, "player", "25.00", "value", "0.00")
        people.dana.do("no-more-bets", 1)
        people.four()
        people.dana.do("hand-cards", 1, "player")
        sleep(1.2)
        due = [(act["key"], act["says"]) for act in people.dana.view["acts"] if act["when"] == "due"]
        says = "Seat 4 plays without a tablet: turn the Player's Hand at the player's word."
        assert ("turn-for-player", says) in due
        people.dana.do("turn-cards", 1, "player")
        people.counted("player")
        assert people.dana.view["player"]["holder"] == "4"


def _two_on_player(people: CardPeople, first: str, second: str) -> tuple[Screen, Screen]:
    """Both wager these amounts on the Player's Hand, and its cards are handed to the higher."""
    one, two = people.position("1"), people.position("2")
    people.ready()
    for seat, player in (("1", one), ("2", two)):
        bought(player, people.dana, seat)
    people.dana.do("new-game")
    for player, amount in ((one, first), (two, second)):
        player.do("lay-wager", 1, "player", amount, "value", "0.00")
    people.dana.do("no-more-bets", 1)
    people.four()
    people.dana.do("hand-cards", 1, "player")
    return one, two


def _play_out(people: CardPeople) -> None:
    """One hand that nobody wagers on."""
    people.dana.do("new-game")
    people.dana.do("no-more-bets", 1)
    people.four()
    people.finish(1)


@pytest.mark.clause("oneida-minibaccarat:J.3")
def test_no_shoe_is_dealt_without_the_directors_notice(tmp_path: Path) -> None:
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor)
        people.sam.do("open-unmeasured", T1, "50000.00")
        people.dana.do("take-table")
        assert "give-notice" in [act["key"] for act in people.dana.view["acts"] if act["when"] == "due"]
        refused = people.sam.ask("give-dealing-notice", T1, "a", "2026-01-05")
        assert refused["reason"] == "not_permitted"
        assert (
            people.dora.ask("give-dealing-notice", T1, "b", "2026-01-05")["clause"]
            == "oneida-minibaccarat:J.3"
        )
        future = people.dora.ask("give-dealing-notice", T1, "a", "2999-01-01")
        assert (future["reason"], future["clause"]) == ("malformed", "oneida-minibaccarat:J.3")
        people.dora.do("give-dealing-notice", T1, "a", "2026-01-05")


def test_a_whole_shoe_by_the_demonstration_dealer_is_revealed_and_proved(tmp_path: Path) -> None:
    made = card_table(demonstration_dealer=True, betting_seconds=0.01)
    with house(made, tmp_path) as floor:
        board = floor.board()
        board.until(lambda view: view["shoe"]["number"] == 2 and view["round"])
        bodies = b"".join(entry.body for entry in floor.entries())
        assert b"shoe-revealed" in bodies
        assert floor.audit() == []


def test_a_seal_tells_nothing_and_fits_one_card() -> None:
    assert seal("AS", "00") != seal("AS", "01")
    assert seal("AS", "00") != seal("AH", "00")

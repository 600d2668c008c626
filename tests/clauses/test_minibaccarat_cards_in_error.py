"""Cards of mini-baccarat that were dealt or drawn in error, at the desk: N.1 and N.2."""

from collections.abc import Callable

import pytest

from croupier.floor.baccarat.errors import ErrorEnd
from croupier.floor.baccarat.hands import of_side
from croupier.floor.baccarat.messages import deal
from croupier.floor.baccarat.messages.deal import RuleOnCard, Side
from croupier.floor.baccarat.messages.reading import CardHeld, LayHeld
from croupier.floor.baccarat.state import Phase
from croupier.floor.baccarat.turning import seal
from croupier.floor.parts.messages import rounds
from tests.cards import Cards, cited, no

P, B = Side.PLAYER, Side.BANKER
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
        ("dealer", deal.DealCard("2S"), no("wrong_phase", "N.2")),
        ("dealer", deal.LayKept(), deal.CardDealt(2, 6, P, kept=True)),
        ("dealer", deal.LayKept(), no("nothing_there", "N.2")),
        ("dealer", deal.DealCard("2S"), no("wrong_phase", "H")),
        ("dealer", deal.KeyCard(6, "9S"), deal.CardKeyed(6, "9S", "staff:Dana", confirmed=True)),
        ("dealer", deal.DealCard("2S"), deal.CardDealt(2, 7, B, "2S")),
        ("dealer", deal.DealCard("KS"), deal.CardDealt(2, 8, P, "KS")),
        ("dealer", deal.DealCard("5S"), deal.CardDealt(2, 9, B, "5S")),
    )
    assert hands(house) == {P: ["9S", "KS"], B: ["2S", "5S"]}


@pytest.mark.clause("oneida-minibaccarat:N.1")
@pytest.mark.parametrize("keyed", [True, False])
def test_a_disclosed_one_is_burned_with_as_many_as_its_value(keyed: bool) -> None:
    """A card whose face the dealer has keyed was seen: nobody can say that it was not."""
    house = Cards().ready().start().close().deal("6S 7H KS KH").counted()
    house.deal("3C" if keyed else "--")
    if keyed:
        assert house.refused("dealer", ON_PLAYER) == no("malformed", "N.1")
    house.rows(("dealer", ON_PLAYER_SEEN, ruled(6, ErrorEnd.BURNED, "N.1")))
    if not keyed:
        assert house.refused("dealer", deal.DealCard("2C")) == no("wrong_phase", "H")
        house.key("3C")
    for nth, card in enumerate(("2C", "4C", "5C"), 7):
        assert house.refused("dealer", deal.AnnounceResult(1)) == no("wrong_phase", "N.1")
        house.rows(("dealer", deal.DealCard(card), deal.CardBurned(nth, card)))
    house.do("dealer", deal.AnnounceResult(1))
    assert house.cards.shoe.discards == ["KS", "3C", "2C", "4C", "5C"]


@pytest.mark.clause("oneida-minibaccarat:J.7")
@pytest.mark.clause("oneida-minibaccarat:N.1")
def test_what_is_ruled_burned_goes_to_no_hand_after_all() -> None:
    """A second word on the card, while its face is awaited, would give the Banker's Hand a fourth one."""
    house = Cards().ready().start().close().deal("9D 5D 7C 9H").counted().deal("AD").deal("--")
    house.rows(
        ("dealer", SEEN, ruled(7, ErrorEnd.BURNED, "N.2")),
        ("dealer", ON_PLAYER_SEEN, no("wrong_phase", "N.2")),
    )
    house.key("2C")
    assert len(of_side(house.cards, Side.BANKER)) == 3


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
        ("reader", deal.DealCard("2H"), CardHeld(8, "2H")),
        ("reader", deal.ShowCard(6, "4C", "salt"), no("amount_differs", "H")),
        ("reader", LayHeld(8), no("wrong_phase", "H")),
        ("reader", deal.ShowCard(6, "3C", "salt"), deal.CardShown(6, "3C", "salt")),
        ("reader", LayHeld(8), deal.CardDealt(2, 8, P, "2H")),
    )


@pytest.mark.clause("oneida-minibaccarat:N.1")
def test_a_sealed_card_that_was_disclosed_is_shown_and_burned() -> None:
    house = sealed_table()
    house.do("dealer", ON_PLAYER_SEEN)
    house.rows(
        ("reader", deal.DealCard("2S"), CardHeld(7, "2S")),
        ("reader", deal.ShowCard(6, "3C", "salt"), deal.CardShown(6, "3C", "salt")),
        ("reader", LayHeld(7), deal.CardBurned(7, "2S")),
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
    house.close().laid()
    if dealing == "a":
        house.key("2S").deal("9H 5S KH").counted()
    else:
        house.deal("-- -- --").turn(P, "2S 5S").call(P).turn(B, "9H KH").call(B)
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
    house.rows(("dealer", deal.LayKept(), kept))
    house.key("2S 9H").deal("5S KH").counted()
    assert hands(house) == {P: ["2S", "5S"], B: ["9H", "KH"]}


@pytest.mark.clause("oneida-minibaccarat:N.2")
def test_more_than_a_hand_begins_with_wait_for_the_hand_after() -> None:
    house = Cards().ready()
    for _ in range(4):
        house.deal("--").do("dealer", HIDDEN)
    house.start().close().laid().key("2S 9H 5S").deal("KH").counted()
    house.do("dealer", deal.AnnounceResult(1))
    house.settled().start().close().laid().key("9C").deal("KC")
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
        ("dealer", deal.DealCard(""), no("malformed", "N.2")),
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

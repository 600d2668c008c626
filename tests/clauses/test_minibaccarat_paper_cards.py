"""Paper cards that the dealer keys: who returns them, a face keyed wrongly, a cutting card nobody told of."""

import pytest

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.desk.messages import Alarmed
from croupier.floor.baccarat.errors import ErrorEnd
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.pay import CollectLosers
from croupier.floor.baccarat.state import Phase
from croupier.floor.baccarat.turning import seal
from croupier.floor.parts.messages import rounds, seats, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from tests.cards import Cards, no
from tests.house import ONE, TWO, at

P, B = Side.PLAYER, Side.BANKER
FOUR = TerminalId("4")
COMMITMENT = "0" * 64
DANA = "staff:Dana"


def alarms(house: Cards, command: Command) -> list[str]:
    return [event.says for event in house.asked("dealer", command) if isinstance(event, Alarmed)]


def virtual() -> Cards:
    """By option c, from a virtual shoe: ONE plays by tablet, the dealer does everything for FOUR."""
    house = Cards().seated(dealing="c").buy().stacked()
    house.do("dealer", seats.TakeMoney(FOUR, "", 0, Money(5000)))
    house.do("reader", cards.ReadyShoe(cards.Port.VIRTUAL, COMMITMENT, "salt"))
    house.loaded().do("reader", deal.DealCard("KS"))
    return house.start()


def four_sealed(house: Cards) -> Cards:
    house.close()
    for _ in range(4):
        house.do("reader", deal.DealCard("", seal("2S", "salt")))
    return house


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_the_dealer_records_that_paper_cards_are_back_or_given_up() -> None:
    house = Cards().ready(dealing="c").sit(ONE, TWO).start().lay("player", 500).four()
    house.rows(
        ("dealer", deal.GiveUpCards(1, P), no("nothing_there", "N.5")),
        ("dealer", deal.HandCards(1, P), deal.CardsHanded(1, P, ONE, house.cards.citations.handing)),
        ("dealer", deal.GiveUpCards(1, P), deal.CardsGivenUp(1, P, ONE, "given up", DANA, TWO)),
        (at(TWO), deal.AcceptCards(1, P), deal.CardsAccepted(1, P, TWO)),
        ("dealer", deal.TurnCards(1, P), deal.CardsTurned(1, P, TWO)),
    )


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_of_a_virtual_shoe_the_dealer_turns_for_a_player_without_a_tablet() -> None:
    house = virtual()
    house.do("dealer", wagers.LayFor(FOUR, 1, "player", 1000, Chip.VALUE))
    four_sealed(house).do("dealer", deal.HandCards(1, P))
    assert house.asks("turn-for-player")
    house.rows(("dealer", deal.TurnCards(1, P), deal.CardsTurned(1, P, FOUR)))


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
def test_whoever_plays_by_tablet_turns_there() -> None:
    house = virtual().lay("player", 1000)
    four_sealed(house).do("dealer", deal.HandCards(1, P))
    assert house.asks("return-player")
    assert house.refused("dealer", deal.TurnCards(1, P)) == no("not_permitted", "J.3.c")


def test_a_tablet_is_of_one_stay() -> None:
    """Used by a spoken wager too; whoever sits there next has none until it is used."""
    house = Cards().ready().buy().buy(500, TWO).start().lay("player", 500).lay("player", 500)
    house.lay("banker", 500, TWO).do(at(FOUR), wagers.CallWager(1, "tie", 500))
    assert house.cards.tablets == [ONE, TWO, FOUR]
    house.close().deal("9S 2H KS 5H").counted().do("dealer", deal.AnnounceResult(1))
    house.settled().do(at(ONE), seats.TakeChipsAway(ONE))
    assert house.cards.tablets == [TWO, FOUR]
    for _ in range(2):
        house.round("9S 2H KS 5H").settled()
    assert house.cards.tablets == [FOUR], "who has lost everything is gone after a round without a wager"


@pytest.mark.clause("oneida-minibaccarat:L.1")
@pytest.mark.parametrize("announced", [False, True])
def test_a_face_keyed_wrongly_is_keyed_again_and_confirmed_before_anything_is_collected(
    announced: bool,
) -> None:
    """Both faces are on record, the pit is told, and count and result are called again."""
    house = Cards().ready().buy().start().lay("banker", 500).close().deal("9S 2H KS 5H").counted()
    if announced:
        house.do("dealer", deal.AnnounceResult(1))
    again = deal.CardKeyed(2, "6S", DANA, confirmed=False, was="9S")
    says = Alarmed("Dana keys the Player's first card again: 6S, which was 9S")
    house.rows(
        ("dealer", deal.KeyCard(2, "9S"), no("nothing_there", "H")),
        ("dealer", deal.KeyCard(2, "9X"), no("unknown_outcome", "H")),
        ("dealer", deal.KeyCard(2, "6S"), (again, says)),
        ("dealer", deal.AnnounceCount(1, P), no("wrong_phase", "J.4")),
        ("dealer", deal.KeyCard(2, "7S"), deal.CardKeyed(2, "7S", DANA, confirmed=False)),
        ("floorperson", deal.ConfirmCard(2, "7S"), deal.CardConfirmed(2, "staff:Flo")),
        ("dealer", deal.AnnounceResult(1), no("wrong_phase", "L.1")),
        ("dealer", deal.AnnounceCount(1, P), deal.CountAnnounced(1, P, 7)),
        ("dealer", deal.AnnounceResult(1), deal.ResultAnnounced(1, "7S 2H KS 5H", "tie", 7, 7)),
    )
    assert (house.cards.shoe.seen.get("9S"), house.cards.shoe.seen["7S"]) == (0, 1)
    house.do("dealer", CollectLosers(1))
    assert house.refused("dealer", deal.KeyCard(2, "9S")) == no("wrong_phase", "H")


@pytest.mark.clause("oneida-minibaccarat:L.1")
def test_a_third_card_is_keyed_again() -> None:
    house = Cards().ready().start().close().deal("2S 5H KS KH").counted().deal("4C 3C")
    house.do("dealer", deal.KeyCard(7, "3D"))
    house.do("floorperson", deal.ConfirmCard(7, "3D"))
    assert house.cards.announced == [P, B], "the first two cards were counted rightly"
    house.do("dealer", deal.KeyCard(2, "2D"))
    house.do("floorperson", deal.ConfirmCard(2, "2D"))
    house.do("dealer", deal.AnnounceCount(1, P), deal.AnnounceResult(1))


THIRDS = [
    pytest.param("5S KH KC 5H", "9C", (2, "6S"), [(6, "MOVED", "N.1")], "6S KH KC 5H 9C", id="to the Banker"),
    pytest.param("5S KH KC 7H", "2C", (2, "6S"), [(6, "BURNED", "N.1")], "6S KH KC 7H", id="burned"),
    pytest.param(
        "5S KH KC 5H", "6C AC", (2, "9S"), [(6, "BURNED", "N.1"), (7, "BURNED", "N.2")], "9S KH KC 5H",
        id="both burned: a natural",
    ),
    pytest.param(
        "5S KH KC 5H", "6C 7D", (2, "6S"), [(6, "MOVED", "N.1"), (7, "BURNED", "N.2")], "6S KH KC 5H 6C",
        id="the first to the Banker, the second burned",
    ),
    pytest.param("6S KH KC 5H", "9C", (2, "5S"), [(6, "DUE", "J.5")], "5S KH KC 5H 9C", id="to the Player"),
    pytest.param("KS KH KC 3H", "9C 4C", (6, "8C"), [(7, "BURNED", "N.2")], "KS KH KC 3H 8C", id="stays"),
]  # fmt: skip


@pytest.mark.clause("oneida-minibaccarat:N.1")
@pytest.mark.clause("oneida-minibaccarat:N.2")
@pytest.mark.parametrize(("four", "thirds", "keyed", "ruled", "result"), THIRDS)
def test_third_cards_dealt_by_a_wrong_face_go_where_the_right_one_puts_them(
    four: str, thirds: str, keyed: tuple[int, str], ruled: list[tuple[int, str, str]], result: str
) -> None:
    """The floorperson's word decides it. A card that is nobody's was seen, and is burned with more."""
    house = Cards().ready().buy().start().lay("banker", 500).close().deal(four).counted().deal(thirds)
    house.do("dealer", deal.KeyCard(*keyed))
    events = house.asked("floorperson", deal.ConfirmCard(*keyed))
    cited = house.cards.citations
    clauses = {"N.1": cited.misdealing, "N.2": cited.overdrawing, "J.5": cited.third_cards}
    assert events == (
        deal.CardConfirmed(keyed[0], "staff:Flo"),
        *(deal.ErrorRuled(draw, ErrorEnd[end], clauses[clause]) for draw, end, clause in ruled),
    )
    for side in (one for one in Side if one not in house.cards.announced):
        house.do("dealer", deal.AnnounceCount(1, side))
    while house.cards.shoe.burning:
        clause = house.cards.shoe.burned_by.partition(":")[2]
        assert house.refused("dealer", deal.AnnounceResult(1)) == no("wrong_phase", clause)
        house.do("dealer", deal.DealCard("QD"))
    house.do("dealer", deal.AnnounceResult(1))
    assert house.cards.result == result


@pytest.mark.clause("oneida-minibaccarat:J.8")
def test_a_shoe_that_passes_its_cutting_card_alarms_and_opens_no_other_hand() -> None:
    house = Cards().ready().drawn_to(14)
    assert alarms(house, deal.DealCard("")) == [
        "the cutting card lay 14 from the back: it must have appeared"
    ]
    house.do("dealer", deal.RuleOnCard(on_player=False, disclosed=False))
    assert house.refused("dealer", rounds.StartGame()) == no("wrong_phase", "J.8")
    assert house.asks("cutting-card-due")
    house.rows(("dealer", deal.CuttingCardAppears(), deal.CuttingCardOut()))
    house.do("dealer", deal.AnnounceLastHand())
    house.start()


@pytest.mark.clause("oneida-minibaccarat:J.8")
def test_a_card_found_face_up_behind_it_alarms_too() -> None:
    assert alarms(Cards().ready().drawn_to(14), deal.FindFaceUp("QD")) == [
        "the cutting card lay 14 from the back: it must have appeared"
    ]


@pytest.mark.clause("oneida-minibaccarat:J.8")
def test_a_virtual_shoe_tells_of_its_cutting_card_itself() -> None:
    house = virtual()
    assert house.refused("dealer", deal.CuttingCardAppears()) == no("not_permitted", "J.8")
    assert house.asked("reader", deal.CuttingCardAppears())[0] == deal.CuttingCardOut()


@pytest.mark.clause("oneida-minibaccarat:J.8")
def test_a_cutting_card_far_from_its_place_alarms() -> None:
    assert alarms(Cards().ready(), deal.CuttingCardAppears()) == [
        "the cutting card appears with 311 cards left: it was placed 14 from the back"
    ]


@pytest.mark.clause("oneida-minibaccarat:N.4")
@pytest.mark.parametrize("kept", [0, 1])
def test_a_round_that_could_not_begin_is_not_opened(kept: int) -> None:
    """Cards that were kept are among the four; else all are reshuffled."""
    house = Cards().ready().drawn_to(20)
    for _ in range(kept):
        house.deal("--").do("dealer", deal.RuleOnCard(on_player=False, disclosed=False))
    house.do("dealer", deal.CuttingCardAppears())
    house.drawn_to(4 - kept)
    assert house.asks("announce-last-hand")
    house.drawn_to(3 - kept)
    assert not house.asks("announce-last-hand", "new-game")
    house.rows(
        ("dealer", deal.AnnounceLastHand(), deal.LastHandAnnounced()),
        ("dealer", rounds.StartGame(), no("wrong_phase", "N.4")),
        ("dealer", deal.VoidRound(), deal.RoundVoided(0, house.cards.citations.running_out)),
    )
    assert house.cards.phase is Phase.SHUFFLE


@pytest.mark.clause("oneida-minibaccarat:H")
def test_copies_of_a_card_beyond_the_decks_are_counted() -> None:
    house = Cards().ready()
    for _ in range(7):
        house.do("dealer", deal.FindFaceUp("KD"))
    assert alarms(house, deal.FindFaceUp("KD")) == ["KD has come 8 times out of 6 decks"]

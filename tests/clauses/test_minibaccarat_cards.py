"""Mini-baccarat's equipment, and its cards before play by the people who handle them: sections B, D and E."""

import pytest

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.base.refusal import Refused
from croupier.desk.messages import InstallTable
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face, ReceiveCards
from croupier.floor.baccarat.seating import offered_cut
from croupier.floor.parts.messages import rounds, tables
from croupier.floor.pit.messages.pit import GoOnDuty
from croupier.games.layouts import layout
from croupier.ledger import accounts as chart
from tests.cards import SEATS, VALUE_CHIPS, Cards, cited, install_cards, no
from tests.house import FLOAT, ONE, T1, THREE, TWO, at
from tests.tables import baccarat

SEVEN = TerminalId("7")
SHUFFLER = {"shuffling": "shuffler"}
WASHED = cards.CardsStacked(True, cited("D.3"))
BY_BATCH = cards.CardsStacked(False, cited("D.4"))


def clause_of(**options: object) -> str:
    with pytest.raises(Refused) as refused:
        baccarat(**options)
    return str(refused.value.refusal.clause)


@pytest.mark.clause("oneida-minibaccarat:B.1")
def test_a_table_has_up_to_seven_numbered_positions_and_a_drop_box() -> None:
    effective = install_cards().effective
    house = Cards()
    for names in (("1", "8"), ("0",), (), ("1", "1"), ("A",), tuple(map(str, range(1, 9)))):
        asked = InstallTable("Mini 1", effective, tuple(map(TerminalId, names)), VALUE_CHIPS)
        assert house.refused("engineer", asked) == no("duplicate_id", "B.1")
    house.seated().buy(5000, SEVEN)
    assert tuple(house.cards.seats) == SEATS
    assert -house.balance(chart.drop(T1)) == 5000


@pytest.mark.clause("oneida-minibaccarat:B.2")
def test_the_layout_names_banker_player_and_tie_at_each_position() -> None:
    cloth = layout(baccarat())
    assert cloth.game == "baccarat"
    assert ([area.name for area in cloth.areas], cloth.positions) == (["Player", "Banker", "Tie"], 7)


@pytest.mark.clause("oneida-minibaccarat:B.3")
def test_six_decks_or_more_come_with_opaque_cutting_cards_of_another_colour() -> None:
    assert clause_of(decks=5) == cited("B.3")
    house = Cards().seated(decks=8)
    unfit = no("equipment_unfit", "B.3")
    house.rows(
        ("floorperson", ReceiveCards(6, "red", "", "yellow", True, True), unfit),
        ("floorperson", ReceiveCards(8, "red", "", "red", True, True), unfit),
        ("floorperson", ReceiveCards(8, "red", "", "Red ", True, True), unfit),
        ("floorperson", ReceiveCards(8, "red", "", "", True, True), unfit),
        ("floorperson", ReceiveCards(8, "red", "", "yellow", True, False), unfit),
        (
            "floorperson",
            ReceiveCards(8, "red", "", "yellow", True, True),
            cards.CardsReceived(8, ("red",), "yellow", "staff:Flo"),
        ),
        ("floorperson", ReceiveCards(8, "red", "", "yellow", True, True), no("wrong_phase", "B.3")),
    )


@pytest.mark.clause("oneida-minibaccarat:B.4")
def test_a_shuffler_has_two_equal_batches_of_different_backs_in_turn() -> None:
    assert clause_of(decks=10, **SHUFFLER) == cited("B.4")
    assert clause_of(decks=13, **SHUFFLER) == cited("B.4")
    house = Cards().seated(**SHUFFLER)
    unfit = no("equipment_unfit", "B.4")
    assert house.refused("floorperson", ReceiveCards(6, "red", "blue", "yellow", True, True)) == unfit
    for second, to_standards in (
        ("", True),
        ("red", True),
        ("blue", False),
        ("b" * 21, True),
        (" RED", True),
    ):
        asked = ReceiveCards(12, "red", second, "yellow", to_standards, True)
        assert house.refused("floorperson", asked) == unfit
    house.stacked()
    assert house.asked("dealer", cards.ShuffleCards()) == (cards.CardsShuffled(1, 0, 6 * 52),)
    house.do("dealer", cards.CutCards(100), cards.LoadShoe(14))
    house.deal("KS").round("KS 9S QS JS").settled()
    assert house.cards.shoe.discards == ["KS", "KS", "QS", "9S", "JS"]
    house.do("dealer", deal.CuttingCardAppears(), deal.AnnounceLastHand())
    house.round("KH 9H QH JH").settled()
    assert house.asked("dealer", cards.ShuffleCards()) == (cards.CardsShuffled(2, 1, 6 * 52),)
    assert house.cards.shoe.discards == [], "the rack holds one batch only"
    house.do("dealer", cards.CutCards(100), cards.LoadShoe(14))
    house.deal("KS").do("dealer", cards.SpreadCards(Face.UP), cards.ShowCards(ONE), cards.StackCards())
    assert house.asked("dealer", cards.ShuffleCards()) == (cards.CardsShuffled(3, 0, 6 * 52),)


@pytest.mark.clause("oneida-minibaccarat:H")
@pytest.mark.parametrize(("shuffling", "clause"), [("hand", "H"), ("reshuffling-shoe", "B.3")])
def test_one_back_at_a_table_without_a_shuffler(shuffling: str, clause: str) -> None:
    """A shoe that reshuffles by itself replaces section H; B.3 knows one colour of backs there, too."""
    house = Cards().seated(shuffling=shuffling)
    for back, second in (("red", "blue"), ("", ""), ("r" * 21, "")):
        asked = ReceiveCards(6, back, second, "yellow", True, True)
        assert house.refused("floorperson", asked) == no("equipment_unfit", clause)


@pytest.mark.clause("oneida-minibaccarat:D.1")
def test_cards_come_to_an_open_table_and_by_the_procedures_for_their_receipt() -> None:
    house = Cards()
    house.do("engineer", install_cards())
    fit = ReceiveCards(6, "red", "", "yellow", True, True)
    unfit = ReceiveCards(6, "red", "", "yellow", to_standards=False, opaque=True)
    assert house.refused("floorperson", fit) == no("wrong_phase", "D.1")
    house.do("supervisor", tables.OpenTable(FLOAT, 0, 0))
    assert house.refused("floorperson", unfit) == no("equipment_unfit", "D.1")


ANOTHERS: dict[str, tuple[str, Command]] = {
    "J.3": ("supervisor", cards.GiveNotice("a", "2026-11-16")),
    "E.5": ("floorperson", cards.OrderRecut("thrown")),
    "D.1": ("dealer", cards.VerifyCards()),
    "E.1": ("floorperson", cards.ShuffleCards()),
    "L.2": ("supervisor", pay.CollectLosers(1)),
}


@pytest.mark.parametrize("clause", ANOTHERS)
def test_whoever_asks_for_what_is_anothers_is_told_whose_it_is_by_the_acts_clause(clause: str) -> None:
    house = Cards().seated()
    assert house.refused(*ANOTHERS[clause]) == no("not_permitted", clause)


def test_what_no_card_table_does_is_no_matter_of_its_wagers() -> None:
    assert Cards().seated().refused("supervisor", GoOnDuty()) == no("not_offered", "B.1")


@pytest.mark.clause("oneida-minibaccarat:D.1")
def test_the_dealer_inspects_and_the_floorperson_verifies() -> None:
    house = Cards().seated()
    house.rows(
        ("dealer", cards.InspectCards(), no("wrong_phase", "D.1")),
        ("floorperson", cards.VerifyCards(), no("wrong_phase", "D.1")),
    )
    house.received()
    assert house.refused("dealer", cards.VerifyCards()).reason == "not_permitted"
    house.rows(
        ("floorperson", cards.VerifyCards(), no("wrong_phase", "D.1")),
        ("dealer", cards.InspectCards(), cards.CardsInspected("staff:Dana")),
        ("dealer", cards.SpreadCards(Face.UP), no("wrong_phase", "D.2")),
        ("floorperson", cards.VerifyCards(), cards.CardsVerified("staff:Flo", electronic=False)),
    )


@pytest.mark.clause("oneida-minibaccarat:D.1")
def test_a_device_may_verify_in_the_floorpersons_place() -> None:
    house = Cards().seated().received()
    house.do("dealer", cards.InspectCards())
    assert house.asked("device", cards.VerifyCards()) == (cards.CardsVerified("device:T1", electronic=True),)


@pytest.mark.clause("oneida-minibaccarat:D.2")
def test_the_cards_are_spread_face_up_for_the_first_players() -> None:
    house = Cards().seated().received()
    house.do("dealer", cards.InspectCards())
    house.do("floorperson", cards.VerifyCards())
    house.rows(
        ("dealer", cards.ShowCards(ONE), no("wrong_phase", "D.2")),
        ("dealer", cards.SpreadCards(Face.DOWN), no("wrong_phase", "D.2")),
        ("dealer", cards.SpreadCards(Face.UP), cards.CardsSpread(Face.UP, 1, idle=False)),
        ("dealer", cards.StackCards(), no("wrong_phase", "D.2")),
        ("dealer", cards.ShowCards(TerminalId("9")), no("unknown_terminal", "B.1")),
        ("dealer", cards.ShowCards(THREE), cards.CardsShown(THREE)),
        ("dealer", cards.ShowCards(THREE), no("wrong_phase", "D.2")),
        ("dealer", cards.ShowCards(ONE), cards.CardsShown(ONE)),
    )


@pytest.mark.clause("oneida-minibaccarat:A.6")
@pytest.mark.clause("oneida-minibaccarat:D.3")
@pytest.mark.parametrize("shuffling", ["hand", "reshuffling-shoe"])
def test_then_they_are_turned_down_washed_and_stacked(shuffling: str) -> None:
    house = Cards().seated(shuffling=shuffling).received()
    house.do("dealer", cards.InspectCards())
    house.do("floorperson", cards.VerifyCards())
    house.do("dealer", cards.SpreadCards(Face.UP), cards.ShowCards(ONE))
    house.rows(
        ("dealer", cards.ShuffleCards(), no("wrong_phase", "E.1")),
        ("dealer", cards.StackCards(), WASHED),
    )


@pytest.mark.clause("oneida-minibaccarat:D.4")
def test_with_a_shuffler_each_batch_is_spread_and_stacked_apart() -> None:
    house = Cards().seated(**SHUFFLER).received()
    house.do("dealer", cards.InspectCards())
    house.do("floorperson", cards.VerifyCards())
    house.rows(
        ("dealer", cards.SpreadCards(Face.UP), cards.CardsSpread(Face.UP, 2, idle=False)),
        ("dealer", cards.ShowCards(ONE), cards.CardsShown(ONE)),
        ("dealer", cards.StackCards(), BY_BATCH),
    )


@pytest.mark.clause("oneida-minibaccarat:E.1")
def test_they_are_shuffled_before_play_and_after_each_shoe() -> None:
    house = Cards().seated().stacked()
    house.rows(
        ("dealer", rounds.StartGame(), no("wrong_phase", "J.3")),
        ("dealer", deal.DealCard("KS"), no("wrong_phase", "H")),
        ("dealer", cards.LoadShoe(14), no("wrong_phase", "E.4")),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(1, 0, 312)),
        ("dealer", cards.ShuffleCards(), no("wrong_phase", "E.1")),
    )
    house.do("dealer", cards.CutCards(100), cards.LoadShoe(14))
    house.deal("KS")
    house.do("dealer", deal.CuttingCardAppears(), deal.AnnounceLastHand())
    house.round("KS 9S QS JS").settled()
    house.rows(
        ("dealer", rounds.StartGame(), no("wrong_phase", "J.3")),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(2, 0, 312)),
    )


@pytest.mark.clause("oneida-minibaccarat:E.2")
def test_the_cut_is_offered_from_the_dealers_right_clockwise() -> None:
    """Position 1 sits at the dealer's right; past the dealer comes 7."""
    house = Cards().seated().sit(ONE, TWO, SEVEN).stacked()
    house.do("dealer", cards.ShuffleCards())
    other, nobody = no("not_permitted", "E.2"), no("wrong_phase", "E.2")
    house.rows(
        (at(SEVEN), cards.CutCards(100), other),
        (at(SEVEN), cards.DeclineCut(), nobody),
        (at(ONE), cards.DeclineCut(), cards.CutDeclined(ONE)),
        (at(TWO), cards.CutCards(100), other),
        (at(SEVEN), cards.DeclineCut(), cards.CutDeclined(SEVEN)),
        ("dealer", cards.DeclineCut(), cards.CutDeclined(TWO)),
        ("dealer", cards.DeclineCut(), nobody),
        (at(ONE), cards.CutCards(100), other),
        ("dealer", cards.CutCards(100), cards.CardsCut("", 100)),
        ("dealer", cards.CutCards(100), nobody),
    )


@pytest.mark.clause("oneida-minibaccarat:E.2")
def test_the_cut_begins_with_the_player_nearest_to_the_dealers_right() -> None:
    """Nobody sits at 1: 2 is at the dealer's right, and clockwise from there, past the dealer, comes 7."""
    two, three, six, seven = (TerminalId(seat) for seat in "2367")
    house = Cards().seated().sit(two, three, six, seven)
    house.received().do("dealer", cards.InspectCards())
    house.do("floorperson", cards.VerifyCards())
    house.do("dealer", cards.SpreadCards(Face.UP), cards.ShowCards(two), cards.StackCards())
    house.do("dealer", cards.ShuffleCards())
    for seat in (two, seven, six, three):
        house.rows(("dealer", cards.DeclineCut(), cards.CutDeclined(seat)))
    assert offered_cut(house.cards) == ""


@pytest.mark.clause("oneida-minibaccarat:E.2")
def test_a_player_who_accepts_cuts_or_has_the_dealer_move_the_card() -> None:
    house = Cards().seated().sit(SEVEN).stacked()
    house.do("dealer", cards.ShuffleCards())
    house.do(at(ONE), cards.DeclineCut())
    house.rows(("dealer", cards.CutCards(200), cards.CardsCut("7", 200)))


@pytest.mark.clause("oneida-minibaccarat:E.3")
@pytest.mark.parametrize(("at_card", "fits"), [(9, False), (10, True), (302, True), (303, False), (0, False)])
def test_the_cut_is_at_least_ten_cards_from_either_end(at_card: int, fits: bool) -> None:
    house = Cards().seated().stacked()
    house.do("dealer", cards.ShuffleCards())
    cut = cards.CardsCut("1", at_card) if fits else no("equipment_unfit", "E.3")
    house.rows((at(ONE), cards.CutCards(at_card), cut))


@pytest.mark.clause("oneida-minibaccarat:E.4")
def test_the_cutting_card_goes_at_least_fourteen_cards_from_the_back() -> None:
    house = Cards().seated().stacked()
    house.do("dealer", cards.ShuffleCards(), cards.CutCards(100))
    unfit = no("equipment_unfit", "E.4")
    house.rows(
        ("dealer", cards.LoadShoe(13), unfit),
        ("dealer", cards.LoadShoe(312), unfit),
        ("dealer", cards.LoadShoe(14), cards.ShoeLoaded(14)),
    )


@pytest.mark.clause("oneida-minibaccarat:E.4")
@pytest.mark.parametrize(("first", "more"), [("10S", 0), ("KH", 0), ("AS", 1), ("3C", 3), ("9D", 9)])
def test_the_first_card_and_as_many_as_its_value_are_shown_and_discarded(first: str, more: int) -> None:
    house = Cards().seated().stacked().loaded()
    assert house.refused("dealer", deal.DealCard("")) == no("malformed", "E.4"), "it is shown"
    house.rows(("dealer", deal.DealCard(first), deal.CardBurned(1, first, first=True)))
    burned = [f"{rank}H" for rank in "A23456789"[:more]]
    for nth, card in enumerate(burned, 2):
        assert house.refused("dealer", rounds.StartGame()) == no("wrong_phase", "J.3")
        assert house.refused("dealer", deal.DealCard("")) == no("malformed", "E.4")
        house.rows(("dealer", deal.DealCard(card), deal.CardBurned(nth, card)))
    assert house.cards.shoe.discards == [first, *burned]
    assert house.cards.cards_left == 312 - 1 - more
    house.start()


@pytest.mark.clause("oneida-minibaccarat:E.5")
@pytest.mark.parametrize("loaded", [False, True])
def test_a_supervisor_may_have_the_cards_recut_until_one_is_drawn(loaded: bool) -> None:
    """By the last cutter, as the house has it here."""
    house = Cards().seated().sit(ONE, SEVEN).stacked()
    again, wrong = cards.OrderRecut("too near the end"), no("wrong_phase", "E.5")
    assert house.refused("supervisor", again) == wrong
    house.do("dealer", cards.ShuffleCards())
    assert house.refused("supervisor", again) == wrong
    house.do(at(ONE), cards.CutCards(11))
    steps: tuple[Command, ...] = (cards.LoadShoe(14),) if loaded else ()
    house.do("dealer", *steps)
    house.rows(
        ("supervisor", cards.OrderRecut(" "), no("malformed", "E.5")),
        ("supervisor", again, cards.RecutOrdered("too near the end", "staff:Sam", "1")),
        ("dealer", deal.DealCard("KS"), no("wrong_phase", "H")),
        (at(SEVEN), cards.CutCards(150), no("not_permitted", "E.2")),
        (at(ONE), cards.CutCards(150), cards.CardsCut("1", 150)),
        ("dealer", cards.LoadShoe(20), cards.ShoeLoaded(20)),
        ("dealer", deal.DealCard("2S"), deal.CardBurned(1, "2S", first=True)),
        ("supervisor", again, wrong),
    )


@pytest.mark.clause("oneida-minibaccarat:E.5")
def test_a_recut_may_be_the_next_entitleds_in_the_order_of_the_cut() -> None:
    house = Cards().seated(recut="next-entitled").sit(ONE, TWO, SEVEN).stacked()
    house.do("dealer", cards.ShuffleCards(), cards.CutCards(11))
    why = "thrown"
    ordered = (cards.RecutOrdered(why, "staff:Sam", next_) for next_ in ("7", "2", ""))
    house.rows(
        ("supervisor", cards.OrderRecut(why), next(ordered)),
        (at(SEVEN), cards.CutCards(12), cards.CardsCut("7", 12)),
        ("supervisor", cards.OrderRecut(why), next(ordered)),
        (at(TWO), cards.CutCards(13), cards.CardsCut("2", 13)),
        ("supervisor", cards.OrderRecut(why), next(ordered)),
        ("dealer", cards.CutCards(100), cards.CardsCut("", 100)),
        ("supervisor", cards.OrderRecut(why), cards.RecutOrdered(why, "staff:Sam", "")),
    )


@pytest.mark.clause("oneida-minibaccarat:E.5")
def test_who_declines_a_recut_passes_it_on() -> None:
    house = Cards().seated(recut="next-entitled").sit(ONE, TWO, SEVEN).stacked()
    house.do("dealer", cards.ShuffleCards(), cards.CutCards(11))
    house.do("supervisor", cards.OrderRecut("thrown"))
    house.do(at(SEVEN), cards.DeclineCut())
    house.rows((at(TWO), cards.CutCards(100), cards.CardsCut("2", 100)))


@pytest.mark.clause("oneida-minibaccarat:E.2")
def test_whoever_only_looked_at_the_cards_is_not_offered_the_cut_of_a_later_shoe() -> None:
    house = Cards().seated().stacked()
    house.do("dealer", cards.ShuffleCards())
    assert offered_cut(house.cards) == "1", "who was shown the cards, of this shoe"
    house.do("dealer", cards.CutCards(100), cards.LoadShoe(14))
    house.deal("KS").start().close().drawn_to(0)
    house.do("dealer", deal.VoidRound(), cards.ShuffleCards())
    assert offered_cut(house.cards) == ""

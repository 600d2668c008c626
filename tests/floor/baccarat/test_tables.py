"""Opening, closing and working a mini-baccarat table, and its terms."""

from collections.abc import Callable

import pytest

from croupier.desk.messages import ChangeTerms
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.state import Phase
from croupier.floor.parts.messages import seats, tables
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.racks import UNCOUNTED
from croupier.floor.pit.messages.pit import SetHouseRules
from croupier.floor.pit.state import PIT
from croupier.games.chance import commitment
from croupier.ledger import accounts as chart
from tests.cards import Cards, install_cards, no
from tests.house import FLOAT, ONE, T1, T2, TWO, No, at, said
from tests.live import install_live

BETWEEN: dict[str, Callable[[Cards], object]] = {
    "no cards yet": lambda house: house.seated(),
    "received": lambda house: house.seated().received(),
    "stacked": lambda house: house.seated().stacked(),
    "loaded": lambda house: house.seated().stacked().loaded(),
    "in the burn": lambda house: house.seated().stacked().loaded().deal("9S 2S"),
    "between rounds": lambda house: house.ready(),
}


def test_a_table_opens_on_a_float_and_only_once() -> None:
    house = Cards()
    house.do("engineer", install_cards())
    house.rows(
        ("supervisor", tables.OpenTable(0, 0, 0), no("bad_amount", "D.1")),
        ("supervisor", tables.OpenTable(FLOAT, 0, 0), tables.TableOpened(FLOAT, 0, 0, "staff:Sam")),
        ("supervisor", tables.OpenTable(FLOAT, 0, 0), no("wrong_phase", "D.1")),
    )


@pytest.mark.parametrize("where", BETWEEN)
def test_it_closes_between_rounds_once_its_float_is_counted(where: str) -> None:
    """Also in the middle of preparing: the cards leave the table, and come anew when it opens again."""
    house = Cards()
    BETWEEN[where](house)
    answer = house.refused("supervisor", tables.CloseTable())
    assert answer == No(str(UNCOUNTED.reason), "None")
    house.close_table()
    assert (house.cards.phase, house.cards.dealer, house.cards.backs) == (Phase.CLOSED, None, ())
    assert (house.cards.shoe.cards, house.cards.shoe.discards, house.cards.shown) == (0, [], [])
    house.do("supervisor", tables.OpenTable(FLOAT, 0, 0))
    house.do("dealer", tables.TakeTable())
    house.stacked().loaded().deal("KS").start()


def test_it_does_not_close_in_a_round() -> None:
    house = Cards().ready().start()
    assert house.refused("supervisor", tables.CloseTable()) == no("wrong_phase", "D.1")


def test_the_rack_goes_back_whole_and_coupons_lapse() -> None:
    house = Cards().ready().buy(1000, coupon=500)
    house.close_table()
    assert house.balance(chart.rack(T1)) == 0
    assert (house.seat().held, house.seat().promo, house.seat().empty) == (0, 0, True)
    assert house.money() == {"drop": -1000, "chips": 1000}, "chips are owed wherever they are"


def test_a_shoe_committed_to_before_the_close_is_the_next_one() -> None:
    seed = b"seed"
    house = Cards().seated().stacked()
    house.do("reader", cards.ReadyShoe(Port.VIRTUAL, commitment(seed), "salt"))
    house.close_table().do("supervisor", tables.OpenTable(FLOAT, 0, 0))
    house.do("dealer", tables.TakeTable())
    house.stacked()
    house.rows(("dealer", cards.ShuffleCards(), cards.CardsShuffled(1, 0, 312)))
    assert (house.cards.shoe.commitment, house.cards.shoe.ready) == (commitment(seed), False)


def test_a_dealer_takes_it_and_another_relieves() -> None:
    house = Cards().seated()
    house.do("engineer", install_cards(), table=T2)
    house.do("supervisor", tables.OpenTable(FLOAT, 0, 0), table=T2)
    house.rows(
        ("dealer", tables.TakeTable(), no("wrong_phase", "D.1")),
        ("relief", cards.InspectCards(), no("not_permitted", "D.1")),
        ("relief", tables.TakeTable(), tables.DealerChanged("staff:Dana", "staff:Rolf")),
        ("dealer", cards.InspectCards(), no("not_permitted", "D.1")),
    )
    elsewhere = house.envelope("relief", tables.TakeTable(), T2)
    assert "house rule" in str(house.send(elsewhere))


def test_a_call_is_answered() -> None:
    house = Cards().seated()
    house.rows(
        ("supervisor", tables.AnswerCall(), no("nothing_there", "D.1")),
        ("dealer", tables.CallSupervisor(), tables.SupervisorCalled("staff:Dana")),
        ("dealer", tables.CallSupervisor(), no("wrong_phase", "D.1")),
        ("supervisor", tables.AnswerCall(), tables.CallAnswered("staff:Sam")),
    )
    house.do(at(ONE), CallAttendant())
    house.do("dealer", AnswerAttendant(ONE))


@pytest.mark.parametrize(
    "other",
    [
        install_cards(decks=8).effective,
        install_cards(shuffling="shuffler").effective,
        install_live().effective,
    ],
)
def test_other_decks_another_shuffle_or_another_game_are_another_table(other: str) -> None:
    house = Cards().seated()
    assert house.refused("director", ChangeTerms(other)) == no("option_not_allowed", "D.1")


def test_terms_change_to_what_could_be_installed_here() -> None:
    house = Cards().seated()
    assert house.refused("director", ChangeTerms("no terms")).reason == "malformed"
    assert house.refused("director", ChangeTerms(install_cards().effective)) == no("nothing_there", "D.1")
    coarse = ChangeTerms(install_cards(unit="3.00").effective)
    assert house.refused("director", coarse) == no("stake_not_divisible", "G.3")
    house.do("director", ChangeTerms(install_cards(unit="1.00").effective))
    assert house.cards.rules.terms.unit == 100


@pytest.mark.parametrize("where", BETWEEN)
def test_the_float_is_counted_between_rounds_as_the_books_have_it(where: str) -> None:
    house = Cards()
    BETWEEN[where](house)
    house.count_float()
    assert house.desk.house.float_is_counted(T1)


def test_who_leaves_one_seat_leaves_the_others_as_they_are() -> None:
    house = Cards().ready().sit(ONE, TWO)
    house.do(at(TWO), seats.AskChips(Money(500), 0))
    house.do(at(TWO), seats.TakeChipsAway(TWO))
    assert not house.seat(TWO).empty, "money lies on the layout"
    house.do(at(ONE), seats.TakeChipsAway(ONE))
    assert house.seat().empty
    assert house.cards.shown == [], "nobody is there to cut"


def test_whoever_lost_all_and_sat_out_a_round_has_left() -> None:
    house = Cards().ready().buy(1000).round("9S 2H KS 5H", {"banker": 1000}).settled()
    house.round("9S 2H KS 5H").settled()
    assert house.seat().last
    house.start()
    assert not house.seat().last


def test_an_idle_table_forgets_a_burn_that_was_not_finished() -> None:
    house = Cards().ready().deal("9C")
    house.do("dealer", deal.RuleOnCard(on_player=False, disclosed=True))
    assert (house.cards.shoe.burning, house.cards.shoe.burned) == (9, ["KS", "9C"])
    house.do("dealer", cards.SpreadCards(cards.Face.UP))
    assert (house.cards.shoe.burning, house.cards.cards_left, house.cards.shoe.burned) == (0, 312, [])


def test_a_table_opens_only_where_supervisors_are_enough() -> None:
    house = Cards().seated()
    house.do("engineer", SetHouseRules(1, ()), table=PIT)
    house.do("engineer", install_cards(), table=T2)
    asked = house.envelope("supervisor", tables.OpenTable(FLOAT, 0, 0), T2)
    assert said(house.send(asked)) == No("too_few_supervisors", "")

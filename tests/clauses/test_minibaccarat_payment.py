"""The result of a round of mini-baccarat, what is paid and what is taken, at the desk: sections L and M."""

import pytest

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.base.refusal import Refused
from croupier.desk.messages import ChangeTerms
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.pay import Step, StepKind
from croupier.floor.parts.messages import seats, tables
from croupier.games.baccarat.result import read_result
from tests.cards import Cards, cited, install_cards, no
from tests.house import ONE, THREE, TWO, at
from tests.tables import baccarat

PLAYER, BANKER, TIE = "9S 2H KS 5H", "2S 9H 5S KH", "2S 3H 5S 4H"
SIX = "2S 2H 3S 4H KS"
"""The Banker's Hand wins with a count of six, against five."""
PAY, VIGORISH = StepKind.PAY, StepKind.VIGORISH
DEFERRED = {"vigorish_collection": "deferred"}


def options(**more: object) -> dict[str, object]:
    return more


@pytest.mark.clause("oneida-minibaccarat:L.1")
@pytest.mark.parametrize(
    ("dealt", "winner", "counts"),
    [(PLAYER, "player", (9, 7)), (BANKER, "banker", (7, 9)), (TIE, "tie", (7, 7))],
)
def test_final_counts_and_winner_are_announced(dealt: str, winner: str, counts: tuple[int, int]) -> None:
    house = Cards().ready().start().close().deal(dealt)
    assert house.refused("dealer", deal.AnnounceResult(1)) == no("wrong_phase", "L.1")
    house.counted()
    assert house.refused("dealer", pay.CollectLosers(1)) == no("wrong_phase", "L.2")
    house.rows(("dealer", deal.AnnounceResult(1), deal.ResultAnnounced(1, dealt, winner, *counts)))


def three_seats(procedure: str, **more: object) -> Cards:
    """Seats 1 and 3 win 10.00 and 20.00 on the Banker's Hand, seat 2 loses 5.00 on the Player's."""
    house = Cards().ready(payment=procedure, **more).sit(ONE, TWO, THREE, amount=2000).start()
    house.lay("banker", 1000).lay("player", 500, TWO).lay("banker", 2000, THREE).close().deal(
        BANKER
    ).counted()
    house.do("dealer", deal.AnnounceResult(1))
    return house


@pytest.mark.clause("oneida-minibaccarat:L.2")
@pytest.mark.parametrize(
    ("procedure", "order"),
    [
        ("a", [(PAY, "3"), (PAY, "1"), (VIGORISH, "3"), (VIGORISH, "1")]),
        ("b", [(VIGORISH, "3"), (VIGORISH, "1"), (PAY, "3"), (PAY, "1")]),
        ("c", [(PAY, "3"), (VIGORISH, "3"), (PAY, "1"), (VIGORISH, "1")]),
        ("d", [(VIGORISH, "3"), (PAY, "3"), (VIGORISH, "1"), (PAY, "1")]),
    ],
)
def test_losers_first_then_from_the_highest_position_down(
    procedure: str, order: list[tuple[StepKind, str]]
) -> None:
    """By the house's procedure; nothing is paid or taken out of turn. All end with the same chips."""
    house = three_seats(procedure)
    steps = {"1": {PAY: 1000, VIGORISH: 50}, "3": {PAY: 2000, VIGORISH: 100}}
    listed = tuple(Step(kind, TerminalId(seat), steps[seat][kind]) for kind, seat in order)
    assert house.refused("dealer", pay.PayWinner(1, THREE)) == no("wrong_phase", "L.2")
    house.rows(
        (
            "dealer",
            pay.CollectLosers(1),
            pay.LosingWagersCollected(1, (pay.Taken(TWO, "player", 500),), listed, procedure, cited("L.2")),
        )
    )
    for kind, seat in order:
        for other in [step for step in order if step != (kind, seat)]:
            assert house.refused("dealer", step_of(*other)) == no("wrong_phase", "L.2")
        assert house.refused("dealer", pay.DiscardCards(1)) == no("wrong_phase", "L.3")
        house.do("dealer", step_of(kind, seat))
    held = {seat: house.seat(TerminalId(seat)).held for seat in "123"}
    assert held == {"1": 2000 + 1000 - 50, "2": 1500, "3": 2000 + 2000 - 100}
    assert house.money() == {"drop": -6000, "chips": sum(held.values()), "win": 500 - 3000 + 150}
    assert house.refused("dealer", pay.PayWinner(1, ONE)) == no("wrong_phase", "L.2")


def step_of(kind: StepKind, seat: str) -> Command:
    return (pay.PayWinner if kind is PAY else pay.TakeVigorish)(1, TerminalId(seat))


@pytest.mark.clause("oneida-minibaccarat:L.2")
@pytest.mark.parametrize("procedure", ["b", "d"])
def test_vigorish_before_the_payment_comes_out_of_it_where_the_hand_is_empty(procedure: str) -> None:
    house = three_seats(procedure)
    house.do("dealer", pay.CollectLosers(1))
    taken = pay.VigorishCollected(THREE, 100, cited("M.3"), withheld=100)
    house.rows(("dealer", pay.TakeVigorish(1, THREE), taken))
    assert (house.seat(THREE).held, house.money()["commission:3"]) == (0, -100)
    if procedure == "b":
        house.do("dealer", pay.TakeVigorish(1, ONE))
    won = (pay.Won("banker", 2000, 2000),)
    house.rows(("dealer", pay.PayWinner(1, THREE), pay.WinnerPaid(1, THREE, won, withheld=100)))
    assert house.seat(THREE).held == 3900
    assert "commission:3" not in house.money()


@pytest.mark.clause("oneida-minibaccarat:L.3")
def test_the_cards_are_discarded_so_that_both_hands_can_be_laid_out_again() -> None:
    house = Cards().ready().round("2S 3S 2H 3H 6S 2D")
    house.do("dealer", pay.CollectLosers(1))
    hands = (("2S", "2H", "6S"), ("3S", "3H", "2D"))
    house.rows(
        (
            "dealer",
            pay.DiscardCards(1),
            pay.CardsDiscarded(1, "2S 3S 2H 3H 6S 2D", house.cards.terms, *hands),
        ),
        ("dealer", pay.DiscardCards(1), no("wrong_phase", "L.3")),
    )
    assert house.cards.shoe.discards == ["KS", *hands[0], *hands[1]]
    assert read_result(house.cards.rounds[0].result).hands is not None


@pytest.mark.clause("oneida-minibaccarat:L.4")
def test_nobody_but_the_dealer_handles_cards_that_were_not_handed_to_them() -> None:
    house = Cards().ready(dealing="b").sit(ONE).start().lay("player", 500).four()
    assert house.refused(at(ONE), deal.TurnCards(1, Side.PLAYER)) == no("not_permitted", "L.4")
    for command in (deal.DealCard("5S"), deal.HandCards(1, Side.PLAYER), cards.ShuffleCards()):
        assert house.refused(at(ONE), command).reason == "not_permitted"


@pytest.mark.clause("oneida-minibaccarat:M.1")
def test_the_players_hand_pays_one_to_one() -> None:
    house = Cards().ready().buy().round(PLAYER, {"player": 2500})
    house.do("dealer", pay.CollectLosers(1))
    won = pay.WinnerPaid(1, ONE, (pay.Won("player", 2500, 2500),))
    house.rows(("dealer", pay.PayWinner(1, ONE), won))
    assert (house.seat().held, house.money()["win"]) == (102_500, -2500)


@pytest.mark.clause("oneida-minibaccarat:M.2")
@pytest.mark.parametrize(("odds", "paid"), [({}, 4000), ({"tie": "9 to 1"}, 4500)])
def test_a_tie_bet_pays_eight_to_one_or_better(odds: dict[str, str], paid: int) -> None:
    house = Cards().ready(odds=odds).buy().round(TIE, {"tie": 500})
    house.do("dealer", pay.CollectLosers(1))
    house.rows(("dealer", pay.PayWinner(1, ONE), pay.WinnerPaid(1, ONE, (pay.Won("tie", 500, paid),))))
    with pytest.raises(Refused) as refused:
        baccarat(odds={"tie": "7 to 1"})
    assert refused.value.refusal.clause == cited("M.2")


@pytest.mark.clause("oneida-minibaccarat:M.3")
@pytest.mark.parametrize(("vigorish", "taken"), [("5", 125), ("4", 100)])
def test_the_bankers_hand_pays_one_to_one_less_four_or_five_percent(vigorish: str, taken: int) -> None:
    house = Cards().ready(vigorish=vigorish).buy().round(BANKER, {"banker": 2500})
    house.do("dealer", pay.CollectLosers(1))
    house.rows(
        ("dealer", pay.PayWinner(1, ONE), pay.WinnerPaid(1, ONE, (pay.Won("banker", 2500, 2500),))),
        ("dealer", pay.TakeVigorish(1, ONE), pay.VigorishCollected(ONE, taken, cited("M.3"))),
    )
    assert (house.seat().held, house.money()["win"]) == (102_500 - taken, taken - 2500)


@pytest.mark.clause("oneida-minibaccarat:M.3.a")
@pytest.mark.parametrize(
    ("rounding", "stake", "taken"),
    [("exact", 300, 12), ("five-cents", 300, 15), ("five-cents", 100, 5), ("five-cents", 500, 20)],
)
def test_vigorish_may_be_rounded_up_to_five_cents(rounding: str, stake: int, taken: int) -> None:
    """Four percent of 3.00 are 12 cents; of 5.00 they are 20, which stay 20."""
    house = Cards().ready(vigorish="4", vigorish_rounding=rounding).buy()
    house.round(BANKER, {"banker": stake}).settled()
    assert house.seat().held == 100_000 + stake - taken


@pytest.mark.clause("oneida-minibaccarat:M.3.b")
def test_deferred_vigorish_lies_on_a_button_until_before_the_reshuffle() -> None:
    house = Cards().ready(**DEFERRED).buy().round(BANKER, {"banker": 1000})
    house.do("dealer", pay.CollectLosers(1), pay.PayWinner(1, ONE))
    house.rows(("dealer", pay.TakeVigorish(1, ONE), pay.VigorishMarked(ONE, 50, 50, cited("M.3.b"))))
    assert house.money() == {"drop": -100_000, "chips": 101_000, "win": -950, "commission:1": -50}
    house.do("dealer", pay.DiscardCards(1))
    house.do("dealer", deal.CuttingCardAppears(), deal.AnnounceLastHand())
    house.round(BANKER, {"banker": 2000}).do("dealer", pay.CollectLosers(2), pay.PayWinner(2, ONE))
    house.rows(("dealer", pay.TakeVigorish(2, ONE), pay.VigorishMarked(ONE, 100, 150, cited("M.3.b"))))
    house.do("dealer", pay.DiscardCards(2))
    house.rows(
        ("dealer", cards.ShuffleCards(), no("wrong_phase", "M.3.b")),
        ("dealer", pay.CollectVigorish(TWO), no("nothing_there", "M.3.b")),
        (
            "dealer",
            pay.CollectVigorish(ONE),
            pay.VigorishCollected(ONE, 150, cited("M.3.d"), button=True),
        ),
        ("dealer", pay.CollectVigorish(ONE), no("nothing_there", "M.3.b")),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(2, 0, 312)),
    )
    assert house.money() == {"drop": -100_000, "chips": 102_850, "win": -2850}


@pytest.mark.clause("oneida-minibaccarat:M.3.b")
def test_no_cards_are_mixed_and_no_vigorish_changes_while_a_button_lies_there() -> None:
    house = Cards().ready(**DEFERRED).buy().round(BANKER, {"banker": 1000}).settled()
    other = ChangeTerms(install_cards(vigorish="4", **DEFERRED).effective)
    house.count_float()
    house.rows(
        ("dealer", cards.SpreadCards(Face.UP), no("wrong_phase", "M.3.b")),
        ("director", other, no("bets_in_play", "M.3.b")),
        ("supervisor", tables.CloseTable(), no("bets_in_play", "M.3.d")),
    )
    house.do("dealer", pay.CollectVigorish(ONE))
    house.do("director", other)
    house.close_table()


@pytest.mark.clause("oneida-minibaccarat:M.3.d")
def test_it_is_collected_or_documented_before_the_player_leaves() -> None:
    house = Cards().ready(**DEFERRED).buy(1000).round(BANKER, {"banker": 1000}).settled()
    leave, owing = seats.TakeChipsAway(ONE), no("bets_in_play", "M.3.d")
    assert house.refused(at(ONE), leave) == owing
    house.start().lay("tie", 1900).close().deal("9S")
    between = no("wrong_phase", "M.3.d")
    assert house.refused("dealer", pay.CollectVigorish(ONE)) == between
    house.deal("2H KS 5H").counted().do("dealer", deal.AnnounceResult(2))
    assert house.refused("dealer", pay.CollectVigorish(ONE)) == between
    house.settled()
    assert house.seat().held == 100
    house.do("dealer", pay.CollectVigorish(ONE))
    house.do(at(ONE), leave)


@pytest.mark.clause("oneida-minibaccarat:M.3.d")
def test_what_a_player_cannot_pay_a_supervisor_documents() -> None:
    house = Cards().ready(**DEFERRED).buy(1000).round(BANKER, {"banker": 1000}).settled()
    house.round(PLAYER, {"banker": 2000}).settled()
    house.rows(
        ("dealer", pay.CollectVigorish(ONE), no("not_enough_credits", "M.3.d")),
        ("supervisor", pay.DocumentVigorish(ONE, ""), no("malformed", "M.3.d")),
        ("supervisor", pay.DocumentVigorish(TWO, "left"), no("nothing_there", "M.3.b")),
        (
            "supervisor",
            pay.DocumentVigorish(ONE, "left without chips"),
            pay.VigorishDocumented(ONE, 50, "left without chips", "staff:Sam"),
        ),
    )
    assert house.cards.owed == {}
    assert house.money() == {"drop": -1000, "win": 1000}


@pytest.mark.clause("oneida-minibaccarat:M.3.d")
def test_vigorish_of_the_round_being_paid_is_taken_before_the_player_leaves() -> None:
    house = Cards().ready().buy(1000).round(BANKER, {"banker": 1000})
    house.do("dealer", pay.CollectLosers(1), pay.PayWinner(1, ONE))
    leave = seats.TakeChipsAway(ONE)
    assert house.refused(at(ONE), leave) == no("bets_in_play", "M.3.d")
    house.do("dealer", pay.TakeVigorish(1, ONE))
    house.rows((at(ONE), leave, seats.ChipsTakenAway(ONE, 1950)))


@pytest.mark.clause("oneida-minibaccarat:M.4")
def test_or_a_share_of_the_bankers_wager_is_taken_on_a_tie_and_none_of_a_win() -> None:
    """Out of the stake that goes back, so that every player has it."""
    house = (
        Cards().ready(vigorish="tie", vigorish_on_tie=10).buy(1000).round(BANKER, {"banker": 1000}).settled()
    )
    assert house.seat().held == 2000, "nothing of the win"
    house.round(TIE, {"banker": 2000}).do("dealer", pay.CollectLosers(2))
    house.rows(
        (at(ONE), seats.TakeChipsAway(ONE), no("bets_in_play", "M.4")),
        ("dealer", pay.DiscardCards(2), no("wrong_phase", "L.3")),
        ("dealer", pay.TakeVigorish(2, ONE), pay.VigorishCollected(ONE, 200, cited("M.4"))),
    )
    assert house.seat().held == 1800
    house.do("dealer", pay.DiscardCards(2))


@pytest.mark.clause("oneida-minibaccarat:M.4")
@pytest.mark.parametrize(
    "asked",
    [options(vigorish_on_tie=26), options(vigorish_on_tie=0), options(vigorish_collection="deferred")],
)
def test_that_share_is_at_most_a_quarter_and_never_deferred(asked: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        baccarat(vigorish="tie", **asked)
    assert refused.value.refusal.clause == cited("M.4")


@pytest.mark.clause("oneida-minibaccarat:M.4")
@pytest.mark.parametrize("procedure", ["c", "d"])
def test_a_tie_pays_tie_bets_and_takes_vigorish_position_by_position(procedure: str) -> None:
    house = Cards().ready(vigorish="tie", payment=procedure).sit(ONE, TWO, amount=2000).start()
    house.lay("banker", 1000).lay("tie", 500).lay("banker", 2000, TWO).close().deal(TIE).counted()
    house.do("dealer", deal.AnnounceResult(1), pay.CollectLosers(1))
    own = [Step(PAY, ONE, 4000), Step(VIGORISH, ONE, 250)]
    assert house.cards.steps == [
        Step(VIGORISH, TWO, 500),
        *(own if procedure == "c" else reversed(own)),
    ]

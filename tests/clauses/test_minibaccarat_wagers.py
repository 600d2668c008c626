"""Mini-baccarat's points, wagers and limits, at the desk: sections A, C, F, G and O."""

import pytest

from croupier.base.envelope import Command
from croupier.base.refusal import Refusal
from croupier.desk.act import When
from croupier.desk.house import House
from croupier.desk.messages import ChangeTerms, TableInstalled
from croupier.floor.baccarat.acts import acts
from croupier.floor.baccarat.install import installed
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.tables import open_table
from croupier.floor.parts.messages import rounds, seats, wagers
from croupier.floor.parts.messages.tables import OpenTable
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip, Hand
from croupier.games.library import load
from croupier.games.notices import sign
from tests.cards import LAW, Cards, cited, install_cards, no, wide_limits
from tests.house import FLOAT, ONE, T1, TWO, at
from tests.tables import baccarat

SEAT = at(ONE)
PLAYER, BANKER, TIE = "9S 2H KS 5H", "2S 9H 5S KH", "2S 3H 5S 4H"
"""Two cards each: nine to seven, seven to nine, and seven to seven."""


@pytest.mark.clause("oneida-minibaccarat:A.1")
@pytest.mark.clause("oneida-minibaccarat:A.2")
def test_first_and_third_are_the_players_cards_second_and_fourth_the_bankers() -> None:
    house = Cards().ready().start().close().deal("9S 2H KS 5H")
    sides = {one.card: str(one.side) for one in house.cards.hands}
    assert sides == {"9S": "player", "2H": "banker", "KS": "player", "5H": "banker"}


@pytest.mark.clause("oneida-minibaccarat:A.3")
@pytest.mark.clause("oneida-minibaccarat:F.1")
@pytest.mark.parametrize(
    ("dealt", "player", "banker"),
    [
        ("2S 3S 6S 4S", 8, 7),
        ("10S AS JS 5S", 0, 6),
        ("QS 8S KS 9S", 0, 7),
        ("AS AH 7S 8S", 8, 9),
    ],
)
def test_a_count_adds_the_values_of_the_cards(dealt: str, player: int, banker: int) -> None:
    """Face value, ten and faces nothing, an ace one."""
    house = Cards().ready().start().close().deal(dealt)
    house.rows(
        ("dealer", deal.AnnounceCount(1, deal.Side.PLAYER), deal.CountAnnounced(1, deal.Side.PLAYER, player)),
        ("dealer", deal.AnnounceCount(1, deal.Side.BANKER), deal.CountAnnounced(1, deal.Side.BANKER, banker)),
    )


@pytest.mark.clause("oneida-minibaccarat:F.2")
@pytest.mark.parametrize(
    ("dealt", "player", "banker"),
    [("AS 7H 2S KH 4S", 7, 7), ("AS 7H 2S KH 9S", 2, 7), ("5S 7H 5H KH KS", 0, 7)],
)
def test_of_two_digits_the_left_one_is_discarded(dealt: str, player: int, banker: int) -> None:
    """The document's own examples: ace, two and four are seven; ace, two and nine are two."""
    house = Cards().ready().start().close().deal(" ".join(dealt.split()[:4])).counted()
    house.deal(dealt.split()[4])
    [announced] = house.asked("dealer", deal.AnnounceResult(1))
    assert isinstance(announced, deal.ResultAnnounced)
    assert (announced.player, announced.banker) == (player, banker)


@pytest.mark.clause("oneida-minibaccarat:C")
@pytest.mark.parametrize(("dealt", "winner"), [(PLAYER, "player"), (BANKER, "banker"), (TIE, "tie")])
def test_the_hand_closest_to_nine_wins(dealt: str, winner: str) -> None:
    assert Cards().ready().round(dealt).cards.winner == winner


@pytest.mark.clause("oneida-minibaccarat:G.1.a")
@pytest.mark.parametrize(("dealt", "back"), [(BANKER, 2000 - 50), (PLAYER, 0), (TIE, 1000)])
def test_a_bankers_wager_wins_higher_loses_lower_and_is_void_on_a_tie(dealt: str, back: int) -> None:
    house = Cards().ready().buy().round(dealt, {"banker": 1000}).settled()
    assert house.seat().held == 100_000 - 1000 + back
    assert house.money().get("win", 0) == 1000 - back


@pytest.mark.clause("oneida-minibaccarat:G.1.a")
def test_a_tie_takes_a_quarter_of_it_where_the_house_charges_that() -> None:
    house = Cards().ready(vigorish="tie").buy().round(TIE, {"banker": 1000})
    house.rows(
        (
            "dealer",
            pay.CollectLosers(1),
            (
                pay.LosingWagersCollected(
                    1, (), (pay.Step(pay.StepKind.VIGORISH, ONE, 250),), "a", cited("L.2")
                ),
                pay.WagersVoid(1, (pay.Void(ONE, "banker", 1000),), cited("M.4")),
            ),
        ),
        ("dealer", pay.TakeVigorish(1, ONE), pay.VigorishCollected(ONE, 250, cited("M.4"))),
    )
    assert house.seat().held == 100_000 - 250


@pytest.mark.clause("oneida-minibaccarat:G.1.b")
@pytest.mark.parametrize(("dealt", "back"), [(PLAYER, 2000), (BANKER, 0), (TIE, 1000)])
def test_a_players_wager_wins_higher_loses_lower_and_is_void_on_a_tie(dealt: str, back: int) -> None:
    house = Cards().ready().buy().round(dealt, {"player": 1000}).settled()
    assert house.seat().held == 100_000 - 1000 + back


@pytest.mark.clause("oneida-minibaccarat:A.4")
@pytest.mark.clause("oneida-minibaccarat:G.1.c")
@pytest.mark.parametrize(("dealt", "back"), [(TIE, 9000), (PLAYER, 0), (BANKER, 0)])
def test_a_tie_bet_wins_on_equal_counts_alone(dealt: str, back: int) -> None:
    house = Cards().ready().buy().round(dealt, {"tie": 1000}).settled()
    assert house.seat().held == 100_000 - 1000 + back


@pytest.mark.clause("oneida-minibaccarat:A.5")
def test_a_tie_hand_is_two_hands_of_one_count() -> None:
    house = Cards().ready().start().close().deal(TIE).counted()
    house.rows(
        ("dealer", deal.AnnounceResult(1), deal.ResultAnnounced(1, TIE, "tie", 7, 7)),
    )


@pytest.mark.clause("oneida-minibaccarat:G.2")
@pytest.mark.parametrize("spot", ["pair", "dragon", "Banker", "17", ""])
def test_no_other_wager_is_taken(spot: str) -> None:
    house = Cards().ready().buy().start()
    assert house.refused(SEAT, wagers.LayWager(1, spot, 1000, Chip.VALUE)) == no("unknown_spot", "G.2")
    assert house.refused(SEAT, wagers.CallWager(1, spot, 1000)) == no("unknown_spot", "G.2")
    assert house.refused("dealer", wagers.LayFor(ONE, 1, spot, 1000, Chip.VALUE)) == no("unknown_spot", "G.2")


@pytest.mark.clause("oneida-minibaccarat:G.3")
def test_wagers_are_value_chips_that_the_seat_holds() -> None:
    house = Cards().ready().start()
    lay = wagers.LayWager(1, "player", 1000, Chip.VALUE)
    house.rows(
        (SEAT, lay, no("not_enough_credits", "G.3")),
        (SEAT, wagers.LayWager(1, "player", 1000), no("chips_clash", "G.3")),
        (SEAT, seats.AskChips(Money(1000), 100), no("chips_clash", "G.3")),
        (SEAT, seats.AskChips(Money(1050), 0), no("stake_not_divisible", "G.3")),
        (SEAT, seats.AskChips(Money(), 0), no("bad_amount", "G.3")),
        ("dealer", seats.IssueChips(ONE, "", 0, Money(1000)), no("nothing_there", "G.3")),
        (SEAT, seats.AskChips(Money(2000, 500), 0), seats.ChipsAsked(ONE, Money(2000, 500), 0)),
        ("dealer", seats.TakeMoney(ONE, "", 0, Money(1000)), no("wrong_phase", "G.3")),
        ("dealer", seats.IssueChips(ONE, "navy", 0, Money(2000, 500)), no("chips_clash", "G.3")),
        (
            "dealer",
            seats.IssueChips(ONE, "", 0, Money(2000, 500)),
            seats.ChipsIssued(ONE, "", 0, Money(2000, 500)),
        ),
        (SEAT, wagers.LayWager(1, "player", 150, Chip.VALUE), no("stake_not_divisible", "G.3")),
        (SEAT, lay, wagers.WagerLaid(1, ONE, "player", 1000, Chip.VALUE, Hand.PLAYER)),
        (SEAT, wagers.LayWager(1, "player", 1600, Chip.VALUE), no("not_enough_credits", "G.3")),
    )
    assert house.money() == {"drop": -2000, "chips": 2000 - 1000, "escrow": 1000}, "500 was brought"


@pytest.mark.clause("oneida-minibaccarat:G.3")
def test_money_laid_by_hand_is_taken_by_the_dealer_for_the_seat() -> None:
    house = Cards().seated()
    house.rows(
        ("dealer", seats.TakeMoney(ONE, "", 100, Money(1000)), no("chips_clash", "G.3")),
        ("dealer", seats.TakeMoney(ONE, "lime", 0, Money(1000)), no("chips_clash", "G.3")),
        (
            "dealer",
            seats.TakeMoney(ONE, "", 0, Money(1000)),
            (seats.ChipsAsked(ONE, Money(1000), 0), seats.ChipsIssued(ONE, "", 0, Money(1000))),
        ),
    )
    assert house.seat().held == 1000


@pytest.mark.clause("oneida-minibaccarat:G.3")
def test_a_match_play_coupon_rides_with_value_chips() -> None:
    """Won, it pays as the chips do and is used up; what it wins is promotional expense."""
    house = Cards().ready().start()
    assert house.refused(SEAT, seats.AskChips(Money(500, 0, 1000), 0)) == no("coupon_not_accepted", "G.3")
    house.buy(10_000, coupon=1000).lay("player", 1000, coupon=1000)
    assert house.refused(SEAT, wagers.LayWager(1, "tie", 1000, Chip.VALUE, 100)) == no(
        "not_enough_credits", "G.3"
    )
    house.close().deal(PLAYER).counted()
    house.do("dealer", deal.AnnounceResult(1))
    house.settled()
    assert house.money() == {"drop": -10_000, "chips": 12_000, "win": -1000, "promotion": -1000}
    assert (house.seat().held, house.seat().promo) == (12_000, 0)


@pytest.mark.clause("oneida-minibaccarat:G.3")
@pytest.mark.parametrize(("dealt", "kept"), [(TIE, 1000), (BANKER, 0)])
def test_a_coupon_is_kept_on_a_tie_and_used_up_by_a_loss(dealt: str, kept: int) -> None:
    house = Cards().ready().buy(10_000, coupon=1000).start().lay("player", 1000, coupon=1000).close()
    house.deal(dealt).counted().do("dealer", deal.AnnounceResult(1))
    house.settled()
    assert (house.seat().promo, house.seat().held) == (kept, 9000 + kept)


@pytest.mark.clause("oneida-minibaccarat:G.3")
def test_a_verbal_wager_with_cash_needs_the_floorpersons_word_and_the_dealers() -> None:
    house = Cards().ready().start()
    word, accept = pay.ConfirmCalled(ONE, 1, "banker", 2500), wagers.AcceptCalled(ONE, 1, "banker", 2500)
    unseen = no("not_witnessed", "G.3")
    house.rows(
        ("floorperson", word, no("nothing_there", "G.3")),
        (SEAT, wagers.CallWager(1, "banker", 2500), wagers.WagerCalled(1, ONE, "banker", 2500)),
        ("dealer", accept, unseen),
        ("floorperson", pay.ConfirmCalled(ONE, 1, "banker", 2000), no("nothing_there", "G.3")),
        ("floorperson", word, pay.CallConfirmed(1, ONE, "banker", 2500, "staff:Flo")),
        ("floorperson", word, no("wrong_phase", "G.3")),
        (SEAT, wagers.CallWager(1, "banker", 2500), wagers.WagerCalled(1, ONE, "banker", 2500)),
        ("dealer", accept, unseen),
        ("floorperson", word, pay.CallConfirmed(1, ONE, "banker", 2500, "staff:Flo")),
        ("dealer", accept, wagers.CalledAccepted(1, ONE, "banker", 2500)),
        (SEAT, wagers.CallWager(1, "banker", 2500), wagers.WagerCalled(1, ONE, "banker", 2500)),
        ("dealer", accept, unseen),
    )
    assert house.refused("dealer", word).reason == "not_permitted"
    assert house.money() == {"drop": -2500, "escrow": 2500}, "the cash is in the box, its chips on the layout"
    [lapsed, _] = house.asked("dealer", rounds.CloseBets(1))
    assert lapsed == wagers.CallLapsed(1, ONE, "banker", 2500)
    assert house.refused("floorperson", word) == no("wrong_phase", "G.4")


@pytest.mark.clause("oneida-minibaccarat:G.4")
def test_no_wager_is_made_raised_or_withdrawn_after_no_more_bets() -> None:
    house = Cards().ready().buy().start().lay("player", 1000)
    house.rows(
        (SEAT, wagers.LayWager(2, "tie", 500, Chip.VALUE), no("wrong_round", "G.4")),
        ("dealer", rounds.CloseBets(2), no("wrong_round", "J.2")),
        ("dealer", rounds.CloseBets(1), rounds.BetsClosed(1, rounds.Closer.DEALER, 1000)),
        ("dealer", rounds.CloseBets(1), no("wrong_phase", "J.2")),
    )
    asked: tuple[tuple[str, Command], ...] = (
        (SEAT, wagers.LayWager(1, "tie", 500, Chip.VALUE)),
        (SEAT, wagers.LayWager(1, "player", 500, Chip.VALUE)),
        ("dealer", wagers.LayFor(ONE, 1, "player", 500, Chip.VALUE)),
        (SEAT, wagers.TakeBack(1, "player")),
        (SEAT, wagers.DoubleWagers(1)),
        (SEAT, wagers.ClearWagers(1)),
        (SEAT, wagers.UndoWagers(1)),
    )
    for who, command in asked:
        assert house.refused(who, command) == no("wrong_phase", "G.4")
    house.deal("9S")
    for who, command in asked:
        assert house.refused(who, command) == no("wrong_phase", "G.5")


@pytest.mark.clause("oneida-minibaccarat:G.3")
def test_a_coupon_that_was_not_played_leaves_with_its_player() -> None:
    """Whoever sits there next has no part in it, though the chips it came with are lost."""
    house = Cards().ready().buy(1000, coupon=500).round(PLAYER, {"banker": 1000}).settled()
    house.rows((SEAT, seats.TakeChipsAway(ONE), seats.ChipsTakenAway(ONE, 0, 500)))
    assert (house.seat().promo, house.seat().empty) == (0, True)
    assert house.money() == {"drop": -1000, "win": 1000}
    assert house.refused(SEAT, seats.TakeChipsAway(ONE)) == no("nothing_there", "G.3")


@pytest.mark.clause("oneida-minibaccarat:J.2")
def test_no_more_bets_is_the_dealers_to_announce() -> None:
    house = Cards().ready().buy().start()
    assert house.refused(SEAT, rounds.CloseBets(1)).reason == "not_permitted"
    assert house.refused("dealer", rounds.CloseBets(2)) == no("wrong_round", "J.2")
    [closing] = [act for act in acts(house.cards) if act.key == "no-more-bets"]
    assert (closing.when, closing.clause) == (When.DUE, cited("J.2"))


@pytest.mark.clause("oneida-minibaccarat:G.5")
def test_from_the_first_card_no_wager_is_touched_until_it_is_decided() -> None:
    house = Cards().ready().buy().start().lay("player", 1000).close()
    take, touched = wagers.TakeBack(1, "player"), no("wrong_phase", "G.5")
    for card in PLAYER.split():
        house.deal(card)
        assert house.refused(SEAT, take) == touched
    house.counted()
    assert house.refused(SEAT, take) == touched
    house.do("dealer", deal.AnnounceResult(1))
    assert house.refused(SEAT, wagers.LayWager(1, "player", 500, Chip.VALUE)) == touched
    house.do("dealer", pay.CollectLosers(1))
    assert house.refused(SEAT, take) == touched
    house.do("dealer", pay.PayWinner(1, ONE), pay.DiscardCards(1))
    assert house.refused(SEAT, take) == no("wrong_phase", "G.4")
    house.start().lay("player", 500)
    house.rows((SEAT, wagers.TakeBack(2, "player"), wagers.WagerTakenBack(2, ONE, "player", 0, 500)))


@pytest.mark.clause("oneida-minibaccarat:O")
def test_the_house_sets_and_posts_the_limits_of_each_wager() -> None:
    limits = {"player": "10.00..100.00", "tie": "5.00..50.00"}
    posted = sign(load(LAW), baccarat(limits=limits)).limits
    assert {str(line.clause) for line in posted} == {cited("O")}
    assert [(line.about, line.says) for line in posted] == [
        ("player", "$10 to $100"),
        ("tie", "$5 to $50"),
    ]
    house = Cards().ready(limits=wide_limits(**limits)).sit(ONE, TWO).start()
    house.rows(
        (SEAT, wagers.LayWager(1, "player", 500, Chip.VALUE), no("below_minimum", "O")),
        (SEAT, wagers.LayWager(1, "player", 10_100, Chip.VALUE), no("above_maximum", "O")),
        (
            SEAT,
            wagers.LayWager(1, "tie", 500, Chip.VALUE),
            wagers.WagerLaid(1, ONE, "tie", 500, Chip.VALUE, Hand.PLAYER),
        ),
    )
    house.lay("player", 10_000).lay("player", 10_000, TWO)
    assert house.refused(SEAT, wagers.LayWager(1, "player", 100, Chip.VALUE)) == no("above_maximum", "O")


@pytest.mark.clause("oneida-minibaccarat:O")
@pytest.mark.parametrize(
    "half",
    [{}, {"player": "5.00..100.00"}, wide_limits(tie="5.00.."), wide_limits(tie="..50.00")],
)
def test_no_table_is_installed_or_changed_without_minimum_and_maximum(half: dict[str, str]) -> None:
    house = Cards()
    without = install_cards(limits=half)
    assert house.refused("engineer", without) == no("option_not_allowed", "O")
    house.seated()
    assert house.refused("director", ChangeTerms(without.effective)) == no("option_not_allowed", "O")


@pytest.mark.clause("oneida-minibaccarat:O")
def test_a_table_that_an_older_release_installed_without_limits_is_found_and_does_not_open() -> None:
    asked = install_cards(limits={})
    older = installed(T1, TableInstalled(asked.name, asked.effective, "", asked.terminals, asked.chips))
    assert older is not None
    answer = open_table(older, OpenTable(FLOAT, 0, 0), "staff:Sam", House())
    assert isinstance(answer, Refusal)
    assert answer.clause == cited("O")


@pytest.mark.clause("oneida-minibaccarat:O")
def test_a_total_below_the_tables_minimum_goes_back_when_betting_closes() -> None:
    house = Cards().ready(limits=wide_limits(aggregate="10.00..1000.00")).sit(ONE, TWO).start()
    house.lay("tie", 500).lay("tie", 1000, TWO)
    house.rows(
        (
            "dealer",
            rounds.CloseBets(1),
            (
                wagers.WagerReturned(1, ONE, "tie", 0, 500, cited("O")),
                rounds.BetsClosed(1, rounds.Closer.DEALER, 1000),
            ),
        )
    )
    assert house.seat().held == 100_000


@pytest.mark.clause("oneida-minibaccarat:G.3")
def test_a_coupon_comes_alone_to_as_many_value_chips() -> None:
    house = Cards().ready()
    alone = seats.AskChips(Money(0, 0, 2000), 0)
    assert house.refused(SEAT, alone) == no("coupon_not_accepted", "G.3")
    house.buy(3000).do(SEAT, alone)
    house.do("dealer", seats.IssueChips(ONE, "", 0, alone.money))
    assert (house.seat().held, house.seat().promo) == (3000, 2000)
    assert house.refused(SEAT, alone) == no("coupon_not_accepted", "G.3"), "both together are more than that"
    house.start().lay("player", 2000, coupon=2000)


@pytest.mark.clause("oneida-minibaccarat:G.3")
def test_at_a_closed_table_no_chips_are_asked_for() -> None:
    house = Cards().seated()
    house.close_table()
    assert house.refused(SEAT, seats.AskChips(Money(1000), 0)) == no("wrong_phase", "G.3")
    assert house.refused("floorperson", cards.VerifyCards()) == no("wrong_phase", "D.1")

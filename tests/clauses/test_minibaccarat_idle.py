"""Mini-baccarat where nobody plays: the cards are spread, shown and prepared anew (section E.6)."""

import pytest

from croupier.base.envelope import Command
from croupier.floor.baccarat.acts import acts
from croupier.floor.baccarat.batches import batch_colours
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.state import Phase
from croupier.floor.baccarat.tell import tell
from croupier.floor.parts.messages import rounds, seats
from tests.cards import Cards, cited, no
from tests.house import ONE, THREE, TWO, at

SHUFFLER = {"shuffling": "shuffler"}
WASHED = cards.CardsStacked(True, cited("E.6"))
SWAPPED = cards.CardsStacked(False, cited("E.6"))


@pytest.mark.clause("oneida-minibaccarat:E.6")
@pytest.mark.parametrize("face", Face)
def test_at_an_idle_table_the_cards_are_spread_and_prepared_anew(face: Face) -> None:
    house = Cards().ready()
    house.rows(("dealer", cards.SpreadCards(face), cards.CardsSpread(face, 1, idle=True)))
    assert (house.cards.shoe.discards, house.cards.shoe.out) == ([], 0)
    if face is Face.DOWN:
        house.rows(
            ("dealer", cards.ShowCards(ONE), no("wrong_phase", "E.6")),
            ("dealer", cards.StackCards(), no("wrong_phase", "E.6")),
            ("dealer", cards.SpreadCards(Face.DOWN), no("wrong_phase", "E.6")),
            ("dealer", cards.SpreadCards(Face.UP), cards.CardsSpread(Face.UP, 1, idle=True)),
        )
    house.do("dealer", cards.ShowCards(ONE))
    house.rows(
        ("dealer", cards.StackCards(), WASHED),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(2, 0, 312)),
        (at(ONE), cards.CutCards(100), cards.CardsCut("1", 100)),
    )
    house.do("dealer", cards.LoadShoe(14))
    house.deal("KS").start().close()
    assert house.refused("dealer", cards.SpreadCards(face)) == no("wrong_phase", "E.6")


VOID = deal.VoidRound()
PREPARED: tuple[Command, ...] = (cards.ShuffleCards(), cards.CutCards(100), cards.LoadShoe(14))
IDLE: dict[str, tuple[Command, ...]] = {
    "shuffle": (VOID,),
    "cut": (VOID, *PREPARED[:1]),
    "load": (VOID, *PREPARED[:2]),
    "burn": (VOID, *PREPARED),
    "betting": (rounds.StartGame(),),
    "last hand announced": (deal.CuttingCardAppears(), deal.AnnounceLastHand()),
}


@pytest.mark.clause("oneida-minibaccarat:E.6")
@pytest.mark.parametrize("where", IDLE)
def test_an_idle_tables_cards_are_spread_whatever_was_being_done_with_them(where: str) -> None:
    """A round that nobody has wagered in ends void."""
    house = Cards().ready()
    if VOID in IDLE[where]:
        house.drawn_to(0)
    house.do("dealer", *IDLE[where])
    assert "spread-idle" in [act.key for act in acts(house.cards)]
    spread = cards.CardsSpread(Face.UP, 1, idle=True)
    voided = (deal.RoundVoided(1, cited("E.6")),) if where == "betting" else ()
    assert house.asked("dealer", cards.SpreadCards(Face.UP)) == (*voided, spread)
    told = [str(said) for event in voided for said in tell(house.cards, event)]
    assert any("Nobody plays: the round is void." in said for said in told) is bool(voided)
    house.do("dealer", cards.ShowCards(ONE), cards.StackCards(), cards.ShuffleCards())
    assert house.cards.shoe.out == 0


@pytest.mark.clause("oneida-minibaccarat:E.6")
def test_no_cards_are_spread_out_of_the_shoe_while_somebody_plays() -> None:
    house = Cards().ready().sit(TWO)
    assert "spread-idle" not in [act.key for act in acts(house.cards)]
    assert house.refused("dealer", cards.SpreadCards(Face.UP)) == no("wrong_phase", "E.6")
    house.do(at(TWO), seats.TakeChipsAway(TWO))
    assert "spread-idle" in [act.key for act in acts(house.cards)]


@pytest.mark.clause("oneida-minibaccarat:B.4")
@pytest.mark.clause("oneida-minibaccarat:E.6")
def test_the_batches_are_named_and_swapped_at_an_idle_table() -> None:
    house = Cards().seated(**SHUFFLER)
    assert batch_colours(house.cards) == (None, None), "no cards yet"
    house.stacked()
    assert batch_colours(house.cards) == (None, "red")
    house.loaded()
    assert batch_colours(house.cards) == ("red", "blue")
    house.deal("KS").do("dealer", cards.SpreadCards(Face.UP), cards.ShowCards(ONE))
    assert [act.key for act in acts(house.cards) if act.when == "due"] == ["stack-idle"]
    house.rows(("dealer", cards.StackCards(), SWAPPED))
    assert batch_colours(house.cards) == (None, "blue")
    house.do("dealer", cards.ShuffleCards())
    assert batch_colours(house.cards) == ("blue", "red")
    house.do("dealer", cards.SpreadCards(Face.UP), cards.ShowCards(ONE), cards.StackCards())
    assert batch_colours(house.cards) == (None, "red"), "also before it was cut"


@pytest.mark.clause("oneida-minibaccarat:E.6")
def test_a_batch_out_of_the_shuffler_is_spread_and_reshuffled_at_a_players_wish() -> None:
    """The batch that the player has looked at is the one that is dealt."""
    house = Cards().ready(**SHUFFLER)
    house.do("dealer", cards.SpreadCards(Face.UP))
    house.sit(TWO).do("dealer", cards.ShowCards(TWO))
    house.rows(
        ("dealer", cards.StackCards(), SWAPPED),
        (at(TWO), cards.AskForSpread(), no("wrong_phase", "E.6")),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(2, 1, 312)),
        (at(THREE), cards.AskForSpread(), no("wrong_phase", "E.6")),
        (at(TWO), cards.AskForSpread(), cards.SpreadAsked(TWO)),
        ("dealer", cards.ShowCards(TWO), cards.CardsShown(TWO)),
        ("dealer", cards.StackCards(), SWAPPED),
        ("dealer", cards.ShuffleCards(), cards.CardsShuffled(3, 1, 312)),
        (at(TWO), cards.AskForSpread(), no("wrong_phase", "E.6")),
        (at(TWO), cards.CutCards(100), cards.CardsCut("2", 100)),
        ("dealer", cards.LoadShoe(14), cards.ShoeLoaded(14)),
    )
    assert house.cards.phase is Phase.BURN


def steps(house: Cards) -> list[tuple[str, str]]:
    """What is due of the cards, and the clause that it rests on."""
    return [(act.key, act.clause) for act in acts(house.cards) if act.when == "due"]


@pytest.mark.clause("oneida-minibaccarat:B.4")
def test_each_shoes_batch_comes_out_of_the_shuffler_and_no_player_has_it_spread() -> None:
    """E.6 gives that wish to players of a table that was idle."""
    house = Cards().seated(**SHUFFLER).sit(TWO).stacked()
    assert steps(house) == [("first-batch", cited("B.4"))]
    house.do("dealer", cards.ShuffleCards())
    assert house.refused(at(TWO), cards.AskForSpread()) == no("wrong_phase", "E.6")
    assert "ask-for-spread" not in [act.key for act in acts(house.cards)]
    assert [act.key for act in acts(house.cards) if act.when == "done"] == ["first-batch"]
    house.do("dealer", cards.CutCards(100), cards.LoadShoe(14))
    house.deal("KS").drawn_to(0).do("dealer", VOID)
    assert steps(house) == [("change-batch", cited("B.4"))]
    house.do("dealer", cards.ShuffleCards())
    assert house.refused(at(TWO), cards.AskForSpread()) == no("wrong_phase", "E.6")
    assert [act.key for act in acts(house.cards) if act.when == "done"] == ["change-batch"]


@pytest.mark.clause("oneida-minibaccarat:E.6")
def test_the_steps_of_an_idle_tables_batches_rest_on_that_clause() -> None:
    house = Cards().ready(**SHUFFLER)
    house.do("dealer", cards.SpreadCards(Face.UP))
    assert steps(house) == [("show-cards", cited("E.6"))]
    house.do("dealer", cards.ShowCards(TWO))
    assert steps(house) == [("stack-idle", cited("E.6"))]
    house.do("dealer", cards.StackCards())
    assert steps(house) == [("swap-batches", cited("E.6"))]
    house.do("dealer", cards.ShuffleCards())
    house.do(at(TWO), cards.AskForSpread())
    assert steps(house) == [("show-cards", cited("E.6"))]
    house.do("dealer", cards.ShowCards(TWO), cards.StackCards())
    assert steps(house) == [("reshuffle-batch", cited("E.6"))]


@pytest.mark.clause("oneida-minibaccarat:E.6")
def test_without_a_shuffler_there_is_no_stored_batch_to_ask_for() -> None:
    house = Cards().seated().sit(ONE).stacked()
    house.do("dealer", cards.ShuffleCards())
    assert house.refused(at(ONE), cards.AskForSpread()) == no("wrong_phase", "E.6")

"""What a mini-baccarat dealer is told while a player has the cards, and when a card is drawn in error."""

from croupier.base.names import TerminalId
from croupier.desk.act_view import ActView, table_acts
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.views.dealing import dealing_part
from croupier.floor.parts.messages import seats
from tests.cards import Cards
from tests.house import ONE, at

TWO = TerminalId("2")


def shown(table: Cards) -> list[ActView]:
    return table_acts(table.desk.tables[table.here], "dealing").acts


def due(table: Cards) -> list[tuple[str, str | None]]:
    return [(act.key, act.position) for act in shown(table) if act.when == "due"]


def handed() -> Cards:
    """Option c: seat 1 has wagered on the Player's Hand and holds it; seat 2 plays too."""
    table = Cards().ready(dealing="c").buy().buy(seat=TWO)
    table.start().lay("player", 2500).lay("banker", 2500, TWO).close().deal("-- -- -- --")
    table.do("dealer", deal.HandCards(table.cards.round, Side.PLAYER))
    return table


def test_the_dealer_sees_that_a_player_looks_at_the_cards() -> None:
    table = handed()
    assert due(table) == [("returned-player", "1")]
    looks = "Seat 1 looks at the paper cards of the Player's Hand and returns them face up: say when"
    assert [act.says for act in shown(table) if act.key == "returned-player"] == [f"{looks} they are back."]


def test_while_the_cards_are_offered_nobody_is_handed_them() -> None:
    table = handed()
    table.do("dealer", deal.TakeCards(table.cards.round, Side.PLAYER, "delay"))
    assert due(table) == [("accept-cards", "2")]
    table.do(at(TWO), deal.DeclineCards(table.cards.round, Side.PLAYER))
    assert due(table) == [("turn-player", None)]


def test_a_card_out_of_a_keyed_shoe_may_be_in_error_only_while_no_hand_takes_one() -> None:
    table = Cards().ready().buy().start().lay("player", 2500)
    offered = [act.command for act in shown(table) if act.key == "drawn-in-error"]
    assert offered == ["deal-card"]
    table.close()
    assert "drawn-in-error" not in {act.key for act in shown(table)}
    table.deal("2H")
    assert due(table) == [("deal-four-up", None)]


def test_every_hand_of_the_shoe_can_be_laid_out_again() -> None:
    table = Cards().ready().buy()
    for _ in range(2):
        table.round("2H 9S KD KC", {"banker": 2500}).settled()
    hands = dealing_part(table.cards).discards
    assert [(one.round, one.player_count, one.banker_count) for one in hands] == [(2, 2, 9), (1, 2, 9)]
    table.do(at(ONE), seats.TakeChipsAway(ONE))
    table.do("dealer", cards.SpreadCards(cards.Face.UP), cards.ShowCards(ONE), cards.StackCards())
    table.do("dealer", cards.ShuffleCards())
    assert dealing_part(table.cards).discards == []

"""One door for every command at a mini-baccarat table: it decides, and changes nothing."""

from copy import deepcopy

import pytest

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.desk.messages import ChangeTerms
from croupier.floor.baccarat.kind import KIND
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.reading import Doubt, DoubtShoe, LayHeld
from croupier.floor.baccarat.state import CardTable
from croupier.floor.parts.messages import rounds, seats, tables, vouchers, wagers
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.racks import OFFERS
from tests.cards import DATED, Cards, no
from tests.house import ONE, at

SEAT, NINE = at(ONE), TerminalId("9")
OF_SEATS: list[tuple[str, Command]] = [
    (SEAT, seats.AskChips(Money(100), 0)),
    ("dealer", seats.IssueChips(ONE, "", 0, Money(100))),
    ("dealer", seats.TakeMoney(ONE, "", 0, Money(100))),
    (SEAT, seats.TakeChipsAway(ONE)),
    (SEAT, vouchers.RedeemVoucher("a" * 64)),
    (SEAT, vouchers.CashOutToVoucher()),
    (SEAT, wagers.LayWager(2, "tie", 100, Chip.VALUE)),
    ("dealer", wagers.LayFor(ONE, 2, "tie", 100, Chip.VALUE)),
    (SEAT, wagers.TakeBack(2, "player")),
    (SEAT, wagers.LayWagers(2, (("tie", Chip.VALUE, 100),))),
    (SEAT, wagers.DoubleWagers(2)),
    (SEAT, wagers.Rebet(2)),
    (SEAT, wagers.UndoWagers(2)),
    (SEAT, wagers.ClearWagers(2)),
    (SEAT, wagers.CallWager(2, "tie", 100)),
    ("floorperson", pay.ConfirmCalled(ONE, 2, "tie", 100)),
    ("dealer", wagers.AcceptCalled(ONE, 2, "tie", 100)),
    (SEAT, CallAttendant()),
    ("dealer", AnswerAttendant(ONE)),
]
OF_CARDS: list[tuple[str, Command]] = [
    ("director", cards.GiveNotice("a", DATED)),
    ("floorperson", cards.ReceiveCards(6, "red", "", "yellow", True, True)),
    ("dealer", cards.InspectCards()),
    ("floorperson", cards.VerifyCards()),
    ("dealer", cards.SpreadCards(cards.Face.UP)),
    ("dealer", cards.ShowCards(ONE)),
    ("dealer", cards.StackCards()),
    (SEAT, cards.AskForSpread()),
    ("reader", cards.ReadyShoe(cards.Port.READER)),
    ("dealer", cards.ShuffleCards()),
    ("dealer", cards.CutCards(100)),
    (SEAT, cards.DeclineCut()),
    ("supervisor", cards.OrderRecut("thrown")),
    ("dealer", cards.LoadShoe(14)),
    ("reader", cards.RevealShoe("00")),
]
OF_PLAY: list[tuple[str, Command]] = [
    ("dealer", deal.DealCard("KS")),
    ("dealer", deal.FindFaceUp("KS")),
    ("reader", deal.ShowCard(2, "KS", "salt")),
    ("reader", DoubtShoe(Doubt.LOOK)),
    ("reader", LayHeld(2)),
    ("dealer", deal.KeyCard(2, "KS")),
    ("floorperson", deal.ConfirmCard(2, "KS")),
    ("dealer", deal.LayKept()),
    ("dealer", deal.CuttingCardAppears()),
    ("dealer", deal.AnnounceLastHand()),
    ("dealer", deal.RuleOnCard(on_player=True, disclosed=False)),
    ("dealer", deal.VoidRound()),
    ("dealer", deal.HandCards(2, Side.PLAYER)),
    (SEAT, deal.TurnCards(2, Side.PLAYER)),
    (SEAT, deal.GiveUpCards(2, Side.PLAYER)),
    ("clock", deal.TakeCards(2, Side.PLAYER, "time is up")),
    ("dealer", deal.AcceptCards(2, Side.PLAYER)),
    ("dealer", deal.DeclineCards(2, Side.PLAYER)),
    ("dealer", deal.AnnounceCount(2, Side.PLAYER)),
    ("dealer", deal.AnnounceResult(2)),
    ("dealer", pay.CollectLosers(2)),
    ("dealer", pay.PayWinner(2, ONE)),
    ("dealer", pay.TakeVigorish(2, ONE)),
    ("dealer", pay.CollectVigorish(ONE)),
    ("supervisor", pay.DocumentVigorish(ONE, "left")),
    ("dealer", pay.DiscardCards(2)),
]
OF_TABLES: list[tuple[str, Command]] = [
    ("dealer", rounds.StartGame()),
    ("dealer", rounds.CloseBets(2)),
    ("supervisor", tables.OpenTable(100, 0, 0)),
    ("supervisor", tables.CloseTable()),
    ("relief", tables.TakeTable()),
    ("dealer", tables.LeaveTable()),
    ("dealer", tables.CallSupervisor()),
    ("supervisor", tables.AnswerCall()),
]
EVERY = [*OF_SEATS, *OF_CARDS, *OF_PLAY, *OF_TABLES]
PHASES = ("preparing", "idle", "betting", "turning", "result")


def named(row: object) -> str:
    return type(row).__name__


def at_phase(phase: str) -> Cards:
    """By option c, in the second round."""
    house = Cards().seated(dealing="c").buy()
    if phase == "preparing":
        return house.stacked()
    house.stacked().loaded().deal("KS").start().lay("tie", 100).four()
    house.turn(Side.PLAYER, "9S KS").call(Side.PLAYER).turn(Side.BANKER, "2S 5S").call(Side.BANKER)
    house.do("dealer", deal.AnnounceResult(1))
    house.settled()
    if phase == "idle":
        return house
    house.start().lay("player", 100)
    if phase == "betting":
        return house
    house.four().do("dealer", deal.HandCards(2, Side.PLAYER))
    if phase == "turning":
        return house
    house.do(SEAT, deal.TurnCards(2, Side.PLAYER))
    house.key("9S KS").call(Side.PLAYER).turn(Side.BANKER, "2S 5S").call(Side.BANKER)
    house.do("dealer", deal.AnnounceResult(2))
    return house


def test_every_command_of_a_table_is_tried_here() -> None:
    tried = {type(command) for _, command in EVERY}
    assert tried >= {offer.command for offer in KIND.offers} - {one.command for one in OFFERS} - {ChangeTerms}


@pytest.mark.parametrize("phase", PHASES)
def test_deciding_changes_nothing_and_answers_the_same_twice(phase: str) -> None:
    house = at_phase(phase)
    before = plain(house.cards)
    for name, command in EVERY:
        envelope = house.envelope(name, command)
        assert house.desk.decide(envelope) == house.desk.decide(envelope), named(command)
        assert plain(house.cards) == before, named(command)


def plain(table: CardTable) -> object:
    return deepcopy({name: getattr(table, name) for name in CardTable.__slots__})


def test_whoever_deals_has_taken_the_table() -> None:
    house = Cards().ready()
    assert house.refused("relief", rounds.StartGame()) == no("not_permitted", "D.1")


@pytest.mark.parametrize(
    "command", [wagers.LayFor(NINE, 1, "tie", 100, Chip.VALUE), pay.CollectVigorish(NINE)], ids=named
)
def test_there_is_no_such_seat(command: Command) -> None:
    house = Cards().ready().start()
    assert house.refused("dealer", command) == no("unknown_terminal", "D.1")
    assert house.refused(at(NINE), wagers.LayWager(1, "tie", 100, Chip.VALUE)).reason == "unknown_terminal"


def test_a_player_takes_away_their_own_chips_alone() -> None:
    house = Cards().ready().sit(ONE, TerminalId("2"))
    assert house.refused(at(TerminalId("2")), seats.TakeChipsAway(ONE)) == no("unknown_terminal", "D.1")


@pytest.mark.parametrize(
    ("phase", "which"), [("preparing", "closed"), ("betting", "open"), ("turning", "round")]
)
def test_the_table_at_a_glance(phase: str, which: str) -> None:
    house = at_phase(phase)
    standing = house.desk.tables[house.here].standing()
    assert (standing.open, standing.dealer, list(standing.held)) == (True, "staff:Dana", [ONE])
    assert (standing.playing, standing.staked) == ((False, 0) if which == "closed" else (True, 100))


def test_a_replayed_journal_is_the_same_table() -> None:
    house = at_phase("turning")
    before = plain(house.cards)
    house.restart()
    assert plain(house.cards) == before

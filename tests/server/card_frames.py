"""Each frame of a mini-baccarat table's screens, and the command it makes."""

from typing import Any

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.parts.messages import attendants, rounds, seats, tables, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip

ONE = TerminalId("1")
COUNTED = Money(2000, 500, 2500)
PLAYER, BANKER = Side.PLAYER, Side.BANKER
POSITION: list[tuple[list[Any], Command]] = [
    (["ask-value-chips", "20.00", "5.00", "25.00"], seats.AskChips(COUNTED, 0)),
    (["take-chips-away", "1"], seats.TakeChipsAway(ONE)),
    (["lay-wager", 3, "tie", "5.00", "value", "1.00"], wagers.LayWager(3, "tie", 500, Chip.VALUE, 100)),
    (["take-back", 3, "tie"], wagers.TakeBack(3, "tie")),
    (["lay-wagers", 3, "tie", "value", "5.00"], wagers.LayWagers(3, (("tie", Chip.VALUE, 500),))),
    (["double-wagers", 3], wagers.DoubleWagers(3)),
    (["rebet", 3], wagers.Rebet(3)),
    (["undo-wagers", 3], wagers.UndoWagers(3)),
    (["clear-wagers", 3], wagers.ClearWagers(3)),
    (["call-wager", 3, "player", "5.00"], wagers.CallWager(3, "player", 500)),
    (["call-attendant"], attendants.CallAttendant()),
    (["ask-for-spread"], cards.AskForSpread()),
    (["cut-cards", 100], cards.CutCards(100)),
    (["decline-cut"], cards.DeclineCut()),
    (["turn-cards", 3, "player"], deal.TurnCards(3, PLAYER)),
    (["give-up-cards", 3, "banker"], deal.GiveUpCards(3, BANKER)),
    (["accept-cards", 3, "player"], deal.AcceptCards(3, PLAYER)),
    (["decline-cards", 3, "player"], deal.DeclineCards(3, PLAYER)),
]
DEALING: list[tuple[list[Any], Command]] = [
    (["issue-value-chips", "1", "20.00", "5.00", "25.00"], seats.IssueChips(ONE, "", 0, COUNTED)),
    (["take-money-for-value", "1", "20.00", "5.00", "25.00"], seats.TakeMoney(ONE, "", 0, COUNTED)),
    (["take-chips-away", "1"], seats.TakeChipsAway(ONE)),
    (["lay-for", "1", 3, "tie", "5.00", "value", "0.00"], wagers.LayFor(ONE, 3, "tie", 500, Chip.VALUE)),
    (["accept-called", "1", 3, "player", "5.00"], wagers.AcceptCalled(ONE, 3, "player", 500)),
    (["answer-attendant", "1"], attendants.AnswerAttendant(ONE)),
    (["inspect-cards"], cards.InspectCards()),
    (["spread-cards", "up"], cards.SpreadCards(Face.UP)),
    (["show-cards", "1"], cards.ShowCards(ONE)),
    (["stack-cards"], cards.StackCards()),
    (["shuffle-cards"], cards.ShuffleCards()),
    (["cut-cards", 100], cards.CutCards(100)),
    (["decline-cut"], cards.DeclineCut()),
    (["load-shoe", 14], cards.LoadShoe(14)),
    (["deal-card", "AS"], deal.DealCard("AS")),
    (["deal-card", ""], deal.DealCard("")),
    (["find-face-up", "AS"], deal.FindFaceUp("AS")),
    (["key-card", 7, "AS"], deal.KeyCard(7, "AS")),
    (["lay-kept"], deal.LayKept()),
    (["cutting-card-appears"], deal.CuttingCardAppears()),
    (["announce-last-hand"], deal.AnnounceLastHand()),
    (["rule-on-card", True, False], deal.RuleOnCard(True, False)),
    (["void-round"], deal.VoidRound()),
    (["hand-cards", 3, "player"], deal.HandCards(3, PLAYER)),
    (["turn-cards", 3, "banker"], deal.TurnCards(3, BANKER)),
    (["give-up-cards", 3, "player"], deal.GiveUpCards(3, PLAYER)),
    (["take-cards", 3, "player", "delay"], deal.TakeCards(3, PLAYER, "delay")),
    (["accept-cards", 3, "player"], deal.AcceptCards(3, PLAYER)),
    (["decline-cards", 3, "player"], deal.DeclineCards(3, PLAYER)),
    (["announce-count", 3, "player"], deal.AnnounceCount(3, PLAYER)),
    (["announce-result", 3], deal.AnnounceResult(3)),
    (["collect-losing-wagers", 3], pay.CollectLosers(3)),
    (["pay-winner", 3, "1"], pay.PayWinner(3, ONE)),
    (["take-vigorish", 3, "1"], pay.TakeVigorish(3, ONE)),
    (["collect-vigorish", "1"], pay.CollectVigorish(ONE)),
    (["discard-cards", 3], pay.DiscardCards(3)),
    (["new-game"], rounds.StartGame()),
    (["no-more-bets", 3], rounds.CloseBets(3)),
    (["take-table"], tables.TakeTable()),
    (["leave-table"], tables.LeaveTable()),
    (["call-supervisor"], tables.CallSupervisor()),
]
SUPERVISOR: list[tuple[list[Any], Command]] = [
    (["give-dealing-notice", "T1", "a", "2026-11-16"], cards.GiveNotice("a", "2026-11-16")),
    (
        ["receive-cards", "T1", 6, "red", "", "yellow", True, True],
        cards.ReceiveCards(6, "red", "", "yellow", True, True),
    ),
    (["verify-cards", "T1"], cards.VerifyCards()),
    (["order-recut", "T1", "a corner"], cards.OrderRecut("a corner")),
    (["confirm-card", "T1", 7, "AS"], deal.ConfirmCard(7, "AS")),
    (["take-cards", "T1", 3, "player", "delay"], deal.TakeCards(3, PLAYER, "delay")),
    (["confirm-called", "T1", "1", 3, "tie", "5.00"], pay.ConfirmCalled(ONE, 3, "tie", 500)),
    (["document-vigorish", "T1", "1", "left"], pay.DocumentVigorish(ONE, "left")),
]
CARD_ROWS: list[tuple[str, list[Any], Command]] = [
    (screen, frame, command)
    for screen, rows in (("position", POSITION), ("dealing", DEALING), ("supervisor", SUPERVISOR))
    for frame, command in rows
]

"""Every act at a mini-baccarat table: its command, who does it, from which screen, by which clause."""

from collections.abc import Callable

from croupier.base.envelope import Command, Role
from croupier.base.names import Citation
from croupier.floor.baccarat.clauses import BaccaratCitations
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.parts import acts as shared
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import ActRule
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.people import DEALER, FLOOR, PLAYER, READER, SUPERVISOR

CONSOLE, POSITION, OVERSEERS, NOWHERE = ("dealing",), ("position",), ("supervisor",), ()
BOTH = (*POSITION, *CONSOLE)
DIRECTOR = frozenset({Role.DIRECTOR})
Cited = Callable[[BaccaratCitations], Citation]
Rule = ActRule[BaccaratCitations]


def _dealt(key: str, command: type[Command], cited: Cited, procedure: str = "game") -> Rule:
    return ActRule(procedure, key, command, DEALER, CONSOLE, cited)


def _of_cards(key: str, command: type[Command], cited: Cited) -> Rule:
    return _dealt(key, command, cited, "cards")


def _remedy(key: str, command: type[Command], cited: Cited) -> Rule:
    return _dealt(key, command, cited, shared.IRREGULARITY)


TAKE_TABLE = _dealt("take-table", tables.TakeTable, lambda cited: cited.supervision, "table")
RELIEVE = _dealt("relieve-dealer", tables.TakeTable, lambda cited: cited.supervision, "table")
LEAVE_TABLE = _dealt("leave-table", tables.LeaveTable, lambda cited: cited.supervision, "table")
CALL = _dealt("call-supervisor", tables.CallSupervisor, lambda cited: cited.supervision, "table")
TAKE_MONEY = _dealt("take-money", seats.TakeMoney, lambda cited: cited.tender, "table")
ATTENDANT = attendants.rules(CONSOLE, DEALER, POSITION)

NOTICE = Rule("cards", "give-notice", cards.GiveNotice, DIRECTOR, OVERSEERS, lambda cited: cited.notifying)
RECEIVE = Rule("cards", "receive-cards", cards.ReceiveCards, FLOOR, OVERSEERS, lambda cited: cited.equipping)
INSPECT = _of_cards("inspect-cards", cards.InspectCards, lambda cited: cited.inspecting)
VERIFY = Rule("cards", "verify-cards", cards.VerifyCards, FLOOR, OVERSEERS, lambda cited: cited.verifying)
SPREAD = _of_cards("spread-cards", cards.SpreadCards, lambda cited: cited.spreading)
SPREAD_BATCHES = _of_cards("spread-batches", cards.SpreadCards, lambda cited: cited.stacking)
SPREAD_IDLE = _of_cards("spread-idle", cards.SpreadCards, lambda cited: cited.idling)
TURN_UP = _of_cards("turn-up", cards.SpreadCards, lambda cited: cited.idling)
AWAIT_PLAYER = _of_cards("await-player", cards.SpreadCards, lambda cited: cited.idling)
SHOW = _of_cards("show-cards", cards.ShowCards, lambda cited: cited.spreading)
SHOW_BATCHES = _of_cards("show-cards", cards.ShowCards, lambda cited: cited.stacking)
SHOW_IDLE = _of_cards("show-cards", cards.ShowCards, lambda cited: cited.idling)
WASH = _of_cards("wash-cards", cards.StackCards, lambda cited: cited.washing)
WASH_IDLE = _of_cards("wash-cards", cards.StackCards, lambda cited: cited.idling)
STACK = _of_cards("stack-cards", cards.StackCards, lambda cited: cited.stacking)
STACK_IDLE = _of_cards("stack-idle", cards.StackCards, lambda cited: cited.idling)
SHUFFLE = _of_cards("shuffle-cards", cards.ShuffleCards, lambda cited: cited.shuffling)
FOR_SHOE = _of_cards("ready-for-shoe", cards.ShuffleCards, lambda cited: cited.reshuffling)
FIRST_BATCH = _of_cards("first-batch", cards.ShuffleCards, lambda cited: cited.batching)
CHANGE_BATCH = _of_cards("change-batch", cards.ShuffleCards, lambda cited: cited.batching)
SWAP = _of_cards("swap-batches", cards.ShuffleCards, lambda cited: cited.idling)
RESHUFFLE = _of_cards("reshuffle-batch", cards.ShuffleCards, lambda cited: cited.idling)
OFFER_CUT = Rule("cards", "cut-cards", cards.CutCards, PLAYER | DEALER, BOTH, lambda cited: cited.offering)
DEALER_CUTS = _of_cards("dealer-cuts", cards.CutCards, lambda cited: cited.offering)
DECLINE_CUT = Rule(
    "cut", "decline-cut", cards.DeclineCut, PLAYER | DEALER, BOTH, lambda cited: cited.offering
)
ASK_SPREAD = Rule("cut", "ask-for-spread", cards.AskForSpread, PLAYER, POSITION, lambda cited: cited.idling)
RECUT = Rule("cut", "order-recut", cards.OrderRecut, SUPERVISOR, OVERSEERS, lambda cited: cited.recutting)
LOAD = _of_cards("load-shoe", cards.LoadShoe, lambda cited: cited.loading)
LOAD_RESHUFFLING = _of_cards("load-reshuffling-shoe", cards.LoadShoe, lambda cited: cited.reshuffling)
BURN_FIRST = _of_cards("burn-first", deal.DealCard, lambda cited: cited.loading)
BURN = _of_cards("burn-cards", deal.DealCard, lambda cited: cited.loading)

ASK_CHIPS = Rule("buy-in", "ask-chips", seats.AskChips, PLAYER, POSITION, lambda cited: cited.tender)
ISSUE_CHIPS = _dealt("issue-chips", seats.IssueChips, lambda cited: cited.tender, "buy-in")
CONFIRM_CALLED = Rule(
    "call", "confirm-called", pay.ConfirmCalled, FLOOR, OVERSEERS, lambda cited: cited.verbal
)
ACCEPT_CALLED = _dealt("accept-called", wagers.AcceptCalled, lambda cited: cited.verbal, "call")
COLLECT_BUTTON = _dealt("collect-button", pay.CollectVigorish, lambda cited: cited.collecting, "button")
DOCUMENT_BUTTON = Rule(
    "button", "document-button", pay.DocumentVigorish, SUPERVISOR, OVERSEERS, lambda cited: cited.collecting
)
TAKE_AWAY = Rule(
    "cash-out", "take-chips-away", seats.TakeChipsAway, PLAYER, POSITION, lambda cited: cited.tender
)

LAST_HAND = _dealt("announce-last-hand", deal.AnnounceLastHand, lambda cited: cited.last_hand)
NEW_ROUND = _dealt("new-game", rounds.StartGame, lambda cited: cited.dealing)
LAY = Rule("game", "lay-wager", wagers.LayWager, PLAYER, POSITION, lambda cited: cited.tender)
CLOSE = _dealt("no-more-bets", rounds.CloseBets, lambda cited: cited.no_more_bets)
FOUR_UP = _dealt("deal-four-up", deal.DealCard, lambda cited: cited.facing_up)
FOUR_DOWN = _dealt("deal-four-down", deal.DealCard, lambda cited: cited.facing_down)
FOUR_TO_HAND = _dealt("deal-four-down", deal.DealCard, lambda cited: cited.handing)
HAND_PLAYER = _dealt("hand-player", deal.HandCards, lambda cited: cited.handing)
HAND_BANKER = _dealt("hand-banker", deal.HandCards, lambda cited: cited.handing)
TURN_PLAYER = _dealt("turn-player", deal.TurnCards, lambda cited: cited.facing_down)
TURN_BANKER = _dealt("turn-banker", deal.TurnCards, lambda cited: cited.facing_down)
TURN_UNHANDED_PLAYER = _dealt("turn-player", deal.TurnCards, lambda cited: cited.handing)
TURN_UNHANDED_BANKER = _dealt("turn-banker", deal.TurnCards, lambda cited: cited.handing)
RETURN_PLAYER = Rule("game", "return-player", deal.TurnCards, PLAYER, POSITION, lambda cited: cited.handing)
RETURN_BANKER = Rule("game", "return-banker", deal.TurnCards, PLAYER, POSITION, lambda cited: cited.handing)
RETURNED_PLAYER = Rule(
    "game", "returned-player", deal.TurnCards, PLAYER | DEALER, BOTH, lambda cited: cited.handing
)
RETURNED_BANKER = Rule(
    "game", "returned-banker", deal.TurnCards, PLAYER | DEALER, BOTH, lambda cited: cited.handing
)
TURN_FOR_PLAYER = _dealt("turn-for-player", deal.TurnCards, lambda cited: cited.handing)
TURN_FOR_BANKER = _dealt("turn-for-banker", deal.TurnCards, lambda cited: cited.handing)
COUNT_PLAYER = _dealt("count-player", deal.AnnounceCount, lambda cited: cited.announcing)
COUNT_BANKER = _dealt("count-banker", deal.AnnounceCount, lambda cited: cited.announcing)
THIRD_PLAYER = _dealt("third-player", deal.DealCard, lambda cited: cited.third_cards)
THIRD_BANKER = _dealt("third-banker", deal.DealCard, lambda cited: cited.third_cards)
RESULT = _dealt("announce-result", deal.AnnounceResult, lambda cited: cited.concluding)
COLLECT = _dealt("collect-losing-wagers", pay.CollectLosers, lambda cited: cited.paying)
PAY = _dealt("pay-winner", pay.PayWinner, lambda cited: cited.paying)
VIGORISH = _dealt("take-vigorish", pay.TakeVigorish, lambda cited: cited.paying)
MARK_VIGORISH = _dealt("mark-vigorish", pay.TakeVigorish, lambda cited: cited.marking)
DISCARD = _dealt("discard-cards", pay.DiscardCards, lambda cited: cited.discarding)

ACCEPT_CARDS = Rule(
    "right", "accept-cards", deal.AcceptCards, PLAYER | DEALER, BOTH, lambda cited: cited.relinquishing
)
DECLINE_CARDS = Rule(
    "right", "decline-cards", deal.DeclineCards, PLAYER | DEALER, BOTH, lambda cited: cited.relinquishing
)
GIVE_UP = Rule(
    "right", "give-up-cards", deal.GiveUpCards, PLAYER | DEALER, BOTH, lambda cited: cited.relinquishing
)
TAKE_CARDS = Rule(
    "right",
    "take-cards",
    deal.TakeCards,
    DEALER | FLOOR,
    (*CONSOLE, *OVERSEERS),
    lambda cited: cited.relinquishing,
)
KEY = _remedy("key-card", deal.KeyCard, lambda cited: cited.drawing)
CONFIRM = Rule(
    shared.IRREGULARITY, "confirm-card", deal.ConfirmCard, FLOOR, OVERSEERS, lambda cited: cited.drawing
)
SHOW_SEALED = Rule(
    shared.IRREGULARITY, "show-card", deal.ShowCard, READER, NOWHERE, lambda cited: cited.drawing
)
RULE_ON_CARD = _remedy("rule-on-card", deal.RuleOnCard, lambda cited: cited.overdrawing)
DRAWN = _remedy("drawn-in-error", deal.DealCard, lambda cited: cited.overdrawing)
UNTOLD = _remedy("untold-card", deal.DealCard, lambda cited: cited.drawing)
MISDEALT = _remedy("misdealt", deal.RuleOnCard, lambda cited: cited.misdealing)
BURN_MORE = _remedy("burn-more", deal.DealCard, lambda cited: cited.overdrawing)
FACE_UP = _remedy("find-face-up", deal.FindFaceUp, lambda cited: cited.finding)
CUTTING = _remedy("cutting-card", deal.CuttingCardAppears, lambda cited: cited.last_hand)
CUTTING_DUE = _remedy("cutting-card-due", deal.CuttingCardAppears, lambda cited: cited.last_hand)
LAY_KEPT = _remedy("lay-kept", deal.LayKept, lambda cited: cited.overdrawing)
KEY_AGAIN = _remedy("key-again", deal.KeyCard, lambda cited: cited.drawing)
VOID = _remedy("void-round", deal.VoidRound, lambda cited: cited.running_out)

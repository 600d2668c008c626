"""Every act at a live table: its command, who does it, from which screen, and where its clause stands."""

from collections.abc import Callable

from croupier.base.envelope import Command, Role
from croupier.base.names import Citation
from croupier.floor.parts import acts as shared
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import ActRule, ListedAct
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.people import CHANCE, DEALER, PLAYER, SUPERVISOR
from croupier.floor.wheel.clauses import WheelCitations
from croupier.floor.wheel.messages import deal

FELT, SEAT, NOWHERE = ("felt",), ("seat",), ()
MUCKER = frozenset({Role.MUCKER})
Cited = Callable[[WheelCitations], Citation]
Rule = ActRule[WheelCitations]


def _dealt(key: str, command: type[Command], cited: Cited, procedure: str = "game") -> Rule:
    return ActRule(procedure, key, command, DEALER, FELT, cited)


def _remedy(key: str, command: type[Command], cited: Cited) -> Rule:
    return _dealt(key, command, cited, shared.IRREGULARITY)


def _supervised(key: str) -> Rule:
    return Rule(
        shared.IRREGULARITY,
        key,
        deal.CallNoSpin,
        SUPERVISOR,
        shared.OVERSEERS,
        lambda citations: citations.valid_spin,
    )


def _drawn(key: str, command: type[Command]) -> Rule:
    return ActRule("game", key, command, CHANCE, NOWHERE, lambda citations: citations.multiplier)


TAKE_TABLE = _dealt("take-table", tables.TakeTable, lambda citations: citations.supervision, "table")
RELIEVE = _dealt("relieve-dealer", tables.TakeTable, lambda citations: citations.supervision, "table")
LEAVE_TABLE = _dealt("leave-table", tables.LeaveTable, lambda citations: citations.supervision, "table")
MUCK = Rule("table", "take-as-mucker", tables.TakeTable, MUCKER, FELT, lambda citations: citations.mucker)
LEAVE_POST = Rule("table", "leave-post", deal.LeavePost, MUCKER, FELT, lambda citations: citations.mucker)
CALL = _dealt("call-supervisor", tables.CallSupervisor, lambda citations: citations.supervision, "table")

ASK_CHIPS = Rule("buy-in", "ask-chips", seats.AskChips, PLAYER, SEAT, lambda citations: citations.tender)
ISSUE_CHIPS = _dealt("issue-chips", seats.IssueChips, lambda citations: citations.chips, "buy-in")
TAKE_MONEY = _dealt("take-money", seats.TakeMoney, lambda citations: citations.chips, "table")
COUNT_IN = _dealt("count-in", seats.IssueChips, lambda citations: citations.tender, "buy-in")
ACCEPT_CALLED = _dealt("accept-called", wagers.AcceptCalled, lambda citations: citations.verbal, "call")
COLOUR_OUT = _dealt("colour-out", seats.ColourOut, lambda citations: citations.chips, "cash-out")
ASK_COLOUR_OUT = Rule(
    "cash-out", "ask-colour-out", seats.AskColourOut, PLAYER, SEAT, lambda citations: citations.chips
)
TAKE_CHIPS_AWAY = Rule(
    "cash-out", "take-chips-away", seats.TakeChipsAway, PLAYER, SEAT, lambda citations: citations.tender
)

COMMIT_CHANCE = _drawn("commit-chance", deal.CommitChance)
NEW_GAME = _dealt("new-game", rounds.StartGame, lambda citations: citations.dealer)
LAY_WAGERS = Rule("game", "lay-wager", wagers.LayWager, PLAYER, SEAT, lambda citations: citations.tender)
CLOSE_BEFORE = _dealt("close-before-spin", rounds.CloseBets, lambda citations: citations.closing)
CLOSE_IN_TRACK = _dealt("close-in-track", rounds.CloseBets, lambda citations: citations.closing)
SPIN_BALL = _dealt("spin-ball", deal.SpinBall, lambda citations: citations.valid_spin)
SPIN_WHEEL = _dealt("spin-wheel", deal.SpinBall, lambda citations: citations.valid_spin)
CALL_NO_SPIN = _remedy("call-no-spin", deal.CallNoSpin, lambda citations: citations.valid_spin)
CALL_OFF_WHEEL = _remedy("call-off-wheel", deal.CallNoSpin, lambda citations: citations.valid_spin)
CALL_OFF = _supervised("call-off-spin")
CALL_OFF_BALL = _supervised("call-off-ball")
REMOVE_BALL: ActRule[Citation] = ActRule("game", "remove-ball", None, DEALER, FELT, lambda clause: clause)
DRAW_MULTIPLIER = _drawn("draw-multiplier", deal.DrawMultiplier)
WATCH_BALL = _dealt("watch-ball", deal.AnnounceNumber, lambda citations: citations.announce)
WATCH_WHEEL = _dealt("watch-wheel", deal.AnnounceNumber, lambda citations: citations.announce)
ANNOUNCE_READ = _dealt("announce-number", deal.AnnounceNumber, lambda citations: citations.announce)
CORRECT_NUMBER = _remedy("correct-number", deal.AnnounceNumber, lambda citations: citations.announce)
PLACE_CROWN = _dealt("place-crown", deal.PlaceCrown, lambda citations: citations.announce)
COLLECT_LOSERS = _dealt("collect-losers", deal.CollectLosers, lambda citations: citations.order)
DEALER_COUNTS = _dealt("count-mucked", deal.CountMucked, lambda citations: citations.mucker)
MUCKER_COUNTS = Rule(
    "game", "count-mucked", deal.CountMucked, MUCKER, FELT, lambda citations: citations.mucker
)
PAY_WINNERS = Rule(
    "game", "pay-winners", deal.PayWinners, DEALER | MUCKER, FELT, lambda citations: citations.order
)
MOVE_FIFTH: ActRule[deal.FifthMoved] = ActRule(
    "game", "move-fifth", deal.PlaceCrown, DEALER, FELT, lambda moved: moved.clause
)
ATTENDANT = attendants.rules(FELT, DEALER | MUCKER, SEAT)
RULES: tuple[ListedAct, ...] = (
    *ATTENDANT,
    shared.INSPECT_WHEEL,
    shared.MEASURE_BALL,
    shared.OPEN_TABLE,
    TAKE_TABLE,
    RELIEVE,
    LEAVE_TABLE,
    MUCK,
    LEAVE_POST,
    CALL,
    shared.ANSWER_CALL,
    ASK_CHIPS,
    ISSUE_CHIPS,
    TAKE_MONEY,
    COUNT_IN,
    ACCEPT_CALLED,
    ASK_COLOUR_OUT,
    COLOUR_OUT,
    TAKE_CHIPS_AWAY,
    COMMIT_CHANCE,
    NEW_GAME,
    LAY_WAGERS,
    CLOSE_BEFORE,
    CLOSE_IN_TRACK,
    SPIN_BALL,
    SPIN_WHEEL,
    CALL_NO_SPIN,
    CALL_OFF_WHEEL,
    CALL_OFF,
    CALL_OFF_BALL,
    REMOVE_BALL,
    DRAW_MULTIPLIER,
    WATCH_BALL,
    WATCH_WHEEL,
    ANNOUNCE_READ,
    CORRECT_NUMBER,
    PLACE_CROWN,
    MOVE_FIFTH,
    COLLECT_LOSERS,
    DEALER_COUNTS,
    MUCKER_COUNTS,
    PAY_WINNERS,
)

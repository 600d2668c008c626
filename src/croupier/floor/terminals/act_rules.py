"""Every act at a table of terminals: its command, who does it, from which screen, and its clause."""

from croupier.base.envelope import Command, Role
from croupier.base.names import Citation
from croupier.floor.parts import acts as shared
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import OVERSEERS, ActRule, ListedAct
from croupier.floor.parts.electronic import acts as electronic
from croupier.floor.parts.electronic.offers import PLAYERS
from croupier.floor.parts.messages import rounds, tables
from croupier.floor.parts.people import CLOCK, DEALER, PLAYER, READER, REFUNDER, SUPERVISOR
from croupier.floor.terminals import clauses
from croupier.floor.terminals.messages import cash

CONSOLE = ("console",)
Rule = ActRule[object]
By = tuple[frozenset[Role], tuple[str, ...]]
"""Who does it, and from which screens."""
AT_CONSOLE: By = (DEALER, CONSOLE)
AT_TERMINAL: By = (PLAYER, PLAYERS)


def _rule(
    procedure: str, key: str, command: type[Command] | None, clause: Citation, by: By = AT_CONSOLE
) -> Rule:
    return Rule(procedure, key, command, *by, lambda _: clause)


TAKE_TABLE = _rule("table", "take-table", tables.TakeTable, clauses.DEALER)
RELIEVE = _rule("table", "relieve-dealer", tables.TakeTable, clauses.DEALER)
LEAVE_TABLE = _rule("table", "leave-table", tables.LeaveTable, clauses.DEALER)
CALL = _rule("table", "call-supervisor", tables.CallSupervisor, clauses.SUPERVISION)

LAY = _rule("buy-in", "lay-buy-in", cash.LayBuyIn, clauses.BUY_IN, AT_TERMINAL)
TAKE = _rule("table", "take-buy-in", cash.TakeBuyIn, clauses.PICK_UP)
PICK_UP = _rule("buy-in", "pick-up-buy-in", cash.PickUpBuyIn, clauses.PICK_UP)
COUNT = _rule("buy-in", "count-buy-in", cash.CountBuyIn, clauses.COUNT)
SELECT = _rule("buy-in", "select-buy-in", cash.CreditBuyIn, clauses.SELECT)
CREDIT = _rule("buy-in", "credit-buy-in", cash.CreditBuyIn, clauses.CREDIT)
DROP = _rule("buy-in", "drop-buy-in", cash.DropBuyIn, clauses.DROP)
VERIFY = _rule("buy-in", "verify-credit", cash.VerifyCredit, clauses.VERIFY, AT_TERMINAL)
REPORT = _rule("buy-in", "report-credit", cash.ReportCredit, clauses.CORRECT, AT_TERMINAL)
CORRECT = _rule("buy-in", "correct-buy-in", cash.CorrectBuyIn, clauses.CORRECT)
CORRECT_UNREPORTED = _rule(
    shared.IRREGULARITY, "correct-unreported", cash.CorrectBuyIn, clauses.CORRECT, (SUPERVISOR, OVERSEERS)
)

CONFIRM = _rule("cash-out", "confirm-cash-out", cash.ConfirmCashOut, clauses.CONFIRM_CASH_OUT, AT_TERMINAL)
SELECT_OUT = _rule("cash-out", "select-cash-out", cash.SelectCashOut, clauses.SELECT_CASH_OUT)
REMOVE = _rule("cash-out", "remove-chips", cash.CountChips, clauses.REMOVE_CHIPS)
COUNT_OUT = _rule("cash-out", "count-chips", cash.CountChips, clauses.COUNT_CHIPS)
DELIVER = _rule("cash-out", "deliver-chips", cash.DeliverChips, clauses.DELIVER)

NEW_GAME = _rule("game", "new-game", rounds.StartGame, clauses.DEALER)
THROW = Rule("game", "throw-ball", None, DEALER, CONSOLE, lambda _: clauses.VALID_SPIN, device="wheel")
REMOVE_BALL: ActRule[Citation] = ActRule(
    "game", "remove-ball", None, DEALER, CONSOLE, lambda clause: clause, device="wheel"
)
CLOSE = _rule("game", "close-in-track", rounds.CloseBets, clauses.FREEZE, (DEALER | CLOCK | READER, CONSOLE))
CLOSE_BY_CLOCK = _rule("game", "clock-closes", rounds.CloseBets, clauses.CLOCK, (CLOCK, CONSOLE))
CONFIRM_NUMBER = _rule("game", "confirm-number", rounds.ConfirmNumber, clauses.CONFIRM)
ANNOUNCE = _rule("game", "announce-number", None, clauses.ANNOUNCE)
VOID = _rule(
    shared.IRREGULARITY,
    "void-game",
    rounds.VoidGame,
    clauses.REFUND,
    (DEALER | SUPERVISOR, (*CONSOLE, *OVERSEERS)),
)
VOID_READ = _rule(shared.IRREGULARITY, "void-read", rounds.VoidRead, clauses.REFUND, (SUPERVISOR, OVERSEERS))
REFUND = _rule("game", "refund-game", rounds.RefundGame, clauses.REFUND, (REFUNDER, OVERSEERS))

ATTENDANT = attendants.rules(CONSOLE, DEALER, PLAYERS)
RULES: tuple[ListedAct, ...] = (
    *ATTENDANT,
    shared.INSPECT_WHEEL,
    shared.MEASURE_BALL,
    shared.OPEN_TABLE,
    shared.ANSWER_CALL,
    TAKE_TABLE,
    RELIEVE,
    LEAVE_TABLE,
    CALL,
    LAY,
    TAKE,
    PICK_UP,
    COUNT,
    SELECT,
    CREDIT,
    DROP,
    VERIFY,
    REPORT,
    CORRECT,
    CORRECT_UNREPORTED,
    CONFIRM,
    SELECT_OUT,
    REMOVE,
    COUNT_OUT,
    DELIVER,
    NEW_GAME,
    THROW,
    REMOVE_BALL,
    CLOSE,
    CLOSE_BY_CLOCK,
    CONFIRM_NUMBER,
    ANNOUNCE,
    VOID,
    VOID_READ,
    REFUND,
    *electronic.RULES,
)

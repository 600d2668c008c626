"""Every act at a dealerless table: its command, what does it, from which screen, and its clause."""

from croupier.base.envelope import Command, Role
from croupier.base.names import Citation
from croupier.floor.dealerless import clauses
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts import acts as shared
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import OVERSEERS, ActRule, ListedAct
from croupier.floor.parts.electronic import acts as electronic
from croupier.floor.parts.electronic.offers import PLAYERS
from croupier.floor.parts.messages import bills, rounds, stations, vouchers
from croupier.floor.parts.people import CLOCK, DEVICE, PLAYER, SUPERVISOR

Rule = ActRule[object]


def _overseen(procedure: str, key: str, command: type[Command], clause: Citation) -> Rule:
    return Rule(procedure, key, command, SUPERVISOR, OVERSEERS, lambda _: clause)


def _by_itself(key: str, command: type[Command], clause: Citation, device: frozenset[Role]) -> Rule:
    return Rule("game", key, command, device, (), lambda _: clause)


OPEN_STATION = _overseen("station", "open-station", stations.OpenStation, clauses.STATIONS)
CLOSE_STATION = _overseen("station", "close-station", stations.CloseStation, clauses.STATIONS)
INSERT_BILL = Rule("buy-in", "insert-bill", None, PLAYER, PLAYERS, lambda _: clauses.TERMINAL, device="bill")
CLEAR_ACCEPTOR = _overseen("acceptor", "clear-acceptor", bills.ClearAcceptor, clauses.STATIONS)
SETTLE_BILL = _overseen("acceptor", "settle-bill", bills.ClearAcceptor, clauses.STATIONS)
CASH_OUT_TO_VOUCHER = Rule(
    "cash-out",
    "cash-out-to-voucher",
    vouchers.CashOutToVoucher,
    PLAYER,
    PLAYERS,
    lambda _: clauses.CREDITED,
)
REDEEM_VOUCHER = Rule(
    "buy-in", "redeem-voucher", vouchers.RedeemVoucher, PLAYER, PLAYERS, lambda _: clauses.CREDITED
)
PRINT_VOUCHER = Rule("cash-out", "print-voucher", None, DEVICE, PLAYERS, lambda _: clauses.CREDITED)
PRINT_FAILED = Rule("cash-out", "print-failed", None, DEVICE, PLAYERS, lambda _: clauses.CREDITED)
PAY_BY_HAND = _overseen("cash-out", "pay-by-hand", stations.PayByHand, clauses.CREDITED)
WRITE_HAND_PAY = _overseen("cash-out", "write-hand-pay", stations.WriteHandPay, clauses.CREDITED)

NEW_GAME = _by_itself("new-game", rounds.StartGame, clauses.COUNTDOWN, CLOCK)
CLOSE = _by_itself("clock-closes", rounds.CloseBets, clauses.COUNTDOWN, CLOCK)
LAUNCH = _by_itself("launch-ball", launches.ReportLaunched, clauses.LAUNCH, DEVICE)
VOID = _overseen(shared.IRREGULARITY, "void-game", rounds.VoidGame, clauses.VOID)

ATTENDANT = attendants.rules((), SUPERVISOR, PLAYERS)
RULES: tuple[ListedAct, ...] = (
    *ATTENDANT,
    shared.INSPECT_DRIVE,
    shared.OPEN_TABLE,
    OPEN_STATION,
    CLOSE_STATION,
    INSERT_BILL,
    CLEAR_ACCEPTOR,
    SETTLE_BILL,
    REDEEM_VOUCHER,
    CASH_OUT_TO_VOUCHER,
    PRINT_VOUCHER,
    PRINT_FAILED,
    PAY_BY_HAND,
    WRITE_HAND_PAY,
    NEW_GAME,
    CLOSE,
    LAUNCH,
    VOID,
    *(rule for rule in electronic.RULES if rule is not electronic.PROMPT_SPIN),
)

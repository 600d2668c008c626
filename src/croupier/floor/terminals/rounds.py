"""A game that a dealer deals: who closes it, what confirms it, what voids it."""

from croupier.base.envelope import Role
from croupier.base.names import staff_name
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.parts.electronic.betting import returned_bets
from croupier.floor.parts.electronic.irregularities import BEFORE_REST, OF_A_SPIN, ball_thrown
from croupier.floor.parts.electronic.rounds import done_with, refunded, settlement, unreadable, wrong_round
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.messages.rounds import (
    BetsClosed,
    CloseBets,
    ConfirmNumber,
    GameStarted,
    GameVoided,
    NumberRead,
    ReadNumber,
    RefundGame,
    ReportFault,
    VoidGame,
    VoidRead,
)
from croupier.floor.parts.tables import CLOSERS
from croupier.floor.terminals import clauses
from croupier.games.roulette.rules import Irregularity


def start(table: TableState) -> Decided:
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", clauses.DEALER)
    if table.phase is not Phase.IDLE:
        return worded(Reason.WRONG_PHASE, "game {round} is not finished", clauses.DEALER, round=table.round)
    return [GameStarted(table.round + 1, table.terms)]


def close(table: TableState, command: CloseBets, role: Role) -> Decided:
    """Whoever closes first has closed; everyone later is told so. The dealer needs a ball in the track."""
    if command.round != table.round:
        says = "that closes game {given}; this is game {round}"
        return worded(Reason.WRONG_ROUND, says, clauses.FREEZE, given=command.round, round=table.round)
    if table.phase is not Phase.BETTING:
        return Refusal(Reason.WRONG_PHASE, "betting is closed already", clauses.FREEZE)
    if role is Role.DEALER and table.running is None:
        says = "everyone has one fixed time to bet: before the ball is in the track only the clock ends it"
        return Refusal(Reason.WRONG_PHASE, says, clauses.CLOCK)
    short = returned_bets(table)
    left = table.staked + sum(one.cash + one.promo for one in short)
    return [*short, BetsClosed(table.round, CLOSERS[role], left)]


def read_number(table: TableState, command: ReadNumber) -> Decided:
    if refusal := unreadable(table, command, clauses.CONFIRM):
        return refusal
    if table.phase is Phase.BETTING:
        voided = GameVoided(table.round, Irregularity.MALFUNCTION, clauses.MALFUNCTION)
        return [voided, Alarmed("the reader gave a number while betting was open: the game is void")]
    if table.counter and command.spin != table.running:  # where the reader tells of spins at all
        voided = GameVoided(table.round, Irregularity.MALFUNCTION, clauses.MALFUNCTION)
        says = f"the reader gave a number of spin {command.spin}, not this game's own: the game is void"
        return [voided, Alarmed(says)]
    return [NumberRead(table.round, command.spin, command.number, command.turning)]


def report_fault(table: TableState, command: ReportFault) -> Decided:
    """Once a number is read, only a fault of that very ball still counts: the next is no part of the game."""
    if table.phase is Phase.READ:
        refusal = None if command.spin == table.spin else _another_ball(table, command.spin)
    else:
        refusal = done_with(table, command.spin)
    return refusal or _voided(table, table.round, command.reason)


def _another_ball(table: TableState, spin: int) -> Refusal:
    says = "spin {spin} is another ball than the one whose number was read"
    return worded(Reason.WRONG_ROUND, says, table.citations.number, spin=spin)


def confirm(table: TableState, command: ConfirmNumber) -> Decided:
    if refusal := wrong_round(table, command.round):
        return refusal
    if table.phase is not Phase.READ or table.number is None:
        return Refusal(Reason.WRONG_PHASE, "the reader has given no number to confirm", clauses.CONFIRM)
    if command.number != table.number:
        says = f"the reader saw {table.number} and the dealer confirmed {command.number}: the game is void"
        voided = GameVoided(table.round, Irregularity.WRONG_NUMBER, clauses.WRONG_NUMBER)
        return [voided, Alarmed(says)]
    return [settlement(table, table.number, table.turning)]


def void(table: TableState, command: VoidGame) -> Decided:
    """Whoever saw it calls it: of a spin once a ball is thrown, and before a number is read."""
    voided = _voided(table, command.round, command.reason)
    if isinstance(voided, Refusal):
        return voided
    if command.reason == Irregularity.WRONG_NUMBER and table.phase is not Phase.READ:
        says = "no number is read yet that could be wrong"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.wrong_number)
    clause = table.rules.terms.play.irregularities[Irregularity(command.reason)].clause
    if command.reason in OF_A_SPIN and not ball_thrown(table):
        return Refusal(Reason.WRONG_PHASE, "there is no spin to call off", clause)
    if table.phase is not Phase.READ or command.reason not in BEFORE_REST:
        return voided
    says = "the reader has {number}: only a supervisor may still call that, and says why"
    return worded(Reason.NOT_PERMITTED, says, clause, number=str(table.number))


def void_read(table: TableState, command: VoidRead, by: str) -> Decided:
    """Against the reader's number, so it alarms with what the supervisor gave as the reason."""
    voided = _voided(table, command.round, command.reason)
    if isinstance(voided, Refusal):
        return voided
    if table.phase is not Phase.READ or command.reason not in BEFORE_REST:
        says = "this is for what counts only before the ball rests, called once a number is read"
        return Refusal(Reason.WRONG_PHASE, says, clauses.REFUND)
    called = f"{staff_name(by)} called {command.reason.replace('-', ' ')} after the reader had {table.number}"
    return [*voided, Alarmed(f"{called}: {command.why}. Game {table.round} is void")]


def _voided(table: TableState, round_: int, reason: str) -> Decided:
    if refusal := wrong_round(table, round_):
        return refusal
    if table.phase not in (Phase.BETTING, Phase.LOCKED, Phase.READ):
        return Refusal(Reason.WRONG_PHASE, "there is no game in play to void", clauses.REFUND)
    leaf = {str(key): leaf for key, leaf in table.rules.terms.play.irregularities.items()}.get(reason)
    if leaf is None:
        known = ", ".join(table.rules.terms.play.irregularities)
        return worded(Reason.UNKNOWN_OUTCOME, "a game is void by one of {known}", clauses.REFUND, known=known)
    return [GameVoided(table.round, reason, leaf.clause, was=table.number)]


def refund(table: TableState, command: RefundGame) -> Decided:
    if refusal := wrong_round(table, command.round):
        return refusal
    if table.phase is not Phase.VOID:
        return Refusal(Reason.WRONG_PHASE, "no void game waits for a refund", clauses.REFUND)
    return [refunded(table)]

"""A game that no dealer deals: the countdown, the launch, the number; anything irregular voids it all."""

from croupier.base.envelope import Event
from croupier.base.names import EffectId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.messages import Alarmed
from croupier.floor.dealerless import clauses
from croupier.floor.dealerless.messages.launches import (
    BallLaunched,
    EffectFailed,
    EffectKind,
    LaunchAsked,
    ReportFailed,
    ReportLaunched,
    effect_id,
)
from croupier.floor.parts.electronic.betting import returned_bets
from croupier.floor.parts.electronic.rounds import count_spin as counted
from croupier.floor.parts.electronic.rounds import done_with, refunded, settlement, unreadable, wrong_round
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import (
    BetsClosed,
    CloseBets,
    Closer,
    GameStarted,
    GameVoided,
    NumberRead,
    ReadNumber,
    ReportFault,
    VoidGame,
)
from croupier.games.roulette.rules import Irregularity

Decided = list[Event] | Refusal


def start(table: TableState) -> Decided:
    """The countdown begins by itself, once the ball of the last game is accounted for."""
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", clauses.STATIONS)
    if table.phase is not Phase.IDLE:
        return worded(
            Reason.WRONG_PHASE, "game {round} is not finished", clauses.COUNTDOWN, round=table.round
        )
    if table.launch is not None:
        return Refusal(Reason.WRONG_PHASE, "the last launch is not accounted for", clauses.LAUNCH)
    return [GameStarted(table.round + 1, table.terms)]


def close(table: TableState, command: CloseBets) -> Decided:
    """The end of the countdown closes betting and asks for the ball, in one record."""
    if refusal := wrong_round(table, command.round):
        return refusal
    if table.phase is not Phase.BETTING:
        return Refusal(Reason.WRONG_PHASE, "betting is closed already", clauses.COUNTDOWN)
    short = returned_bets(table)
    left = table.staked + sum(one.cash + one.promo for one in short)
    effect = effect_id(EffectKind.LAUNCH, table.id, table.round)
    asked = LaunchAsked(table.round, effect, table.counter)
    return [*short, BetsClosed(table.round, Closer.TIMER, left), asked]


def launched(table: TableState, command: ReportLaunched) -> Decided:
    """The outcome is kept even where the game was void meanwhile: the ball runs all the same."""
    if refusal := _not_asked(table, command.effect):
        return refusal
    return [BallLaunched(table.round, command.effect, command.spin)]


def failed(table: TableState, command: ReportFailed) -> Decided:
    if refusal := _not_asked(table, command.effect):
        return refusal
    gone = EffectFailed(table.round, command.effect, command.reason)
    if table.phase is not Phase.LOCKED:
        return [gone]
    alarm = f"the ball of game {table.round} was not launched: {command.reason}"
    return [gone, *_voided(table, Irregularity.MALFUNCTION, alarm)]


def _not_asked(table: TableState, effect: EffectId) -> Refusal | None:
    if table.launch == effect:
        return None
    return Refusal(Reason.NOTHING_THERE, "no such launch is waited for", clauses.LAUNCH)


def count_spin(table: TableState, command: CountSpin) -> Decided:
    """A spin that no launch of this game accounts for is an irregularity."""
    decided = counted(table, command)
    if isinstance(decided, Refusal):
        return decided
    if table.phase not in (Phase.BETTING, Phase.LOCKED):
        return decided
    if command.sent and command.sent != table.sending:
        return worded(
            Reason.WRONG_ROUND, "spin {spin} is of an earlier game", clauses.NUMBER, spin=command.spin
        )
    if table.phase is Phase.LOCKED and table.launch is not None:
        return decided
    return [
        *decided,
        *_voided(table, Irregularity.IRREGULARITY, f"the wheel counted spin {command.spin}, not asked for"),
    ]


def read_number(table: TableState, command: ReadNumber) -> Decided:
    """The number of the ball that was launched settles the game at once."""
    if refusal := unreadable(table, command, clauses.NUMBER):
        return refusal
    if table.phase is Phase.BETTING or command.spin != table.running:
        says = f"the reader gave {command.number} for spin {command.spin}, not launched in this game"
        return _voided(table, Irregularity.MALFUNCTION, says)
    read = NumberRead(table.round, command.spin, command.number, command.turning)
    return [read, settlement(table, command.number, command.turning)]


def report_fault(table: TableState, command: ReportFault) -> Decided:
    """Whatever the reader calls it, the document knows malfunctions and irregularities."""
    if refusal := done_with(table, command.spin):
        return refusal
    if table.phase not in (Phase.BETTING, Phase.LOCKED):
        return Refusal(Reason.WRONG_PHASE, "there is no game in play to void", clauses.VOID)
    known = command.reason == Irregularity.MALFUNCTION
    reason = Irregularity.MALFUNCTION if known else Irregularity.IRREGULARITY
    return _voided(table, reason, f"the reader reports: {command.reason.replace('-', ' ')}")


def void(table: TableState, command: VoidGame) -> Decided:
    if refusal := wrong_round(table, command.round):
        return refusal
    if table.phase not in (Phase.BETTING, Phase.LOCKED):
        return Refusal(Reason.WRONG_PHASE, "there is no game in play to void", clauses.VOID)
    known = [str(one) for one in table.rules.terms.play.irregularities]
    if command.reason not in known:
        says = "a game is void by one of {known}"
        return worded(Reason.UNKNOWN_OUTCOME, says, clauses.VOID, known=", ".join(known))
    return _voided(table, Irregularity(command.reason), "a supervisor voided the game")


def _voided(table: TableState, reason: Irregularity, says: str) -> list[Event]:
    """All pays and plays are void, and every bet goes back in the same record."""
    voided = GameVoided(table.round, reason, clauses.VOID)
    return [voided, refunded(table), Alarmed(f"{says}: game {table.round} is void")]

"""A game from its start to its end: who may close it, what confirms it, what voids it."""

from croupier.base.envelope import Event, Role
from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason, Refusal
from croupier.floor.parts.electronic.betting import returned_bets
from croupier.floor.parts.electronic.install import read_roulette
from croupier.floor.parts.electronic.state import Phase, TableState, Terminal
from croupier.floor.parts.messages.launches import CountSpin, SpinCounted
from croupier.floor.parts.messages.rounds import (
    BetsClosed,
    CloseBets,
    ConfirmNumber,
    End,
    GameRefunded,
    GameStarted,
    GameVoided,
    NumberRead,
    PromptSpin,
    ReadNumber,
    Refund,
    RefundGame,
    ReportFault,
    Reversal,
    RoundSettled,
    SettlementReversed,
    SpinPrompted,
    VoidGame,
    VoidSettled,
)
from croupier.floor.parts.messages.tables import Alarmed, TerminalLocked
from croupier.floor.parts.tables import CLOSERS
from croupier.floor.terminals import clauses
from croupier.games.roulette.result import Result
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Settled, Wager, settle

Decided = list[Event] | Refusal

DISPUTE = "a settled game was voided and this terminal no longer holds all of it"


def start(table: TableState) -> Decided:
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", clauses.DEALER)
    if table.phase is not Phase.IDLE:
        return Refusal(Reason.WRONG_PHASE, f"game {table.round} is not finished", clauses.DEALER)
    return [GameStarted(table.round + 1, table.terms)]


def prompt(table: TableState, command: PromptSpin) -> Decided:
    says = "there is nothing to prompt"
    if command.round != table.round:
        return Refusal(Reason.WRONG_ROUND, says, table.law.prompt)
    if table.phase is not Phase.BETTING or table.prompted:
        return Refusal(Reason.WRONG_PHASE, says, table.law.prompt)
    return [SpinPrompted(table.round)]


def close(table: TableState, command: CloseBets, role: Role) -> Decided:
    """Whoever closes first has closed; everyone later is told so."""
    if command.round != table.round:
        says = f"that closes game {command.round}; this is game {table.round}"
        return Refusal(Reason.WRONG_ROUND, says, clauses.FREEZE)
    if table.phase is not Phase.BETTING:
        return Refusal(Reason.WRONG_PHASE, "betting is closed already", clauses.FREEZE)
    short = returned_bets(table)
    left = table.staked + sum(one.cash + one.promo for one in short)
    return [*short, BetsClosed(table.round, CLOSERS[role], left)]


def read_number(table: TableState, command: ReadNumber) -> Decided:
    if refusal := done_with(table, command.spin):
        return refusal
    if table.phase not in (Phase.BETTING, Phase.LOCKED):
        return Refusal(Reason.WRONG_PHASE, "no ball is running", clauses.CONFIRM)
    if command.number not in table.table.wheel.order:
        return Refusal(Reason.UNKNOWN_OUTCOME, "that is no number of this wheel", clauses.CONFIRM)
    if table.phase is Phase.BETTING:
        voided = GameVoided(table.round, Irregularity.MALFUNCTION, clauses.MALFUNCTION)
        return [voided, Alarmed("the reader gave a number while betting was open: the game is void")]
    if table.counter and command.spin != table.running:  # where the reader tells of spins at all
        voided = GameVoided(table.round, Irregularity.MALFUNCTION, clauses.MALFUNCTION)
        says = f"the reader gave a number of spin {command.spin}, not this game's own: the game is void"
        return [voided, Alarmed(says)]
    return [NumberRead(table.round, command.spin, command.number)]


def done_with(table: TableState, spin: int) -> Refusal | None:
    """A late word of a ball that was read, or whose game is void, says nothing of this game."""
    if spin != table.spin:
        return None
    says = f"spin {spin} was read already, or its game is void"
    return Refusal(Reason.WRONG_ROUND, says, table.law.number)


def count_spin(table: TableState, command: CountSpin) -> Decided:
    """The wheel's counter has moved on: a ball runs, or ran while no one looked."""
    if command.spin == table.counter:
        return Refusal(Reason.WRONG_ROUND, f"spin {command.spin} was counted already", table.law.number)
    return [SpinCounted(command.spin, command.sent)]


def report_fault(table: TableState, command: ReportFault) -> Decided:
    if table.phase is not Phase.READ and (refusal := done_with(table, command.spin)):
        return refusal
    return void(table, VoidGame(table.round, command.reason))


def confirm(table: TableState, command: ConfirmNumber) -> Decided:
    if refusal := wrong_round(table, command.round):
        return refusal
    if table.phase is not Phase.READ or table.number is None:
        return Refusal(Reason.WRONG_PHASE, "the reader has given no number to confirm", clauses.CONFIRM)
    if command.number != table.number:
        says = f"the reader saw {table.number} and the dealer confirmed {command.number}: the game is void"
        voided = GameVoided(table.round, Irregularity.WRONG_NUMBER, clauses.WRONG_NUMBER)
        return [voided, Alarmed(says)]
    return [settlement(table, table.number)]


def settlement(table: TableState, number: str) -> RoundSettled:
    ends = (_end(table, terminal, number) for terminal in table.terminals.values() if terminal.staked)
    return RoundSettled(table.round, number, table.terms, tuple(ends))


def verdicts(table: TableState, bets: dict[str, int], number: str) -> list[Settled]:
    """Every bet's end, with its clause, derived again for whoever asks."""
    wagers = [Wager(WagerId(spot), PlayerId(""), spot, stake) for spot, stake in bets.items()]
    return settle(played_under(table).rulings(Result(pocket=number)), wagers)


def played_under(table: TableState) -> RouletteTable:
    """The rules of the game last played, whatever the table's terms are by now."""
    return read_roulette(table.former) if table.former else table.table


def _end(table: TableState, terminal: Terminal, number: str) -> End:
    settled = verdicts(table, terminal.bets, number)
    collected = sum(one.collected for one in settled)
    paid = sum(one.paid for one in settled)
    promo_lost = min(terminal.promo_staked, collected)
    return End(terminal.id, terminal.staked, collected, paid, terminal.promo_staked, promo_lost)


def void(table: TableState, command: VoidGame) -> Decided:
    if refusal := wrong_round(table, command.round):
        return refusal
    if table.phase not in (Phase.BETTING, Phase.LOCKED, Phase.READ):
        return Refusal(Reason.WRONG_PHASE, "there is no game in play to void", clauses.REFUND)
    leaf = {str(key): leaf for key, leaf in table.table.terms.play.irregularities.items()}.get(command.reason)
    if leaf is None:
        known = ", ".join(table.table.terms.play.irregularities)
        return Refusal(Reason.UNKNOWN_OUTCOME, f"a game is void by one of {known}", clauses.REFUND)
    return [GameVoided(table.round, command.reason, leaf.clause, was=table.number)]


def refund(table: TableState, command: RefundGame) -> Decided:
    if refusal := wrong_round(table, command.round):
        return refusal
    if table.phase is not Phase.VOID:
        return Refusal(Reason.WRONG_PHASE, "no void game waits for a refund", clauses.REFUND)
    return [refunded(table)]


def refunded(table: TableState) -> GameRefunded:
    refunds = (
        Refund(terminal.id, terminal.staked - terminal.promo_staked, terminal.promo_staked)
        for terminal in table.terminals.values()
        if terminal.staked
    )
    return GameRefunded(table.round, tuple(refunds))


def void_settled(table: TableState, command: VoidSettled) -> Decided:
    """Put every terminal back as if the game had been refunded; what is gone is a shortfall."""
    settled = next((one for one in table.rounds if one.round == command.round), None)
    if settled is None or settled.number is None or settled.void is not None:
        says = f"game {command.round} is not a settled game that can still be voided"
        return Refusal(Reason.WRONG_ROUND, says, table.law.wrong_number)
    reversals = tuple(_reversal(table, end) for end in settled.ends)
    locks = [TerminalLocked(one.terminal, DISPUTE) for one in reversals if one.shortfall]
    alarm = Alarmed(f"game {command.round} was settled on {settled.number} and is void")
    clause = table.law.wrong_number
    return [SettlementReversed(command.round, settled.number, clause, reversals), *locks, alarm]


def _reversal(table: TableState, end: End) -> Reversal:
    owed = end.staked - end.promo_staked - end.cash_returned - end.paid
    held = table.terminals[end.terminal].credits
    taken = min(max(-owed, 0), held)
    shortfall = max(-owed, 0) - taken
    return Reversal(end.terminal, max(owed, 0), taken, shortfall, end.promo_lost)


def wrong_round(table: TableState, round_: int) -> Refusal | None:
    if round_ == table.round:
        return None
    says = f"that is game {round_}; this is game {table.round}"
    return Refusal(Reason.WRONG_ROUND, says, table.law.game)

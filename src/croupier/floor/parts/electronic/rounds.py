"""A game from its start to its end: who may close it, what confirms it, what voids it."""

from collections.abc import Mapping

from croupier.base.envelope import Event
from croupier.base.names import Citation, PlayerId, WagerId
from croupier.base.refusal import Reason, Refusal, sentence, worded
from croupier.desk.messages import Alarmed
from croupier.floor.parts.electronic.state import Phase, TableState, Terminal
from croupier.floor.parts.messages.reader import CountSpin, SpinCounted
from croupier.floor.parts.messages.rounds import (
    End,
    GameRefunded,
    PromptSpin,
    ReadNumber,
    Refund,
    Reversal,
    RoundSettled,
    SettlementReversed,
    SpinPrompted,
    Turning,
    VoidSettled,
)
from croupier.floor.parts.messages.tables import TerminalLocked
from croupier.games.effective import roulette_of
from croupier.games.roulette.result import Result
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Ruling, Settled, Wager, settle, sums_of

Decided = list[Event] | Refusal

DISPUTE = sentence("a settled game was voided and this terminal no longer holds all of it")


def prompt(table: TableState, command: PromptSpin) -> Decided:
    says = "there is nothing to prompt"
    if command.round != table.round:
        return Refusal(Reason.WRONG_ROUND, says, table.citations.prompt)
    if table.phase is not Phase.BETTING or table.prompted:
        return Refusal(Reason.WRONG_PHASE, says, table.citations.prompt)
    return [SpinPrompted(table.round)]


def done_with(table: TableState, spin: int) -> Refusal | None:
    """A late word of a ball that was read, or whose game is void, says nothing of this game."""
    if spin != table.spin:
        return None
    says = "spin {spin} was read already, or its game is void"
    return worded(Reason.WRONG_ROUND, says, table.citations.number, spin=spin)


def unreadable(table: TableState, command: ReadNumber, clause: Citation) -> Refusal | None:
    """What is wrong with a number that a reader gives, whoever deals."""
    if refusal := done_with(table, command.spin):
        return refusal
    if table.phase not in (Phase.BETTING, Phase.LOCKED):
        return Refusal(Reason.WRONG_PHASE, "no ball is running", clause)
    if command.number not in table.rules.wheel.order:
        return Refusal(Reason.UNKNOWN_OUTCOME, "that is no number of this wheel", clause)
    return None


def count_spin(table: TableState, command: CountSpin) -> Decided:
    """The wheel's counter has moved on: a ball runs, or ran while no one looked."""
    if command.spin == table.counter:
        return worded(
            Reason.WRONG_ROUND, "spin {spin} was counted already", table.citations.number, spin=command.spin
        )
    return [SpinCounted(command.spin, command.sent)]


def settlement(table: TableState, number: str, turning: Turning | None = None) -> RoundSettled:
    rulings = played_under(table).rulings(Result(pocket=number))
    ends = (_end(rulings, terminal) for terminal in table.terminals.values() if terminal.staked)
    return RoundSettled(table.round, number, table.terms, tuple(ends), turning)


def verdicts(table: TableState, bets: dict[str, int], number: str) -> list[Settled]:
    """Every bet's end, with its clause, derived again for whoever asks."""
    wagers = [Wager(WagerId(spot), PlayerId(""), spot, stake) for spot, stake in bets.items()]
    return settle(played_under(table).rulings(Result(pocket=number)), wagers)


def played_under(table: TableState) -> RouletteTable:
    """The rules of the game last played, whatever the table's terms are by now."""
    return roulette_of(table.former) if table.former else table.rules


def _end(rulings: Mapping[str, Ruling], terminal: Terminal) -> End:
    collected, paid = sums_of(rulings, terminal.bets)
    promo_lost = min(terminal.promo_staked, collected)
    return End(terminal.id, terminal.staked, collected, paid, terminal.promo_staked, promo_lost)


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
        says = "game {given} is not a settled game that can still be voided"
        return worded(Reason.WRONG_ROUND, says, table.citations.wrong_number, given=command.round)
    left = tuple(one for one, stay in settled.stays.items() if table.terminals[one].stay.number != stay)
    reversals = tuple(_reversal(table, end, end.terminal in left) for end in settled.ends)
    alarm = Alarmed(f"game {command.round} was settled on {settled.number} and is void")
    clause = table.citations.wrong_number
    reversed_ = SettlementReversed(command.round, settled.number, clause, reversals, left)
    locks = [TerminalLocked(one.terminal, DISPUTE) for one in reversals if disputed(table, reversed_, one)]
    return [reversed_, *locks, alarm]


def _reversal(table: TableState, end: End, left: bool) -> Reversal:
    owed = end.staked - end.promo_staked - end.cash_returned - end.paid
    if left:
        return Reversal(end.terminal, max(owed, 0), 0, max(-owed, 0))
    taken = min(max(-owed, 0), table.terminals[end.terminal].credits)
    shortfall = max(-owed, 0) - taken
    return Reversal(end.terminal, max(owed, 0), taken, shortfall, end.promo_lost)


def disputed(table: TableState, event: SettlementReversed, one: Reversal) -> bool:
    """The terminal waits for a supervisor; one where somebody else plays by now has no part in it."""
    free_of_it = one.terminal in event.left and not table.terminals[one.terminal].empty
    return bool(one.shortfall) and not free_of_it


def wrong_round(table: TableState, round_: int) -> Refusal | None:
    if round_ == table.round:
        return None
    says = "that is game {given}; this is game {round}"
    return worded(Reason.WRONG_ROUND, says, table.citations.game, given=round_, round=table.round)

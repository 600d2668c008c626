"""Acts at electronic tables of every kind."""

from collections.abc import Iterator

from croupier.desk.act import Act, When
from croupier.floor.parts.acts import IRREGULARITY, OVERSEERS, ActRule, ListedAct
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.electronic.offers import PLAYERS
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.messages import bets, cash_outs, rounds, tables
from croupier.floor.parts.people import CLOCK, PLAYER, READER, SUPERVISOR

NOWHERE = ()
Rule = ActRule[ElectronicCitations]

PLACE_BETS = Rule("game", "place-bet", bets.PlaceBet, PLAYER, PLAYERS, lambda citations: citations.chips)
READ_NUMBER = Rule(
    "game", "read-number", rounds.ReadNumber, READER, NOWHERE, lambda citations: citations.number
)
PROMPT_SPIN = Rule(
    "game", "prompt-spin", rounds.PromptSpin, CLOCK, NOWHERE, lambda citations: citations.prompt
)
VOID_SETTLED = Rule(
    IRREGULARITY,
    "void-settled",
    rounds.VoidSettled,
    SUPERVISOR,
    OVERSEERS,
    lambda citations: citations.wrong_number,
)
RELEASE = Rule(
    "table",
    "release-terminal",
    tables.ReleaseTerminal,
    SUPERVISOR,
    OVERSEERS,
    lambda citations: citations.supervision,
)
ASK_CASH_OUT = Rule(
    "cash-out", "ask-cash-out", cash_outs.AskCashOut, PLAYER, PLAYERS, lambda citations: citations.cash_out
)
WITHDRAW = Rule(
    "cash-out",
    "withdraw-cash-out",
    cash_outs.WithdrawCashOut,
    PLAYER,
    PLAYERS,
    lambda citations: citations.cash_out,
)
RULES: tuple[ListedAct, ...] = (
    PLACE_BETS,
    READ_NUMBER,
    PROMPT_SPIN,
    VOID_SETTLED,
    RELEASE,
    ASK_CASH_OUT,
    WITHDRAW,
)


def locked_terminals(table: TableState) -> Iterator[Act]:
    """A supervisor settles a dispute and releases the terminal."""
    for terminal in table.terminals.values():
        yield from locked(table, terminal)


def locked(table: TableState, terminal: Terminal) -> Iterator[Act]:
    if terminal.lock is not None:
        yield RELEASE.act(table.citations, When.DUE, terminal.id, why=terminal.lock)


def last_settled(table: TableState) -> Iterator[Act]:
    """A wrong number found after its game was settled still voids the game."""
    last = next(iter(table.rounds), None)
    if last is not None and last.number is not None and last.void is None:
        yield VOID_SETTLED.act(table.citations, When.BESIDE, None, round=last.round, number=last.number)

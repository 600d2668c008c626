"""How a pool ended, in words: one sentence for each rung of its ladder. docs/commands.md lists them."""

from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.sites import SharedPoolResult

RUNGS = {
    Rung.EXACT: "paid to those who named what the bet asks for",
    Rung.SECOND: "nobody had the first: paid on the second",
    Rung.THIRD: "nobody had the first or the second: paid on the third",
    Rung.NEXT: "nobody had a paid place: paid on the next to finish",
    Rung.FIRST_THREE: "nobody had them all: paid on the first three",
    Rung.FIRST_TWO: "nobody had them all: paid on the first two",
    Rung.FIRST: "nobody had two right: paid on the first alone",
    Rung.SECOND_THIRD: "nobody had the first: paid on the second and third",
    Rung.SIDES: "nobody had both: shared by those with the one and those with the other",
    Rung.ONE_SIDE: "nobody had both: paid to those with one of them, whom alone anybody had",
    Rung.SECONDS: "nobody had a winner: paid on the second of both races",
    Rung.FIRST_LEG: "the second race was not run: paid on the first",
    Rung.CONSOLATION: "paid to those with the first winner and a late scratch",
    Rung.MOST_RIGHT: "paid to those with the most right short of all",
    Rung.ALL: "nobody had a place right: paid to every exchanged ticket",
    Rung.CARRIED: "nobody had a leg right: carried over",
    Rung.REFUND: "every wager goes back",
}

_SECOND_HALF = "; nobody took the second half: carried over"


def describe(result: PoolResult | SharedPoolResult) -> str:
    """The words of the rung that paid, and that a twin trifecta's second half was carried over if it was."""
    words, host = RUNGS[result.rung], result.host if isinstance(result, SharedPoolResult) else result
    if host.kind is Kind.TWIN_TRIFECTA and host.carried_out > host.carried_in:
        return words + _SECOND_HALF
    return words

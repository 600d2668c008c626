"""Payoffs as a track posts them: `6-2 45.60` for $2, with ALL for any runner in a place."""

import re
from collections.abc import Iterable, Sequence

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.floor.tote import clauses
from croupier.floor.tote.gone import gone_of, names_gone
from croupier.floor.tote.pool_state import PoolState
from croupier.games.tote.kinds import Combination, Interest, Kind, length
from croupier.games.tote.pool import PoolTerms
from croupier.games.tote.pool_arithmetic import Held, Line, Winner, balanced, hold, line_at, refund_all
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.race import Race
from croupier.games.tote.runner_groups import read_runner

ALL, REFUND = "ALL", "REFUND"
TWO = 2
_PAYOFF = re.compile(r"([0-9A-Z-]+) \$?([0-9.]+)", re.ASCII)
Pattern = tuple[Interest | None, ...]


def posted_result(
    pool: PoolState, terms: PoolTerms, legs: Sequence[Race], payoffs: Sequence[str]
) -> PoolResult:
    """The pool at these prices: what it cannot pay is minus, what is left is breakage. Raises `Refused`."""
    if not payoffs:
        refuse(Reason.MALFORMED, "say what the pool pays, like 6-2 45.60", clauses.BY_RESULT)
    if list(payoffs) == [REFUND]:
        return refund_all(pool.pool, clauses.BY_RESULT)
    gone = gone_of(pool.kind, legs)
    held = hold(pool.pool, terms, [one for one in pool.bets if names_gone(one, gone)])
    prices = _read_all(pool.kind, payoffs)
    winners: dict[Pattern, list[Combination]] = {pattern: [] for pattern, _ in prices}
    for one in held.bets:
        if pattern := _line_of(pool.kind, one, winners):
            winners[pattern].append(one)
    lines = [_line(held, pattern, winners[pattern], price) for pattern, price in prices]
    return balanced(held, lines[0].payoff.rung, lines)


def _line(held: Held, pattern: Pattern, winners: list[Combination], price: Cents) -> Line:
    rung = Rung.NEXT if None in pattern else Rung.EXACT
    return line_at(held, Winner(_shown(pattern), rung, winners), price)


def _line_of(kind: Kind, combination: Combination, patterns: Iterable[Pattern]) -> Pattern | None:
    """The line that pays a bet: of those it fits, the one that names most runners. ALL is any other.

    Raises `Refused` where two name as many, since then nobody can say which of them pays it.
    """
    fitting = [one for one in patterns if _fits(kind, combination, one)]
    closest = min((one.count(None) for one in fitting), default=0)
    best = [one for one in fitting if one.count(None) == closest]
    if len(best) > 1:
        says = "{one} and {other} both pay {bet}: say what that pays on a line of its own"
        one, other, bet = map(_shown, (*best[:2], combination))
        refuse(Reason.MALFORMED, says, clauses.BY_RESULT, one=one, other=other, bet=bet)
    return best[0] if best else None


def _read_all(kind: Kind, payoffs: Sequence[str]) -> list[tuple[Pattern, Cents]]:
    """No line twice: what it pays would be paid twice. Raises `Refused`."""
    found = [read_payoff(kind, text) for text in payoffs]
    ordered = kind is not Kind.QUINELLA
    patterns = [one if ordered else tuple(sorted(one, key=str)) for one, _ in found]
    twice = next((one for one in patterns if patterns.count(one) > 1), None)
    if twice:
        refuse(Reason.MALFORMED, "{line} is there twice", clauses.BY_RESULT, line=_shown(twice))
    return found


def read_payoff(kind: Kind, text: str) -> tuple[Pattern, Cents]:
    """The runners, None for ALL, and the price of $1. Raises `Refused`."""
    found = _PAYOFF.fullmatch(" ".join(text.upper().split()))
    parts = found[1].split("-") if found else []
    if found is None or len(parts) != length(kind):
        says = "{text} is no payoff of a {kind}; write runners and what $2 pays, like {like}"
        like = "-".join(map(str, range(1, length(kind) + 1))) + " 45.60"
        refuse(Reason.UNREADABLE, says, clauses.BY_RESULT, text=shown(text), kind=kind, like=like)
    try:
        pays = money.read_stake(found[2])
        pattern = tuple(None if part == ALL else read_runner(part) for part in parts)
    except Refused as refused:
        raise refused.resting_on(clauses.BY_RESULT) from None
    if pays % TWO:
        says = "{text} is no price for $2: it is twice that of $1"
        refuse(Reason.BAD_AMOUNT, says, clauses.BY_RESULT, text=shown(text))
    return pattern, pays // TWO


def show_payoff(combination: Combination, price: Cents) -> str:
    """As it reads back."""
    return f"{'-'.join(map(str, combination))} {money.show(price * TWO)}"


def _fits(kind: Kind, combination: Combination, pattern: Pattern) -> bool:
    """In a quinella either order is the same bet."""
    if kind is Kind.QUINELLA:
        return {one for one in pattern if one is not None} <= set(combination)
    return all(wanted in (None, one) for wanted, one in zip(pattern, combination, strict=True))


def _shown(pattern: Pattern) -> str:
    return "-".join(ALL if one is None else str(one) for one in pattern)

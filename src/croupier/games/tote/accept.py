"""Whether a bet can be sold: its races and runners, its size, and what the sending track takes."""

from collections.abc import Callable
from typing import TypeAlias

from croupier.base.money import MOST, Cents, show_dollars
from croupier.base.refusal import Reason, refuse
from croupier.games.tote import clauses
from croupier.games.tote.bet import ALL, Bet
from croupier.games.tote.bet_forms import MEANS
from croupier.games.tote.count import bets
from croupier.games.tote.field import Fields, groups_of, needs_field
from croupier.games.tote.kinds import PLACES, Kind

MOST_BETS = 300_000
"""Single bets on one ticket. The largest superfecta box has 255,024: only a pick six can ask for more."""

Taken: TypeAlias = Callable[[Kind, Cents], object]
"""The check that the sending track makes: it refuses a kind of pool it does not offer and an amount it
does not take."""


def _anything(_kind: Kind, _amount: Cents) -> None:
    """The check of a track that takes every bet."""


def accept(bet: Bet, fields: Fields, taken: Taken = _anything) -> int:
    """How many single bets the ticket holds; refuses a bet that cannot be sold whole."""
    for kind in bet.pools:
        taken(kind, bet.amount)
    for race in bet.races:
        if race not in fields:
            says = f"{bet.called} runs to race {bet.races[-1]}, and there is no race {race}"
            refuse(Reason.NOT_OFFERED, says, clauses.PERMITTED)
    _check_runners(bet, fields)
    return check_size(bet, fields)


def _check_runners(bet: Bet, fields: Fields) -> None:
    for race, group in groups_of(bet):
        for runner in () if group == ALL else group:
            if runner not in fields[race]:
                says = f"runner {runner} does not run in race {race}; {_who(fields[race])}"
                refuse(Reason.UNKNOWN_SPOT, says, MEANS[bet.called])


def _who(runners: tuple[int, ...]) -> str:
    return f"these do: {', '.join(map(str, runners))}" if runners else "nobody does"


def check_size(bet: Bet, fields: Fields) -> int:
    """Refuse a bet that holds nothing, and one that is too large for a ticket."""
    held = bets(bet, fields)
    if held == 0:
        says = f"this {bet.called} holds no bet: {_why_none(bet, fields)}"
        refuse(Reason.UNREADABLE, says, MEANS[bet.called])
    if held > MOST_BETS:
        says = (
            f"this {bet.called} holds {held:,} bets; a ticket holds at most {MOST_BETS:,}: name fewer runners"
        )
        refuse(Reason.ABOVE_MAXIMUM, says, clauses.PERMITTED)
    if held * bet.amount > MOST:
        says = f"this {bet.called} costs more than the largest amount, {show_dollars(MOST)}"
        refuse(Reason.BAD_AMOUNT, says, clauses.TICKET)
    return held


def _why_none(bet: Bet, fields: Fields) -> str:
    places = PLACES.get(bet.pools[0])
    if places is None:
        empty = next(race for race in bet.races if not fields[race])
        return f"nobody runs in race {empty}"
    if needs_field(bet):
        able, short = len(fields[bet.race]), "too few run"
    else:
        able = len({runner for _, group in groups_of(bet) for runner in group})
        short = "too few runners are named"
    if able < places:
        return f"{short}, {able} where it needs {places}"
    return "it needs a different runner in each place"

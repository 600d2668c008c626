"""Whether a bet can be sold: its races and runners, its size, and what the sending track takes."""

from collections.abc import Callable
from typing import NoReturn, TypeAlias

from croupier.base.money import MOST, Cents, show_dollars
from croupier.base.refusal import Reason, refuse, sentence
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
            _refuse_race(bet, race)
    _check_runners(bet, fields)
    return check_size(bet, fields)


def _refuse_race(bet: Bet, race: int) -> NoReturn:
    if len(bet.races) == 1:
        refuse(Reason.NOT_OFFERED, "there is no race {race}", clauses.PERMITTED, race=race)
    says = "{called} runs to race {last}, and there is no race {race}"
    last = bet.races[-1]
    refuse(Reason.NOT_OFFERED, says, clauses.PERMITTED, called=bet.called, last=last, race=race)


def _check_runners(bet: Bet, fields: Fields) -> None:
    for race, group in groups_of(bet):
        for runner in () if group == ALL else group:
            if runner not in fields[race]:
                _refuse_runner(bet, race, runner, fields[race])


def _refuse_runner(bet: Bet, race: int, runner: int, running: tuple[int, ...]) -> NoReturn:
    if not running:
        says = "runner {runner} does not run in race {race}; nobody does"
        refuse(Reason.UNKNOWN_SPOT, says, MEANS[bet.called], runner=runner, race=race)
    says = "runner {runner} does not run in race {race}; these do: {who}"
    who = ", ".join(map(str, running))
    refuse(Reason.UNKNOWN_SPOT, says, MEANS[bet.called], runner=runner, race=race, who=who)


def check_size(bet: Bet, fields: Fields) -> int:
    """Refuse a bet that holds nothing, and one that is too large for a ticket."""
    held = bets(bet, fields)
    if held == 0:
        _refuse_empty(bet, fields)
    if held > MOST_BETS:
        says = "this {called} holds {held} bets; a ticket holds at most {most}: name fewer runners"
        most = f"{MOST_BETS:,}"
        refuse(Reason.ABOVE_MAXIMUM, says, clauses.PERMITTED, called=bet.called, held=f"{held:,}", most=most)
    if held * bet.amount > MOST:
        says = "this {called} costs more than the largest amount, {most}"
        refuse(Reason.BAD_AMOUNT, says, clauses.TICKET, called=bet.called, most=show_dollars(MOST))
    return held


def _refuse_empty(bet: Bet, fields: Fields) -> NoReturn:
    """Say why the bet holds nothing."""
    places = PLACES.get(bet.pools[0])
    if places is None:
        empty = next(race for race in bet.races if not fields[race])
        says = "this {called} holds no bet: nobody runs in race {race}"
        refuse(Reason.UNREADABLE, says, MEANS[bet.called], called=bet.called, race=empty)
    if needs_field(bet):
        able = len(fields[bet.race])
        says = sentence("this {called} holds no bet: too few run, {able} where it needs {places}")
    else:
        able = len({runner for _, group in groups_of(bet) for runner in group})
        says = sentence(
            "this {called} holds no bet: too few runners are named, {able} where it needs {places}"
        )
    if able < places:
        refuse(Reason.UNREADABLE, says, MEANS[bet.called], called=bet.called, able=able, places=places)
    says = "this {called} holds no bet: it needs a different runner in each place"
    refuse(Reason.UNREADABLE, says, MEANS[bet.called], called=bet.called)

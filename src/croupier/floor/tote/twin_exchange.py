"""A twin trifecta's winner of the first race chooses three runners of the second, on an exchange ticket."""

from collections.abc import Iterator
from typing import NamedTuple

from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, Refused, shown, worded
from croupier.desk.kind import Decided
from croupier.floor.tote.bets import parsed, written_out
from croupier.floor.tote.messages.tickets import ExchangeTicket, TicketExchanged
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import RacePhase
from croupier.floor.tote.selling import print_of
from croupier.floor.tote.settlement import decided
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket import Ticket
from croupier.floor.tote.verifying import found
from croupier.games.tote.bet import Bet
from croupier.games.tote.clauses import TWIN_TRIFECTA as HERE
from croupier.games.tote.combination import read_combination, show_combination
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.twin_trifecta import may_exchange


class Exchangeable(NamedTuple):
    """A ticket that won the first race of its twin trifecta: `bet` says on which races."""

    day: RaceDay
    number: int
    bet: Bet

    @property
    def second(self) -> int:
        """The race whose runners are chosen."""
        return self.bet.races[-1]


def exchangeable(tote: Tote, secret: str) -> Exchangeable | Refusal:
    """The ticket with this number, if runners of the second race may be chosen with it now."""
    here = found(tote, secret)
    if isinstance(here, Refusal):
        return here
    day, number = here
    ticket = day.ticket(number)
    bet = parsed(ticket.bets[0])
    return _no_winner(day, ticket, bet) or Exchangeable(day, number, bet)


def exchange(tote: Tote, terminal: TerminalId, command: ExchangeTicket, by: str = "") -> Decided:
    won = exchangeable(tote, command.ticket)
    if isinstance(won, Refusal):
        return won
    day, number, bet = won
    chosen = _chosen(day, bet, command.selection)
    if isinstance(chosen, Refusal):
        return chosen
    made, serial = tote.issued + 1, tote.serials.get(terminal, 0) + 1
    selection, bets = show_combination(chosen), day.ticket(number).bets
    effect = print_of(tote, made)
    return [TicketExchanged(made, number, terminal, serial, day.number, bets, effect, selection, by)]


def exchanging(day: RaceDay) -> Iterator[int]:
    """The second races of twin trifectas whose winners choose now: the first is official, this one open."""
    for pool in day.pools.values():
        if pool.kind is Kind.TWIN_TRIFECTA:
            first, second = (day.races[race] for race in pool.races)
            if first.phase is RacePhase.OFFICIAL and second.open:
                yield second.number


def _no_winner(day: RaceDay, ticket: Ticket, bet: Bet) -> Refusal | None:
    if bet.pools != (Kind.TWIN_TRIFECTA,):
        return Refusal(Reason.NOT_OFFERED, "only a twin trifecta is exchanged", HERE)
    first, second = (day.races[race] for race in bet.races)
    if first.phase is not RacePhase.OFFICIAL:
        says = "race {race} is not official"
        return worded(Reason.WRONG_PHASE, says, HERE, race=first.number)
    if not second.open:
        says = "betting on race {race} is closed: tickets are no longer exchanged"
        return worded(Reason.WRONG_PHASE, says, HERE, race=second.number)
    [combination] = written_out(bet, day.fields(ticket.scratches))
    if not may_exchange(combination, decided(day)[first.number]):
        says = "this ticket did not win the trifecta of race {race}"
        return worded(Reason.NOTHING_THERE, says, HERE, race=first.number)
    if ticket.selection and _runs(day, second.number, read_combination(Kind.TWIN_TRIFECTA, ticket.selection)):
        return Refusal(Reason.WRONG_PHASE, "this ticket is exchanged already, and all its runners run", HERE)
    return None


def _runs(day: RaceDay, race: int, chosen: Combination) -> bool:
    return set(chosen) <= set(day.fields()[race])


def _chosen(day: RaceDay, bet: Bet, selection: str) -> Combination | Refusal:
    try:
        chosen = read_combination(Kind.TWIN_TRIFECTA, selection.replace("/", "-").replace(" ", ""))
    except Refused:
        says = "{given} is not three runners in their order, like 4/5/6"
        return worded(Reason.UNREADABLE, says, HERE, given=shown(selection))
    last = bet.races[-1]
    if not _runs(day, last, chosen):
        gone = next(one for one in chosen if one not in day.fields()[last])
        says = "runner {runner} does not run in race {race}"
        return worded(Reason.UNKNOWN_SPOT, says, HERE, runner=gone, race=last)
    return chosen

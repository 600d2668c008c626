"""A twin trifecta's winner of the first race chooses three runners of the second, on an exchange ticket."""

from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, Refused, worded
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


def exchange(tote: Tote, terminal: TerminalId, command: ExchangeTicket, by: str = "") -> Decided:
    here = found(tote, command.ticket)
    if isinstance(here, Refusal):
        return here
    day, number = here
    ticket = day.ticket(number)
    bet = parsed(ticket.bets[0])
    if refusal := _no_winner(day, ticket, bet):
        return refusal
    chosen = _chosen(day, bet, command.selection)
    if isinstance(chosen, Refusal):
        return chosen
    made, serial = tote.issued + 1, tote.serials.get(terminal, 0) + 1
    selection = show_combination(chosen)
    effect = print_of(tote, made)
    return [TicketExchanged(made, number, terminal, serial, day.number, ticket.bets, effect, selection, by)]


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
    except Refused as refused:
        return refused.refusal
    last = bet.races[-1]
    if not _runs(day, last, chosen):
        gone = next(one for one in chosen if one not in day.fields()[last])
        says = "runner {runner} does not run in race {race}"
        return worded(Reason.UNKNOWN_SPOT, says, HERE, runner=gone, race=last)
    return chosen

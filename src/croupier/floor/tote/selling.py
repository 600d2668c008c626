"""Selling a ticket: whether each of its bets is taken, what it costs, and its recorded copy."""

from functools import lru_cache

from croupier.base import money
from croupier.base.money import Cents, show_dollars
from croupier.base.names import EffectId, TerminalId
from croupier.base.refusal import Reason, Refusal, Refused, refuse, worded
from croupier.desk.kind import Decided
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.tote import clauses
from croupier.floor.tote.bets import parsed
from croupier.floor.tote.link_selling import not_selling
from croupier.floor.tote.messages.tickets import SellTicket, SoldBet, TicketSold
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.floor.tote.stop_words import why_stopped
from croupier.games.tote.accept import accept
from croupier.games.tote.bet import Bet, Runners
from croupier.games.tote.clauses import TWIN_TRIFECTA
from croupier.games.tote.kinds import Kind
from croupier.games.tote.notation import show_bet
from croupier.games.tote.pool_names import POOL_NAMES

MOST_ON_TICKET = 12
"""Bets on one ticket: as many as its paper has lines for."""
TWIN_ALONE = Refusal(Reason.MALFORMED, "a twin trifecta is alone on its ticket", TWIN_TRIFECTA)
NOT_LINKED = Refusal(
    Reason.NOT_OFFERED, "a twin trifecta is sold at its host track, not over a link", TWIN_TRIFECTA
)
NOT_OPEN = Refusal(Reason.WRONG_PHASE, "wagering is not open: no card is on sale", clauses.WAGERS)


def at_window(tote: Tote, window: TerminalId, command: SellTicket, by: str) -> Decided:
    sold = sale(tote, window, command, by)
    return sold if isinstance(sold, Refusal) else [sold]


def at_terminal(tote: Tote, terminal: Terminal, command: SellTicket) -> Decided:
    """From the credit of a self-service terminal, which no cash-out waits for."""
    if terminal.cash_out is not None:
        return Refusal(Reason.WRONG_PHASE, "a cash-out is under way", clauses.CASHING)
    sold = sale(tote, terminal.id, command)
    if isinstance(sold, Refusal):
        return sold
    if sold.cost > terminal.credits:
        says = "this ticket costs {cost}, and the credit here is {credit}"
        cost, credit = show_dollars(sold.cost), show_dollars(terminal.credits)
        return worded(Reason.NOT_ENOUGH_CREDITS, says, clauses.WAGERS, cost=cost, credit=credit)
    return [sold]


def sale(tote: Tote, terminal: TerminalId, command: SellTicket, by: str = "") -> TicketSold | Refusal:
    """The ticket as it would be sold now."""
    day = tote.day
    if day is None or not day.opened or day.closed:
        return NOT_OPEN
    if wrong := not_selling(tote, day):
        return wrong
    if tote.stops:
        says = "no tickets are sold: {why}"
        return worded(Reason.WRONG_PHASE, says, clauses.WAGERS, why=why_stopped(tote))
    if not 0 < len(command.bets) <= MOST_ON_TICKET:
        says = "a ticket holds 1 to {most} bets"
        return worded(Reason.MALFORMED, says, clauses.TICKET, most=MOST_ON_TICKET)
    if any(map(_twin, command.bets)) and (len(command.bets) > 1 or tote.terms.linked):
        return NOT_LINKED if tote.terms.linked else TWIN_ALONE
    try:
        bets = tuple(sold_bet(day, text) for text in command.bets)
    except Refused as refused:
        return refused.refusal
    return _ticket(tote, day, terminal, bets, by)


def _twin(text: str) -> bool:
    return "TWIN" in text.upper()


def sold_bet(day: RaceDay, text: str) -> SoldBet:
    """The bet with its price, if it can be sold. Raises `Refused`."""
    bet = parsed(text)
    _check_open(day, bet)
    for kind in bet.pools:
        _check_least(day, bet.race, kind, bet.amount)
    fields = day.fields()
    return _priced(bet, tuple((race, fields[race]) for race in bet.races if race in fields))


@lru_cache(maxsize=1 << 14)
def _priced(bet: Bet, legs: tuple[tuple[int, Runners], ...]) -> SoldBet:
    """Worked out once for each field of its races. Raises `Refused`."""
    held = accept(bet, dict(legs))
    return SoldBet(show_bet(bet), held, held * bet.amount)


def _check_open(day: RaceDay, bet: Bet) -> None:
    """Every pool of the bet is on the card, and its first race takes bets still."""
    for kind in bet.pools:
        if bet.race in day.races and day.pool(bet.race, kind) is None:
            says = "the card offers no {kind} on race {race}"
            refuse(Reason.NOT_OFFERED, says, clauses.PERMITTED, kind=POOL_NAMES[kind], race=bet.race)
    if bet.race in day.races and not day.is_open(bet.race):
        says = "betting on race {race} is closed"
        raise Refused(worded(Reason.WRONG_PHASE, says, clauses.FINAL, race=bet.race))


def _check_least(day: RaceDay, race: int, kind: Kind, amount: Cents) -> None:
    """The sending track says for each pool how little may be bet."""
    pool = day.pool(race, kind)
    if pool is not None and amount < pool.least:
        says = "the least {kind} bet on race {race} is {least}; this is {amount}"
        name, least, this = POOL_NAMES[kind], show_dollars(pool.least), show_dollars(amount)
        refuse(Reason.BELOW_MINIMUM, says, clauses.PERMITTED, kind=name, race=race, least=least, amount=this)


def _ticket(
    tote: Tote, day: RaceDay, terminal: TerminalId, bets: tuple[SoldBet, ...], by: str
) -> TicketSold | Refusal:
    cost: Cents = sum(one.cost for one in bets)
    if cost > money.MOST:
        says = "this ticket costs more than the largest amount"
        return Refusal(Reason.BAD_AMOUNT, says, clauses.TICKET)
    number, serial = tote.issued + 1, tote.serials.get(terminal, 0) + 1
    effect = print_of(tote, number)
    return TicketSold(number, terminal, serial, day.number, bets, cost, effect, by)


def print_of(tote: Tote, number: int) -> EffectId:
    """The effect of printing a ticket."""
    return EffectId(f"ticket:{tote.id}:{number}")

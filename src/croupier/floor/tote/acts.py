"""What is due at the tote now: at windows, at self-service terminals, and on the race day."""

from collections.abc import Iterator

from croupier.base.names import TerminalId
from croupier.desk.act import Act, When
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import cash
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.tote import act_rules as rules
from croupier.floor.tote import clauses
from croupier.floor.tote.link_acts import link_acts
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import DECIDED, RacePhase, RaceState
from croupier.floor.tote.state import Tote
from croupier.floor.tote.twin_exchange import exchanging


def acts(tote: Tote) -> tuple[Act, ...]:
    """The race day first, then what waits for a person, then windows and terminals."""
    windows = (act for window in tote.drawers for act in _window(tote, window))
    terminals = (act for one in tote.terminals.values() for act in _terminal(tote, one))
    return (*_day(tote), *link_acts(tote), *_waiting(tote), *windows, *terminals)


def acts_at(tote: Tote, position: TerminalId) -> tuple[Act, ...]:
    """Those about one window or self-service terminal."""
    if position in tote.terminals:
        return tuple(_terminal(tote, tote.terminals[position]))
    return tuple(_window(tote, position))


def _day(tote: Tote) -> Iterator[Act]:
    day = tote.day
    if day is None or day.closed:
        yield rules.PUBLISH_CARD.act(tote)
        return
    yield rules.PUBLISH_CARD.act(tote, When.DONE)
    yield rules.OPEN_WAGERING.act(tote, When.DONE if day.opened else When.DUE)
    if day.opened:
        yield from _races(tote, day)
    over = all(race.phase in DECIDED for race in day.races.values())
    yield rules.CLOSE_CARD.act(tote, When.DUE if over else When.LATER)


def _races(tote: Tote, day: RaceDay) -> Iterator[Act]:
    """The track does these by itself; the mutuel manager does while nothing is heard of the track."""
    race = next((one for one in day.races.values() if one.phase not in DECIDED), None)
    if race is None:
        return
    for rule, when in _race(race, rules.STOP_BETTING if tote.live else rules.STOP_UNHEARD):
        yield rule.act(tote, when, race=race.number)
    if race.inquiry:
        yield rules.CLEAR_INQUIRY.act(tote, When.DUE, race=race.number, why=race.inquiry)


def _race(race: RaceState, stop: rules.Rule) -> Iterator[tuple[rules.Rule, When]]:
    order = (RacePhase.OPEN, RacePhase.CLOSED, RacePhase.POSTED)
    steps = (stop, rules.REPORT_FINISH, rules.DECLARE_OFFICIAL)
    now = order.index(race.phase)
    for place, rule in enumerate(steps):
        due = When.LATER if race.inquiry and rule is rules.DECLARE_OFFICIAL else When.DUE
        yield rule, due if place == now else When.DONE if place < now else When.LATER
    yield rules.SCRATCH_RUNNER, When.BESIDE
    yield rules.CALL_OFF_RACE, When.BESIDE


def _waiting(tote: Tote) -> Iterator[Act]:
    """What a person must look into."""
    if tote.cashing_stopped:
        yield rules.RESUME_CASHING.act(tote, When.DUE, why=tote.cashing_stopped)
    for why in tote.stops.values():
        yield rules.RESUME_SELLING.act(tote, When.DUE, why=why)
    for ticket, asked in tote.manual_cancels.items():
        yield rules.SIGN_MANUAL_CANCEL.act(tote, When.DUE, ticket=ticket, window=asked.window)
    for ticket, claim in tote.claims.items():
        yield rules.SIGN_CLAIM.act(tote, When.DUE, ticket=ticket, window=claim.window)


def _window(tote: Tote, window: TerminalId) -> Iterator[Act]:
    if tote.drawers[window].cashier is None:
        yield rules.OPEN_DRAWER.act(tote, When.DUE, window, amount=cash(tote.terms.imprest))
        return
    yield rules.SELL_TICKET.act(tote, When.BESIDE, window)
    if presented := tote.presented.get(window):
        yield rules.PRESENT_TICKET.act(tote, When.DONE, window)
        yield rules.PAY_TICKET.act(tote, When.DUE, window, amount=cash(presented.pays))
    else:
        yield rules.PRESENT_TICKET.act(tote, When.BESIDE, window)
    yield from _exchange(tote, window)
    if tote.recent.get(window):
        yield rules.CANCEL_TICKET.act(tote, When.BESIDE, window)
    yield rules.CLOSE_DRAWER.act(tote, When.BESIDE, window)


def _exchange(tote: Tote, position: TerminalId) -> Iterator[Act]:
    """While winners of a twin trifecta's first race choose runners of its second."""
    for race in exchanging(tote.day) if tote.day and not tote.day.closed else ():
        yield rules.EXCHANGE_TICKET.act(tote, When.BESIDE, position, race=race)


def _terminal(tote: Tote, here: Terminal) -> Iterator[Act]:
    yield from attendants.acts((rules.CALL, rules.ANSWER), clauses.CITATIONS, here)
    if here.cash_out is not None and here.cash_out.print is not None:
        yield rules.PRINT_VOUCHER.act(tote, When.DUE, here.id, amount=cash(here.cash_out.amount))
        return
    if here.cash_out is not None:
        yield rules.PAY_BY_HAND.act(tote, When.DUE, here.id, amount=cash(here.cash_out.amount))
        return
    if here.acceptor.trouble is None:
        yield rules.INSERT_BILL.act(tote, When.BESIDE, here.id)
        yield rules.REDEEM_VOUCHER.act(tote, When.BESIDE, here.id)
    else:
        yield rules.CLEAR_ACCEPTOR.act(tote, When.DUE, here.id)
    yield rules.CASH_TICKET.act(tote, When.BESIDE, here.id)
    yield from _exchange(tote, here.id)
    if here.credits:
        yield rules.SELL_FROM_CREDIT.act(tote, When.BESIDE, here.id, amount=cash(here.credits))
        yield rules.CASH_OUT_TO_VOUCHER.act(tote, When.BESIDE, here.id, amount=cash(here.credits))

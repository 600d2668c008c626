"""What each event at terminals comes to in a dealer's words, with the clause behind it."""

from collections.abc import Iterator

import msgspec

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.names import Citation
from croupier.desk.kind import Drawn, Said
from croupier.floor.parts import attendants
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.electronic.evolve import ElectronicEvent
from croupier.floor.parts.electronic.rounds import verdicts
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.messages import bets, rounds
from croupier.floor.parts.messages.attendants import AttendantAnswered, AttendantCalled
from croupier.games.reasons import in_words
from croupier.games.spot_words import spot_in_words


class Words(msgspec.Struct, frozen=True):
    """What each kind of terminals says in its own way."""

    prompted: str
    announced: str


def draw(event: Event) -> Drawn:
    match event:
        case bets.BetsChanged():
            return Drawn(event.terminal, event.changes)
        case rounds.NumberRead() | rounds.RoundSettled():
            return Drawn(number=event.number)
        case _:
            return Drawn()


def tell(state: TableState, event: ElectronicEvent, words: Words) -> Iterator[Said]:
    """`state` is as it was before the event."""
    clauses = state.citations
    match event:
        case rounds.GameStarted():
            yield Said(f"Game {event.round}: new game, place your bets.", clauses.game)
        case bets.BetsChanged():
            yield Said(_bet(event), _clause(clauses, event.action))
        case rounds.SpinPrompted():
            yield Said(words.prompted, clauses.prompt)
        case rounds.BetsClosed():
            yield Said(
                f"No more bets, closed by the {event.by}: {money.show_dollars(event.staked)}.", clauses.freeze
            )
        case rounds.NumberRead():
            yield Said(f"The reader sees {event.number} (spin {event.spin}).", clauses.number)
        case rounds.RoundSettled():
            yield from _settled(state, event, words)
        case rounds.GameVoided():
            yield Said(f"The game is void. {in_words(event.reason)}", event.clause)
        case rounds.GameRefunded():
            for one in event.refunds:
                amount = money.show_dollars(one.cash + one.promo)
                yield Said(f"Terminal {one.terminal} is refunded {amount}.", clauses.refund)
        case rounds.SettlementReversed():
            yield from _reversed(event)
        case AttendantCalled() | AttendantAnswered():
            yield attendants.tell(event, "Terminal", clauses.supervision)
        case _:
            pass


def _clause(clauses: ElectronicCitations, action: bets.Action) -> Citation:
    return {
        bets.Action.PLACE: clauses.chips,
        bets.Action.CANCEL: clauses.cancel,
        bets.Action.UNDO: clauses.undo,
        bets.Action.RECALL: clauses.recall,
        bets.Action.CLEAR: clauses.clear,
        bets.Action.NEIGHBOURS: clauses.neighbours,
        bets.Action.RETURN: clauses.returned,
    }[action]


def _bet(event: bets.BetsChanged) -> str:
    on = ", ".join(
        f"{'+' if amount > 0 else '-'}{money.show_dollars(abs(amount))} on {spot_in_words(spot)}"
        for spot, amount in event.changes
    )
    return f"Terminal {event.terminal}: {event.action}, {on}."


def _settled(state: TableState, event: rounds.RoundSettled, words: Words) -> Iterator[Said]:
    colour = state.rules.wheel.colours[event.number]
    yield Said(f"{event.number} {colour}, {words.announced}.", state.citations.number)
    for end in event.ends:
        for one in verdicts(state, state.terminals[end.terminal].bets, event.number):
            stake = money.show_dollars(one.wager.stake)
            paid = f", pays {money.show_dollars(one.paid)}" if one.paid else ""
            yield Said(
                f"Terminal {end.terminal}: {stake} on {spot_in_words(one.wager.spot)} {one.verdict}{paid}.",
                one.clause,
            )


def _reversed(event: rounds.SettlementReversed) -> Iterator[Said]:
    yield Said(f"Game {event.round} was settled on {event.number} in error and is void.", event.clause)
    for one in event.reversals:
        back = money.show_dollars(one.returned + one.promo - one.taken)
        short = f", {money.show_dollars(one.shortfall)} short" if one.shortfall else ""
        left = ", whose player has left" if one.terminal in event.left else ""
        yield Said(f"Terminal {one.terminal}{left}: {back}{short}.", event.clause)

"""How events of tables with a rulebook count in a day's figures."""

from croupier.base.envelope import Event
from croupier.desk.figure_rules import FigureRules
from croupier.floor.accounting.event_amounts import RESTS_ON, event_amounts
from croupier.floor.parts.electronic.state import REMEMBERED_ROUNDS
from croupier.floor.parts.messages.bets import BetsChanged
from croupier.floor.parts.messages.rounds import RoundSettled
from croupier.floor.parts.messages.tables import DealerChanged
from croupier.floor.wheel.messages.deal import MuckedCounted
from croupier.floor.wheel.messages.wagers import WagerLaid, WagerTakenBack


def takes(event: Event) -> str:
    """The dealer who takes the table."""
    return event.dealer if isinstance(event, DealerChanged) else ""


def answers(event: Event) -> str:
    """For collected chips, whoever counted them."""
    return event.by if isinstance(event, MuckedCounted) else ""


RULES = FigureRules(
    event_amounts,
    rests_on=RESTS_ON,
    for_rounds={RoundSettled: REMEMBERED_ROUNDS},
    bets=frozenset({BetsChanged, WagerLaid, WagerTakenBack}),
    takes=takes,
    answers=answers,
)

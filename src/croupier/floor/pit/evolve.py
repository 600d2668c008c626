"""What each event changes in the pit, whichever table it happened at."""

from typing import Protocol

from croupier.base.envelope import Event, Role
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.floor.parts.messages import tables
from croupier.floor.pit.messages import pit as messages
from croupier.floor.pit.state import PitState
from croupier.floor.wheel.messages import deal

PitEvent = (
    messages.DayBegun
    | messages.WentOnDuty
    | messages.WentOffDuty
    | messages.TableFilled
    | messages.TableCredited
    | messages.DropPickedUp
    | messages.DropCounted
    | messages.FloatCounted
)
CONCERNS = frozenset(
    {
        messages.DayBegun, messages.WentOnDuty, messages.WentOffDuty, messages.TableFilled,
        messages.TableCredited, messages.DropPickedUp, messages.DropCounted, messages.FloatCounted,
        tables.TableOpened,
        tables.DealerChanged, deal.MuckerChanged,
    }
)  # fmt: skip
"""A bet is none of the pit's business, and there are thousands of them."""


class Floated(Protocol):
    """Any table that is opened with a float."""

    bankroll: Cents


def evolve(pit: PitState, table: TableId, event: Event) -> None:
    match event:
        case messages.DayBegun():
            pit.day = event.day
        case messages.WentOnDuty():
            pit.on_duty[event.who] = event.role
        case messages.WentOffDuty():
            del pit.on_duty[event.who]
        case tables.DealerChanged():
            pit.on_duty[event.dealer] = Role.DEALER
        case deal.MuckerChanged():
            pit.on_duty[event.mucker] = Role.MUCKER
        case tables.TableOpened():
            pit.on_duty[event.by] = Role.SUPERVISOR  # whoever opens a table oversees it
        case messages.DropPickedUp():
            pit.pulled[table] = pit.pulled.get(table, 0) + event.amount
        case messages.DropCounted():
            del pit.pulled[table]
        case messages.TableFilled() | messages.TableCredited():
            pit.slips.add(event.slip)
        case _:
            pass


def evolve_float(table: Floated, event: Event) -> None:
    """What a fill or a credit makes of a table's float."""
    match event:
        case messages.TableFilled():
            table.bankroll += event.amount
        case messages.TableCredited():
            table.bankroll -= event.amount

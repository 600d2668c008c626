"""What a live wheel gave, spin by spin: a number or a symbol, or why the spin was called off."""

from typing import cast

from croupier.base.envelope import Event
from croupier.desk.trials import Ring, Trial, Trials
from croupier.floor.parts.wheel_trials import numbered
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable
from croupier.games.bigsix.table import BigSixTable


def ring(table: LiveTable) -> Ring:
    """Pockets in wheel order, or the symbols at the stops of a Big Six wheel."""
    return table.rules.terms.stops if isinstance(table.rules, BigSixTable) else table.rules.wheel.order


def _paid(event: Event) -> Trial:
    paid = cast("deal.WinnersPaid", event)
    return numbered(paid.round, paid.number, paid.turning)


def _called_off(event: Event) -> Trial:
    """A ball that rests in a pocket which decides nothing has given its number all the same."""
    off = cast("deal.NoSpinCalled", event)
    if off.reason.isdigit():
        return Trial(off.round, off.reason)
    return Trial(off.round, reason=off.reason)


TRIALS: Trials = {deal.WinnersPaid: _paid, deal.NoSpinCalled: _called_off}

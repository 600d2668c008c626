"""A change of vigorish that players are told of: another kind of it, or a higher percent."""

from croupier.base.refusal import sentence
from croupier.floor.baccarat.state import CardTable, VigorishChange
from croupier.games.baccarat.terms import VigorishTerms
from croupier.games.baccarat.vigorish import Vigorish
from croupier.law.sign import Line

OF_WIN, ON_TIE = sentence("of a Banker's win"), sentence("of a Banker's wager on a tie")
SIX_AT_HALF = sentence("of a Banker's win, and a six is paid 1 to 2")
TAKEN = {
    Vigorish.FIVE: OF_WIN,
    Vigorish.FOUR: OF_WIN,
    Vigorish.ON_TIE: ON_TIE,
    Vigorish.NONE: SIX_AT_HALF,
}
POSTED = sentence(
    "The vigorish has changed. From round {round} on: {now} percent {taken}. Before: {was} percent {took}."
)
SHORT = sentence("now {now} percent {taken}, before {was} percent {took}")


def note_change(table: CardTable, before: VigorishTerms) -> None:
    """After new terms. A lower percent of the same kind needs no notice, and ends an older one."""
    now = table.rules.terms.vigorish
    if now == before:
        return
    posted = TAKEN[now.kind] != TAKEN[before.kind] or now.percent > before.percent
    table.vigorish_change = VigorishChange(before.kind, before.percent, table.round + 1) if posted else None


def change_posted(table: CardTable) -> tuple[Line, ...]:
    """For the sign at the table."""
    return _line(table, "notice", POSTED)


def change_beside_limits(table: CardTable) -> tuple[Line, ...]:
    """For the list of limits on players' screens and on the board."""
    return _line(table, "vigorish", SHORT)


def _line(table: CardTable, about: str, key: str) -> tuple[Line, ...]:
    change, now = table.vigorish_change, table.rules.terms.vigorish
    if change is None:
        return ()
    values = {
        "round": str(change.round),
        "now": str(now.percent),
        "taken": TAKEN[now.kind],
        "was": str(change.percent),
        "took": TAKEN[change.kind],
    }
    return (Line(about, key.format(**values), table.citations.posting_change, key, values),)

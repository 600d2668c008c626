"""A change of vigorish that players are told of: another kind of it, or a higher percent."""

from croupier.base.refusal import sentence
from croupier.floor.baccarat.state import CardTable, VigorishChange
from croupier.games.baccarat.terms import VigorishTerms
from croupier.games.baccarat.vigorish import Vigorish
from croupier.law.sign import Line

OF_WIN, ON_TIE = sentence("of a Banker's win"), sentence("of a Banker's wager on a tie")
TAKEN = {Vigorish.FIVE: OF_WIN, Vigorish.FOUR: OF_WIN, Vigorish.ON_TIE: ON_TIE, Vigorish.NONE: ""}
"""Of what each kind of vigorish is a share; without vigorish, of nothing."""

POSTED = sentence(
    "The vigorish has changed. From round {round} on: {now} percent {taken}. Before: {was} percent {took}."
)
POSTED_NONE = sentence(
    "The vigorish has changed. From round {round} on there is none, and a Banker's six is paid 1 to 2. "
    "Before: {was} percent {took}."
)
POSTED_AGAIN = sentence(
    "The vigorish has changed. From round {round} on: {now} percent {taken}. Before there was none."
)
SHORT = sentence("now {now} percent {taken}, before {was} percent {took}")
SHORT_NONE = sentence("now none, and a Banker's six is paid 1 to 2; before {was} percent {took}")
SHORT_AGAIN = sentence("now {now} percent {taken}, before none")


def note_change(table: CardTable, before: VigorishTerms) -> None:
    """After new terms: what the vigorish was when players last played, however often it changed since."""
    now, last = table.rules.terms.vigorish, table.vigorish_change
    if (now.kind, now.percent) == (before.kind, before.percent):
        return
    if last is None or last.round <= table.round:
        table.vigorish_change = VigorishChange(before.kind, before.percent, table.round + 1)


def _posted(table: CardTable) -> VigorishChange | None:
    """The change that players are told of. A lower percent of the same kind needs no notice, and ends one."""
    change, now = table.vigorish_change, table.rules.terms.vigorish
    if change is None:
        return None
    told = TAKEN[now.kind] != TAKEN[change.kind] or now.percent > change.percent
    return change if told else None


def change_posted(table: CardTable) -> tuple[Line, ...]:
    """For the sign at the table."""
    return _line(table, "notice", POSTED, POSTED_NONE, POSTED_AGAIN)


def change_beside_limits(table: CardTable) -> tuple[Line, ...]:
    """For the list of limits on players' screens and on the board."""
    return _line(table, "vigorish", SHORT, SHORT_NONE, SHORT_AGAIN)


def _line(table: CardTable, about: str, both: str, none_now: str, none_before: str) -> tuple[Line, ...]:
    change, now = _posted(table), table.rules.terms.vigorish
    if change is None:
        return ()
    key = none_now if now.kind is Vigorish.NONE else none_before if change.kind is Vigorish.NONE else both
    values = {
        "round": str(change.round),
        "now": str(now.percent),
        "taken": TAKEN[now.kind],
        "was": str(change.percent),
        "took": TAKEN[change.kind],
    }
    return (Line(about, key.format(**values), table.citations.posting_change, key, values),)

"""What a configuration says of a table that stands already, against what the journal holds of it.

Nothing that it says is ignored in silence. A table keeps its terminals and chips; of its options a file may
say what the table was installed with or was changed to since, so that a change at the pit never keeps a
floor from starting.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, refuse
from croupier.floor.parts.settings import TableSettings, opened_table
from croupier.games.effective import read_effective
from croupier.games.library import Table, load, open_table
from croupier.games.options_form import FIXED, own_options
from croupier.games.roulette.terms import RouletteTerms

_BOOK = ("rulebook", "game")
_OF_ANOTHER_TABLE = frozenset((*_BOOK, *FIXED))


class Unlike(NamedTuple):
    """One thing that a house chooses: as it was when the table was installed, and as it is said now."""

    name: str
    was: str
    now: str


class Standing(Protocol):
    """A table that stands already."""

    @property
    def terminals(self) -> Mapping[TerminalId, object]: ...

    @property
    def chips(self) -> tuple[Cents, ...]: ...


def check_settings(table: Standing, one: TableSettings | None, books: Sequence[str], _folder: Path) -> None:
    """Raise `Refused` where the configuration says otherwise than the journal; `books` as they were."""
    if one is None:
        return
    _check_kept(one, table)
    _check_terms(one, [read_effective(book.encode()) for book in books])


def _check_kept(one: TableSettings, table: Standing) -> None:
    """Money and journal know terminals and chips by name."""
    for what, kept, given in (
        ("terminals", tuple(table.terminals), one.terminals),
        ("chips", table.chips, one.chip_cents),
    ):
        if kept != given:
            says = f"table {one.id} was installed with other {what}; give it another id to change them"
            refuse(Reason.OPTION_NOT_ALLOWED, says)


def _check_terms(one: TableSettings, stood: Sequence[Table]) -> None:
    """`stood` is the table on each of the books it has had, the first of them as it was installed."""
    given = opened_table(one)
    if any(not unlike(table, given) for table in stood):
        return
    found = unlike(stood[0], given)
    what = " and ".join(f"{name} {was or 'none'}, not {now or 'none'}" for name, was, now in found)
    says = f"table {one.id} was installed with {what}: put that back{_instead(found)}"
    refuse(Reason.OPTION_NOT_ALLOWED, says)


def _instead(found: Sequence[Unlike]) -> str:
    """The pit changes a table's terms, and never which book or wheel it is."""
    if not any(name in _OF_ANOTHER_TABLE for name, _, _ in found):
        return " and change the table's terms at the pit, or give it another id"
    return " or give the table another id"


def unlike(installed: Table, given: Table) -> list[Unlike]:
    """By what a house chooses, not by bytes: a later version may write the same choices in other terms."""
    was, now = _told(installed), _told(given)
    if any(was[name] != now[name] for name in _BOOK):
        return [Unlike(name, was[name], now[name]) for name in _BOOK if was[name] != now[name]]
    before = {**_told(open_table(load(now["rulebook"]), now["game"], {})), **was}
    pairs = (Unlike(name, before.get(name, text), text) for name, text in now.items())
    return [one for one in pairs if one.was != one.now]


def _told(table: Table) -> dict[str, str]:
    """Each choice of the house as text, by its name in a configuration."""
    terms = table.terms
    limits = (f"{name}={limit}" for name, limit in sorted(terms.limits.items()))
    return {
        "rulebook": terms.book,
        "game": table.game,
        **{name: ",".join(values) for name, values in terms.chosen.items()},
        "unit": money.show(terms.unit),
        "limits": ",".join(limits),
        **_odds(table),
        **(_roulettes(terms) if isinstance(terms, RouletteTerms) else {}),
    }


def _odds(table: Table) -> dict[str, str]:
    return {f"odds {row.about}": row.value for row in own_options(table).odds}


def _roulettes(terms: RouletteTerms) -> dict[str, str]:
    sections = (f"{name}={'-'.join(numbers)}" for name, numbers in sorted(terms.sections.items()))
    return {
        "b2b-paytable": ",".join(f"{times}:{weight}" for times, weight in terms.paytable),
        "colour-sections": ",".join(sections),
    }

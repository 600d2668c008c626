"""A table as the lobby shows it to whoever chooses one: what it does now, and what came."""

from typing import NamedTuple

import msgspec

from croupier.desk.place import Place
from croupier.desk.view import fields_of

LAST = 8
"""Results that are shown: as many as a card has room for."""


class TableNow(NamedTuple):
    """`last` are the latest results, the newest first; games that were void are none."""

    phase: str
    last: list[str]


def table_now(place: Place) -> TableNow:
    """From what the place tells supervisors, of which this is what anyone at the table sees as well."""
    shown = msgspec.to_builtins(fields_of(place.overview()))
    came = [one["number"] for one in shown.get("rounds", ()) if one["number"] and one["void"] is None]
    return TableNow(shown.get("phase", ""), came[:LAST])

"""Who may send which command where: one table, printed for auditors and tested cell by cell."""

from collections.abc import Iterator
from typing import NamedTuple

from croupier.base.envelope import Role
from croupier.base.names import Citation
from croupier.desk.kinds import OFFERS, Kinds
from croupier.desk.offer import Offer, tag

EVERYWHERE = "any place"


class Row(NamedTuple):
    """A command, the kinds of place that take it so, who may send it there, and by which clause."""

    command: str
    where: tuple[str, ...]
    roles: frozenset[Role]
    clause: Citation | None


def matrix(kinds: Kinds) -> Iterator[Row]:
    """A row for each command and set of people; places that agree share one."""
    rows: dict[tuple[str, frozenset[Role], Citation | None], list[str]] = {}
    for where, offer in _every(kinds):
        key = (tag(offer.command), offer.roles, offer.clause)
        rows.setdefault(key, []).append(where)
    for (command, roles, clause), places in rows.items():
        yield Row(command, tuple(dict.fromkeys(places)), roles, clause)


def _every(kinds: Kinds) -> Iterator[tuple[str, Offer]]:
    for kind in kinds.kinds:
        yield from ((kind.name, offer) for offer in kind.offers)
    yield from ((EVERYWHERE, offer) for offer in OFFERS)

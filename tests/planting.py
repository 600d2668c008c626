"""Where bugs are planted: in what the desk decides and posts, not in what an auditor does again."""

from collections.abc import Callable, Iterable

import pytest

from croupier.base.envelope import Envelope, Event
from croupier.base.names import TableId
from croupier.base.refusal import Refusal
from croupier.desk.desk import Desk
from croupier.ledger.transfer import Transfer


def plant_post(patch: pytest.MonkeyPatch, post: Callable[[TableId, Event], list[Transfer]]) -> None:
    def post_all(_: Desk, table: TableId, events: Iterable[Event]) -> list[Transfer]:
        return [one for event in events for one in post(table, event)]

    patch.setattr(Desk, "post", post_all)


def plant_decide(patch: pytest.MonkeyPatch, broken: Callable[[Envelope], bool]) -> None:
    """Deciding fails wherever `broken` says so."""
    decide = Desk.decide

    def decide_badly(desk: Desk, envelope: Envelope) -> list[Event] | Refusal:
        if broken(envelope):
            raise ZeroDivisionError("a bug")
        return decide(desk, envelope)

    patch.setattr(Desk, "decide", decide_badly)

"""What the server asks of the house's one place that oversees all others: the pit."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from croupier.base.envelope import Command
from croupier.base.names import Citation, SenderId, TableId


class Pit(NamedTuple):
    """Its place, the commands that it takes, and how many supervisors so many dealt tables need.

    `count_drop` goes to the table whose box was counted, by amount and witness. `oversight` is the
    clause behind `needed`, if it binds tables of these documents. `robot` oversees tables that open by
    themselves.
    """

    place: TableId
    begin_day: Callable[[str], Command]
    raise_alarm: Callable[[str], Command]
    go_on_duty: Callable[[], Command]
    go_off_duty: Callable[[], Command]
    count_drop: Callable[[int, str], Command]
    needed: Callable[[int], int]
    oversight: Callable[[Iterable[str]], Citation | None]
    robot: SenderId

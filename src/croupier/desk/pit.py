"""What the server asks of the house's one place that oversees all others: the pit."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from croupier.base.envelope import Command
from croupier.base.money import Cents
from croupier.base.names import Citation, SenderId, TableId
from croupier.base.refusal import Refusal


class Pit(NamedTuple):
    """Its place, the commands that it takes, and how many supervisors dealt tables of these documents need.

    `each` is how many such tables one supervisor may have, and `oversight` the clause behind both, if it
    binds tables of these documents. `count_drop` goes to the table whose box was counted, by amount and
    witness. `robot` oversees tables that open by themselves. `set_rules` gives the house's own number of
    tables for a supervisor and its colours of chips by value, `set_voucher_rules` the most that a voucher may
    have and for how many days it is paid; `unclear_colours` says what is wrong with them.
    `note_voucher_key` gives the fingerprint of the key that vouchers' numbers are known by.
    `report_bias` tells of results that speak so many to one against a table's chance device; `restart_watch`
    begins to count its results anew.
    """

    place: TableId
    begin_day: Callable[[str], Command]
    raise_alarm: Callable[[str], Command]
    go_on_duty: Callable[[], Command]
    go_off_duty: Callable[[], Command]
    count_drop: Callable[[int, str], Command]
    needed: Callable[[int, Iterable[str]], int]
    each: Callable[[int, Iterable[str]], int]
    oversight: Callable[[Iterable[str]], Citation | None]
    robot: SenderId
    set_rules: Callable[[int, Mapping[Cents, str]], Command]
    set_voucher_rules: Callable[[Cents, int], Command]
    note_voucher_key: Callable[[str], Command]
    unclear_colours: Callable[[Mapping[Cents, str]], Refusal | None]
    report_bias: Callable[[TableId, int, int], Command]
    restart_watch: Callable[[TableId], Command]

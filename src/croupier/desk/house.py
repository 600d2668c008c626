"""What a place may know of the floor around it, folded from the journal and nothing else."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from croupier.base.envelope import Role
from croupier.base.money import Cents
from croupier.base.names import Citation, EffectId, TableId
from croupier.desk.chip_slips import ChipSlip, HandPay
from croupier.desk.papers import Paper
from croupier.desk.ports import Microseconds
from croupier.desk.trials import Ring, Tally, Trial
from croupier.desk.vouchers import VOUCHER_DAYS, VOUCHER_LIMIT, Voucher
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account

TABLES_PER_SUPERVISOR = 6
"""Of a house that says nothing else."""


class Count(NamedTuple):
    """What the books had, and what was found."""

    expected: Cents
    found: Cents


class ColourChips(NamedTuple):
    """Whether a table issues chips without value, and the clause on what is wagered there."""

    issued: bool
    clause: Citation


@dataclass(slots=True)
class House:
    """`day` is the gaming day, empty before the first one began; `dealt` are the open tables with a dealer.
    `time` is when the event that is being told happened.

    `dealers` are those who work them, by table.

    `slips` are the numbers of fills and credits, and where each was used; `pulled` is the currency in the
    count room. What a rack should hold is the balance of its account. `books` are the documents that the
    tables stand on, `names` what they are called on the floor. `float_counts` and
    `drop_counts` are the last of each table. `floats` are the open tables' floats as people know them: what
    was counted last, at the opening or since, with the fills and credits after it, and at terminals the chips
    that the dealer counted in and out. `uncounted` are the tables that were opened or played at since two
    people counted their float.

    `tallies` are the results of each table's chance device since it is watched.

    `vouchers` are all that were issued, by the keyed hash of their number; `voucher_prints` counts those that
    were asked for, `open_vouchers` are those that may be paid, `vouchers_owed` is what they come to, and
    `voucher_key` the fingerprint of that key.
    `hand_pays` and `chip_slips` are the slips of each, by number; `unpaid_hand_pays` are those of the former
    that the cage has still to pay, `open_slips` those of the latter that somebody has still to sign.
    `papers` are the slips that a printer was asked for and has not answered for, of `papers_asked` in all.
    `off_slip` is the worth of chips that left the vault on none since it was counted: floats of tables, and
    fills and credits of one step. `cages` are the values of the chips that each cage keeps; `colour_chips`
    says of each table what it has of chips without value.

    The house's own rules: `tables_per_supervisor`, and `chip_colours` by value where they are not the usual.
    A cash-out above `voucher_limit` is paid by hand; a voucher is paid for `voucher_days` after its own day.
    """

    day: str = ""
    time: Microseconds = 0
    dealt: list[TableId] = field(default_factory=list)
    dealers: dict[TableId, str] = field(default_factory=dict)
    on_duty: dict[str, str] = field(default_factory=dict)
    pulled: dict[TableId, Cents] = field(default_factory=dict)
    slips: dict[str, TableId] = field(default_factory=dict)
    books: dict[TableId, str] = field(default_factory=dict)
    names: dict[TableId, str] = field(default_factory=dict)
    floats: dict[TableId, Cents] = field(default_factory=dict)
    uncounted: set[TableId] = field(default_factory=set)
    float_counts: dict[TableId, Count] = field(default_factory=dict)
    drop_counts: dict[TableId, Count] = field(default_factory=dict)
    tallies: dict[TableId, Tally] = field(default_factory=dict)
    tables_per_supervisor: int = TABLES_PER_SUPERVISOR
    chip_colours: dict[Cents, str] = field(default_factory=dict)
    vouchers: dict[str, Voucher] = field(default_factory=dict)
    voucher_prints: int = 0
    voucher_key: str = ""
    open_vouchers: dict[str, None] = field(default_factory=dict)
    vouchers_owed: Cents = 0
    hand_pays: dict[int, HandPay] = field(default_factory=dict)
    unpaid_hand_pays: set[int] = field(default_factory=set)
    chip_slips: dict[int, ChipSlip] = field(default_factory=dict)
    open_slips: set[int] = field(default_factory=set)
    papers: dict[EffectId, Paper] = field(default_factory=dict)
    papers_asked: int = 0
    off_slip: Cents = 0
    cages: dict[TableId, tuple[Cents, ...]] = field(default_factory=dict)
    colour_chips: dict[TableId, ColourChips] = field(default_factory=dict)
    voucher_limit: Cents = VOUCHER_LIMIT
    voucher_days: int = VOUCHER_DAYS
    balances: Mapping[Account, Cents] = field(default_factory=dict)

    @property
    def staffed(self) -> int:
        """How many tables supervisors must oversee."""
        return len(self.dealt)

    def chip_values(self) -> tuple[Cents, ...]:
        """The value chips that a cage of this house keeps, the smallest first; none without a cage."""
        return tuple(sorted({value for values in self.cages.values() for value in values}))

    def float_is_counted(self, table: TableId) -> bool:
        """Two people counted it after the last game, and the rack holds what they found."""
        last, rack = self.float_counts.get(table), -self.balances.get(chart.rack(table), 0)
        return last is not None and table not in self.uncounted and last.found == rack

    def tally(self, table: TableId, ring: Ring, trial: Trial) -> None:
        """Count a try; a table that has another device by now is counted anew."""
        kept = self.tallies.get(table)
        if kept is None or kept.ring != ring:
            kept = self.tallies[table] = Tally(ring)
        kept.add(trial)

    def dealt_books(self) -> list[str]:
        """The document of each table that supervisors must oversee."""
        return [self.books.get(table, "") for table in self.dealt]

    def supervisors(self) -> Iterator[str]:
        return (who for who, role in self.on_duty.items() if role == Role.SUPERVISOR)

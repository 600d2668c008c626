"""The track link as each end has it on record."""

from dataclasses import dataclass, field
from typing import NamedTuple

from croupier.devices.link_messages import FinalTotals, VerifyPools
from croupier.devices.track import AnyReport
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import PoolTerms

NOT_MERGED = (Kind.TWIN_TRIFECTA,)
"""Pools that stay at one site: their exchange tickets would have to be merged between two races."""


class ToldReport(NamedTuple):
    """`card` is the number of the race day that it is about."""

    card: int
    report: AnyReport


@dataclass(slots=True)
class GuestState:
    """One guest, at the host. `heard` is its last numbered message on record. `verified` is the digest of the
    card that its pools were verified for, under its own `terms`; `difference` is what was found else when it
    last asked. `merged` says of each race of the current day why its final totals are not in our pools, empty
    where they are.

    `told` are the reports to this guest since the oldest race day whose tickets are still paid; `dropped`
    earlier ones are forgotten.
    """

    name: str
    heard: int = 0
    verified: str = ""
    difference: str = ""
    terms: dict[Kind, PoolTerms] = field(default_factory=dict)
    merged: dict[int, str] = field(default_factory=dict)
    told: list[ToldReport] = field(default_factory=list)
    dropped: int = 0

    def reports(self, after: int) -> list[AnyReport]:
        return [one.report for one in self.told[max(0, after - self.dropped) :]]


@dataclass(slots=True)
class HostState:
    """The host, at the guest. `verified` is the digest of the card whose pools the host has verified,
    `difference` what it found else. `verifying` and `finals` are our messages that the host has not answered,
    by number; `sent` is the last number. `merged` says of each race of the current day what the host
    answered, empty where it has merged our money.
    """

    verified: str = ""
    difference: str = ""
    sent: int = 0
    verifying: dict[int, VerifyPools] = field(default_factory=dict)
    finals: dict[int, FinalTotals] = field(default_factory=dict)
    merged: dict[int, str] = field(default_factory=dict)

    def waiting(self) -> list[VerifyPools | FinalTotals]:
        return sorted((*self.verifying.values(), *self.finals.values()), key=lambda one: one.number)

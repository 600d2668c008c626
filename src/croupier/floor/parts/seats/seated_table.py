"""A table with seats, as far as buying chips and laying wagers there is concerned."""

from typing import Protocol

from croupier.base.money import Cents
from croupier.base.names import Citation, TerminalId
from croupier.base.refusal import Refusal
from croupier.floor.parts.seats.seat import Seat
from croupier.games.library import Table


class SeatCitations(Protocol):
    """The clauses of chips, of what wagers are made with, of spoken wagers, of places and of closing."""

    @property
    def chips(self) -> Citation: ...
    @property
    def tender(self) -> Citation: ...
    @property
    def verbal(self) -> Citation: ...
    @property
    def position(self) -> Citation: ...
    @property
    def closing(self) -> Citation: ...


class SeatedTable(Protocol):
    """`chips` are the house's value chips, `prior` the number before, where wagers go by that."""

    round: int
    chips: tuple[Cents, ...]
    seats: dict[TerminalId, Seat]

    @property
    def prior(self) -> str | None: ...

    @property
    def rules(self) -> Table: ...

    @property
    def citations(self) -> SeatCitations: ...

    @property
    def betting(self) -> bool:
        """Whether wagers may be laid and taken back now."""
        ...

    def untouchable(self, spot: str) -> Refusal | None:
        """Why what lies on this spot may not be touched, though betting is open."""
        ...

    def misfit(self, spot: str, amount: Cents, chip: Cents) -> Refusal | None:
        """What is wrong with so much in chips of this worth, by a rule of the game's own about chips."""
        ...

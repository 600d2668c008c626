"""How wagers ended, as the library gives it."""

from collections.abc import Iterator, Sequence
from typing import overload

import msgspec

from croupier.base.names import Citation
from croupier.games.round import Settled, Totals, Verdict, total
from croupier.library.money import Money


class SettledWager(msgspec.Struct, frozen=True):
    """One wager's end: what is paid beside the stake, and what of the stake comes back or is collected.

    `charged` is vigorish. `gain` is what the player has more than before; a wager that stands has none yet.
    """

    id: str
    player: str
    spot: str
    stake: Money
    verdict: Verdict
    paid: Money
    returned: Money
    collected: Money
    charged: Money
    clause: Citation

    @property
    def gain(self) -> Money:
        return self.paid - self.collected - self.charged

    def __str__(self) -> str:
        return f"{self.spot} {self.stake}: {self.verdict}, gains {self.gain} ({self.clause})"


class Settlement(Sequence[SettledWager]):
    """All wagers of a round, losers first, as a dealer settles them.

    `cause` is the clause by which the result decided nothing, if it did not.
    """

    def __init__(self, settled: Sequence[Settled], cause: Citation | None) -> None:
        self._wagers = tuple(map(_wager, settled))
        self.totals: Totals = total(settled)
        self.cause = cause

    def __len__(self) -> int:
        return len(self._wagers)

    def __iter__(self) -> Iterator[SettledWager]:
        return iter(self._wagers)

    @overload
    def __getitem__(self, at: int) -> SettledWager: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[SettledWager, ...]: ...

    def __getitem__(self, at: int | slice) -> SettledWager | tuple[SettledWager, ...]:
        return self._wagers[at]

    def __repr__(self) -> str:
        void = f", void by {self.cause}" if self.cause else ""
        return f"<Settlement: {len(self)} wager{'s' * (len(self) != 1)}, the house gains {self.house}{void}>"

    @property
    def house(self) -> Money:
        """What the house keeps of this round."""
        return Money.of_cents(self.totals.house)

    def of(self, id_: str) -> SettledWager:
        """The wager with this id."""
        for one in self._wagers:
            if one.id == id_:
                return one
        raise KeyError(id_)


def _wager(one: Settled) -> SettledWager:
    wager, of_cents = one.wager, Money.of_cents
    return SettledWager(
        id=wager.id,
        player=wager.player,
        spot=wager.spot,
        stake=of_cents(wager.stake),
        verdict=one.verdict,
        paid=of_cents(one.paid),
        returned=of_cents(one.returned),
        collected=of_cents(one.collected),
        charged=of_cents(one.charged),
        clause=one.clause,
    )

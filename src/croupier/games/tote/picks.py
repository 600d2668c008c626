"""Picks over any number of legs: who has how many right, and what each mechanism shares or carries."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from croupier.base.money import Cents, down
from croupier.games.tote import clauses
from croupier.games.tote.commingled import Commingled, Sold, commingle, give_back
from croupier.games.tote.kinds import Combination, Interest
from croupier.games.tote.net_shares import NetShare, pay, split
from croupier.games.tote.pool import WHOLE, Picking
from croupier.games.tote.pool_arithmetic import Bets, Winner
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.race import Race
from croupier.games.tote.single_race import ran

Right = Mapping[int, Sequence[Combination]]
"""The combinations sold, by how many legs they have right, the best first."""


class Picked(msgspec.Struct, frozen=True):
    """A pick pool after its legs. `winners` is the text of what won each leg, `right` the sold
    combinations by how many legs they have right."""

    held: Commingled
    legs: int
    winners: str
    right: Right

    @property
    def best(self) -> int:
        return next(iter(self.right), 0)

    @property
    def perfect(self) -> bool:
        return self.best == self.legs

    @property
    def carried(self) -> Cents:
        return self.held.pool.carried

    @property
    def everything(self) -> Cents:
        return self.held.everything

    def part(self) -> Cents:
        return down(self.held.net, self.held.terms.share, WHOLE)

    def share(self, count: int, amount: Cents) -> NetShare:
        """One price for all combinations with this many legs right; a dead heat adds winners and splits
        nothing."""
        rung = Rung.EXACT if count == self.legs else Rung.MOST_RIGHT
        wins = f"{self.winners}: {count} of {self.legs}"
        return split(self.held, amount, [Winner(wins, rung, self.right[count])])[0]


def price(sold: Sequence[Sold], races: Mapping[int, Race]) -> tuple[PoolResult, ...]:
    legs = [races[number] for number in sold[0].pool.races]
    if sum(map(ran, legs)) < sold[0].terms.fewest_legs:
        return give_back(sold, clauses.NOT_RUN)
    held = commingle(sold, lambda bets: _withdrawn(bets, legs))
    if not held.bets and any(site.withdrawn for site in held.sites):
        return held.given_back()
    picked = Picked(held, len(legs), _winners(legs), _right(held.bets, legs))
    return _MECHANISMS[held.terms.picking](picked)


def favourite(race: Race) -> Interest:
    """The starter with the most money to win; of several, or without any money, the lowest number."""
    started = set(race.interests()) - race.gone()
    return max(sorted(started), key=lambda one: race.win.get(one, 0))


def _withdrawn(bets: Bets, legs: Sequence[Race]) -> list[Combination]:
    """The combinations to refund: a runner did not start in the first leg, or was withdrawn from a later leg
    before the pool closed."""
    gone = [legs[0].gone(), *(leg.gone_early(legs[0].number) for leg in legs[1:])]
    if not any(gone):
        return []
    return [combo for combo in bets if any(one in out for one, out in zip(combo, gone, strict=True))]


def _right(bets: Bets, legs: Sequence[Race]) -> Right:
    leg_hits = [hits(leg) for leg in legs]
    counted: dict[int, list[Combination]] = {}
    for combo in bets:
        count = sum(one in right for one, right in zip(combo, leg_hits, strict=True))
        counted.setdefault(count, []).append(combo)
    return {count: counted[count] for count in sorted(counted, reverse=True) if count}


def hits(leg: Race) -> frozenset[Interest]:
    """The selections that are right in a leg: its winners; all withdrawn ones too if the favourite won, to
    whom they were moved; every selection if the leg was not run."""
    if not ran(leg):
        return frozenset(leg.interests())
    return leg.winners() | leg.gone() if favourite(leg) in leg.winners() else leg.winners()


def _winners(legs: Sequence[Race]) -> str:
    return "/".join(",".join(map(str, leg.order()[0])) if ran(leg) else "ALL" for leg in legs)


def _most_right(picked: Picked) -> tuple[PoolResult, ...]:
    if not picked.best:
        return picked.held.given_back()
    return _to_the_best(picked, picked.everything)


def _carryover(picked: Picked) -> tuple[PoolResult, ...]:
    if picked.perfect:
        return _to_the_best(picked, picked.everything)
    return _nobody_perfect(picked)


def _major_minor(picked: Picked) -> tuple[PoolResult, ...]:
    if not picked.perfect:
        return _nobody_perfect(picked)
    counts = list(picked.right)
    minor = picked.part()
    if len(counts) == 1 or minor in (0, picked.everything):  # no part is paid out of nothing
        return _to_the_best(picked, picked.everything)
    shares = picked.share(counts[0], picked.everything - minor), picked.share(counts[1], minor)
    return pay(picked.held, Rung.EXACT, shares)


def _nobody_perfect(picked: Picked) -> tuple[PoolResult, ...]:
    """Pay the stated share to the most right and carry the rest, up to the cap; carry nothing on a mandatory
    day."""
    carried = 0 if picked.held.pool.mandatory else picked.everything - picked.part()
    cap = picked.held.terms.cap
    if cap is not None:
        carried = min(carried, max(cap, picked.carried))
    if not picked.best or carried == picked.everything:
        return pay(picked.held, Rung.CARRIED, (), picked.everything)
    return _to_the_best(picked, picked.everything - carried, carried)


def _to_the_best(picked: Picked, amount: Cents, carried: Cents = 0) -> tuple[PoolResult, ...]:
    share = picked.share(picked.best, amount)
    return pay(picked.held, share.winner.rung, (share,), carried)


_MECHANISMS: Mapping[Picking, Callable[[Picked], tuple[PoolResult, ...]]] = {
    Picking.MOST_RIGHT: _most_right,
    Picking.CARRYOVER: _carryover,
    Picking.MAJOR_MINOR: _major_minor,
}

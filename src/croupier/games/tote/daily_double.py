"""The daily double: both winners, every rung below that, and the consolation for a late scratch."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

import msgspec

from croupier.games.tote import clauses
from croupier.games.tote.commingled import Commingled, Sold, commingle, give_back, sold_at
from croupier.games.tote.kinds import Combination, Interest
from croupier.games.tote.net_shares import NetShare, pay, split
from croupier.games.tote.pool_arithmetic import Bets, Held, Winner, broken, money_on, shared
from croupier.games.tote.pool_result import DOLLAR, PoolResult, Rung
from croupier.games.tote.race import Race
from croupier.games.tote.single_race import ran

ALL = "ALL"


def price(sold: Sequence[Sold], races: Mapping[int, Race]) -> tuple[PoolResult, ...]:
    first, second = (races[number] for number in sold[0].pool.races)
    if not ran(first):
        return give_back(sold, clauses.NOT_RUN)
    held = commingle(sold, lambda bets: _withdrawn(bets, first, second))
    if not ran(second):
        return _paid(held, (), _first_leg(held.bets, first))
    late = second.gone()  # whoever was gone early has been given back
    open_bets = {combo: bet for combo, bet in held.bets.items() if combo[1] not in late}
    consoled = tuple(_consolation(held, first, late))
    if consoled and not _led_by(open_bets, first.winners()):
        return pay(held, Rung.CONSOLATION, [one.share for one in consoled])
    return _paid(held, consoled, _ladder(open_bets, first, second))


def _withdrawn(bets: Bets, first: Race, second: Race) -> list[Combination]:
    """The combinations to refund: their runner did not start in the first leg, or was withdrawn from the
    second before the pool closed."""
    gone, gone_early = first.gone(), second.gone_early(first.number)
    return [combo for combo in bets if combo[0] in gone or combo[1] in gone_early]


class Consoled(msgspec.Struct, frozen=True):
    """A consolation price. `paid_first` is what it takes out of the pool before the winners are priced:
    the exact amount, so that their price does not depend on how tickets round. What a minimum adds is not
    in it."""

    share: NetShare
    paid_first: Fraction


def _paid(
    held: Commingled, consoled: Sequence[Consoled], winners: tuple[Winner, ...]
) -> tuple[PoolResult, ...]:
    """Pay these winners what the consolations left of the net pool; without winners refund every wager."""
    if not winners:
        return held.given_back()
    left = held.net - sum((one.paid_first for one in consoled), Fraction())
    return pay(held, winners[0].rung, (*split(held, left, winners), *(one.share for one in consoled)))


def _consolation(held: Commingled, first: Race, late: frozenset[Interest]) -> Iterator[Consoled]:
    """Consolations: a first-leg winner coupled with a late scratch is paid as if the second leg was not
    run."""
    for led in split(held, held.net, _first_leg(held.bets, first)):
        scratched = sorted(combo for combo in led.winner.combos if combo[1] in late)
        if scratched:
            wins = f"{scratched[0][0]}/{_runners(combo[1] for combo in scratched)}"
            share = NetShare(Winner(wins, Rung.CONSOLATION, scratched), led.base)
            yield Consoled(share, sum((_paid_first(site, share) for site in held.sites), Fraction()))


def _paid_first(site: Held, share: NetShare) -> Fraction:
    """What the site's broken price pays on the money bet there."""
    price = max(broken(share.base * site.weight, site.terms), 0)
    return Fraction(price * money_on(site.bets, sold_at(site.bets, share.winner.combos)), DOLLAR)


def _first_leg(bets: Bets, first: Race) -> tuple[Winner, ...]:
    """The winners if the second race is not run: every combination with a winner of the first."""
    led = [(f"{one}/{ALL}", _led_by(bets, (one,))) for one in sorted(first.winners())]
    return shared(Rung.FIRST_LEG, [(wins, combos) for wins, combos in led if combos])


def _ladder(bets: Bets, first: Race, second: Race) -> tuple[Winner, ...]:
    return (
        _both(bets, first.order()[:1], second.order()[:1], Rung.EXACT)
        or _sides(bets, first.order()[0], second.order()[0])
        or _both(bets, first.order()[1:2], second.order()[1:2], Rung.SECONDS)
    )


def _both(
    bets: Bets,
    first: tuple[tuple[Interest, ...], ...],
    second: tuple[tuple[Interest, ...], ...],
    rung: Rung,
) -> tuple[Winner, ...]:
    """Every sold pair of a runner from the first leg's groups and one from the second's."""
    pairs = [pair for one, two in product(first, second) for pair in product(one, two) if pair in bets]
    return shared(rung, [(f"{one}/{two}", [(one, two)]) for one, two in pairs])


def _sides(bets: Bets, first: tuple[Interest, ...], second: tuple[Interest, ...]) -> tuple[Winner, ...]:
    sides = [
        (f"{_runners(first)}/{ALL}", _led_by(bets, first)),
        (f"{ALL}/{_runners(second)}", [combo for combo in bets if combo[1] in second]),
    ]
    covered = [(wins, combos) for wins, combos in sides if combos]
    return shared(Rung.SIDES if len(covered) == len(sides) else Rung.ONE_SIDE, covered)


def _led_by(bets: Bets, winners: Iterable[Interest]) -> list[Combination]:
    among = frozenset(winners)
    return [combo for combo in bets if combo[0] in among]


def _runners(group: Iterable[Interest]) -> str:
    return ",".join(map(str, group))

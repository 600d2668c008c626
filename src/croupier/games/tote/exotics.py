"""Quinella, exacta, trifecta and superfecta: the winning combinations, rung by rung down the ladder."""

from collections.abc import Collection, Iterable, Iterator
from itertools import permutations

from croupier.games.tote.kinds import Combination, Interest
from croupier.games.tote.pool_arithmetic import Bets, Winner, shared
from croupier.games.tote.pool_result import Rung
from croupier.games.tote.race import Race

Order = tuple[tuple[Interest, ...], ...]
Side = tuple[str, Collection[Combination]]

ALL = "ALL"
FIRST_OF = {3: Rung.FIRST_THREE, 2: Rung.FIRST_TWO, 1: Rung.FIRST}


def quinella(bets: Bets, race: Race) -> tuple[Winner, ...]:
    """The first two in either order; else those with the first share with those with the second."""
    order = race.order()
    pairs = [pair for pair in sorted({_rising(two) for two in sequences(order, 2)}) if pair in bets]
    if pairs:
        return _each(pairs, Rung.EXACT)
    heats = [(one,) for one in order[0]] if len(order[0]) > 1 else order[:2]
    return _sides((f"{_runners(group)}-{ALL}", _naming(bets, group)) for group in heats)


def exacta(bets: Bets, race: Race) -> tuple[Winner, ...]:
    """The first two in order; else those right about the first share with those right about the second."""
    order = race.order()
    pairs = [pair for pair in sequences(order, 2) if pair in bets]
    if pairs:
        return _each(pairs, Rung.EXACT)
    first = order[0]
    second = first if len(first) > 1 else order[1] if len(order) > 1 else ()
    ahead = (f"{_runners(first)}-{ALL}", [pair for pair in bets if pair[0] in first])
    behind = (f"{ALL}-{_runners(second)}", [pair for pair in bets if pair[1] in second])
    return _sides((ahead, behind))


def trifecta(bets: Bets, race: Race) -> tuple[Winner, ...]:
    return ladder(bets, race.order(), 3)


def superfecta(bets: Bets, race: Race) -> tuple[Winner, ...]:
    return ladder(bets, race.order(), 4)


def ladder(bets: Bets, order: Order, places: int) -> tuple[Winner, ...]:
    """Winners with all places right; else with one place fewer right, counted from the first, and so on
    down."""
    exact = [sequence for sequence in sequences(order, places) if sequence in bets]
    if exact:
        return _each(exact, Rung.EXACT)
    for right in range(places - 1, 0, -1):
        begun = _beginning(bets, list(sequences(order, right)), right)
        if begun:
            rest = f"-{ALL}" * (places - right)
            return shared(FIRST_OF[right], [(_dashed(head) + rest, combos) for head, combos in begun])
    return ()


def sequences(order: Order, places: int) -> Iterator[Combination]:
    """Every way to fill the first places that the finish allows: dead-heaters in any order.

    Yields nothing when too few finished; a ladder then begins at the number that did.
    """
    if not places:
        yield ()
    elif order:
        for head in permutations(order[0], min(places, len(order[0]))):
            for tail in sequences(order[1:], places - len(head)):
                yield head + tail


def _beginning(
    bets: Bets, heads: Collection[Combination], right: int
) -> list[tuple[Combination, list[Combination]]]:
    """Each of these beginnings that was sold, with the bets that begin so; one pass over the pool."""
    found: dict[Combination, list[Combination]] = {head: [] for head in heads}
    for combo in bets:
        if combo[:right] in found:
            found[combo[:right]].append(combo)
    return [(head, combos) for head, combos in found.items() if combos]


def _sides(sides: Iterable[Side]) -> tuple[Winner, ...]:
    covered = [side for side in sides if side[1]]
    return shared(Rung.SIDES if len(covered) > 1 else Rung.ONE_SIDE, covered)


def _each(combos: Iterable[Combination], rung: Rung) -> tuple[Winner, ...]:
    return shared(rung, [(_dashed(combo), (combo,)) for combo in combos])


def _rising(pair: Combination) -> Combination:
    return tuple(sorted(pair))


def _naming(bets: Bets, group: Collection[Interest]) -> list[Combination]:
    return [pair for pair in bets if pair[0] in group or pair[1] in group]


def _runners(group: Iterable[Interest]) -> str:
    return ",".join(map(str, group))


def _dashed(combo: Combination) -> str:
    return "-".join(map(str, combo))

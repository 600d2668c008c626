"""What a table's limits let the house lose: the most on one wager, the most to one player, and the reserve
that lasts."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import ceil, exp, log

import msgspec

from croupier.analysis.gains import Gains, gains_of
from croupier.analysis.nets import nets_of
from croupier.analysis.wager_kinds import WagerKind, wager_kinds
from croupier.base.money import Cents
from croupier.base.names import PlayerId, WagerId
from croupier.games.library import Table
from croupier.games.play import check_form, parts, prior_of, show_result
from croupier.games.round import Wager

RUIN = Fraction(1, 1000)
FIFTHS = 5
"""Some wagers are laid in as many equal parts."""


class WagerRisk(msgspec.Struct, frozen=True):
    """One kind of wager at the most that its limit allows, which is None without a maximum.

    `reserve` lasts for ever against it, but for one case in a thousand: an upper bound. None without an edge.
    """

    wager: WagerKind
    stake: Cents | None
    loses: Cents | None
    reserve: Cents | None


class Exposure(msgspec.Struct, frozen=True):
    """The most that one player can win in one round within all limits, and with which stakes."""

    result: str
    wins: Cents
    stakes: Mapping[str, Cents]


class TableRisk(msgspec.Struct, frozen=True):
    wagers: tuple[WagerRisk, ...]
    worst: Exposure | None


def table_risk(table: Table) -> TableRisk:
    """`worst` is None where some wager has no maximum."""
    risks = tuple(_of_wager(table, one) for one in wager_kinds(table))
    unlimited = any(one.stake is None for one in risks)
    return TableRisk(risks, None if unlimited else max(_exposures(table), key=lambda one: one.wins))


def reserve(gains: Gains, ruin: Fraction = RUIN) -> Cents | None:
    """Lundberg's bound: a house with this reserve, that takes these wagers for ever, loses all of it with at
    most this chance."""
    if gains.mean >= 0:
        return None
    return ceil(-log(ruin) / _adjustment(gains))


def _adjustment(gains: Gains) -> float:
    """The positive root of E[exp(root x gain)] = 1, from below, so that the reserve is never too small."""
    chances = [(net, weight / gains.total) for net, weight in gains.weights.items()]

    def grown(root: float) -> float:
        return sum(chance * (exp(root * net) - 1) for net, chance in chances)

    low, high = 0.0, 1 / gains.most
    while grown(high) < 0:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if grown(middle) < 0 else (low, middle)
    return low


def _of_wager(table: Table, wager: WagerKind) -> WagerRisk:
    stake = most_on(table, wager.example, {})
    if stake is None or not stake:
        return WagerRisk(wager, stake, None, None)
    gains = gains_of(nets_of(table), {wager.example: stake})
    return WagerRisk(wager, stake, gains.most, reserve(gains))


def most_on(table: Table, spot: str, laid: Mapping[str, Cents]) -> Cents | None:
    """The largest stake on a spot beside what lies on each position already; None without a maximum."""
    unit = table.terms.unit
    probe = FIFTHS * unit
    rooms = [
        probe * (part.limit.most - laid.get(part.position, 0)) // part.amount
        for part in parts(table, _wager(spot, probe))
        if part.limit is not None and part.limit.most is not None
    ]
    if not rooms:
        return None
    room, prior = min(rooms) // unit * unit, prior_of(nets_of(table).results[0])
    taken = (stake for stake in range(room, max(0, room - probe), -unit) if _takes(table, spot, stake, prior))
    return next(taken, 0)


def _takes(table: Table, spot: str, stake: Cents, prior: str | None) -> bool:
    return check_form(table, _wager(spot, stake), prior) is None


def _wager(spot: str, stake: Cents) -> Wager:
    return Wager(WagerId("probe"), PlayerId(""), spot, stake)


def _exposures(table: Table) -> Iterator[Exposure]:
    """For each result, the best-paid wagers that win there, each as high as the limits still let it be."""
    nets = nets_of(table)
    whole = {spot: nets.whole_stake(spot) for spot in nets.spots}
    for row, result in zip(nets.rows, nets.results, strict=True):
        pays = {spot: Fraction(row[spot].net(stake), stake) for spot, stake in whole.items()}
        winning = sorted((spot for spot in pays if pays[spot] > 0), key=lambda spot: -pays[spot])
        laid = _filled(table, winning)
        wins = sum(row[spot].net(stake) for spot, stake in laid.items())
        yield Exposure(show_result(table, result), wins, laid)


def _filled(table: Table, spots: Iterable[str]) -> dict[str, Cents]:
    """Stakes on these spots, in this order, each as high as limits allow beside those before."""
    laid: dict[str, Cents] = {}
    stakes: dict[str, Cents] = {}
    for spot in spots:
        if stake := most_on(table, spot, laid):
            stakes[spot] = stake
            for part in parts(table, _wager(spot, stake)):
                laid[part.position] = laid.get(part.position, 0) + part.amount
    return stakes

"""Which combinations a line of a result pays, read from the line: so a site that sold other combinations than
the host can pay by the host's prices."""

from collections.abc import Sequence

import msgspec

from croupier.games.tote.kinds import PICKS, Combination, Interest, Kind
from croupier.games.tote.picks import hits
from croupier.games.tote.pool_result import Payoff
from croupier.games.tote.race import Race

ALL = "ALL"


class Cover(msgspec.Struct, frozen=True, array_like=True):
    """Place by place the runners that fit, none for any runner; `right` of the places fit, no more."""

    places: tuple[tuple[Interest, ...], ...]
    right: int


def cover_of(kind: Kind, payoff: Payoff, legs: Sequence[Race]) -> Cover:
    if kind in PICKS:
        count = int(payoff.wins.rpartition(": ")[2].split(" of ")[0])
        return Cover(tuple(tuple(sorted(hits(leg))) for leg in legs), count)
    parts = payoff.wins.replace("/", "-").split("-")
    places = tuple(() if part == ALL else tuple(map(int, part.split(","))) for part in parts)
    return Cover(places, len(places))


def covers(kind: Kind, cover: Cover, combination: Combination) -> bool:
    if kind is Kind.QUINELLA:
        return all(not group or any(one in group for one in combination) for group in cover.places)
    fit = (not group or one in group for one, group in zip(combination, cover.places, strict=True))
    return sum(fit) == cover.right

"""Minimum and maximum wagers. A maximum holds for all a player has on a position, however often placed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation, PlayerId
from croupier.base.refusal import Reason, Refusal, Refused, foremost, refuse, sentence, shown, worded
from croupier.games.round import Ruling, Settled, Verdict, Wager, settle
from croupier.law.options import read_table
from croupier.law.rulebook import Leaf
from croupier.law.sign import Line

AGGREGATE = "aggregate"
GROUPS = ("inside", "outside", "bonus")
ALL_POSITIONS = "all positions"
"""The position, so to say, on which a player's total lies."""
AT_LEAST = sentence("at least {least}")
FROM_TO = sentence("{least} to {most}")


def limit_about(name: str) -> str:
    """What a limit is about, as a printed sign says it: the documents' "aggregate" is no player's word."""
    return "all your bets" if name == AGGREGATE else name


class Limit(msgspec.Struct, frozen=True):
    """`least` to `most` cents; a `most` of None is no maximum."""

    least: Cents
    most: Cents | None
    clause: Citation

    def __str__(self) -> str:
        return f"{money.show(self.least)}..{'' if self.most is None else money.show(self.most)}"

    @property
    def words(self) -> str:
        """For signs and screens."""
        least = money.show_dollars(self.least)
        if self.most is None:
            return AT_LEAST.format(least=least)
        return FROM_TO.format(least=least, most=money.show_dollars(self.most))


Limits = dict[str, Limit]
"""By kind of wager, else by group (inside, outside, bonus), and `aggregate` for a player's total."""


def posted_limits(limits: Limits) -> tuple[Line, ...]:
    """As a sign lists them."""
    return tuple(Line(name, limit.words, limit.clause) for name, limit in limits.items())


class Part(msgspec.Struct, frozen=True):
    """What a wager puts on one position, and the limit that holds there."""

    position: str
    amount: Cents
    limit: Limit | None


class Bound(NamedTuple):
    """A position that a wager reaches: the limit there, and what part of the stake, one in so many."""

    position: str
    limit: Limit | None
    one_in: int = 1


def divide(bounds: Iterable[Bound], stake: Cents) -> list[Part]:
    """What a stake puts on each position that a limit may hold for."""
    return [
        Part(position, stake if one_in == 1 else money.exactly(stake, 1, one_in), limit)
        for position, limit, one_in in bounds
    ]


def read_limit(text: object, clause: Citation) -> Limit:
    """`1.00..500.00`, `5.00..` or `..500.00`."""
    if not isinstance(text, str) or text.count("..") != 1:
        refuse(
            Reason.BAD_AMOUNT,
            '{text} is not a limit; write "1.00..500.00", "5.00.." or "..500.00"',
            clause,
            text=shown(text),
        )
    least, most = text.split("..")
    limit = Limit(money.read(least) if least else 0, money.read(most) if most else None, clause)
    if limit.most is not None and limit.most < limit.least:
        refuse(Reason.BAD_AMOUNT, "the maximum of {text} is below its minimum", clause, text=text)
    return limit


def read_limits(given: object, names: Iterable[str], clause: Citation) -> Limits:
    """Limits by name, as a table or as text: `inside=1.00..500.00,aggregate=5.00..`."""
    limits = {}
    allowed = (*names, AGGREGATE)
    for name, text in read_table(given, "inside=1.00..500.00", "options.limits").items():
        if name not in allowed:
            refuse(
                Reason.UNKNOWN_OPTION,
                "no limit can be set on {name}; name one of {allowed}",
                clause,
                "options.limits",
                name=shown(name),
                allowed=", ".join(allowed),
            )
        limits[name] = _read_named(name, text, clause)
    return limits


def _read_named(name: str, text: object, clause: Citation) -> Limit:
    """A refusal says which of several limits it is about."""
    try:
        return read_limit(text, clause)
    except Refused as refused:
        raise refused.at(f"options.limits.{name}").resting_on(clause) from None


def agree_limits(law: Mapping[str, Leaf[str]], house: Limits) -> Limits:
    """The document's limits where it has any, which the house may not change; else the house's."""
    fixed = {name: read_limit(leaf.value, leaf.clause) for name, leaf in law.items()}
    for name, limit in house.items():
        if fixed and (name not in fixed or str(fixed[name]) != str(limit)):
            clause = fixed[name].clause if name in fixed else next(iter(fixed.values())).clause
            allowed = ", ".join(f"{key} {value}" for key, value in fixed.items())
            says = "the document fixes the limits: {allowed}; {name} cannot be {limit}"
            refuse(
                Reason.OPTION_NOT_ALLOWED,
                says,
                clause,
                f"options.limits.{name}",
                allowed=allowed,
                name=name,
                limit=str(limit),
            )
    return fixed or house


def in_all(limits: Limits) -> Iterator[Bound]:
    """A stake adds to its player's total, where that has a maximum.

    A total below the minimum is no fault before betting closes, so none is held against a wager here.
    """
    total = limits.get(AGGREGATE)
    if total is not None and total.most is not None:
        yield Bound(ALL_POSITIONS, Limit(0, total.most, total.clause))


def check(parts: Iterable[Part], placed: Mapping[str, Cents]) -> Refusal | None:
    """Whether what a player adds keeps every position within its limit, given what is placed already."""
    beyond = [
        refusal
        for part in parts
        if part.limit is not None
        and (refusal := _beyond(part.position, placed.get(part.position, 0) + part.amount, part.limit))
    ]
    return foremost(beyond)


def _beyond(position: str, total: Cents, limit: Limit) -> Refusal | None:
    if total < limit.least:
        least = money.show_dollars(limit.least)
        says = "{total} on {position} is below the minimum of {least}"
        return worded(
            Reason.BELOW_MINIMUM,
            says,
            limit.clause,
            total=money.show_dollars(total),
            position=position,
            least=least,
        )
    if limit.most is not None and total > limit.most:
        most = money.show_dollars(limit.most)
        says = "{total} on {position} is above the maximum of {most}"
        return worded(
            Reason.ABOVE_MAXIMUM,
            says,
            limit.clause,
            total=money.show_dollars(total),
            position=position,
            most=most,
        )
    return None


def short_of_aggregate(limits: Limits, wagers: Iterable[Wager]) -> frozenset[PlayerId]:
    """Players whose wagers at close total less than the table asks: these are returned."""
    if AGGREGATE not in limits:
        return frozenset()
    totals: dict[PlayerId, Cents] = {}
    for wager in wagers:
        totals[wager.player] = totals.get(wager.player, 0) + wager.stake
    return frozenset(player for player, staked in totals.items() if staked < limits[AGGREGATE].least)


def close_bets(limits: Limits, wagers: list[Wager]) -> tuple[list[Wager], list[Settled]]:
    """The wagers that stand when betting closes, and those returned for a total below the minimum."""
    short = short_of_aggregate(limits, wagers)
    if not short:
        return wagers, []
    back = [wager for wager in wagers if wager.player in short]
    ruling = Ruling(Verdict.REFUNDED, limits[AGGREGATE].clause)
    returned = settle({wager.spot: ruling for wager in back}, back)
    return [wager for wager in wagers if wager.player not in short], returned

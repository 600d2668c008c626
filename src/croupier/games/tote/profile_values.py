"""The values of a track profile as numbers, each within the bounds of what a track can mean."""

import re

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.games.tote.kinds import Kind, legs
from croupier.games.tote.offers import Offer
from croupier.games.tote.pool import WHOLE, Picking, PoolTerms

BREAKS = (1, 5, 10)
MINIMUMS = (105, 110)
MOST_TAKEN = 4_000
"""Basis points. The highest takeout found anywhere is 31 %, so more than 40 % is a slip of the pen."""

_PERCENT = re.compile(r"(0|[1-9][0-9]{0,2})(?:\.([0-9]{1,2}))?", re.ASCII)


_STATES = "states its share: the percentage for those who are not all right, written like 25"


class Given(msgspec.Struct, frozen=True):
    """The values of one pool as a profile writes them; the last four are only of a pick."""

    takeout: str
    least: str
    picking: Picking = Picking.MOST_RIGHT
    fewest_legs: int = 1
    share: str | None = None
    cap: str | None = None


def agree_price(break_to: str, minimum: str) -> tuple[Cents, Cents]:
    return _one_of(break_to, BREAKS, "break_to"), _one_of(minimum, MINIMUMS, "minimum")


def agree(kind: Kind, given: Given, price: tuple[Cents, Cents]) -> Offer:
    break_to, minimum = price
    terms = PoolTerms(
        takeout=_takeout(given.takeout),
        break_to=break_to,
        minimum=minimum,
        picking=given.picking,
        share=_share(given),
        cap=_cap(given),
        fewest_legs=_fewest(kind, given.fewest_legs),
    )
    return Offer(terms, _money(given.least, "least"))


def read_percent(text: str, place: str) -> int:
    """The basis points of `18` or `15.43`."""
    found = _PERCENT.fullmatch(text)
    if found is None:
        says = f"{shown(text)} is not a percentage; write it like 18 or 15.43"
        refuse(Reason.BROKEN_BOOK, says, place=place)
    return int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))


def show_percent(points: int) -> str:
    """`18` or `15.43`: the text that `read_percent` reads back."""
    whole, rest = divmod(points, 100)
    return f"{whole}.{rest:02}" if rest else str(whole)


def _part(text: str, place: str) -> int:
    """A percentage of zero, or of one and more: `0.18` is a slip for 18 %."""
    points = read_percent(text, place)
    if 0 < points < 100:
        says = f"{shown(text)} is less than one percent; 18 % is written 18"
        refuse(Reason.BROKEN_BOOK, says, place=place)
    return points


def _takeout(text: str) -> int:
    points = _part(text, "takeout")
    if points > MOST_TAKEN:
        says = f"a takeout of {text} % is out of bounds; the most is {MOST_TAKEN // 100}"
        refuse(Reason.BROKEN_BOOK, says, place="takeout")
    return points


def _money(text: str, place: str) -> Cents:
    try:
        return money.read_stake(text)
    except Refused as refused:
        refuse(Reason.BROKEN_BOOK, refused.refusal.says, place=place)


def _one_of(text: str, allowed: tuple[Cents, ...], place: str) -> Cents:
    cents = _money(text, place)
    if cents not in allowed:
        known = ", ".join(money.show(one) for one in allowed)
        refuse(Reason.BROKEN_BOOK, f"{shown(text)} is none of {known}", place=place)
    return cents


def _share(given: Given) -> int:
    """The part paid today: required of the two mechanisms that carry over, refused of the third."""
    carries = given.picking is not Picking.MOST_RIGHT
    if (given.share is not None) != carries:
        says = f"a {given.picking} pool {_STATES if carries else 'has no share; leave it out'}"
        refuse(Reason.BROKEN_BOOK, says, place="share")
    if given.share is None:
        return 0
    points = _part(given.share, "share")
    if not 0 < points < WHOLE:
        says = f"a share of {given.share} % leaves nothing to pay today or nothing to carry"
        refuse(Reason.BROKEN_BOOK, says, place="share")
    return points


def _cap(given: Given) -> Cents | None:
    if given.cap is None:
        return None
    if given.picking is Picking.MOST_RIGHT:
        refuse(Reason.BROKEN_BOOK, "a most-right pool carries nothing that could be capped", place="cap")
    return _money(given.cap, "cap")


def _fewest(kind: Kind, fewest: int) -> int:
    if not 1 <= fewest <= legs(kind):
        says = f"a {kind} has {legs(kind)} legs, of which {fewest} cannot be the fewest"
        refuse(Reason.BROKEN_BOOK, says, place="fewest_legs")
    return fewest

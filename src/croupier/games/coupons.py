"""Whether a match play coupon may ride with a wager, at any game."""

from croupier.base import money
from croupier.base.refusal import Reason, Refusal, worded
from croupier.games.round import Tender, Wager
from croupier.law.rulebook import Leaf


def check_coupon(rule: Leaf[tuple[Tender, ...]], wager: Wager, tender: Tender) -> Refusal | None:
    """`rule` is what it rides with; `tender` what this wager is made with."""
    if not wager.coupon:
        return None
    if not rule.value:
        return Refusal(Reason.COUPON_NOT_ACCEPTED, "no coupon rides with a wager here", rule.clause)
    if tender not in rule.value:
        says, allowed = "a match play coupon rides only with {allowed}", " or ".join(rule.value)
        return worded(Reason.COUPON_NOT_ACCEPTED, says, rule.clause, allowed=allowed)
    if wager.coupon > wager.stake:
        says = "a coupon for {coupon} needs a stake of at least as much"
        return worded(Reason.COUPON_NOT_ACCEPTED, says, rule.clause, coupon=money.show_dollars(wager.coupon))
    return None

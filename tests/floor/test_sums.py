"""What each event adds to the sums: its transfers by position and code, each counted once."""

from collections import Counter

import pytest

from croupier.base.envelope import Event
from croupier.floor.kinds import KINDS as EVERY_KIND
from croupier.floor.parts.messages.racks import DropCounted, DropPickedUp, FloatCounted
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.figures import RULES as TERMINALS
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.figures import RULES as WHEEL
from croupier.ledger.codes import Code
from croupier.ledger.sums import NOT_SUMMED, CodeAmount
from tests.floor.test_posting import POSTINGS
from tests.house import ONE, T1

IDS = [type(event).__name__ for event, _ in POSTINGS]


def money(event: Event) -> list[CodeAmount]:
    """What an event adds to sums; tallies are counted elsewhere."""
    return [one for one in EVERY_KIND.amounts(T1, event, None) if one.code in set(Code)]


@pytest.mark.parametrize("event", [event for event, _ in POSTINGS], ids=IDS)
def test_every_transfer_that_a_figure_sums_is_in_it(event: Event) -> None:
    summed: Counter[str | None] = Counter()
    for one in money(event):
        summed[one.code] += abs(one.amount)
    posted: Counter[str | None] = Counter()
    for moved in EVERY_KIND.post(T1, event):
        if moved.code not in NOT_SUMMED:
            posted[moved.code] += moved.amount
    assert summed == posted


@pytest.mark.parametrize(
    ("event", "found"),
    [
        (cash.CashOutPaid(ONE, 500), [CodeAmount(Code.CASH_OUT, 500, ONE)]),
        (
            cash.BuyInCorrected(ONE, Money(500, 300, 200), Money(400, 100, 100), dropped=True),
            [
                CodeAmount(Code.BOX_CORRECTION, -100, ONE),
                CodeAmount(Code.CORRECTION, -200, ONE),
                CodeAmount(Code.COUPON_CORRECTION, -100, ONE),
            ],
        ),
        (DropPickedUp(-50, "Sam", "Dana"), [CodeAmount(Code.PICK_UP, -50)]),
        (
            DropCounted(500, 400, "Ann", "Sam"),
            [CodeAmount(Code.COUNT, 400), CodeAmount(Code.OVER_SHORT, -100)],
        ),
        (FloatCounted(500, 600, "Sam", "Dana"), [CodeAmount(Code.OVER_SHORT, 100)]),
    ],
)
def test_an_amount_that_goes_the_other_way_counts_as_negative(event: Event, found: list[CodeAmount]) -> None:
    assert [one._replace(reason="") for one in money(event)] == found


def test_a_count_is_counted_alike_at_every_kind_of_table() -> None:
    short = DropCounted(500, 400, "Ann", "Sam")
    of_terminals, of_wheels = (rules.amounts(T1, short, None) for rules in (TERMINALS, WHEEL))
    assert of_terminals == of_wheels

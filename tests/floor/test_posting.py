"""Every event and the transfers it makes; and the page that tabulates them."""

import re
from pathlib import Path

import pytest

from croupier.base.envelope import Event
from croupier.floor.kinds import KINDS as EVERY_KIND
from croupier.floor.older import posting_v1
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import KINDS
from tests.floor.baccarat.card_postings import CARD_POSTINGS
from tests.floor.cage.cage_postings import CAGE_POSTINGS
from tests.floor.pit.house_postings import HOUSE_POSTINGS
from tests.floor.terminal_postings import TERMINAL_POSTINGS
from tests.floor.tote.tote_postings import TOTE_POSTINGS
from tests.floor.wheel.live_postings import LIVE_POSTINGS
from tests.house import T1

PAGE = (Path(__file__).parents[2] / "docs" / "postings.md").read_text("utf-8")

Moved = list[tuple[str, str, int]]
POSTINGS: list[tuple[Event, Moved]] = [*TERMINAL_POSTINGS, *LIVE_POSTINGS, *HOUSE_POSTINGS]
ALL = [*POSTINGS, *CARD_POSTINGS, *CAGE_POSTINGS, *TOTE_POSTINGS]
"""Mini-baccarat, vouchers, the cage and the tote came after edition 1, which knows none of their events."""
EVENTS = [kind.__name__ for kind in EVERY_KIND.events.values()]


@pytest.mark.parametrize(("event", "moved"), ALL, ids=[type(event).__name__ for event, _ in ALL])
def test_an_event_moves_just_this(event: Event, moved: Moved) -> None:
    assert [(one.debit, one.credit, one.amount) for one in EVERY_KIND.post(T1, event)] == moved


@pytest.mark.parametrize(("event", "moved"), POSTINGS, ids=[type(event).__name__ for event, _ in POSTINGS])
def test_edition_1_posted_the_same_without_chips_that_cross_a_rack(event: Event, moved: Moved) -> None:
    """Frozen. The float was in `bankroll`, and a code was coarser than today's."""
    kept = [(debit, credit, amount) for debit, credit, amount in moved if "chip-stock" not in (debit, credit)]
    old = [(one.debit, one.credit, one.amount) for one in posting_v1.post(T1, event)]
    assert old == [(_was(debit), _was(credit), amount) for debit, credit, amount in kept]


def _was(account: str) -> str:
    return account.replace("rack:", "bankroll:")


def test_the_codes_of_edition_1_are_frozen_too() -> None:
    codes = {str(one.code) for event, _ in POSTINGS for one in posting_v1.post(T1, event)}
    assert codes == {
        "stake", "collect", "return", "payout", "refund", "reversal", "shortfall", "buy-in", "correction",
        "cash-out", "hand-pay", "drop", "float", "fill", "credit", "pick-up", "count", "over-short", "coupon",
    }  # fmt: skip


def test_every_event_is_posted_here() -> None:
    assert {type(event).__name__ for event, _ in ALL} == set(EVENTS)


def missing(page: str) -> list[str]:
    """What the page leaves out: an event's row, an account's row, or an account an event moves."""
    found = re.finditer(r"^\| `([A-Za-z-]+)` .*(?:\n\| \| .*)*", page, re.MULTILINE)
    rows = {match[1]: match[0] for match in found}
    absent = [name for name in (*EVENTS, *KINDS) if name not in rows]
    for event, moved in ALL:
        row = rows.get(type(event).__name__, "")
        names = {account.partition(":")[0] for debit, credit, _ in moved for account in (debit, credit)}
        names |= {str(one.code) for one in EVERY_KIND.post(T1, event)}
        absent += [f"{name} in {type(event).__name__}" for name in sorted(names) if f"`{name}`" not in row]
        if not moved and row and "nothing" not in row:
            absent.append(f"nothing in {type(event).__name__}")
    for name, kind in KINDS.items():
        guard = "never below zero" if name in chart.GUARDED else "unguarded"
        absent += [f"{word} at {name}" for word in (kind, guard) if word not in rows.get(name, "")]
    return absent


def test_the_page_of_postings_has_every_event_and_every_account() -> None:
    assert missing(PAGE) == []


@pytest.mark.parametrize(
    ("cut", "found"),
    [
        (
            "| `CashOutPaid` ",
            [
                "CashOutPaid",
                *(f"{one} in CashOutPaid" for one in ("cash-out", "chip-stock", "chips", "credits", "rack")),
            ],
        ),
        ("| `Alarmed` ", ["Alarmed"]),
        ("| `escrow` ", ["escrow", "liability at escrow", "never below zero at escrow"]),
    ],
)
def test_a_row_that_is_missing_from_the_page_is_found(cut: str, found: list[str]) -> None:
    kept = "\n".join(line for line in PAGE.splitlines() if not line.startswith(cut))
    assert missing(kept) == found

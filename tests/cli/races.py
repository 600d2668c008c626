"""Requests about races, in as few words as a test needs."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from croupier.games.tote.card.answer import card_answer
from croupier.games.tote.card.answer_types import PriceAnswer
from croupier.games.tote.card.card import read_price_request
from croupier.games.tote.card.settlement import settle_card

Request = dict[str, Any]

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "races.json"


def race(number: int = 4, *finish: object, **more: object) -> Request:
    ran = {"finish": list(finish)} if finish else {}
    return {"number": number, "runners": 8, **ran, **more}


def pool(kind: str, amounts: dict[str, str] | None = None, *races: int, **more: object) -> Request:
    money = {} if amounts is None else {"amounts": amounts}
    return {"kind": kind, "races": list(races or (4,)), **money, **more}


def tickets(*bets: str | Request) -> list[Request]:
    """Bets, each a ticket with its own bet as its id."""
    return [{"id": bet, "bet": bet} if isinstance(bet, str) else bet for bet in bets]


RAN = race(4, "6", "2", "5")
"""Runner 6 won the fourth race, before 2 and 5."""

RAN_NEXT = race(5, "1", "2", "3")
WIN = pool("win", {"6": "400.00", "2": "600.00"})


def request(*pools: Request, races: tuple[Request, ...] = (RAN,), **more: object) -> Request:
    named = {"pools": list(pools)} if pools else {}
    return {"races": list(races), **named, **more}


def assert_balanced(one: Mapping[str, Any]) -> None:
    came, went = (
        sum(int(one[name].replace(".", "")) for name in names.split())
        for names in ("wagers carryover_in minus", "refunds takeout breakage paid carryover_out")
    )
    assert came == went
    assert one["balance"].startswith(f"wagers {one['wagers']} + ")
    assert one["balance"].endswith(f" = {came // 100}.{came % 100:02}")


def site(name: str, amounts: dict[str, str], **more: object) -> Request:
    return {"name": name, "amounts": amounts, **more}


SITES = pool(
    "win",
    sites=[
        site("host", {"6": "20000.00", "2": "80000.00"}, takeout="18"),
        site("guest", {"6": "12000.00", "2": "38000.00"}, takeout="20"),
    ],
)
"""One pool, of which each site takes its own part."""

DOUBLE_AT_SITES = pool(
    "daily-double",
    None,
    4,
    5,
    sites=[
        site("host", {"6-1": "30.00", "1-1": "70.00"}, takeout="20"),
        site("guest", {"6-1": "20.00", "1-1": "80.00"}, takeout="10"),
    ],
)

IN_A_ROW = (RAN, RAN_NEXT, race(6, "1", "2", "3"))
"""Three races, for a pool over as many."""


def price_request(given: object) -> PriceAnswer:
    """The answer to one request, or a refusal before anything is priced."""
    return card_answer(settle_card(read_price_request(given)))


def priced(asked: Request) -> dict[str, Any]:
    """The answer as a program reads it."""
    answer: dict[str, Any] = json.loads(json.dumps(price_request(asked)))
    for one in (*answer["pools"], answer["totals"]):
        assert_balanced(one)
    return answer


def only(answer: dict[str, Any]) -> dict[str, Any]:
    (one,) = answer["pools"]
    assert isinstance(one, dict)
    return one

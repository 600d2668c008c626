"""Small pools on one race, one for each rung of each ladder, with what they pay: files to be read in review.

A case says what it shows, its races and the dollars bet; `gives` is what the program makes of it.
`python -m tests.oracle.golden_pools` writes every `gives` again.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from croupier import money
from croupier.rules.tote.kinds import Combination, Kind
from croupier.rules.tote.pool import PoolTerms
from croupier.rules.tote.pools import price
from croupier.rules.tote.priced import Payoff, Priced, Rung
from croupier.rules.tote.race import Race, State
from croupier.rules.tote.single import FINDERS
from tests.pools import pool, race

FOLDER = Path(__file__).parent / "tote"
Case = dict[str, Any]


def files() -> Iterator[Path]:
    yield from (FOLDER / f"{kind}.json" for kind in FINDERS)


def cases(path: Path) -> list[Case]:
    found: list[Case] = json.loads(path.read_text("utf-8"))
    return found


def gives(path: Path, case: Case) -> Case:
    """What the pool of a case pays, as its file tells it."""
    races = {number: _race(number, told) for number, told in enumerate(case["races"], 1)}
    terms = PoolTerms(**case["terms"])
    return _told(price(pool(Kind(path.stem), case["bets"], *races), terms, races))


def _race(number: int, told: Case) -> Race:
    state = State(told.get("state", State.OFFICIAL))
    scratched, late = told.get("scratched", ""), told.get("late", "")
    finish = told.get("finish", "")
    return race(told["runners"], finish, number=number, scratched=scratched, late=late, state=state)


def _told(priced: Priced) -> Case:
    sums = ("wagers", "refunds", "takeout", "breakage", "minus", "paid")
    told: Case = {"rung": str(priced.rung)}
    told |= {name: money.show(getattr(priced, name)) for name in sums}
    told["payoffs"] = [_line(payoff) for payoff in priced.payoffs]
    if priced.refunded:
        told["refunded"] = {_name(combo): priced.clause_for(combo) for combo in sorted(priced.refunded)}
    return told


def _line(payoff: Payoff) -> str:
    """`1-2: $1 gets 3.80; 40.00 bet, 152.00 paid (oneida-parimutuel:C.7)`"""
    each, bet, paid = map(money.show, (payoff.price, payoff.backed, payoff.paid))
    return f"{payoff.wins}: $1 gets {each}; {bet} bet, {paid} paid ({payoff.clause})"


def _name(combo: Combination) -> str:
    return "-".join(map(str, combo))


def rungs(path: Path) -> set[Rung]:
    return {Rung(case["gives"]["rung"]) for case in cases(path)}


def write() -> None:
    for path in files():
        told = [case | {"gives": gives(path, case)} for case in cases(path)]
        path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        sys.stdout.write(f"wrote {path.name}\n")


if __name__ == "__main__":
    write()

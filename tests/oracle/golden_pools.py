"""Golden pools, one for each rung of each ladder and more, with what they pay: files to be read in review.

Each is a pool and its races in short text: `3 1=2` is a finish with a dead heat, `3-5:30.00` a bet. `gives`
is what the program makes of it; `python -m tests.oracle.golden_pools` writes every `gives` again.
"""

import json
from pathlib import Path
from typing import Any

from croupier.base import money
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool import Picking, Pool, PoolTerms
from croupier.games.tote.pool_result import Payoff, PoolResult, Rung
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from tests.pools import combination, groups

FOLDER = Path(__file__).parent / "tote"
FILES = sorted(FOLDER.glob("*.json"))
SUMS = ("wagers", "carried_in", "minus", "refunds", "takeout", "breakage", "paid", "carried_out")
Example = dict[str, Any]


def read(path: Path) -> list[Example]:
    examples: list[Example] = json.loads(path.read_text("utf-8"))
    return examples


def write(path: Path, examples: list[Example]) -> None:
    """A line for each key, so that an example is read, and a change to it seen, at a glance."""
    shown = [",\n".join(f'    "{key}": {_json(value)}' for key, value in one.items()) for one in examples]
    text = ",\n".join(f"  {{\n{one}\n  }}" for one in shown)
    path.write_text(f"[\n{text}\n]\n", "utf-8")


def worked_out(example: Example) -> PoolResult:
    races = [_race(number, told) for number, told in enumerate(example["races"], 1)]
    pool = Pool(
        Kind(example["kind"]),
        tuple(race.number for race in races),
        _bets(example["bets"]),
        money.read(example.get("carried", "0")),
        example.get("mandatory", False),
        _bets(example.get("exchanged", "")),
    )
    return price(pool, _terms(example["terms"]), {race.number: race for race in races})


def told(done: PoolResult) -> Example:
    """What a pool pays, as an example shows it; what is nothing is left out."""
    sums = {name: money.show(getattr(done, name)) for name in SUMS if getattr(done, name)}
    back = {"-".join(map(str, combo)): done.clause_for(combo) for combo in sorted(done.refunded)}
    return {
        "rung": done.rung.value,
        "payoffs": [_line(payoff) for payoff in done.payoffs],
        **({"refunded": back} if back else {}),
        **sums,
    }


def rungs(path: Path) -> set[Rung]:
    """Every rung that the examples end on or pay."""
    done = [worked_out(example) for example in read(path)]
    return {one.rung for one in done} | {line.rung for one in done for line in one.payoffs}


def _line(payoff: Payoff) -> str:
    """`3/5, exact: $1 gets 2.60; 30.00 bet, 78.00 paid (oneida-parimutuel:C.5)`"""
    each, bet, paid = map(money.show, (payoff.price, payoff.backed, payoff.paid))
    return f"{payoff.wins}, {payoff.rung}: $1 gets {each}; {bet} bet, {paid} paid ({payoff.clause})"


def _race(number: int, told: dict[str, str]) -> Race:
    win = (one.split(":") for one in told.get("win", "").split())
    return Race(
        number,
        tuple(told.get("runners", "1 2 3 4 5 6").split()),
        frozenset(told.get("scratched", "").split()),
        frozenset(told.get("late", "").split()),
        groups(told.get("finish", "")),
        State(told.get("state", "official")),
        {int(one): money.read(amount) for one, amount in win},
    )


def _bets(text: str) -> dict[Combination, int]:
    pairs = (one.split(":") for one in text.split())
    return {combination(combo): money.read(amount) for combo, amount in pairs}


def _terms(told: Example) -> PoolTerms:
    return PoolTerms(**{**told, "picking": Picking(told.get("picking", "most-right"))})


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    for path in FILES:
        write(path, [{**example, "gives": told(worked_out(example))} for example in read(path)])


if __name__ == "__main__":
    main()

"""Golden examples of the pools over several races, one for each rung of each ladder and more.

Each is a pool and its races in short text, with what it pays, to be read in review. `3 1=2` is a finish with
a dead heat, `3-5:30.00` a bet. `python -m tests.oracle.golden_legs` works out anew what each pays.
"""

import json
from pathlib import Path
from typing import Any

from croupier import money
from croupier.rules.tote.kinds import Combination, Kind
from croupier.rules.tote.pool import Picking, Pool, PoolTerms
from croupier.rules.tote.pools import price
from croupier.rules.tote.priced import Payoff, Priced
from croupier.rules.tote.race import Race, State

FOLDER = Path(__file__).parent / "legs"
FILES = ("daily-double", "pick", "twin-trifecta")
SUMS = ("wagers", "carried_in", "minus", "refunds", "takeout", "breakage", "paid", "carried_out")


def read(name: str) -> list[dict[str, Any]]:
    examples: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return examples


def write(name: str, examples: list[dict[str, Any]]) -> None:
    """A line for each key, so that an example is read, and a change to it seen, at a glance."""
    shown = [",\n".join(f'    "{key}": {_json(value)}' for key, value in one.items()) for one in examples]
    text = ",\n".join(f"  {{\n{one}\n  }}" for one in shown)
    (FOLDER / f"{name}.json").write_text(f"[\n{text}\n]\n", "utf-8")


def worked_out(example: dict[str, Any]) -> Priced:
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


def told(done: Priced) -> dict[str, Any]:
    """What a pool pays, as an example shows it; what is nothing is left out."""
    sums = {name: money.show(getattr(done, name)) for name in SUMS if getattr(done, name)}
    back = " ".join("-".join(map(str, combo)) for combo in sorted(done.refunded))
    return {
        "rung": done.rung.value,
        "payoffs": [_line(payoff) for payoff in done.payoffs],
        **({"refunded": back} if back else {}),
        **sums,
    }


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
        tuple(tuple(group.split("=")) for group in told.get("finish", "").split()),
        State(told.get("state", "official")),
        {int(one): money.read(amount) for one, amount in win},
    )


def _bets(text: str) -> dict[Combination, int]:
    pairs = (one.split(":") for one in text.split())
    return {tuple(map(int, combo.split("-"))): money.read(amount) for combo, amount in pairs}


def _terms(told: dict[str, Any]) -> PoolTerms:
    return PoolTerms(**{**told, "picking": Picking(told.get("picking", "most-right"))})


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    for name in FILES:
        write(name, [{**example, "gives": told(worked_out(example))} for example in read(name)])


if __name__ == "__main__":
    main()
